import { v7 as newId } from 'uuid';
import { type Bank, livePolicy, openBank, type Tables } from '#bank/index.ts';
import type { Store } from '#stores/store.ts';
import { readBrand } from './brand-file.ts';
import { systemClock as clock } from './clock.ts';
import { openLog } from './log.ts';
import { openExistingStore } from './open-store.ts';
import { openOutbox } from './outbox.ts';
import { argon2Passwords } from './passwords.ts';
import { systemRandom as random } from './random.ts';
import { type Environment, readSettings } from './settings.ts';

/** Opens the bank of the settings for one thing. It is not started: the server does what is due. */
export async function withBank(
  environment: Environment,
  act: (bank: Bank, store: Store<Tables>) => Promise<string>,
): Promise<string> {
  const settings = readSettings(environment);
  const brand = await readBrand(settings.brand);
  const { timeZone } = brand;
  const log = openLog();
  const store = await openExistingStore(settings, log);
  try {
    const passwords = argon2Passwords();
    const policy = livePolicy;
    const courier = openOutbox(settings.dataFolder, brand);
    return await act(
      openBank({ store, clock, newId, random, passwords, courier, policy, timeZone, brand, log }),
      store,
    );
  } finally {
    await store.close();
  }
}
