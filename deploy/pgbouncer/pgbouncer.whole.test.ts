import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { open } from '#stores/postgres/open.ts';
import { createTestDatabase } from '#stores/postgres/test-database.ts';
import type { TestDatabase } from '#stores/postgres/test-server.ts';
import { StoreCannotOpen, type Store } from '#stores/store.ts';
import { findPgbouncer, startPgbouncer } from './pgbouncer-process.ts';

interface Tables {
  jar: { id: number; coins: number };
}

const program = findPgbouncer();
const jars = 8;
const rounds = 30;
/** Fewer than the clients, so that their transactions change connections. */
const poolSize = 2;

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
  onTestFinished(() => database.drop());
});

async function openBehindPooler(): Promise<Store<Tables>> {
  const pooler = await startPgbouncer(program ?? '', database.url, poolSize);
  onTestFinished(() => pooler.stop());
  const store = await open<Tables>({
    url: database.url,
    poolerUrl: pooler.url,
    connectTimeoutMs: 20_000,
    onIdleConnectionLost: () => {},
  });
  onTestFinished(() => store.close());
  return store;
}

test('behind a pooler transactions change connections and none is lost, and notices arrive', async ({
  skip,
}) => {
  if (program === undefined) skip('PgBouncer is not installed');
  const refused: unknown = await openBehindPooler().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StoreCannotOpen);
  const [, advised = ''] = /restart the pooler: (.*)\.$/.exec((refused as Error).message) ?? [];
  expect(advised).toContain("set statement_timeout = '2000'; alter role");
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(advised);
  await client.query('create table jar (id integer primary key, coins bigint not null)');
  await client.end();

  const store = await openBehindPooler();
  const heard: string[] = [];
  store.notices?.listen((notice) => heard.push(notice));
  const connections = await Promise.all(
    Array.from({ length: jars }, (_, id) => addCoins(store, id)),
  );
  const { rows } = await sql<Tables['jar']>`select id, coins from jar order by id`.execute(
    store.db,
  );
  expect(rows).toEqual(Array.from({ length: jars }, (_, id) => ({ id, coins: rounds })));
  expect(new Set(connections.flat()).size).toBe(poolSize);
  await vi.waitFor(() => {
    store.notices?.send('counted');
    expect(heard).toContain('counted');
  });
});

/** Adds a coin in each transaction, and tells their connections. */
async function addCoins(store: Store<Tables>, id: number): Promise<number[]> {
  await store.db.insertInto('jar').values({ id, coins: 0 }).execute();
  const connections: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    connections.push(
      await store.transact(async ({ trx }) => {
        const jar = trx.selectFrom('jar').select('coins').where('id', '=', id).forUpdate();
        const { coins } = await jar.executeTakeFirstOrThrow();
        await trx
          .updateTable('jar')
          .set({ coins: coins + 1 })
          .where('id', '=', id)
          .execute();
        const asked = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        return asked.rows[0]?.pid ?? 0;
      }),
    );
  }
  return connections;
}
