import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StatementSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Store, StoreCannotOpen, StoreUnavailable } from '../store.ts';
import { type NodeSqliteOptions, open } from './open.ts';

interface Tables {
  note: { id: number };
}

let folder: string;
let opened: Store<Tables>[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'node-sqlite-test-'));
  opened = [];
});

afterEach(async () => {
  for (const store of opened) await store.close();
  rmSync(folder, { recursive: true });
});

async function openFile(options: Partial<NodeSqliteOptions> = {}): Promise<Store<Tables>> {
  const store = await open<Tables>({ path: join(folder, 'notes.sqlite'), ...options });
  opened.push(store);
  return store;
}

async function openWithTable(options: Partial<NodeSqliteOptions> = {}): Promise<Store<Tables>> {
  const store = await openFile(options);
  await sql`create table note (id integer primary key)`.execute(store.db);
  return store;
}

async function ids({ db }: Store<Tables>): Promise<number[]> {
  const rows = await db.selectFrom('note').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

async function setting({ db }: Store<Tables>, name: string): Promise<unknown> {
  const { rows } = await sql<
    Record<string, unknown>
  >`select * from ${sql.raw(`pragma_${name}`)}`.execute(db);
  return Object.values(rows[0] ?? {})[0];
}

async function refusalOf(path: string): Promise<string> {
  const error: unknown = await open({ path, busyTimeoutMs: 0 }).catch((reason: unknown) => reason);
  if (!(error instanceof StoreCannotOpen)) throw new Error('It was opened.', { cause: error });
  return error.message;
}

describe('what is kept', () => {
  test('committed rows are there after closing and opening again', async () => {
    const before = await openWithTable();
    await before.db.insertInto('note').values({ id: 1 }).execute();
    await before.close();
    expect(await ids(await openFile())).toEqual([1]);
  });

  test('a commit waits for the disk: WAL with synchronous FULL', async () => {
    const store = await openFile();
    expect(await setting(store, 'journal_mode')).toBe('wal');
    expect(await setting(store, 'synchronous')).toBe(2);
    expect(await setting(store, 'fullfsync')).toBe(1);
    expect(await setting(store, 'checkpoint_fullfsync')).toBe(1);
  });

  test('a second store on the file sees what is committed, and nothing that is not', async () => {
    const writer = await openWithTable();
    const reader = await openFile();
    await writer.db.transaction().execute(async (within) => {
      await within.insertInto('note').values({ id: 1 }).execute();
      expect(await ids(reader)).toEqual([]);
    });
    expect(await ids(reader)).toEqual([1]);
  });
});

test.each([
  ['SQLITE_IOERR_FSYNC', 1034, true],
  ['SQLITE_IOERR_WRITE', 778, false],
  ['SQLITE_FULL', 13, false],
])(
  'Whether nobody may go on with the file where a statement fails by %s (%s): %s',
  async (_, errcode, isFatal) => {
    const onFatal = vi.fn<(error: unknown) => void>();
    const store = await openWithTable({ diskFailures: { onNotCopied() {}, onFatal } });
    const failure = Object.assign(new Error('disk I/O error'), { errcode });
    const run = vi.spyOn(StatementSync.prototype, 'run').mockImplementation(() => {
      throw failure;
    });
    const writing = store.db.insertInto('note').values({ id: 1 }).execute();
    await expect(writing).rejects.toBe(failure);
    run.mockRestore();
    expect(onFatal.mock.calls).toEqual(isFatal ? [[failure]] : []);
  },
);

describe('two who write', () => {
  test('the second is told so as it begins, and may try again after the first', async () => {
    const first = await openWithTable();
    const second = await openFile({ busyTimeoutMs: 0 });
    let ran = false;
    const write = () =>
      second.db.transaction().execute(async (within) => {
        ran = true;
        await within.insertInto('note').values({ id: 2 }).execute();
      });
    await first.db.transaction().execute(async (within) => {
      await within.insertInto('note').values({ id: 1 }).execute();
      const error: unknown = await write().catch((reason: unknown) => reason);
      expect(second.isTransient(error)).toBe(true);
      expect(second.isUnavailable(error)).toBe(false);
      expect(ran).toBe(false);
    });
    await write();
    expect(await ids(first)).toEqual([1, 2]);
  });

  test('a transaction that only reads does not wait for one that writes', async () => {
    const writer = await openWithTable();
    const reader = await openFile({ busyTimeoutMs: 0 });
    await writer.db.transaction().execute(async () => {
      const read = reader.db.transaction().setAccessMode('read only');
      await expect(
        read.execute((within) => within.selectFrom('note').selectAll().execute()),
      ).resolves.toEqual([]);
    });
  });
});

test('a query outside a transaction that waits for it is refused, and does not hang', async () => {
  const store = await openWithTable({ longestWaitMs: 5 });
  const transaction = store.db.transaction().execute(() => ids(store));
  await expect(transaction).rejects.toThrow(StoreUnavailable);
  expect(await ids(store)).toEqual([]);
});

test('a database that is made, and the files beside it, are for its account alone', async () => {
  await openWithTable();
  const modes = ['', '-wal', '-shm'].map(
    (end) => statSync(join(folder, `notes.sqlite${end}`)).mode & 0o777,
  );
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});

describe('what cannot be opened is refused in one line that says why', () => {
  test('a file in a folder that is missing', async () => {
    const path = join(folder, 'missing', 'notes.sqlite');
    expect(await refusalOf(path)).toBe(
      `Cannot open the database ${path}: its folder is missing or cannot be written, or it is itself a folder.`,
    );
  });

  test('a folder', async () => {
    const path = join(folder, 'inner');
    mkdirSync(path);
    expect(await refusalOf(path)).toContain('it is itself a folder');
  });

  test('a file that is something else', async () => {
    const path = join(folder, 'letter.txt');
    writeFileSync(path, 'Dear reader, this is a letter and no database. '.repeat(100));
    expect(await refusalOf(path)).toBe(
      `Cannot open the database ${path}: the file is not a SQLite database.`,
    );
  });

  test('a file that somebody else is writing', async () => {
    const { db } = await openWithTable();
    const refusal = await db.transaction().execute(() => refusalOf(join(folder, 'notes.sqlite')));
    expect(refusal).toContain('another process is writing to it');
  });

  test('an empty path, which SQLite would take for a database to be thrown away', async () => {
    expect(await refusalOf('')).toBe('Cannot open the database: its path is empty.');
  });
});
