import { isRefusal, type Refusal } from '../bank-client/refusals.ts';
import { isLostChange, Unreachable } from '../bank-client/unreachable.ts';
import { refusals as en } from './refusals.en.ts';
import { refusals as es } from './refusals.es.ts';
import type { Explanation } from './explanation.ts';
import { whereToLook } from './where-to-look.ts';
import { useWords } from './words.ts';

export const refusalWords = { en, es };

/** An explanation, with the reference under which the bank has logged the fault, if it has. */
export interface Explained extends Explanation {
  reference?: string;
}

/** Puts anything that a request has thrown into words: a refusal, a broken connection, or a bug. */
export function useExplain(): (error: unknown) => Explained {
  const words = useWords(refusalWords);
  return (error) => explain(error, words);
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

/** See `useExplain`. */
export function explain(error: unknown, words: typeof en): Explained {
  if (isRefusal(error)) return explainRefusal(error, words);
  if (isLostChange(error)) return explainLost(error, words);
  return error instanceof Unreachable ? words.noAnswer : words.fault;
}

function explainLost(
  { procedure, effect }: Unreachable,
  { lost: { title, noAnswer, where, again } }: typeof en,
): Explained {
  const found = [noAnswer, whereToLook(procedure, where)];
  return { title, detail: [...found, ...(effect === 'change once' ? [again] : [])].join(' ') };
}

function explainRefusal(refusal: Refusal, words: typeof en): Explained {
  // The table is typed code by code; which one it is cannot be told to the compiler any further.
  const entry = words.byCode[refusal.code] as Explanation | ((data: unknown) => Explanation);
  const explanation = typeof entry === 'function' ? entry(refusal.data) : entry;
  return refusal.code === 'UNEXPECTED'
    ? { ...explanation, reference: refusal.data.reference }
    : explanation;
}
