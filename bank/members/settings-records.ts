import type { Settings } from '#contract/settings/settings.ts';
import {
  defaultAutoLogout,
  type AutoLogoutMinutes,
  type NotificationChoices,
  defaultNotifications,
} from '#contract/settings/setting-terms.ts';
import type { FirstPaymentDelay } from '#contract/identity/security/security-terms.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import type { BankContext } from '../bank-context.ts';
import type { PersonSettingsRow } from './member-tables.ts';
import type { Tables } from '../tables.ts';
import { type OwnFactors, securityScore } from './security-score.ts';

/** The parts of the bank that decide the defaults of unchosen settings. */
export type SettingsBank = Pick<BankContext, 'factors' | 'policy'>;

/** Everything that the member has chosen, or has not chosen yet, in a bank with or without factors of their own. */
export async function readSettings(
  db: Kysely<Tables>,
  personId: string,
  bank: SettingsBank,
): Promise<Settings> {
  const { changed_at: changedAt } = await db
    .selectFrom('credential')
    .select('changed_at')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  const address = await db
    .selectFrom('person_profile')
    .select(['email', 'phone'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  const row = (await findRow(db, personId)) ?? initialRow(personId);
  const twoFactor = row.two_factor === 1;
  const autoLogoutMinutes = (row.auto_logout_minutes ?? defaultAutoLogout) as AutoLogoutMinutes;
  const notifications = choicesOf(row);
  const firstPaymentDelayHours = delayIn(row, bank);
  return {
    twoFactor,
    autoLogoutMinutes,
    notifications,
    firstPaymentDelayHours,
    passwordChangedAt: changedAt as EpochMs,
    score: securityScore({
      textsAreOn: twoFactor && address !== undefined && address.phone !== '',
      ownFactors: bank.factors !== undefined ? await readOwnFactors(db, personId) : null,
      autoLogoutMinutes,
      notifications,
      reachable: address !== undefined && address.email !== '' && address.phone !== '',
      passwordByPresentRules: row.password_chosen_at !== null,
      firstPaymentDelayHours,
    }),
  };
}

async function readOwnFactors(db: Kysely<Tables>, personId: string): Promise<OwnFactors> {
  const counts = await db
    .selectFrom('person')
    .select((member) => [
      member
        .selectFrom('authenticator')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('authenticator.person_id', '=', 'person.id')
        .as('authenticators'),
      member
        .selectFrom('passkey')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('passkey.person_id', '=', 'person.id')
        .as('passkeys'),
      member
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('recovery_code.person_id', '=', 'person.id')
        .where('used_at', 'is', null)
        .as('recoveryCodesLeft'),
    ])
    .where('person.id', '=', personId)
    .executeTakeFirstOrThrow();
  return {
    any: Number(counts.authenticators) + Number(counts.passkeys) > 0,
    recoveryCodesLeft: Number(counts.recoveryCodesLeft),
  };
}

/** For how many hours a large first payment to somebody new waits. */
export async function firstPaymentDelayOf(
  db: Kysely<Tables>,
  personId: string,
  bank: SettingsBank,
): Promise<FirstPaymentDelay> {
  return delayIn((await findRow(db, personId)) ?? initialRow(personId), bank);
}

function delayIn(row: PersonSettingsRow, { policy }: SettingsBank): FirstPaymentDelay {
  return (row.first_payment_delay_hours ??
    policy.security.firstPaymentDelayHours) as FirstPaymentDelay;
}

/** The settings that can be changed, in the words of the table. */
export type SettingsChange = Partial<Omit<PersonSettingsRow, 'person_id'>>;

/** Keeps a change; whatever it does not name stays as it was. */
export async function changeSettings(
  trx: Transaction<Tables>,
  personId: string,
  change: SettingsChange,
): Promise<void> {
  await trx
    .insertInto('person_settings')
    .values({ ...initialRow(personId), ...change })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(change))
    .execute();
}

/** The choices as columns; those that are not named are left out. */
export function notificationColumns(choices: {
  readonly [Choice in keyof NotificationChoices]?: boolean | undefined;
}): SettingsChange {
  const columns: SettingsChange = {};
  for (const [choice, column] of Object.entries(columnOf) as [
    keyof NotificationChoices,
    (typeof columnOf)[keyof NotificationChoices],
  ][]) {
    const on = choices[choice];
    if (on !== undefined) {
      columns[column] = Number(on);
    }
  }
  return columns;
}

const columnOf = {
  email: 'notify_email',
  sms: 'notify_sms',
  push: 'notify_push',
  security: 'notify_security',
  signIns: 'notify_sign_ins',
  letters: 'notify_letters',
} as const satisfies Record<keyof NotificationChoices, keyof PersonSettingsRow>;

async function findRow(
  db: Kysely<Tables>,
  personId: string,
): Promise<PersonSettingsRow | undefined> {
  return await db
    .selectFrom('person_settings')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** The state until the member chooses (R-P3 to R-P5). */
function initialRow(personId: string): PersonSettingsRow {
  return {
    person_id: personId,
    two_factor: 1,
    auto_logout_minutes: null,
    notify_email: Number(defaultNotifications.email),
    notify_sms: Number(defaultNotifications.sms),
    notify_push: Number(defaultNotifications.push),
    notify_security: Number(defaultNotifications.security),
    notify_sign_ins: Number(defaultNotifications.signIns),
    notify_letters: Number(defaultNotifications.letters),
    password_chosen_at: null,
    first_payment_delay_hours: null,
  };
}

function choicesOf(row: PersonSettingsRow): NotificationChoices {
  return {
    email: row.notify_email === 1,
    sms: row.notify_sms === 1,
    push: row.notify_push === 1,
    security: row.notify_security === 1,
    signIns: row.notify_sign_ins === 1,
    letters: row.notify_letters === 1,
  };
}
