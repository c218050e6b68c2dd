import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type Tables } from '#bank/index.ts';
import { migrateTables } from '../process/bank-tables.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { temporaryFolder } from '../../testing/test-process.ts';
import { staffCommand } from '../../testing/test-staff-command.ts';
import { keyFileIn, openKeys } from '../keys/key-file.ts';
import { keyRingSealer } from '../keys/sealer.ts';
import { readSettings, type Environment } from '../process/settings.ts';

/** The answer of the command on success; throws its refusal. */
async function rotateKeys(environment: Environment): Promise<string> {
  const { code, stdout, stderr } = await staffCommand(environment, 'rotate-keys');
  if (code !== 0) throw new Error(stderr);
  return stdout;
}

const secret = 'JBSWY3DPEHPK3PXP';
const about = (personId: string) => `authenticator ${personId}`;

/** A bank of members with authenticator apps, and the sealer of a running server. */
async function bankWith(members: readonly string[], change: Environment = {}) {
  const folder = await temporaryFolder();
  const environment = { BANK_DATA: folder, ...change };
  const running = keyRingSealer(await openKeys(readSettings(environment)));
  await withStore(folder, async ({ db }) => {
    for (const id of members) {
      const names = { username: id, display_name: id, known_name: id };
      const person = { id, ...names, created_at: 0, log_id: id };
      await db.insertInto('person').values(person).execute();
      const sealed_secret = running.seal(secret, about(id));
      const row = { person_id: id, sealed_secret, last_step: -1, added_at: 0 };
      await db.insertInto('authenticator').values(row).execute();
    }
  });
  return { folder, environment, running };
}

async function withStore<Result>(
  folder: string,
  act: (store: Store<Tables>) => Promise<Result>,
): Promise<Result> {
  const store = await open<Tables>({ path: join(folder, 'bank.sqlite') });
  try {
    await migrateTables(store);
    return await act(store);
  } finally {
    await store.close();
  }
}

function sealedIn(folder: string): Promise<{ person_id: string; sealed_secret: string }[]> {
  return withStore(folder, ({ db }) =>
    db.selectFrom('authenticator').select(['person_id', 'sealed_secret']).execute(),
  );
}

test('rotate-keys makes a new key and seals with it, while a server goes on opening', async () => {
  const { folder, environment, running } = await bankWith(['ana', 'ben']);
  const before = await sealedIn(folder);
  expect(await rotateKeys(environment)).toContain('2 secrets were re-encrypted');
  for (const { person_id, sealed_secret } of await sealedIn(folder)) {
    expect(running.isOld(sealed_secret)).toBe(false);
    expect(running.open(sealed_secret, about(person_id))).toBe(secret);
  }
  // The secrets that the server has read a moment before.
  for (const { person_id, sealed_secret } of before) {
    expect(running.open(sealed_secret, about(person_id))).toBe(secret);
  }
});

test('After two rotations the first key is gone, and everything opens', async () => {
  const { folder, environment, running } = await bankWith(['ana']);
  const [first] = await sealedIn(folder);
  const firstKey = first?.sealed_secret.split('.')[1] ?? '';
  await rotateKeys(environment);
  expect(await readFile(keyFileIn(folder), 'utf8')).toContain(firstKey);
  await rotateKeys(environment);
  expect(await readFile(keyFileIn(folder), 'utf8')).not.toContain(firstKey);
  const [after] = await sealedIn(folder);
  expect(running.open(after?.sealed_secret ?? '', about('ana'))).toBe(secret);
});

test('With BANK_KEYS the first of them is the new one, and no file is made', async () => {
  const old = `2025:${randomBytes(32).toString('base64')}`;
  const { folder, environment } = await bankWith(['ana'], { BANK_KEYS: old });
  const key = `2026:${randomBytes(32).toString('base64')}`;
  const told = await rotateKeys({ ...environment, BANK_KEYS: `${key},${old}` });
  expect(told).toContain('1 secret was re-encrypted with the key 2026');
  expect(told).not.toContain(key.slice(5));
  expect((await sealedIn(folder))[0]?.sealed_secret).toMatch(/^v1\.2026\./);
  await expect(readFile(keyFileIn(folder))).rejects.toThrow('ENOENT');
});

test('Without the key of something sealed, the staff are told which one is missing', async () => {
  const old = `2025:${randomBytes(32).toString('base64')}`;
  const { environment } = await bankWith(['ana'], { BANK_KEYS: old });
  const alone = { ...environment, BANK_KEYS: `2026:${randomBytes(32).toString('base64')}` };
  await expect(rotateKeys(alone)).rejects.toThrow('sealed with the key 2025');
});

test('Where there are no keys, none are made', async () => {
  const folder = await temporaryFolder();
  await withStore(folder, async () => {});
  await expect(rotateKeys({ BANK_DATA: folder })).rejects.toThrow('There are no keys');
  await expect(readFile(keyFileIn(folder))).rejects.toThrow('ENOENT');
});

test('The command tells how many, and no key', async () => {
  const { folder } = await bankWith(['ana']);
  const { code, stdout, stderr } = await staffCommand(folder, 'rotate-keys');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('1 secret was re-encrypted');
  const { keys } = JSON.parse(await readFile(keyFileIn(folder), 'utf8')) as {
    keys: { key: string }[];
  };
  for (const { key } of keys) expect(stdout).not.toContain(key);
});
