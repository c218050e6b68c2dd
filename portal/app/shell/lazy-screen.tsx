import { type ComponentType, lazy, type LazyExoticComponent, useEffect, useState } from 'react';
import { useBankReached } from '../../bank-client/reach.ts';
import { Banner } from '../../design-system/parts/banner.tsx';
import { Button } from '../../design-system/parts/button.tsx';
import { reloadOnce, wasNotFetched } from '../../browser/not-loaded.ts';
import { partsWords } from '../../design-system/words.ts';
import { useWords } from '../../language/sentences.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** A screen in a chunk of its own. A screen that could not be fetched tells its needs, and comes as soon as possible. */
export function lazyScreen(load: Load): LazyExoticComponent<ComponentType> {
  return lazy(() =>
    load().catch((error: unknown) => {
      if (!wasNotFetched(error)) throw error;
      return { default: notLoaded(load) };
    }),
  );
}

function notLoaded(load: Load): ComponentType {
  return function NotLoaded() {
    const { notLoaded: words, tryAgain } = useWords(partsWords);
    const isReached = useBankReached();
    const [Screen, setScreen] = useState<ComponentType | null>(null);
    const [tries, setTries] = useState(0);
    const [isTrying, setTrying] = useState(false);
    useEffect(() => {
      let isWanted = true;
      load().then(
        (found) => isWanted && setScreen(() => found.default),
        () => {
          if (!isWanted) return;
          setTrying(false);
          if (isReached) void reloadOnce();
        },
      );
      return () => {
        isWanted = false;
      };
    }, [isReached, tries]);
    if (Screen !== null) return <Screen />;
    const again = () => {
      setTrying(true);
      setTries(tries + 1);
    };
    return (
      <Banner
        tone="warning"
        role="alert"
        title={words.title}
        action={
          <Button tone="secondary" size="small" busy={isTrying} onClick={again}>
            {tryAgain}
          </Button>
        }
      >
        {words.detail}
      </Banner>
    );
  };
}
