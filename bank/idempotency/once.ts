import type { EpochMs } from '#contract/time/time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { type Intent, type KnownIntents, readIntents } from './intent-records.ts';

/** The outcome of a request that is executed once for each intent key. */
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
 * Executes requests in their order, each once for its intent key: a request that was executed before gets its first answer
 * again. To be called under locks that every equal request takes, so that of two the second finds the answer of the first.
 * A refusal is not remembered.
 * @param intents Those of the requests, read under the locks.
 */
export async function onceEach<Request extends { readonly intent: Intent }, Answer, Refusal>(
  scope: DatabaseTransaction,
  at: EpochMs,
  requests: readonly Request[],
  intents: KnownIntents,
  execute: (request: Request) => Promise<Executed<Answer, Refusal>>,
): Promise<Once<Answer, Refusal>[]> {
  const results: Once<Answer, Refusal>[] = [];
  for (const request of requests) {
    results.push(await onceAmong(intents, request.intent, () => execute(request)));
  }
  await intents.record(scope, at);
  return results;
}

/** The same for one request. */
export async function once<Answer, Refusal>(
  scope: DatabaseTransaction,
  at: EpochMs,
  intent: Intent,
  execute: () => Promise<Executed<Answer, Refusal>>,
): Promise<Once<Answer, Refusal>> {
  const intents = await readIntents(scope, [intent]);
  const [result] = await onceEach(scope, at, [{ intent }], intents, execute);
  return result as Once<Answer, Refusal>;
}

async function onceAmong<Answer, Refusal>(
  intents: KnownIntents,
  intent: Intent,
  execute: () => Promise<Executed<Answer, Refusal>>,
): Promise<Once<Answer, Refusal>> {
  const known = intents.stateOf(intent);
  if (known.kind === 'reused') {
    return known;
  }
  if (known.kind === 'answered') {
    return { kind: 'done', answer: known.answer as Answer };
  }
  const result = await execute();
  if (result.kind === 'done') {
    intents.answer(intent, result.answer);
  }
  return result;
}
