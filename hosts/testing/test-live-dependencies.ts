import { v7 as newId } from 'uuid';
import { type BankDependencies, type BankStore, livePolicy } from '#bank/index.ts';
import type { PasswordHasher } from '#bank/ports.ts';
import { testCodeKeys } from '#bank/testing/plain-passwords.ts';
import { testBrand } from '#bank/testing/test-ports.ts';
import { systemClock as clock } from '../http-server/process/clock.ts';
import { systemRandom as random } from '../http-server/process/random.ts';
import { LongTaskThread } from '../http-server/worker/long-task-thread.ts';

/**
 * The dependencies of a live bank that is measured or prepared in a process without a server: its messages go nowhere, and
 * errors for its log are thrown.
 */
export function liveDependencies<Store extends BankStore>(
  store: Store,
  passwords: PasswordHasher,
): BankDependencies & { readonly store: Store } {
  const timeZone = 'America/New_York';
  const log: BankDependencies['log'] = {
    info: () => {},
    error: (message, { error }) => {
      throw new Error(message, { cause: error });
    },
  };
  return {
    store,
    clock,
    newId,
    random,
    passwords,
    codeKeys: testCodeKeys(),
    mailer: { take: () => Promise.resolve(), send: () => Promise.resolve() },
    longTasks: new LongTaskThread({ timeZone, log }).run,
    policy: livePolicy,
    timeZone,
    brand: testBrand,
    log,
  };
}
