import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { open } from './open.ts';
import { wordsInFile } from './test-database-file.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checkpoints-'));
  path = join(folder, 'bank.sqlite');
});
afterEach(() => rm(folder, { recursive: true }));

test('what was committed comes into the database file while the store is open', async () => {
  const store = await open({
    path,
    onCheckpointFailed: (error) => {
      throw error;
    },
  });
  await sql`create table word (text text)`.execute(store.db);
  await sql`insert into word values ('seen')`.execute(store.db);
  await expect.poll(() => wordsInFile(path), { timeout: 15_000 }).toMatchObject([{ text: 'seen' }]);
  await store.close();
});

test('a store that is closed leaves no log behind, which a thread that is still open would hold', async () => {
  const store = await open({ path, onCheckpointFailed: () => {} });
  await sql`create table word (text text)`.execute(store.db);
  await store.close();
  await store.close();
  expect(await readdir(folder)).toEqual(['bank.sqlite']);
});
