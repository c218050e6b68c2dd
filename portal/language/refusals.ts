import { useEffect, useSyncExternalStore } from 'react';
import { importWhenOnline } from '../bank-client/reach.ts';
import { isLostChange } from '../bank-client/refusals.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { type Explained, explain, type ExplainingWords } from './explain.ts';
import { loadRefusalWords } from './explanation.ts';
import { type Language, useLanguage } from './language.ts';
import { briefWords } from './brief-refusal-words.ts';

export { explain };

type Whole = NonNullable<ExplainingWords['whole']>;

/**
 * The words of all refusals are a tenth of the load of the dashboard's first view, and nobody needs them before a refusal:
 * they come while the browser is idle, or with the first explained refusal.
 */
const load = importWhenOnline(loadRefusalWords);
const loaded: Partial<Record<Language, Whole>> = {};
const listeners = new Set<() => void>();

/** All words of a language for failures, once they are there. */
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

/** Without a connection the words are fetched at the next explanation. */
function fetchWords(language: Language): void {
  explainingWords(language).catch(() => undefined);
}

/**
 * The explanation under the caller's title, which names the failed action; but for a change with a lost answer that is
 * unknown, and so the explanation states the unknown outcome and the place to look.
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
