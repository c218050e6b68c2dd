import { type Settings, settings as contract, SentMessage } from '#contract/settings/settings.ts';
import type { SecurityChange } from '#contract/events/event-parts.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { askedFrom } from '../member-log/log-entry.ts';
import type { Caller } from '../ports.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { transactProved } from '../identity/step-up/step-up-error.ts';
import { isPasswordShown } from '../identity/passwords/current-password.ts';
import { memberAsker } from '../identity/passwords/hash-asker.ts';
import {
  changeSettings,
  notificationColumns,
  readSettings,
  type SettingsChange,
} from '../members/settings-records.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { maskedAddress } from '../formats/labels.ts';

/** The member's choices about security and messages, and the messages they were sent (R-P3 to R-P5, R-P7). */
export function settingsChangeHandlers(gate: Gate, bank: BankContext) {
  const { store } = bank;
  const settings = gate.gated(contract);

  return {
    setTwoFactor: settings.setTwoFactor.handler(async ({ input, context, errors }) => {
      const { signedIn } = context;
      const { on } = input;
      if (!on) {
        const isShown = await bank.passwords.inTurn(memberAsker(signedIn.personId), (turn) =>
          isPasswordShown(bank, turn, signedIn, input.password),
        );
        if (!isShown) throw errors.CURRENT_PASSWORD_WRONG();
      }
      const permits = { kind: 'set-two-factor', on } as const;
      const result = await transactProved(bank, signedIn, errors, async (scope, prove) => {
        await prove({ procedure: 'settings.setTwoFactor', binds: { on }, permits });
        return await keep(scope, bank, context, { two_factor: Number(on) }, (before) =>
          before.twoFactor === on ? [] : [on ? 'two-factor-on' : 'two-factor-off'],
        );
      });
      bank.sessions.forget();
      bank.bell.ring(signedIn.personId);
      return result;
    }),

    messages: settings.messages.handler(async ({ context }) => ({
      messages: await newestMessages(store.db, context.signedIn.personId),
    })),

    setAutoLogout: settings.setAutoLogout.handler(async ({ input: { minutes }, context }) =>
      change(bank, context, { auto_logout_minutes: minutes }, (before) =>
        before.autoLogoutMinutes === minutes ? [] : ['auto-logout-changed'],
      ),
    ),

    setNotifications: settings.setNotifications.handler(async ({ input, context, errors }) => {
      const { signedIn } = context;
      const permits = { kind: 'turn-off-security-notices' } as const;
      const act = { procedure: 'settings.setNotifications', binds: {}, permits };
      const result = await transactProved(bank, signedIn, errors, async (scope, prove) => {
        const { notifications } = await readSettings(scope.trx, signedIn.personId, bank);
        const turnsOff = notifications.security && input.security === false;
        if (turnsOff) await prove(act);
        return await keep(scope, bank, context, notificationColumns(input), () =>
          turnsOff ? ['security-notices-off'] : [],
        );
      });
      bank.sessions.forget();
      bank.bell.ring(signedIn.personId);
      return result;
    }),
  };
}

async function change(
  bank: BankContext,
  asking: Asking,
  columns: SettingsChange,
  meaning: Meaning,
): Promise<Settings> {
  const after = await bank.store.transact((scope) => keep(scope, bank, asking, columns, meaning));
  bank.sessions.forget();
  bank.bell.ring(asking.signedIn.personId);
  return after;
}

interface Asking {
  readonly signedIn: SignedIn;
  readonly caller: Caller;
}

type Meaning = (before: Settings) => readonly SecurityChange[];

/** The security alert follows the former settings: turning alerts off still gives an alert about that. */
async function keep(
  scope: DatabaseTransaction,
  bank: BankContext,
  { signedIn: { personId }, caller }: Asking,
  columns: SettingsChange,
  meaning: Meaning,
): Promise<Settings> {
  const { trx } = scope;
  const before = await readSettings(trx, personId, bank);
  if (Object.keys(columns).length === 0) {
    return before;
  }
  await appendToMemberLogs(scope, [
    {
      personId,
      at: bank.clock.now(),
      audit: { action: 'settings-changed', facts: { ...askedFrom(caller), ...columns } },
      events: meaning(before).map((securityChange) => ({
        kind: 'security',
        change: securityChange,
      })),
    },
  ]);
  await changeSettings(trx, personId, columns);
  return await readSettings(trx, personId, bank);
}

const newestShown = 20;

async function newestMessages(db: Kysely<Tables>, personId: string): Promise<SentMessage[]> {
  const rows = await db
    .selectFrom('outgoing_message')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .orderBy('event_sequence', 'desc')
    .orderBy('channel')
    .limit(newestShown)
    .execute();
  return rows.map((row) => ({
    channel: row.channel,
    to: row.channel === 'push' ? '' : maskedAddress(row.channel, row.recipient),
    about: SentMessage.shape.about.parse({
      ...JSON.parse(row.body),
      sequence: row.event_sequence,
      at: row.at,
    }),
    sentAt: row.sent_at as EpochMs | null,
    isGivenUp: row.given_up_at !== null,
  }));
}
