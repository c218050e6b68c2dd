import { isLostChange, isRefusal, type Refusal, Unreachable } from '../bank-client/refusals.ts';
import type { Explanation, Failures } from './explanation.ts';
import type { briefWords } from './brief-refusal-words.ts';
import { whereToLook } from './where-to-look.ts';

/** An explanation, with the reference under which the bank has logged the fault, if it has. */
export interface Explained extends Explanation {
  reference?: string;
}

/** The sentences of one language. */
export interface ExplainingWords {
  readonly brief: typeof briefWords.en;
  /** The words of each refusal and each change; null until they are loaded. */
  readonly whole: Failures | null;
}

/** Puts anything that a request has thrown into words: a refusal, a broken connection, or a bug. */
export function explain(error: unknown, words: ExplainingWords): Explained {
  if (isRefusal(error)) return explainRefusal(error, words);
  if (isLostChange(error)) return explainLost(error, words);
  return error instanceof Unreachable ? words.brief.noAnswer : words.brief.fault;
}

function explainLost(
  { procedure, effect }: Unreachable,
  { brief: { lost }, whole }: ExplainingWords,
): Explained {
  const { title, noAnswer, again } = lost;
  const found = [noAnswer, ...(whole ? [whereToLook(procedure, whole.whereToLook)] : [])];
  return { title, detail: [...found, ...(effect === 'change once' ? [again] : [])].join(' ') };
}

function explainRefusal(refusal: Refusal, { brief, whole }: ExplainingWords): Explained {
  // The table is typed code by code; which one it is cannot be told to the compiler any further.
  const byCode = (whole ?? brief).byCode as Partial<Record<string, Entry>>;
  const entry = byCode[refusal.code] ?? brief.refused;
  const explanation = typeof entry === 'function' ? entry(refusal.data) : entry;
  return refusal.code === 'UNEXPECTED'
    ? { ...explanation, reference: refusal.data.reference }
    : explanation;
}

type Entry = Explanation | ((data: unknown) => Explanation);
