import { copyFileSync, existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { open } from './open.ts';
import { placeForDatabase } from './test-database-file.ts';
import { writeLogAgain } from './write-log-again.ts';

test('The log that a crash has left is written once more, byte by byte the same', async () => {
  const path = await crashed();
  const before = readFileSync(`${path}-wal`);
  const database = opened(path);
  writeLogAgain(database, path);
  expect(wasWrittenAgain(path)).toBe(true);
  expect(readFileSync(`${path}-wal`).equals(before)).toBe(true);
  expect(database.prepare('select length(text) as length from word').all()).toMatchObject([
    { length: 3_000_000 },
  ]);
});

test('It is written again when a store for long is opened', async () => {
  const path = await crashed();
  const store = await open({ path, diskFailures: { onNotCopied() {}, onFatal() {} } });
  expect(wasWrittenAgain(path)).toBe(true);
  await store.close();
});

test('Where there is no log yet there is nothing to write', async () => {
  const path = await placeForDatabase();
  const database = opened(path);
  database.exec('pragma journal_mode = wal');
  writeLogAgain(database, path);
  expect(readFileSync(`${path}-wal`)).toHaveLength(0);
});

test('Nobody else may be writing to it', async () => {
  const path = await crashed();
  const writer = opened(path);
  writer.exec('begin immediate');
  expect(() => writeLogAgain(opened(path), path)).toThrow('database is locked');
  expect(wasWrittenAgain(path)).toBe(false);
});

/** The time of the last write to the log of a crash, before a test does anything with it. */
const longAgo = new Date('2018-01-01');

/** A database file and its log, of some pieces and a rest, as a killed process leaves them. */
async function crashed(): Promise<string> {
  const from = await placeForDatabase();
  const path = await placeForDatabase();
  const database = opened(from);
  database.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0');
  database.exec('create table word (text text)');
  database.exec('insert into word values (zeroblob(3000000))');
  for (const end of ['', '-wal']) copyFileSync(from + end, path + end);
  expect(existsSync(`${path}-shm`)).toBe(false);
  utimesSync(`${path}-wal`, longAgo, longAgo);
  return path;
}

function wasWrittenAgain(path: string): boolean {
  return statSync(`${path}-wal`).mtime.getTime() !== longAgo.getTime();
}

function opened(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 0 });
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  return database;
}
