import { CannotStart } from '../process/why-not-started.ts';
import { addKey, dropOldKeys, keyFileIn, openExistingKeys } from '../keys/key-file.ts';
import { presentOf } from '../keys/keys.ts';
import { forgetReplacedKeys } from '../keys/same-keys.ts';
import { SealBroken } from '../keys/sealer.ts';
import { type Environment, readSettings } from '../process/settings.ts';
import { withBank } from './staff-bank.ts';

/**
 * Puts a new key in the place of the present one, and seals with it whatever another one has sealed. With BANK_KEYS
 * the new key is the one that stands first there. Servers go on running; cut off, it is simply repeated. Returns what
 * to tell the staff; throws `CannotStart` with why not.
 */
export async function rotateKeys(environment: Environment): Promise<string> {
  const settings = readSettings(environment);
  const keys = openExistingKeys(settings);
  if (keys === null) {
    throw new CannotStart(
      `There are no keys in ${settings.dataFolder}. BANK_DATA names their folder, and nothing was changed.`,
    );
  }
  return withBank(environment, async (bank, store) => {
    const path = keyFileIn(settings.dataFolder);
    if (settings.bankKeys !== null) {
      const count = await sealed(bank.staff.reEncryptSecrets());
      await forgetReplacedKeys(store, keys);
      return (
        `${count} re-encrypted with the key ${presentOf(settings.bankKeys).id} of BANK_KEYS. ` +
        'When every server has it there as the first, run this again, and take the others out.'
      );
    }
    await addKey(path);
    const count = await sealed(bank.staff.reEncryptSecrets());
    await forgetReplacedKeys(store, keys);
    await dropOldKeys(path);
    return `A new key was made, and ${count} re-encrypted with it. The one before it stays until the next time.`;
  });
}

async function sealed(count: Promise<number>): Promise<string> {
  try {
    return (await count) === 1 ? '1 secret was' : `${await count} secrets were`;
  } catch (cause) {
    if (!(cause instanceof SealBroken)) throw cause;
    throw new CannotStart(`A secret in the database cannot be opened. ${cause.message}`, { cause });
  }
}
