import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import { z } from 'zod';
import { CannotStart } from '../process/why-not-started.ts';
import { type Key, type KeyRing, keyBytes, keyOf, presentOf, ringOf } from './keys.ts';
import { readPrivateFile } from '../process/own-folder.ts';
import { jsonOf, rewriteAlone, writeNew } from '../process/whole-file.ts';
import type { Settings } from '../process/settings.ts';

/** The present key first, then the former keys. */
const KeyFile = z.strictObject({
  keys: z.array(z.strictObject({ id: z.string(), key: z.string() })).min(1),
});
type KeyFile = z.infer<typeof KeyFile>;

/** Where the keys are that the server has made for itself. */
export function keyFileIn(dataFolder: string): string {
  return join(dataFolder, 'keys.json');
}

/** Makes a file with one new key, if there is none yet. */
export async function makeKeyFile(path: string): Promise<void> {
  if (readPrivateFile(path) !== null) return;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeNew(path, textOf({ keys: [newKey()] }));
}

/**
 * The keys of a file; null where there is none. It is read again before something is sealed and where a key is missing,
 * so that a server that runs goes on while they are changed. Throws `CannotStart` where the file is not as it must be.
 */
export function openKeyFile(path: string): KeyRing | null {
  if (readPrivateFile(path) === null) return null;
  let keys = keysOf(path, readKeyFile(path));
  const readAgain = () => (keys = keysOf(path, readKeyFile(path)));
  return {
    present: () => presentOf(readAgain()),
    find: (id) => {
      const isIt = (key: Key) => key.id === id;
      return keys.find(isIt) ?? readAgain().find(isIt);
    },
  };
}

/** Puts a new key before the others, which go on opening what they have sealed. */
export async function addKey(path: string): Promise<void> {
  await changeKeyFile(path, (keys) => [newKey(), ...keys]);
}

/**
 * Takes away keys that seal nothing any more, all but the present one and the one before it: with that one a server may
 * have sealed something that is not in the store yet.
 */
export async function dropOldKeys(path: string): Promise<void> {
  await changeKeyFile(path, (keys) => keys.slice(0, 2));
}

async function changeKeyFile(
  path: string,
  change: (keys: KeyFile['keys']) => KeyFile['keys'],
): Promise<void> {
  const isDone = await rewriteAlone(path, () => textOf({ keys: change(readKeyFile(path).keys) }));
  if (isDone) return;
  throw new CannotStart(
    `Another program is changing ${path}, or was cut off at it. If none is, delete ${path}.part and try again.`,
  );
}

function readKeyFile(path: string): KeyFile {
  const text = readPrivateFile(path);
  if (text === null) throw new CannotStart(`The file ${path} is gone.`);
  const checked = KeyFile.safeParse(jsonOf(text));
  if (checked.success) return checked.data;
  // The wrong text is not repeated: it may be a key.
  throw new CannotStart(`The key file ${path} is not as this server has written it.`);
}

function keysOf(path: string, file: KeyFile): Key[] {
  return file.keys.map(({ id, key }, index) => {
    const read = keyOf(id, key);
    if (read !== undefined) return read;
    throw new CannotStart(`The key file ${path} is wrong: key number ${index + 1} is none.`);
  });
}

function newKey(): KeyFile['keys'][number] {
  return {
    id: randomBytes(6).toString('hex'),
    key: randomBytes(keyBytes).toString('base64'),
  };
}

function textOf(file: KeyFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

type KeySettings = Pick<Settings, 'bankKeys' | 'dataFolder'>;

/**
 * The keys of this bank: those of BANK_KEYS, or those in the data folder, which are made at the first start. Servers
 * that share a database must have the same keys: give them BANK_KEYS.
 */
export async function openKeys(settings: KeySettings): Promise<KeyRing> {
  if (settings.bankKeys === null) await makeKeyFile(keyFileIn(settings.dataFolder));
  const ring = openExistingKeys(settings);
  if (ring === null) throw new Error('The keys that were made are not there');
  return ring;
}

/** The same for a command, which makes none; null where there are none. */
export function openExistingKeys({ bankKeys, dataFolder }: KeySettings): KeyRing | null {
  return bankKeys === null ? openKeyFile(keyFileIn(dataFolder)) : ringOf(bankKeys);
}
