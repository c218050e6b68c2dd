import { type Bank, type Tables, livePolicy, openBank, openMembers } from '#bank/index.ts';
import type { CodeKeys } from '#bank/ports.ts';
import type { Store } from '#stores/store.ts';
import { readBrand } from '#brands/read-brand.ts';
import { systemClock as clock } from '../process/clock.ts';
import { keyRingCodes } from '../keys/code-keys.ts';
import { openMailer } from '../messages/outbox.ts';
import { factorsOf } from '../passwords/passkeys.ts';
import { openLog } from '../process/log.ts';
import { newId } from '../process/new-id.ts';
import { openExistingKeys } from '../keys/key-file.ts';
import { openExistingStore } from '../process/open-store.ts';
import { argon2Passwords } from '../passwords/passwords.ts';
import { systemRandom as random } from '../process/random.ts';
import { type Environment, readSettings } from '../process/settings.ts';
import { CannotStart } from '../process/why-not-started.ts';
import {
  type WrittenMembers,
  describeFaults,
  readMemberFile,
  readMembersFile,
} from './new-members-file.ts';
import { assertUtf8, bytesOf, textOfUtf8 } from './utf8-text.ts';

/** No command sends or receives a code. */
const withoutKeys: CodeKeys = {
  mac: () => {
    throw new Error('There are no keys to keep a code with');
  },
  isMacOf: () => false,
};

/** Opens the bank of the settings for one thing. It is not started: the server does what is due. */
export async function withBank<Outcome>(
  environment: Environment,
  act: (bank: Bank, store: Store<Tables>) => Promise<Outcome>,
): Promise<Outcome> {
  const settings = readSettings(environment);
  const brand = await readBrand(settings.brand);
  const { timeZone } = brand;
  const log = openLog();
  const store = await openExistingStore(settings, log);
  try {
    const passwords = argon2Passwords();
    const policy = livePolicy;
    const portalAddress = () => settings.publicUrl?.origin ?? `http://localhost:${settings.port}`;
    const letterhead = { ...brand, portalAddress };
    const mailer = openMailer({ settings, letterhead, samplePhone: null });
    const keys = openExistingKeys(settings);
    const bank = openBank({
      store,
      clock,
      newId,
      random,
      passwords,
      mailer,
      policy,
      timeZone,
      brand,
      log,
      codeKeys: keys === null ? withoutKeys : keyRingCodes(keys),
      factors: keys === null ? undefined : factorsOf(keys, letterhead),
    });
    return await act(bank, store);
  } finally {
    await store.close();
  }
}

/**
 * Opens a member from a JSON file for staff. Returns the text for staff; throws `CannotStart` with the reason for a
 * refusal.
 */
export async function openMemberByHand(environment: Environment, file: string): Promise<string> {
  return await openAll(environment, readMemberFile(textOfUtf8(await bytesOf(file), file)));
}

/** Staff open the members of a CSV file, all or none. Returns and throws as above. */
export async function importMembersByHand(environment: Environment, file: string): Promise<string> {
  const bytes = await bytesOf(file);
  assertUtf8(bytes, file);
  return await openAll(environment, readMembersFile(bytes));
}

async function openAll(environment: Environment, written: WrittenMembers): Promise<string> {
  const { timeZone } = await readBrand(readSettings(environment).brand);
  return await withBank(environment, async (_bank, store) => {
    const outcome = await openMembers({ store, clock, newId, random, timeZone }, written.members);
    if (outcome.kind === 'refused') {
      throw new CannotStart(`${describeFaults(outcome.faults, written)}\nNobody was opened.`);
    }
    return outcome.members === 1
      ? 'The member is opened, and can activate online banking.'
      : `${outcome.members} members are opened, and can activate online banking.`;
  });
}
