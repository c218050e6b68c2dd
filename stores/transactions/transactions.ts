import type {
  Batch,
  Change,
  TransactionalStore,
  TransactionLoad,
  Transactions,
  TransactionScope,
} from '../store.ts';
import { GroupCommit } from './group-commit.ts';
import { executeInOneTransaction } from './one-transaction.ts';
import { SpareTurns } from './spare-turns.ts';

/** So many changes share a commit at most: then readers have a turn. */
const changesMax = 32;

/** A change that would wait for longer than this many others is refused. */
const changesWaitingMax = 500;

/** So many requests of a batch share a commit at most. */
const requestsMax = 48;

/**
 * So many requests are worth a batch of their own beside another one: statements and round trips cost a batch as much as
 * five to twelve of its requests do.
 */
const requestsBesideMin = 24;

/** So many batches are with a server at most: it has the next at once when a batch is done. */
const batchesMax = 2;

const requestsWaitingMax = 1_000;

/**
 * SQLite has one writer at a time and makes each commit durable for itself: changes that come at the same time share one.
 * PostgreSQL runs them side by side, and itself makes their commits durable together.
 */
export function transactionsOf<Tables>(store: TransactionalStore<Tables>): Transactions<Tables> {
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
      const requests = new GroupCommit<Tables, Request, Result>({
        ...batch,
        store,
        ...(store.engine === 'postgres' && {
          beside: { waitingMin: requestsBesideMin, batchesMax },
        }),
        batchMax: requestsMax,
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
