import type { Change, TransactionalStore } from '../store.ts';

const attempts = 5;

/** What came of a transaction that was tried once. */
export type Tried<Result> =
  | { readonly kind: 'durable'; readonly result: Result }
  /** Nothing of it happened. */
  | { readonly kind: 'undone'; readonly error: unknown }
  /** The commit failed in a way that leaves open whether it took effect. */
  | { readonly kind: 'unknown'; readonly error: unknown };

/**
 * Runs a change in one database transaction. It is tried again, a few times, when it lost against
 * another one: to a lock, or to a key that the other wrote first, which the next try then reads.
 */
export async function executeInOneTransaction<Tables, Result>(
  store: TransactionalStore<Tables>,
  change: Change<Tables, Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const tried = await tryOnce(store, change);
    if (tried.kind === 'durable') {
      return tried.result;
    }
    const { error } = tried;
    const lost = store.isTransient(error) || store.isUniqueViolation(error);
    if (attempt === attempts || !lost) {
      throw error;
    }
  }
}

/** Runs a change in one database transaction, once. */
export async function tryOnce<Tables, Result>(
  store: TransactionalStore<Tables>,
  change: Change<Tables, Result>,
): Promise<Tried<Result>> {
  let isCommitting = false;
  try {
    const result = await store.db.transaction().execute(async (trx) => {
      const done = await change({ trx, engine: store.engine });
      isCommitting = true;
      return done;
    });
    return { kind: 'durable', result };
  } catch (error) {
    const isUndone = !isCommitting || store.isTransient(error);
    return { kind: isUndone ? 'undone' : 'unknown', error };
  }
}
