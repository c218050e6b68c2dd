import { useEffect, useSyncExternalStore } from 'react';
import { importWhenOnline } from '../bank-client/reach.ts';
import { isLostChange } from '../bank-client/unreachable.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { type Explained, explain, type ExplainingWords } from './explain.ts';
import { type Language, useLanguage } from './language.ts';
import { briefWords } from './brief-refusal-words.ts';
import { loadRefusalWords } from './handed-in.ts';

export { explain };

type Whole = NonNullable<ExplainingWords['whole']>;

/**
 * The words of all refusals are a tenth of what the dashboard's first view would load, and nobody needs them before
 * something is refused: they come while the browser is idle, or with the first one that is explained.
 */
const load = importWhenOnline(loadRefusalWords);
const loaded: Partial<Record<Language, Whole>> = {};
const listeners = new Set<() => void>();

/** All words of a language for what goes wrong, once they are there. */
export async function explainingWords(language: Language): Promise<ExplainingWords> {
  loaded[language] ??= (await load())[language];
  for (const listener of listeners) listener();
  return { brief: briefWords[language], whole: loaded[language] };
}

/** Puts anything that a request has thrown into words: a refusal, a broken connection, or a bug. */
export function useExplain(): (error: unknown) => Explained {
  const language = useLanguage();
  const whole = useSyncExternalStore(
    subscribe,
    () => loaded[language] ?? null,
    () => null,
  );
  useEffect(() => whenIdle(() => fetchWords(language)), [language]);
  return (error) => {
    if (whole === null) fetchWords(language);
    return explain(error, { brief: briefWords[language], whole });
  };
}

/** Without a connection they are fetched when something is explained again. */
function fetchWords(language: Language): void {
  explainingWords(language).catch(() => undefined);
}

/**
 * The same under a title of one's own, which says what was not done; but of a change whose answer was lost nobody can
 * say that, and so it says what is not known and where to look.
 */
export function useExplainNotDone(): (title: string, error: unknown) => Explained {
  const explainIt = useExplain();
  return (title, error) => {
    const why = explainIt(error);
    if (isLostChange(error)) return why;
    return { ...why, title, detail: [why.title, why.detail].filter(Boolean).join(' ') };
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
