import type { Change, Lane, TransactionalStore, Tried } from '../store.ts';

const attempts = 5;

/**
 * Runs a change in one database transaction. It is tried again, a few times, when it lost against
 * another one: to a lock, or to a key that the other wrote first, which the next try then reads.
 */
export async function executeInOneTransaction<Tables, Result>(
  store: TransactionalStore<Tables>,
  change: Change<Tables, Result>,
  lane: Lane = 'changes',
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const tried = await tryOnce(store, change, lane);
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
  lane: Lane = 'changes',
): Promise<Tried<Result>> {
  const { engine } = store;
  if (store.tryTransaction) {
    return await store.tryTransaction(lane, (trx) => change({ trx, engine }));
  }
  let isCommitting = false;
  try {
    const result = await store.db.transaction().execute(async (trx) => {
      const done = await change({ trx, engine });
      isCommitting = true;
      return done;
    });
    return { kind: 'durable', result };
  } catch (error) {
    const isUndone = !isCommitting || store.isTransient(error);
    return { kind: isUndone ? 'undone' : 'unknown', error };
  }
}
