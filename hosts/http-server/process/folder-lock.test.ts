import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/test-process.ts';
import { CannotStart } from './why-not-started.ts';
import { lockDataFolder } from './own-folder.ts';

test('A data folder has one server at a time', async () => {
  const folder = await temporaryFolder();
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(CannotStart);
  expect(() => lockDataFolder(folder)).toThrow(`Another server uses the data folder ${folder}.`);
  lock.release();
  lockDataFolder(folder).release();
});

test('Two data folders have a server each', async () => {
  const folders = [await temporaryFolder(), await temporaryFolder()];
  const locks = folders.map(lockDataFolder);
  for (const folder of folders) expect(() => lockDataFolder(folder)).toThrow(CannotStart);
  for (const { release } of locks) release();
});

test('The lock is for this account alone', async () => {
  const folder = await temporaryFolder();
  const lock = lockDataFolder(folder);
  expect(statSync(join(folder, 'server.lock')).mode & 0o077).toBe(0);
  lock.release();
});
