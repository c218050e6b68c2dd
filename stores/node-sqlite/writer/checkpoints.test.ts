import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { Checkpoints } from './checkpoints.ts';
import { open } from '../open.ts';
import { placeForDatabase, wordsInFile } from '../test-database-file.ts';

test('what was committed comes into the database file while the store is open', async () => {
  const path = await placeForDatabase();
  const fail = (error: Error) => {
    throw error;
  };
  const store = await open({ path, checkpoints: { onFailure: fail, onGivenUp: fail } });
  await sql`create table word (text text)`.execute(store.db);
  await sql`insert into word values ('seen')`.execute(store.db);
  await expect.poll(() => wordsInFile(path), { timeout: 15_000 }).toMatchObject([{ text: 'seen' }]);
  await store.close();
});

test('a store that is closed leaves no log behind, which a thread that is still open would hold', async () => {
  const path = await placeForDatabase();
  const store = await open({ path, checkpoints: { onFailure() {}, onGivenUp() {} } });
  await sql`create table word (text text)`.execute(store.db);
  await store.close();
  await store.close();
  expect(await readdir(dirname(path))).toEqual(['bank.sqlite']);
});

test('A thread that ends by an error of its own has given up', async () => {
  const onGivenUp = vi.fn<(error: Error) => void>();
  const told = { onFailure() {}, onGivenUp };
  const checkpoints = new Checkpoints('/nowhere/bank.sqlite', told, { madeDurable: '/dev/null' });
  await checkpoints.ended;
  checkpoints.closeFile();
  expect(onGivenUp.mock.calls).toMatchObject([[{ message: 'unable to open database file' }]]);
});

test('No commit copies the log where a thread does', async () => {
  const path = await placeForDatabase();
  const store = await open({ path, takesLastPass: true });
  await sql`create table word (text text)`.execute(store.db);
  // 8,000 pages are copied by a commit elsewhere.
  await sql`insert into word values (zeroblob(40000000))`.execute(store.db);
  expect(wordsInFile(path)).toEqual([]);
  await store.close();
});
