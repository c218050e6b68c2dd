import type { EpochMs } from '#contract/time/time.ts';
import { readIntent, recordIntent, type Intent } from './intent-records.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';

/** What came of an ask that is carried out once for each intent key. */
export type Once<Answer, Refusal> =
  | {
      readonly kind: 'done';
      readonly answer: Answer;
      /** When work is due that this has made; not told again with an answer that is repeated. */
      readonly dueAt?: EpochMs | null;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The key was used for another request. */
  | { readonly kind: 'reused' };

/** The same where the key is known to be new. */
export type Executed<Answer, Refusal> = Exclude<Once<Answer, Refusal>, { kind: 'reused' }>;

/**
 * Carries out what was asked, unless it was carried out before: then it answers as it did at first. To
 * be called under a lock that every equal ask takes, so that of two the second finds the answer of the
 * first. A refusal is not remembered.
 */
export async function once<Answer, Refusal>(
  { trx }: Pick<DatabaseTransaction, 'trx'>,
  at: EpochMs,
  intent: Intent,
  work: () => Promise<Executed<Answer, Refusal>>,
): Promise<Once<Answer, Refusal>> {
  const known = await readIntent(trx, intent);
  if (known.kind === 'reused') {
    return known;
  }
  if (known.kind === 'answered') {
    return { kind: 'done', answer: known.answer as Answer };
  }
  const result = await work();
  if (result.kind === 'done') {
    await recordIntent(trx, intent, result.answer, at);
  }
  return result;
}
