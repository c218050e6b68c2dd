import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { open } from './open.ts';
import { placeForDatabase, wordsInFile } from './test-database-file.ts';

test('what was committed comes into the database file while the store is open', async () => {
  const path = await placeForDatabase();
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
  const path = await placeForDatabase();
  const store = await open({ path, onCheckpointFailed: () => {} });
  await sql`create table word (text text)`.execute(store.db);
  await store.close();
  await store.close();
  expect(await readdir(dirname(path))).toEqual(['bank.sqlite']);
});
