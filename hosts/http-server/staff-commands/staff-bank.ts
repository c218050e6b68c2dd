import { type Bank, livePolicy, openBank, type Tables } from '#bank/index.ts';
import type { CodeKeys } from '#bank/ports.ts';
import type { Store } from '#stores/store.ts';
import { readBrand } from '#brands/read-brand.ts';
import { systemClock as clock } from '../process/clock.ts';
import { keyRingCodes } from '../keys/code-keys.ts';
import { openMailer } from '../messages/mailer.ts';
import { factorsOf } from '../passwords/factors.ts';
import { openLog } from '../process/log.ts';
import { newId } from '../process/new-id.ts';
import { openExistingKeys } from '../keys/open-keys.ts';
import { openExistingStore } from '../process/open-store.ts';
import { argon2Passwords } from '../passwords/passwords.ts';
import { systemRandom as random } from '../process/random.ts';
import { type Environment, readSettings } from '../process/settings.ts';

/** No command sends a code or is shown one. */
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
