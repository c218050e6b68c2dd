import type { Settings } from '#contract/settings.ts';
import type { SecurityChange } from '#contract/security-changes.ts';
import type { BankInside } from '../bank-inside.ts';
import type { Gate } from '../gate.ts';
import { appendToMemberLog } from '../member-log/append-to-member-log.ts';
import { transact } from '../transact.ts';
import { isPasswordOf } from './current-password.ts';
import { newestMessages } from './message-records.ts';
import {
  changeSettings,
  notificationColumns,
  readSettings,
  type SettingsChange,
} from './settings-records.ts';

/** What a member chooses about their own safety, and about how they are told (R-P3 to R-P5, R-P7). */
export function settingsHandlers(gate: Gate, bank: BankInside) {
  const { store, clock } = bank;
  const { settings } = gate.gated;

  return {
    get: settings.get.handler(({ context }) => readSettings(store.db, context.signedIn.memberId)),

    setTwoFactor: settings.setTwoFactor.handler(async ({ input, context, errors }) => {
      const { memberId } = context.signedIn;
      if (!input.on && !(await isPasswordOf(bank, memberId, input.password))) {
        throw errors.CURRENT_PASSWORD_WRONG();
      }
      return await change(bank, memberId, { two_factor: Number(input.on) }, (before) =>
        before.twoFactor === input.on ? [] : [input.on ? 'two-factor-on' : 'two-factor-off'],
      );
    }),

    setAutoLogout: settings.setAutoLogout.handler(async ({ input: { minutes }, context }) =>
      change(bank, context.signedIn.memberId, { auto_logout_minutes: minutes }, (before) =>
        before.autoLogoutMinutes === minutes ? [] : ['auto-logout-changed'],
      ),
    ),

    setNotifications: settings.setNotifications.handler(async ({ input, context }) =>
      change(bank, context.signedIn.memberId, notificationColumns(input), (before) =>
        before.notifications.security && input.security === false ? ['security-notices-off'] : [],
      ),
    ),

    messages: settings.messages.handler(async ({ context }) => ({
      messages: await newestMessages(store.db, context.signedIn.memberId),
    })),

    stay: settings.stay.handler(async ({ context }) => {
      await bank.sessions.touch(context.signedIn.tokenHash, clock.now());
      return {};
    }),
  };
}

/**
 * Keeps a change of the settings. What it means for security is told by the settings as they were: whoever turns a
 * notice off is told so by it for the last time.
 */
async function change(
  bank: BankInside,
  memberId: string,
  columns: SettingsChange,
  meaning: (before: Settings) => readonly SecurityChange[],
): Promise<Settings> {
  const after = await transact(bank.store, async ({ trx }) => {
    const before = await readSettings(trx, memberId);
    if (Object.keys(columns).length === 0) {
      return before;
    }
    await appendToMemberLog(
      trx,
      memberId,
      bank.clock.now(),
      { action: 'settings-changed', facts: { ...columns } },
      meaning(before).map((securityChange) => ({ kind: 'security', change: securityChange })),
    );
    await changeSettings(trx, memberId, columns);
    return await readSettings(trx, memberId);
  });
  bank.sessions.forget();
  bank.bell.ring(memberId);
  return after;
}
