import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { collectingLog } from '#bank/testing/test-ports.ts';
import { databaseFile, openStore } from './open-store.ts';
import { closeToOthers, makeOwnFolder, lockDataFolder } from './own-folder.ts';
import { temporaryFolder } from '../../testing/test-process.ts';
import { CannotStart } from './why-not-started.ts';

const folder = mkdtempSync(join(tmpdir(), 'own-'));
afterAll(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

/** A folder of another account: only root can give a folder away, and any other account finds a folder of root's. */
function foldersOfAnother(): string {
  if (process.getuid?.() !== 0) return '/etc';
  const given = join(folder, 'given');
  mkdirSync(given, { recursive: true });
  chownSync(given, 65_534, 65_534);
  return given;
}

test('A folder that is made is for its account alone, and one that others could read is closed', () => {
  const made = join(folder, 'made', 'inside');
  expect(makeOwnFolder(made)).toBe(false);
  expect([modeOf(made), modeOf(join(folder, 'made'))]).toEqual([0o700, 0o700]);
  chmodSync(made, 0o755);
  expect(makeOwnFolder(made)).toBe(true);
  expect(modeOf(made)).toBe(0o700);
});

test('A folder that others can change, that is theirs, or that is a link, is refused with words', () => {
  const open = join(folder, 'open');
  mkdirSync(open);
  chmodSync(open, 0o775);
  expect(() => makeOwnFolder(open)).toThrow(`run: chmod 700 ${open}`);
  expect(modeOf(open)).toBe(0o775);
  expect(() => makeOwnFolder(foldersOfAnother())).toThrow('belongs to another account');
  symlinkSync(folder, join(folder, 'link'));
  expect(() => makeOwnFolder(join(folder, 'link'))).toThrow('not a link');
});

test('A file that others could read is closed to them, and a link is refused', () => {
  const file = join(folder, 'file');
  expect(closeToOthers(file)).toBe(false);
  writeFileSync(file, '');
  chmodSync(file, 0o644);
  expect(closeToOthers(file)).toBe(true);
  expect(closeToOthers(file)).toBe(false);
  expect(modeOf(file)).toBe(0o600);
  symlinkSync(file, join(folder, 'file-link'));
  expect(() => closeToOthers(join(folder, 'file-link'))).toThrow('must not be a link');
});

test('Data that others could read are closed to them at the start, and the log says which', async () => {
  const dataFolder = join(folder, 'data');
  mkdirSync(dataFolder);
  chmodSync(dataFolder, 0o755);
  writeFileSync(databaseFile(dataFolder), '');
  chmodSync(databaseFile(dataFolder), 0o644);
  const log = collectingLog();
  const store = await openStore({ databaseUrl: null, dataFolder }, log);
  const files = ['', '-wal', '-shm'].map((end) => `${databaseFile(dataFolder)}${end}`);
  expect([dataFolder, ...files].map(modeOf)).toEqual([0o700, 0o600, 0o600, 0o600]);
  expect(log.lines.map(({ facts }) => facts['path'])).toEqual([dataFolder, files[0]]);
  await store.close();
});

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
