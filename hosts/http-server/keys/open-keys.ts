import { keyFileIn, makeKeyFile, openKeyFile } from './key-file.ts';
import { type KeyRing, ringOf } from './keys.ts';
import type { Settings } from '../process/settings.ts';

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
