import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/test-process.ts';
import { CannotStart } from '../process/why-not-started.ts';
import { addKey, dropOldKeys, keyFileIn, makeKeyFile, openKeyFile } from './key-file.ts';
import type { KeyRing } from './keys.ts';
import { keyRingSealer } from './sealer.ts';

async function newKeyFile(): Promise<string> {
  const path = keyFileIn(join(await temporaryFolder(), 'data'));
  await makeKeyFile(path);
  return path;
}

function opened(path: string): KeyRing {
  const ring = openKeyFile(path);
  if (ring === null) throw new Error('There are no keys');
  return ring;
}

async function idsIn(path: string): Promise<string[]> {
  const { keys } = JSON.parse(await readFile(path, 'utf8')) as { keys: { id: string }[] };
  return keys.map(({ id }) => id);
}

describe('The first start', () => {
  test('makes a key that this account alone can read', async () => {
    const path = await newKeyFile();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(join(path, '..'))).mode & 0o777).toBe(0o700);
    expect(opened(path).present().secret.symmetricKeySize).toBe(32);
  });

  test('leaves the keys that are there, and nothing half written', async () => {
    const path = await newKeyFile();
    const before = await readFile(path, 'utf8');
    await makeKeyFile(path);
    expect(await readFile(path, 'utf8')).toBe(before);
    expect(await readdir(join(path, '..'))).toEqual(['keys.json']);
  });

  test('makes the same key for all where several start at once', async () => {
    const path = keyFileIn(await temporaryFolder());
    await Promise.all([makeKeyFile(path), makeKeyFile(path), makeKeyFile(path)]);
    expect(await idsIn(path)).toHaveLength(1);
  });

  test('opens no keys where there are none', async () => {
    expect(openKeyFile(keyFileIn(await temporaryFolder()))).toBeNull();
  });
});

describe('A key file is refused', () => {
  test.each([0o640, 0o604, 0o660, 0o644, 0o610, 0o602])(
    'that others may open (mode %o)',
    async (mode) => {
      const path = await newKeyFile();
      await chmod(path, mode);
      expect(() => openKeyFile(path)).toThrow(CannotStart);
      expect(() => openKeyFile(path)).toThrow(`chmod 600 ${path}`);
      await expect(makeKeyFile(path)).rejects.toThrow(CannotStart);
    },
  );

  test('that belongs to another account', async () => {
    const path = await newKeyFile();
    const account = vi.spyOn(process, 'getuid').mockReturnValue(4_000);
    try {
      expect(() => openKeyFile(path)).toThrow('belongs to another account');
    } finally {
      account.mockRestore();
    }
  });

  test('that cannot be read', async () => {
    const path = keyFileIn(await temporaryFolder());
    await mkdir(path);
    expect(() => openKeyFile(join(path, 'in', 'it'))).not.toThrow();
    expect(() => openKeyFile(path)).toThrow(CannotStart);
  });

  test.each([
    ['no JSON', 'hunter2'],
    ['no keys', '{"keys":[]}'],
    ['a key that is too short', '{"keys":[{"id":"a","key":"aHVudGVyMg=="}]}'],
    ['a field too many', '{"keys":[{"id":"a","key":"aHVudGVyMg==","hunter2":1}]}'],
  ])('that has %s, and its text is not told', async (_why, text) => {
    const path = keyFileIn(await temporaryFolder());
    await writeFile(path, text, { mode: 0o600 });
    expect(() => openKeyFile(path)).toThrow(CannotStart);
    for (const told of ['hunter2', 'aHVudGVyMg']) {
      expect(() => openKeyFile(path)).toThrow(
        expect.objectContaining({ message: expect.not.stringContaining(told) }),
      );
    }
  });

  test('that has gone while the server runs', async () => {
    const path = await newKeyFile();
    const ring = opened(path);
    await rm(path);
    expect(() => ring.present()).toThrow('is gone');
  });
});

describe('A rotation', () => {
  test('A server that runs seals with the new key at once, and opens what either has sealed', async () => {
    const path = await newKeyFile();
    const running = keyRingSealer(opened(path));
    const before = running.seal('secret', 'mine');
    await addKey(path);
    const byCommand = keyRingSealer(opened(path)).seal('secret', 'mine');

    expect(running.open(byCommand, 'mine')).toBe('secret');
    expect(running.open(before, 'mine')).toBe('secret');
    expect(running.isOld(before)).toBe(true);
    expect(running.isOld(running.seal('secret', 'mine'))).toBe(false);
  });

  test('The present key and the one before it stay, and the file stays private', async () => {
    const path = await newKeyFile();
    const [first] = await idsIn(path);
    await addKey(path);
    const [second] = await idsIn(path);
    await addKey(path);
    await dropOldKeys(path);
    const [third, ...others] = await idsIn(path);
    expect(others).toEqual([second]);
    expect(new Set([first, second, third]).size).toBe(3);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('Two at a time do not lose each other’s key: one of them is told to come again', async () => {
    const path = await newKeyFile();
    const outcomes = await Promise.allSettled([addKey(path), addKey(path), addKey(path)]);
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    );
    expect(await idsIn(path)).toHaveLength(1 + outcomes.length - refused.length);
    expect(refused.filter((reason) => !(reason instanceof CannotStart))).toEqual([]);
  });

  test('A key file that was cut off is told of, with the remedy', async () => {
    const path = await newKeyFile();
    await writeFile(`${path}.part`, '');
    await expect(addKey(path)).rejects.toThrow(`delete ${path}.part`);
  });
});
