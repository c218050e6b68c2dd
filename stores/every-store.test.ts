import { AbortedTransactionError, sql } from 'kysely';
import type { ColumnType, Kysely, Selectable } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { describeOnEveryStore, describeOnStores } from './every-store.ts';
import type { EveryStoreContext } from './every-store.ts';
import type { Engine, Store } from './store.ts';

interface Tables {
  box: {
    id: string;
    at: Defaulted<number>;
    weight: number;
    label: Defaulted<string | null>;
    share: Defaulted<number | null>;
    seal: Defaulted<Uint8Array | null>;
  };
  lid: { id: string; box_id: string };
}

type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;
type Box = Partial<Selectable<Tables['box']>>;

async function openWithTables(open: EveryStoreContext['open']): Promise<Store<Tables>> {
  const store = await open<Tables>();
  await makeTables(store);
  return store;
}

async function makeTables({ db, engine }: Store<Tables>): Promise<void> {
  await db.schema
    .createTable('box')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('weight', 'bigint', (column) => column.notNull().check(sql`weight <> 13`))
    .addColumn('label', 'text', (column) => column.unique())
    .addColumn('share', 'double precision')
    .addColumn('seal', bytesType(engine))
    .execute();
  await sql`
    create table lid (
      id text primary key,
      box_id text not null references box (id) deferrable initially deferred
    )`.execute(db);
}

function bytesType(engine: Engine): 'blob' | 'bytea' {
  return engine === 'sqlite' ? 'blob' : 'bytea';
}

async function put(db: Kysely<Tables>, box: Box = {}): Promise<void> {
  await db
    .insertInto('box')
    .values({ id: 'a', weight: 1, ...box })
    .execute();
}

async function ids(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('box').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable('it did not fail'),
    (error: unknown) => error,
  );
}

const LARGEST = Number.MAX_SAFE_INTEGER;

describeOnEveryStore('values', ({ open }) => {
  async function roundTrip(box: Box): Promise<Box | undefined> {
    const { db } = await openWithTables(open);
    await put(db, box);
    return db.selectFrom('box').selectAll().executeTakeFirst();
  }

  test.each([0, 1, -1, 2 ** 31, 2 ** 40 + 1, LARGEST, -LARGEST])(
    'the integer %d comes back as it went in',
    async (weight) => {
      expect((await roundTrip({ weight }))?.weight).toBe(weight);
    },
  );

  test('a bigint within the safe integers comes back as a number', async () => {
    const box = await roundTrip({ weight: BigInt(LARGEST) as never });
    expect(box?.weight).toBe(LARGEST);
  });

  test('an integer beyond the safe ones is refused, not rounded, when it is read', async () => {
    const { db } = await openWithTables(open);
    for (const literal of ['9007199254740992', '9007199254740993', '-9007199254740993']) {
      const read = sql`select cast(${sql.raw(literal)} as bigint) as weight`.execute(db);
      await expect(read).rejects.toThrow(/integer|too large/);
    }
    await put(db);
    expect(await ids(db)).toEqual(['a']);
  });

  test.each([
    ['an integer beyond the safe ones', 2 ** 53],
    ['a bigint beyond the safe integers', 2n ** 53n],
    ['a number larger than any integer type', 1e300],
    ['NaN', Number.NaN],
    ['infinity', -Infinity],
    ['true', true],
    ['false', false],
    ['undefined', undefined],
    ['an object', { weight: 1 }],
    ['an array', [1]],
    ['a date', new Date(0)],
    ['bytes in another array', new Uint16Array(2)],
    ['a string with a NUL', 'a\0b'],
  ])('%s is refused when it is bound, first or later', async (_, value) => {
    const { db } = await openWithTables(open);
    await expect(sql`select ${value} as x`.execute(db)).rejects.toThrow(TypeError);
    await expect(sql`select ${1} as x, ${value} as y`.execute(db)).rejects.toThrow(TypeError);
  });

  test.each(['', 'plain', 'it\'s; -- "quoted" $1 ?', 'ñandú, 東京, 🏦', 'two\nlines\ttab'])(
    'the text %j comes back as it went in',
    async (label) => {
      expect((await roundTrip({ label }))?.label).toBe(label);
    },
  );

  test('null comes back as null', async () => {
    expect(await roundTrip({})).toMatchObject({ label: null, share: null, seal: null });
  });

  test.each([0.92, 149.82, -1 / 3, 5e-324])('the fraction %d comes back exactly', async (share) => {
    expect((await roundTrip({ share }))?.share).toBe(share);
  });

  test.each([[new Uint8Array()], [Uint8Array.of(0, 1, 127, 128, 255)]])(
    'the bytes [%s] come back as a plain Uint8Array',
    async (seal) => {
      const read = (await roundTrip({ seal }))?.seal;
      expect(read).toStrictEqual(seal);
      expect(read?.constructor).toBe(Uint8Array);
    },
  );

  test('bytes bound from the middle of a buffer are those bytes only', async () => {
    const seal = Uint8Array.of(9, 1, 2, 9).subarray(1, 3);
    expect((await roundTrip({ seal }))?.seal).toEqual(Uint8Array.of(1, 2));
  });

  test('a bound integer is an integer to SQL: 7 / 2 is 3', async () => {
    const { db } = await openWithTables(open);
    await put(db, { weight: 7 });
    const { rows } = await sql`select weight / ${2} as half from box`.execute(db);
    expect(rows).toEqual([{ half: 3 }]);
  });

  test('a bound bigint is the same integer to SQL as the number', async () => {
    const { db } = await openWithTables(open);
    await put(db, { weight: 7 });
    const { rows } = await sql`select weight + 0 > ${6n} as more from box`.execute(db);
    expect(rows).toEqual([{ more: 1 }]);
  });

  test('an integer in a text column is its digits', async () => {
    expect((await roundTrip({ label: 5 as never }))?.label).toBe('5');
  });

  test('a condition read as a column is 0 or 1', async () => {
    const { db } = await openWithTables(open);
    await put(db, { weight: 7 });
    const { rows } = await sql`select weight > 6 as more, weight < 6 as less from box`.execute(db);
    expect(rows).toEqual([{ more: 1, less: 0 }]);
  });

  test('counts and sums are numbers', async () => {
    const { db } = await openWithTables(open);
    await put(db, { id: 'a', weight: LARGEST - 1 });
    await put(db, { id: 'b', weight: 1 });
    const total = await db
      .selectFrom('box')
      .select(({ fn }) => [fn.countAll().as('count'), fn.sum('weight').as('sum')])
      .executeTakeFirst();
    expect(total).toEqual({ count: 2, sum: LARGEST });
  });
});

describeOnEveryStore('statements', ({ open }) => {
  test('RETURNING gives the changed rows', async () => {
    const { db } = await openWithTables(open);
    await put(db, { weight: 4 });
    const update = db.updateTable('box').set(({ eb }) => ({ weight: eb('weight', '+', 2) }));
    expect(await update.returning(['id', 'weight']).execute()).toEqual([{ id: 'a', weight: 6 }]);
    const removed = await db.deleteFrom('box').returning('id').execute();
    expect(removed).toEqual([{ id: 'a' }]);
  });

  test('an update tells how many rows it changed', async () => {
    const { db } = await openWithTables(open);
    await put(db, { id: 'a' });
    await put(db, { id: 'b' });
    const update = db.updateTable('box').set({ weight: 2 });
    expect((await update.executeTakeFirst()).numUpdatedRows).toBe(2n);
    const none = await update.where('id', '=', 'c').executeTakeFirst();
    expect(none.numUpdatedRows).toBe(0n);
  });

  test('ON CONFLICT DO NOTHING keeps the row that is there and tells it did nothing', async () => {
    const { db } = await openWithTables(open);
    const insert = (weight: number) =>
      db
        .insertInto('box')
        .values({ id: 'a', weight })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
    expect((await insert(1)).numInsertedOrUpdatedRows).toBe(1n);
    expect((await insert(2)).numInsertedOrUpdatedRows).toBe(0n);
    const row = await db.selectFrom('box').select('weight').executeTakeFirst();
    expect(row?.weight).toBe(1);
  });

  test('ON CONFLICT DO UPDATE changes the row that is there', async () => {
    const { db } = await openWithTables(open);
    await put(db, { weight: 1 });
    await db
      .insertInto('box')
      .values({ id: 'a', weight: 2 })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({ weight: ref('excluded.weight') })),
      )
      .execute();
    const row = await db.selectFrom('box').select('weight').executeTakeFirst();
    expect(row?.weight).toBe(2);
  });

  test('pages by key give every row once, in order, also where times are equal', async () => {
    const { db } = await openWithTables(open);
    const boxes = Array.from({ length: 7 }, (_, index) => ({ id: `${index}`, at: index >> 1 }));
    for (const box of boxes) await put(db, box);
    const page = (before: { at: number; id: string } | undefined) =>
      db
        .selectFrom('box')
        .select(['at', 'id'])
        .$if(before !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('at', 'id'), '<', tuple(before?.at ?? 0, before?.id ?? '')),
          ),
        )
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(3)
        .execute();
    const first = await page(undefined);
    const second = await page(first.at(-1));
    const third = await page(second.at(-1));
    const seen = [first, second, third].map((rows) => rows.map(({ id }) => id).join(' '));
    expect(seen).toEqual(['6 5 4', '3 2 1', '0']);
  });

  test('a query that ran before a column was added gives the column after', async () => {
    const { db } = await openWithTables(open);
    await put(db);
    const everything = () => db.selectFrom('box').selectAll().executeTakeFirst();
    expect(await everything()).not.toHaveProperty('colour');
    await db.schema.alterTable('box').addColumn('colour', 'text').execute();
    expect(await everything()).toHaveProperty('colour', null);
  });

  test('more different statements than any cache keeps all give their own answer', async () => {
    const { db } = await openWithTables(open);
    for (const round of [1, 2]) {
      for (let index = 0; index < 300; index++) {
        const { rows } = await sql`select ${sql.lit(index)} as number`.execute(db);
        expect(rows, `round ${round}`).toEqual([{ number: index }]);
      }
    }
  });

  test('a text of two statements is refused', async () => {
    const { db } = await openWithTables(open);
    const both = sql`insert into box (id, weight) values ('a', 1); delete from box`.execute(db);
    await expect(both).rejects.toThrow('A query is one statement');
  });

  test('a stream is refused', async () => {
    const { db } = await openWithTables(open);
    const rows = db.selectFrom('box').selectAll().stream()[Symbol.asyncIterator]();
    await expect(rows.next()).rejects.toThrow(/streaming/i);
    expect(await ids(db)).toEqual([]);
  });
});

describeOnEveryStore('refused rows', ({ open }) => {
  async function refusal(statement: (db: Kysely<Tables>) => Promise<unknown>) {
    const store = await openWithTables(open);
    await put(store.db, { id: 'a', label: 'first' });
    const error = await errorOf(statement(store.db));
    return {
      unique: store.isUniqueViolation(error),
      check: store.isCheckViolation(error),
      transient: store.isTransient(error),
      unavailable: store.isUnavailable(error),
    };
  }

  const none = { unique: false, check: false, transient: false, unavailable: false };

  test('a primary key twice is a unique violation', async () => {
    expect(await refusal((db) => put(db, { id: 'a' }))).toEqual({ ...none, unique: true });
  });

  test('a unique column twice is a unique violation', async () => {
    const twice = { id: 'b', label: 'first' };
    expect(await refusal((db) => put(db, twice))).toEqual({ ...none, unique: true });
  });

  test('a row against a CHECK is a check violation', async () => {
    const against = { id: 'b', weight: 13 };
    expect(await refusal((db) => put(db, against))).toEqual({ ...none, check: true });
  });

  test('a missing parent is neither', async () => {
    const orphan = { id: 'lid', box_id: 'nowhere' };
    expect(await refusal((db) => db.insertInto('lid').values(orphan).execute())).toEqual(none);
  });

  test('a missing value is neither', async () => {
    const missing = { id: 'b', weight: null as never };
    expect(await refusal((db) => put(db, missing))).toEqual(none);
  });

  test('a table that does not exist is neither', async () => {
    expect(await refusal((db) => sql`select * from nowhere`.execute(db))).toEqual(none);
  });
});

// PostgreSQL reports only that the transaction is aborted; a pipeline of statements reports the first failure there
// too.
describeOnStores(['node-sqlite', 'wasm-sqlite'], 'a failed transaction', ({ open }) => {
  test('a later statement fails for the reason of the first, by which the request is judged', async () => {
    const { db } = await openWithTables(open);
    const transaction = await db.startTransaction().execute();
    await put(transaction, { id: 'a' });
    const failure = await errorOf(put(transaction, { id: 'a' }));
    expect(await errorOf(put(transaction, { id: 'b' }))).toBe(failure);
    await transaction.rollback().execute();
  });

  test('a commit after it fails for the same reason', async () => {
    const store = await openWithTables(open);
    const transaction = store.db.transaction().execute(async (within) => {
      await put(within, { id: 'a' });
      await errorOf(put(within, { id: 'a' }));
    });
    expect(store.isUniqueViolation(await errorOf(transaction))).toBe(true);
  });
});

describeOnEveryStore('transactions', ({ open }) => {
  test('one that throws leaves nothing and throws the same error', async () => {
    const { db } = await openWithTables(open);
    const reason = new Error('changed my mind');
    const transaction = db.transaction().execute(async (within) => {
      await put(within);
      throw reason;
    });
    await expect(transaction).rejects.toBe(reason);
    expect(await ids(db)).toEqual([]);
  });

  test('one that returns keeps everything and gives what was returned', async () => {
    const { db } = await openWithTables(open);
    const given = await db.transaction().execute(async (within) => {
      await put(within, { id: 'a' });
      await put(within, { id: 'b' });
      return 'done';
    });
    expect(given).toBe('done');
    expect(await ids(db)).toEqual(['a', 'b']);
  });

  test('after a failed statement nothing more runs in it, and it does not commit', async () => {
    const { db } = await openWithTables(open);
    let after: unknown;
    const transaction = db.transaction().execute(async (within) => {
      await put(within, { id: 'a' });
      await errorOf(put(within, { id: 'a' }));
      after = await errorOf(put(within, { id: 'b' }));
    });
    await expect(transaction).rejects.toThrow(AbortedTransactionError);
    expect(after).toBeInstanceOf(Error);
    await put(db, { id: 'c' });
    expect(await ids(db)).toEqual(['c']);
  });

  test('a failed statement can be undone to a savepoint, and the rest commits', async () => {
    const { db } = await openWithTables(open);
    const transaction = await db.startTransaction().execute();
    await put(transaction, { id: 'a' });
    const saved = await transaction.savepoint('before "b"').execute();
    await put(saved, { id: 'b' });
    await errorOf(put(saved, { id: 'a' }));
    await saved.rollbackToSavepoint('before "b"').execute();
    await saved.releaseSavepoint('before "b"').execute();
    await put(saved, { id: 'c' });
    await saved.commit().execute();
    expect(await ids(db)).toEqual(['a', 'c']);
  });

  test('a commit that is refused throws why, leaves nothing and leaves the store usable', async () => {
    const { db } = await openWithTables(open);
    for (const id of ['first', 'second']) {
      const orphan = db.transaction().execute(async (within) => {
        await put(within, { id });
        await within.insertInto('lid').values({ id, box_id: 'nowhere' }).execute();
      });
      await expect(orphan).rejects.toThrow(/foreign key/i);
    }
    await db.transaction().execute((within) => put(within, { id: 'a' }));
    expect(await ids(db)).toEqual(['a']);
  });

  test('tables that a failed transaction created are gone', async () => {
    const { db } = await openWithTables(open);
    const transaction = db.transaction().execute(async (within) => {
      await sql`create table drawer (id text)`.execute(within);
      await sql`alter table box add column colour text`.execute(within);
      throw new Error('changed my mind');
    });
    await expect(transaction).rejects.toThrow('changed my mind');
    await expect(sql`select * from drawer`.execute(db)).rejects.toThrow(/drawer/);
    await expect(sql`select colour from box`.execute(db)).rejects.toThrow(/colour/);
  });

  test('a migration that fails half way leaves nothing', async () => {
    const { db } = await open<Record<string, never>>();
    const migrator = new Migrator({
      db,
      provider: {
        getMigrations: async () => ({
          '0001-drawer': {
            async up(migrating) {
              await sql`create table drawer (id text)`.execute(migrating);
              await sql`create table nonsense (`.execute(migrating);
            },
          },
        }),
      },
    });
    const { error } = await migrator.migrateToLatest();
    expect(error).toBeInstanceOf(Error);
    await expect(sql`select * from drawer`.execute(db)).rejects.toThrow(/drawer/);
  });

  test('a read-only one reads, and the next one writes', async () => {
    const { db } = await openWithTables(open);
    const read = db.transaction().setAccessMode('read only');
    expect(await read.execute((within) => ids(within))).toEqual([]);
    await db.transaction().execute((within) => put(within));
    expect(await ids(db)).toEqual(['a']);
  });

  test('forty at once that read and then write lose no update', async () => {
    const { db, engine } = await openWithTables(open);
    await put(db, { weight: 100 });
    const addOne = () =>
      db.transaction().execute(async (within) => {
        const { weight } = await within
          .selectFrom('box')
          .select('weight')
          .$if(engine === 'postgres', (query) => query.forUpdate())
          .executeTakeFirstOrThrow();
        await within
          .updateTable('box')
          .set({ weight: weight + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 40 }, addOne));
    const box = await db.selectFrom('box').select('weight').executeTakeFirst();
    expect(box?.weight).toBe(140);
  });

  test('one of many at once takes the last, the others find nothing', async () => {
    const { db } = await openWithTables(open);
    await put(db, { weight: 1 });
    const takeOne = () =>
      db.transaction().execute(async (within) => {
        const taken = await within
          .updateTable('box')
          .set(({ eb }) => ({ weight: eb('weight', '-', 1) }))
          .where('weight', '>', 0)
          .executeTakeFirst();
        return taken.numUpdatedRows;
      });
    const taken = await Promise.all(Array.from({ length: 40 }, takeOne));
    expect(taken.filter((rows) => rows === 1n)).toHaveLength(1);
  });
});

describeOnEveryStore('closing', ({ open }) => {
  test('waits for a running transaction and refuses what comes after', async () => {
    const store = await openWithTables(open);
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const transaction = store.db.transaction().execute(async (within) => {
      await put(within, { id: 'a' });
      begin();
      await mayGoOn;
      await put(within, { id: 'b' });
      return ids(within);
    });
    await begun;
    const closed = store.close();
    goOn();
    expect(await transaction).toEqual(['a', 'b']);
    await closed;
    await expect(ids(store.db)).rejects.toThrow('destroyed');
  });

  test('twice is harmless, and so is closing a store that was never asked', async () => {
    const store = await open<Tables>();
    await store.close();
    await expect(store.close()).resolves.toBeUndefined();
  });
});

describeOnStores(['node-sqlite', 'wasm-sqlite'], 'the one connection', ({ open }) => {
  test('transactions and queries never interleave, and run in the order they were asked', async () => {
    const { db } = await openWithTables(open);
    const events: string[] = [];
    const transaction = (name: string) =>
      db.transaction().execute(async (within) => {
        events.push(`${name} begins`);
        await put(within, { id: name });
        await Promise.resolve();
        await ids(within);
        events.push(`${name} ends`);
      });
    const first = transaction('a');
    const between = ids(db);
    const second = transaction('b');
    const last = ids(db);
    await Promise.all([first, second]);
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    expect(await between).toEqual(['a']);
    expect(await last).toEqual(['a', 'b']);
  });

  test('is usable after an error that rolled back by itself, and nothing slips past it', async () => {
    const { db } = await openWithTables(open);
    await put(db, { id: 'a' });
    const transaction = db.transaction().execute(async (within) => {
      await put(within, { id: 'b' });
      await errorOf(sql`insert or rollback into box (id, weight) values ('a', 1)`.execute(within));
      await errorOf(put(within, { id: 'c' }));
    });
    await expect(transaction).rejects.toThrow(AbortedTransactionError);
    await db.transaction().execute((within) => put(within, { id: 'd' }));
    expect(await ids(db)).toEqual(['a', 'd']);
  });

  test('INSERT OR REPLACE cannot get around a trigger that forbids deleting', async () => {
    const { db } = await openWithTables(open);
    await put(db, { id: 'a', weight: 1 });
    await sql`
      create trigger keep_box before delete on box
      begin select raise(abort, 'boxes are kept'); end`.execute(db);
    const replace = sql`insert or replace into box (id, weight) values ('a', 2)`.execute(db);
    await expect(replace).rejects.toThrow('boxes are kept');
  });

  test('a full database is unavailable for writing, and reading goes on', async () => {
    const store = await openWithTables(open);
    const { db } = store;
    await put(db, { id: 'a' });
    await sql`pragma max_page_count = 1`.execute(db);
    const seal = new Uint8Array(100_000);
    const error = await errorOf(
      db.transaction().execute((within) => put(within, { id: 'b', seal })),
    );
    expect(store.isUnavailable(error)).toBe(true);
    expect(store.isTransient(error)).toBe(false);
    expect(await ids(db)).toEqual(['a']);
    await sql`pragma max_page_count = 1000`.execute(db);
    await put(db, { id: 'b', seal });
    expect(await ids(db)).toEqual(['a', 'b']);
  });
});
