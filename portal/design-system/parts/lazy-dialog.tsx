import {
  type ComponentType,
  type LazyExoticComponent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { isOnline } from '../../bank-client/reach.ts';
import { lazyChunk, type Load } from './lazy-chunk.ts';
import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { showToast } from './toast.tsx';

/** What most dialogs are given; one without `open` is open. */
interface MaybeOpen {
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/**
 * A dialog in a chunk of its own, which is fetched when the browser is idle: it opens at once when it
 * is asked for, and also when the connection is gone by then. One that could not be fetched says so, and is fetched
 * again when it is asked for again; where that cannot help it offers to reload the page. `onMissing` takes back what
 * asked for it.
 */
export function lazyDialog<Props extends object>(
  load: Load<Props>,
  onMissing: (props: Props) => void = closeAgain,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyChunk(load, (fetchChunk) => notLoaded(fetchChunk, onMissing));
}

function closeAgain(props: object): void {
  (props as MaybeOpen).onOpenChange?.(false);
}

/** Stands in for a dialog that could not be fetched, until it can. */
function notLoaded<Props extends object>(
  load: Load<Props>,
  onMissing: (props: Props) => void,
): ComponentType<Props> {
  return function NotLoaded(props: Props) {
    const words = useWords(partsWords);
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const { open = true } = props as MaybeOpen;
    const fail = useEffectEvent(() => {
      if (isOnline()) {
        const { title, detail, reload } = words.failedToLoad;
        const action = { label: reload, onSelect: () => location.reload() };
        showToast({ tone: 'danger', title, description: detail, action });
      } else {
        const { title, detail } = words.notLoaded;
        showToast({ tone: 'danger', title, description: detail });
      }
      onMissing(props);
    });
    useEffect(() => {
      if (!open) return undefined;
      let isWanted = true;
      load().then(
        (found) => isWanted && setLoaded(() => found.default),
        () => isWanted && fail(),
      );
      return () => {
        isWanted = false;
      };
    }, [open]);
    return Loaded === null ? null : <Loaded {...props} />;
  };
}
