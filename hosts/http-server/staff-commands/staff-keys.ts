import { addKey, dropOldKeys, keyFileIn, openExistingKeys } from '../keys/key-file.ts';
import { presentOf } from '../keys/keys.ts';
import { forgetReplacedKeys } from '../keys/same-keys.ts';
import { SealBroken } from '../keys/sealer.ts';
import { CannotStart } from '../process/why-not-started.ts';
import { counted, refuse, type StaffDesk } from './staff-desk.ts';

/**
 * Puts a new key in the place of the present key, and seals with it whatever another key has sealed. With BANK_KEYS the new key is the
 * first there. Servers go on running; a rotation that was cut off is simply repeated.
 */
export async function rotateKeys(desk: StaffDesk): Promise<void> {
  const { dataFolder, bankKeys } = desk.settings;
  const keys = openExistingKeys({ dataFolder, bankKeys });
  if (keys === null) {
    refuse(`There are no keys in ${dataFolder}. BANK_DATA names their folder.`);
  }
  await desk.act(async ({ staff }, { store }) => {
    const path = keyFileIn(dataFolder);
    if (bankKeys === null) await addKey(path);
    const secrets = await sealed(staff.reEncryptSecrets());
    await forgetReplacedKeys(store, keys);
    if (bankKeys === null) {
      await dropOldKeys(path);
      return `A new key was made, and ${secrets} re-encrypted with it. The one before it stays until the next time.`;
    }
    return (
      `${secrets} re-encrypted with the key ${presentOf(bankKeys).id} of BANK_KEYS. ` +
      'When every server has it there as the first, run this again, and take the others out.'
    );
  });
}

async function sealed(reEncrypted: Promise<number>): Promise<string> {
  try {
    const count = await reEncrypted;
    return `${counted(count, 'secret')} ${count === 1 ? 'was' : 'were'}`;
  } catch (cause) {
    if (!(cause instanceof SealBroken)) throw cause;
    throw new CannotStart(`A secret in the database cannot be opened. ${cause.message}`, { cause });
  }
}
