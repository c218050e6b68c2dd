import type { Batch, TransactionalStore } from '../store.ts';
import { executeInOneTransaction } from './one-transaction.ts';

/** A request of a batch, and the caller that waits for its result. */
export interface Waiting<Request, Result> {
  readonly request: Request;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

export type Group<Request, Result> = readonly Waiting<Request, Result>[];

/** Answers each with its result; gives back those that have none, because they were passed over. */
export function answer<Request, Result>(
  group: Group<Request, Result>,
  results: readonly (Result | undefined)[],
): Waiting<Request, Result>[] {
  return group.filter(({ resolve }, index) => {
    const result = results[index];
    if (result === undefined) return true;
    resolve(result);
    return false;
  });
}

/** Executes one request in a transaction of its own, waiting for rows that others have locked, and answers it. */
export async function executeAlone<Tables, Request, Result>(
  {
    store,
    execute,
  }: {
    readonly store: TransactionalStore<Tables>;
    readonly execute: Batch<Tables, Request, Result>['execute'];
  },
  { request, resolve, reject }: Waiting<Request, Result>,
): Promise<void> {
  try {
    const [result] = await executeInOneTransaction(
      store,
      (scope) => execute(scope, [request]),
      'batches',
    );
    resolve(result as Result);
  } catch (error) {
    reject(error);
  }
}
