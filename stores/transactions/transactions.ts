import type {
  Batch,
  Change,
  TransactionalStore,
  TransactionLoad,
  Transactions,
  TransactionScope,
} from '../store.ts';
import { type BatchBeside, GroupCommit, type GroupCommitOptions } from './group-commit.ts';
import { executeInOneTransaction, tryOnce } from './one-transaction.ts';
import { SpareTurns } from './spare-turns.ts';

/** Executes batches in another thread, by their names. */
export interface Writer {
  /** Executes the requests in one transaction, once; null where it cannot: nothing was done. */
  execute(batch: string, requests: readonly unknown[]): BatchBeside<unknown> | null;
}

/** So many changes share a commit at most: then readers have a turn. */
const changesMax = 32;

/** A change that would wait for longer than this many others is refused. */
const changesWaitingMax = 500;

/** So many requests of a batch share a commit at most. */
const requestsMax = 48;

/**
 * The same where the other thread executes the requests. With many more at a time, all of them would wait together for it
 * and then for this thread's answers, while either thread is idle.
 */
const requestsInWriterMax = 24;

/**
 * So many full batches are with the other thread at most. Under much load this thread takes longer for one round of
 * incoming requests than the other for the two batches that it has.
 */
const batchesInWriterMax = 8;

/**
 * So many requests are worth a batch of their own beside another one: statements and round trips cost a batch as much as
 * five to twelve of its requests do.
 */
const requestsBesideMin = 24;

/** So many batches are with a server at most: it has the next at once when a batch is done. */
const batchesInServerMax = 2;

const requestsWaitingMax = 1_000;

/**
 * SQLite has one writer at a time and makes each commit durable for itself: changes that come at the same time share one.
 * PostgreSQL runs them side by side, and itself makes their commits durable together.
 */
export function transactionsOf<Tables>(
  store: TransactionalStore<Tables>,
  writer?: Writer,
): Transactions<Tables> {
  const changes = new GroupCommit<Tables, Change<Tables, unknown>, Changed>({
    store,
    execute: executeInTurn,
    batchMax: changesMax,
    waitingMax: changesWaitingMax,
  });
  const groups: { load(): TransactionLoad }[] = [changes];
  const load = () => sumOf(groups.map((group) => group.load()));
  const spareTurns = new SpareTurns(() => load().requests);
  return {
    load,
    async transact<Result>(change: Change<Tables, Result>) {
      return store.engine === 'postgres'
        ? await executeInOneTransaction(store, change)
        : ((await changes.submit(change)).result as Result);
    },
    async transactInBackground<Result>(change: Change<Tables, Result>) {
      return store.engine === 'postgres'
        ? await executeInOneTransaction(store, change, 'background')
        : await spareTurns.take(async () => (await changes.submit(change)).result as Result);
    },
    batch<Request, Result extends object>(batch: Batch<Tables, Request, Result>) {
      const beside = writer ? besideInWriter(writer, batch) : besideInServer(store, batch);
      const requests = new GroupCommit<Tables, Request, Result>({
        ...batch,
        store,
        beside,
        batchMax: writer ? requestsInWriterMax : requestsMax,
        waitingMax: requestsWaitingMax,
      });
      groups.push(requests);
      return (request: Request) => requests.submit(request);
    },
  };
}

interface Changed {
  readonly result: unknown;
}

type Beside<Tables, Request, Result> = GroupCommitOptions<Tables, Request, Result>['beside'];

function besideInWriter<Tables, Request, Result>(
  writer: Writer,
  { name }: Batch<Tables, Request, Result>,
): Beside<Tables, Request, Result> {
  return {
    execute: (requests) => writer.execute(name, requests) as BatchBeside<Result> | null,
    waitingMin: requestsInWriterMax,
    batchesMax: batchesInWriterMax,
    takesSingle: false,
  };
}

/**
 * Each batch passes over rows that others have locked, a single request too, so that the next batches need not wait with
 * it.
 */
function besideInServer<Tables, Request, Result>(
  store: TransactionalStore<Tables>,
  { execute }: Batch<Tables, Request, Result>,
): Beside<Tables, Request, Result> {
  if (store.engine !== 'postgres') return undefined;
  let allDone: Promise<void> = Promise.resolve();

  return {
    execute(requests) {
      const tried = tryOnce(
        store,
        (scope) => execute({ ...scope, passesOverLocked: true }, requests),
        'batches',
      );
      allDone = whenSettled([allDone, tried]);
      return { roomForNext: allDone, tried };
    },
    waitingMin: requestsBesideMin,
    batchesMax: batchesInServerMax,
    takesSingle: true,
  };
}

async function whenSettled(promises: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(promises);
}

async function executeInTurn<Tables>(
  scope: TransactionScope<Tables>,
  changes: readonly Change<Tables, unknown>[],
): Promise<Changed[]> {
  const results: Changed[] = [];
  for (const change of changes) {
    results.push({ result: await change(scope) });
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
