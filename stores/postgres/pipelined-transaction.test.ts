import { CompiledQuery, sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store, TransactionScope } from '../store.ts';
import { open } from './open.ts';
import type { PostgresOptions } from './connections.ts';
import { startSilentProxy } from './silent-proxy.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-server.ts';

interface Tables {
  jar: { id: number; coins: number };
}

let database: TestDatabase;
let cleanUp: (() => Promise<void>)[];

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(() => {
  cleanUp = [() => database.clear()];
});

afterEach(async () => {
  for (const step of cleanUp.toReversed()) await step();
});

afterAll(() => database.drop());

/** A store over two jars of ten coins. */
async function openWithJars(options: Partial<PostgresOptions> = {}): Promise<Store<Tables>> {
  await outside(
    `create table if not exists jar (id integer primary key, coins bigint not null check (coins >= 0));
     insert into jar values (1, 10), (2, 10) on conflict do nothing`,
  );
  const store = await open<Tables>({
    url: database.url,
    poolSize: 5,
    statementTimeoutMs: 20_000,
    connectTimeoutMs: 20_000,
    onIdleConnectionLost: () => {},
    ...options,
  });
  cleanUp.push(() => store.close());
  return store;
}

async function outside(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Takes coins out of a jar without waiting for the answer. */
async function take({ trx }: TransactionScope<Tables>, coins: number, id = 1): Promise<void> {
  const query = {
    ...CompiledQuery.raw('update jar set coins = coins - $1 where id = $2', [coins, id]),
  };
  await trx.executeQuery({ ...query, unawaited: true } as CompiledQuery);
}

async function coinsIn({ trx }: Pick<TransactionScope<Tables>, 'trx'>, id = 1): Promise<number> {
  const query = trx.selectFrom('jar').select('coins').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).coins;
}

async function coins({ db }: Store<Tables>, id = 1): Promise<number> {
  return (await db.selectFrom('jar').select('coins').where('id', '=', id).executeTakeFirstOrThrow())
    .coins;
}

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable('it did not fail'),
    (error: unknown) => error,
  );
}

describe('a transaction whose statements are sent together', () => {
  test('takes two flights: the begin with what is read, what is written with the commit', async () => {
    await openWithJars();
    const proxy = await startSilentProxy(database.url);
    cleanUp.push(() => proxy.stop());
    const store = await openWithJars({ url: proxy.url });
    const move = () =>
      store.transact(async (scope) => {
        const [one, other] = await Promise.all([coinsIn(scope, 1), coinsIn(scope, 2)]);
        await take(scope, 1, 1);
        await take(scope, -1, 2);
        return [one, other];
      });
    // The connection is opened by the first.
    await move();
    const before = proxy.sent();
    expect(await move()).toEqual([9, 11]);
    expect(proxy.sent() - before).toBe(2);
    expect([await coins(store, 1), await coins(store, 2)]).toEqual([8, 12]);
  });

  test('reads what it wrote, though nobody waited for that', async () => {
    const store = await openWithJars();
    const left = await store.transact(async (scope) => {
      await take(scope, 3);
      return coinsIn(scope);
    });
    expect(left).toBe(7);
  });

  test('commits nothing where a write was refused, and tells why', async () => {
    const store = await openWithJars();
    const error = await errorOf(
      store.transact(async (scope) => {
        await take(scope, 1, 2);
        await take(scope, 11);
        await take(scope, 1, 2);
      }),
    );
    expect(store.isCheckViolation(error)).toBe(true);
    expect([await coins(store, 1), await coins(store, 2)]).toEqual([10, 10]);
  });

  test('tells at the next statement why a write before it was refused', async () => {
    const store = await openWithJars();
    const error = await errorOf(
      store.transact(async (scope) => {
        await take(scope, 11);
        return coinsIn(scope);
      }),
    );
    expect(store.isCheckViolation(error)).toBe(true);
    expect(await coins(store)).toBe(10);
  });

  test('is tried again where a write that nobody waited for lost to another', async () => {
    const store = await openWithJars();
    let tries = 0;
    await store.transact(async ({ trx }) => {
      tries += 1;
      const id = tries === 1 ? 1 : 3;
      await trx.executeQuery({
        ...CompiledQuery.raw('insert into jar values ($1, 5)', [id]),
        unawaited: true,
      } as CompiledQuery);
    });
    expect(tries).toBe(2);
    expect(await coins(store, 3)).toBe(5);
  });

  test('leaves nothing of what was sent when it throws, and its connection works on', async () => {
    const store = await openWithJars({ poolSize: 1 });
    const reason = new Error('changed my mind');
    const throwing = store.transact(async (scope) => {
      await take(scope, 3);
      throw reason;
    });
    await expect(throwing).rejects.toBe(reason);
    expect(await coins(store)).toBe(10);
  });

  test('is unavailable where its connection is lost, and not known where that was at the commit', async () => {
    const store = await openWithJars();
    const loseConnection = async ({ trx }: TransactionScope<Tables>) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await outside(`select pg_terminate_backend(${rows[0]?.pid}, 10000)`);
    };
    const before = await errorOf(
      store.transact(async (scope) => {
        await loseConnection(scope);
        return coinsIn(scope);
      }),
    );
    let tries = 0;
    const atCommit = await errorOf(
      store.transact(async (scope) => {
        tries += 1;
        await take(scope, 3);
        await loseConnection(scope);
      }),
    );
    expect([before, atCommit].map(store.isUnavailable)).toEqual([true, true]);
    expect(tries).toBe(1);
    expect(await coins(store)).toBe(10);
  });

  test('is unavailable in bounded time where the server falls silent amid what was sent', async () => {
    await openWithJars();
    const proxy = await startSilentProxy(database.url);
    cleanUp.push(() => proxy.stop());
    const store = await openWithJars({ url: proxy.url, statementTimeoutMs: 500 });
    const error = await errorOf(
      store.transact(async (scope) => {
        await coinsIn(scope);
        proxy.fallSilent();
        await Promise.all([take(scope, 1), coinsIn(scope), coinsIn(scope)]);
      }),
    );
    expect(store.isUnavailable(error)).toBe(true);
    expect(await coins(await openWithJars())).toBe(10);
  });
});

describe('while a table is locked by somebody else', () => {
  async function withLockedTable(store: Store<Tables>, work: () => Promise<void>): Promise<void> {
    const locking = await store.db.startTransaction().execute();
    // A vacuum of the table may have to go first.
    await sql`set local lock_timeout = 0`.execute(locking);
    await sql`lock table jar in access exclusive mode`.execute(locking);
    try {
      await work();
    } finally {
      await locking.rollback().execute();
    }
  }

  test('a change of it is unavailable in bounded time, and tried once', async () => {
    const store = await openWithJars({ poolSize: 10, statementTimeoutMs: 1_000 });
    await withLockedTable(store, async () => {
      let tries = 0;
      const error = await errorOf(
        store.transact(async (scope) => {
          tries += 1;
          await take(scope, 1);
        }),
      );
      expect(store.isUnavailable(error)).toBe(true);
      expect(store.isTransient(error)).toBe(false);
      expect(tries).toBe(1);
    });
  });

  test('however many changes wait for it, reads and the background are answered', async () => {
    const store = await openWithJars({ poolSize: 10 });
    const changes: Promise<void>[] = [];
    await withLockedTable(store, async () => {
      for (let index = 0; index < 50; index += 1) {
        changes.push(store.transact((scope) => take(scope, 0)));
      }
      expect((await sql`select 1 as one`.execute(store.db)).rows).toEqual([{ one: 1 }]);
      const beside = await store.transactInBackground(({ trx }) =>
        sql`select 2 as two`.execute(trx),
      );
      expect(beside.rows).toEqual([{ two: 2 }]);
      // None of them came before.
      await expect.poll(() => store.connections?.().waiting).toBe(47);
    });
    await Promise.all(changes);
  });

  test('however many reads wait for it, those of other tables are answered before a change would give up', async () => {
    const store = await openWithJars({ poolSize: 10 });
    await withLockedTable(store, async () => {
      let isChanged = false;
      const change = store.transact((scope) => take(scope, 0)).finally(() => (isChanged = true));
      cleanUp.push(() => change);
      const reads = Array.from({ length: 20 }, () =>
        errorOf(store.db.selectFrom('jar').selectAll().execute()),
      );
      expect((await sql`select 1 as one`.execute(store.db)).rows).toEqual([{ one: 1 }]);
      for (const error of await Promise.all(reads)) expect(store.isUnavailable(error)).toBe(true);
      expect(isChanged).toBe(false);
    });
  });
});
