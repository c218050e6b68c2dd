import type {
  Batch,
  Change,
  TransactionalStore,
  TransactionLoad,
  Transactions,
  TransactionScope,
} from '../store.ts';
import { GroupCommit, type WriterBatch } from './group-commit.ts';
import { executeInOneTransaction } from './one-transaction.ts';

/** Executes batches in another thread, by their names. */
export interface Writer {
  /** Executes the requests in one transaction, once; null where it cannot: nothing was done. */
  execute(batch: string, requests: readonly unknown[]): WriterBatch<unknown> | null;
}

/** So many changes share a commit at most: then readers have a turn. */
const changesMax = 32;

/** A change that would wait for longer than this many others is refused. */
const changesWaitingMax = 500;

/** So many requests of a batch share a commit at most. */
const requestsMax = 48;

/**
 * The same where another thread executes them. Many more at a time, and all of them would wait together for that thread
 * and then for this one to answer them, while one of the two is idle.
 */
const requestsInWriterMax = 24;

const requestsWaitingMax = 1_000;

/**
 * SQLite has one writer at a time and makes each commit durable for itself: changes that come at the same time share one.
 * PostgreSQL runs them side by side, and itself makes their commits durable together.
 */
export function transactionsOf<Tables>(
  store: TransactionalStore<Tables>,
  writer?: Writer,
): Transactions<Tables> {
  const changes = new GroupCommit<Tables, Change<Tables, unknown>, unknown>({
    store,
    execute: executeInTurn,
    batchMax: changesMax,
    waitingMax: changesWaitingMax,
  });
  const groups: { load(): TransactionLoad }[] = [changes];
  return {
    load: () => sumOf(groups.map((group) => group.load())),
    async transact<Result>(change: Change<Tables, Result>) {
      return store.engine === 'postgres'
        ? await executeInOneTransaction(store, change)
        : ((await changes.submit(change)) as Result);
    },
    batch<Request, Result>({ name, execute }: Batch<Tables, Request, Result>) {
      const requests = new GroupCommit<Tables, Request, Result>({
        store,
        execute,
        executeInWriter:
          writer && ((group) => writer.execute(name, group) as WriterBatch<Result> | null),
        batchMax: writer ? requestsInWriterMax : requestsMax,
        waitingMax: requestsWaitingMax,
      });
      groups.push(requests);
      return (request: Request) => requests.submit(request);
    },
  };
}

async function executeInTurn<Tables>(
  scope: TransactionScope<Tables>,
  changes: readonly Change<Tables, unknown>[],
): Promise<unknown[]> {
  const results: unknown[] = [];
  for (const change of changes) {
    results.push(await change(scope));
  }
  return results;
}

function sumOf(loads: readonly TransactionLoad[]): TransactionLoad {
  return loads.reduce((sum, { waiting, batches, requests }) => ({
    waiting: sum.waiting + waiting,
    batches: sum.batches + batches,
    requests: sum.requests + requests,
  }));
}
