import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Checkpoints, type DiskFailures } from './checkpoints.ts';
import { open } from './open.ts';
import { placeForDatabase, wordsInFile } from './test-database-file.ts';

test('committed rows come into the database file while the store is open', async () => {
  const path = await placeForDatabase();
  const diskFailures = nobodyTold();
  const store = await open({ path, diskFailures });
  await sql`create table word (text text)`.execute(store.db);
  await sql`insert into word values ('seen')`.execute(store.db);
  await expect.poll(() => wordsInFile(path), { timeout: 15_000 }).toMatchObject([{ text: 'seen' }]);
  await store.close();
  expect(diskFailures.onNotCopied).not.toHaveBeenCalled();
  expect(diskFailures.onFatal).not.toHaveBeenCalled();
});

test('a store that is closed leaves no log behind, which a thread that is still open would hold', async () => {
  const path = await placeForDatabase();
  const store = await open({ path, diskFailures: nobodyTold() });
  await sql`create table word (text text)`.execute(store.db);
  await store.close();
  await store.close();
  expect(await readdir(dirname(path))).toEqual(['bank.sqlite']);
});

test('A thread that ends by an error of its own has given up', async () => {
  const told = nobodyTold();
  const checkpoints = new Checkpoints('/nowhere/bank.sqlite', async () => {}, told, {
    madeDurable: '/dev/null',
  });
  await checkpoints.ended;
  checkpoints.closeFile();
  expect(told.onFatal.mock.calls).toMatchObject([[{ message: 'unable to open database file' }]]);
});

test('No commit copies the log where a thread does', async () => {
  const path = await placeForDatabase();
  const stopped = vi.spyOn(Checkpoints.prototype, 'stop');
  const store = await open({ path, diskFailures: nobodyTold() });
  const { rows } = await sql`pragma wal_autocheckpoint`.execute(store.db);
  expect(rows).toEqual([{ wal_autocheckpoint: 0 }]);
  await store.close();
  expect(stopped).toHaveBeenCalledTimes(1);
});

test('The writer copies the last pages of a long log, and of a short one nothing', async () => {
  const { path, writer, copy } = await databaseThatIsCopied();
  const told = nobodyTold();
  startCheckpoints({ path, writer, copy }, told);
  await expect.poll(() => logOf(writer).checkpointed).toBeGreaterThan(0);
  expect(copy).not.toHaveBeenCalled();

  growLog(path, writer);
  await expect.poll(() => copy.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(told.onNotCopied).not.toHaveBeenCalled();
  expect(told.onFatal).not.toHaveBeenCalled();
});

test('A long log starts again under a writer that is never idle', async () => {
  const { path, writer, copy } = await databaseThatIsCopied();
  copy.mockImplementation(async () => writer.exec('pragma wal_checkpoint(passive)'));
  startCheckpoints({ path, writer, copy }, nobodyTold());
  let pages = 0;
  let longest = 0;
  while (pages >= longest) {
    writer.exec('insert into word values (zeroblob(4000))');
    longest = Math.max(longest, pages);
    pages = logOf(writer).log;
    await setImmediate();
  }
  expect(longest).toBeGreaterThan(20);
});

test('Where the writer cannot copy the last pages, that is told', async () => {
  const { path, writer, copy } = await databaseThatIsCopied();
  const failure = new Error('disk I/O error');
  copy.mockRejectedValue(failure);
  growLog(path, writer);
  const told = nobodyTold();
  startCheckpoints({ path, writer, copy }, told);
  await expect.poll(() => told.onNotCopied.mock.calls[0], { timeout: 10_000 }).toEqual([failure]);
});

test('Where the disk does not take what was copied nothing is copied any more, and that is told once', async () => {
  const { path, writer, copy } = await databaseThatIsCopied();
  growLog(path, writer);
  const told = nobodyTold();
  // No disk is behind it: EINVAL, https://man7.org/linux/man-pages/man2/fdatasync.2.html
  const checkpoints = startCheckpoints({ path, writer, copy }, told, '/dev/null');
  await expect
    .poll(() => told.onFatal.mock.calls, { timeout: 10_000 })
    .toMatchObject([[{ message: 'EINVAL: invalid argument, fdatasync' }]]);
  await checkpoints.ended;
  expect(told.onFatal).toHaveBeenCalledTimes(1);
  expect(told.onNotCopied).not.toHaveBeenCalled();
});

async function databaseThatIsCopied() {
  const path = await placeForDatabase();
  const writer = new DatabaseSync(path);
  writer.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0');
  writer.exec('create table word (text text)');
  const copy = vi.fn<() => Promise<unknown>>(async () => {});
  return { path, writer, copy };
}

function nobodyTold() {
  return {
    onNotCopied: vi.fn<DiskFailures['onNotCopied']>(),
    onFatal: vi.fn<DiskFailures['onFatal']>(),
  };
}

/** The writer is closed after the test as well, before the file is. */
function startCheckpoints(
  { path, writer, copy }: Awaited<ReturnType<typeof databaseThatIsCopied>>,
  told: DiskFailures,
  madeDurable = path,
): Checkpoints {
  const checkpoints = new Checkpoints(path, copy, told, { longLogPages: 20, madeDurable });
  onTestFinished(async () => {
    await checkpoints.stop();
    writer.close();
    checkpoints.closeFile();
  });
  return checkpoints;
}

/** Makes the log long, and keeps it from beginning again: a reader goes on reading the earlier data. */
function growLog(path: string, writer: DatabaseSync): void {
  const reader = new DatabaseSync(path);
  onTestFinished(() => reader.close());
  reader.exec('begin; select count(*) from word');
  writer.exec('insert into word values (zeroblob(200000))');
}

function logOf(database: DatabaseSync): { log: number; checkpointed: number } {
  return database.prepare('pragma wal_checkpoint(noop)').get() as {
    log: number;
    checkpointed: number;
  };
}
