import { isRefusal, type Refusal } from '../bank-client/refusals.ts';
import { Unreachable } from '../bank-client/unreachable.ts';
import { refusals as en } from './en/refusals.ts';
import { refusals as es } from './es/refusals.ts';
import type { Explanation } from './explanation.ts';
import { useWords } from './words.ts';

export const refusalWords = { en, es };

/** An explanation, with the reference under which the bank has logged the fault, if it has. */
export interface Explained extends Explanation {
  reference?: string;
}

/** Puts anything that an ask has thrown into words: a refusal, a broken connection, or a bug. */
export function useExplain(): (error: unknown) => Explained {
  const words = useWords(refusalWords);
  return (error) => explain(error, words);
}

/** See `useExplain`. */
export function explain(error: unknown, words: typeof en): Explained {
  if (isRefusal(error)) return explainRefusal(error, words);
  if (error instanceof Unreachable) {
    return error.moneyMayHaveMoved ? words.noAnswerAboutMoney : words.noAnswer;
  }
  return words.fault;
}

function explainRefusal(refusal: Refusal, words: typeof en): Explained {
  // The table is typed code by code; which one it is cannot be told to the compiler any further.
  const entry = words.byCode[refusal.code] as Explanation | ((data: unknown) => Explanation);
  const explanation = typeof entry === 'function' ? entry(refusal.data) : entry;
  return refusal.code === 'UNEXPECTED'
    ? { ...explanation, reference: refusal.data.reference }
    : explanation;
}
