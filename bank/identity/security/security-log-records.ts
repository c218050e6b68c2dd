import type { SecurityChange } from '#contract/events/event-parts.ts';
import { type SecurityLogEntry, SecurityAct } from '#contract/identity/security/security.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { AuditRecordRow } from '../../member-log/member-log-tables.ts';
import type { Tables } from '../../tables.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import type { KnownBrowserRow } from '../sessions/session-tables.ts';
import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';
import { askedFrom } from '../../member-log/log-entry.ts';
import type { Caller } from '../../ports.ts';

/** So many records before that sequence, or from the newest. */
interface SecurityLogPage {
  readonly before?: number | undefined;
  readonly limit: number;
}

/**
 * A page of the person's security log, newest first. Acts of others are in it where they were written down for this person
 * too. It is as fast among any number of transfers: the index `audit_record_security` has none of those.
 */
export async function readSecurityLog(
  db: Kysely<Tables>,
  personId: string,
  { before, limit }: SecurityLogPage,
): Promise<{ entries: SecurityLogEntry[]; next: number | null }> {
  const rows = await db
    .selectFrom('audit_record')
    .select(['sequence', 'at', 'action', 'facts', 'hash'])
    .where('log_id', '=', ({ selectFrom }) =>
      selectFrom('person').select('person.log_id').where('person.id', '=', personId),
    )
    .where(({ or, eb }) => or([eb('person_id', 'is', null), eb('person_id', '=', personId)]))
    .where(isSecurityAction())
    .$if(before !== undefined, (query) => query.where('sequence', '<', before ?? 0))
    .orderBy('sequence', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  return {
    entries: shown.map(presentEntry),
    next: rows.length > limit ? (shown.at(-1)?.sequence ?? null) : null,
  };
}

/** The first half is what the index holds, in its own words: otherwise it would not be used. */
export function isSecurityAction(): RawBuilder<boolean> {
  const named = sql.join(securityActions.map((action) => sql.lit(action)));
  return sql<boolean>`substr(action, 1, 9) <> 'transfer-' and action in (${named})`;
}

function presentEntry({
  sequence,
  at,
  action,
  facts,
  hash,
}: Pick<AuditRecordRow, 'sequence' | 'at' | 'action' | 'facts' | 'hash'>): SecurityLogEntry {
  const known = JSON.parse(facts) as AuditedFacts;
  return {
    sequence,
    at: at as EpochMs,
    act: securityActOf(action as SecurityAction, known),
    by: textOf(known['by']) || null,
    address: textOf(known['address']),
    device: textOf(known['device']),
    hash,
  };
}

/** An unknown fact, as of an act by the bank or its staff, is empty. */
function textOf(fact: AuditedFacts[string] | undefined): string {
  return typeof fact === 'string' ? fact : '';
}

/** The browsers that are not asked for a second step, the one used last first. */
export async function trustedBrowsers(
  db: Kysely<Tables>,
  personId: string,
  now: EpochMs,
): Promise<KnownBrowserRow[]> {
  return await db
    .selectFrom('known_browser')
    .selectAll()
    .where('person_id', '=', personId)
    .where('trusted_until', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Trusts the member's browser of that id no longer; false where no trusted browser has that id. */
export async function endTrust(
  { trx }: DatabaseTransaction,
  personId: string,
  id: string,
  now: EpochMs,
): Promise<boolean> {
  const ended = await trx
    .updateTable('known_browser')
    .set({ trusted_until: null })
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .where('trusted_until', '>', now)
    .returning('token_hash')
    .executeTakeFirst();
  if (ended === undefined) return false;
  await trx
    .deleteFrom('push_subscription')
    .where('person_id', '=', personId)
    .where('browser_hash', '=', ended.token_hash)
    .execute();
  return true;
}

/** The facts of an action in the audit. */
export type AuditedFacts = Readonly<Record<string, string | number | null>>;

/** The acts that the audit has under other names, or under one name with others. */
const named = [
  'signed-in',
  'signed-out',
  'name-changed',
  'two-factor-on',
  'two-factor-off',
  'auto-logout-changed',
  'notices-changed',
  'first-payment-delay-changed',
] as const satisfies SecurityAct[];

const meanings = {
  'sign-in': () => 'signed-in',
  'sign-out': () => 'signed-out',
  'profile-updated': ({ changed }) => (isOfNames(changed) ? 'name-changed' : 'contact-changed'),
  'settings-changed': changedSetting,
} as const satisfies Record<string, (facts: AuditedFacts) => SecurityAct>;

type NamedAlike = Exclude<SecurityAct, (typeof named)[number]>;

/**
 * Every action of the audit that is about a member's safety: most have the name of their act in the security log. Actions
 * that are not named here are about money. None may begin with `transfer-`: the index `audit_record_security` leaves those
 * out.
 */
export type SecurityAction = keyof typeof meanings | NamedAlike;

const isNamedAlike = (action: SecurityAction | SecurityAct): action is NamedAlike =>
  !(action in meanings) && !named.some((act) => act === action);

export const securityActions: readonly SecurityAction[] = [
  ...(Object.keys(meanings) as (keyof typeof meanings)[]),
  ...SecurityAct.options.filter(isNamedAlike),
];

/** The security act that an audit record tells the member. */
export function securityActOf(action: SecurityAction, facts: AuditedFacts): SecurityAct {
  return isNamedAlike(action) ? action : meanings[action](facts);
}

function isOfNames(changed: AuditedFacts[string] | undefined): boolean {
  return String(changed)
    .split(' ')
    .every((field) => field === 'firstName' || field === 'lastName');
}

function changedSetting(facts: AuditedFacts): SecurityAct {
  if ('two_factor' in facts) {
    return facts['two_factor'] === 1 ? 'two-factor-on' : 'two-factor-off';
  }
  if ('auto_logout_minutes' in facts) {
    return 'auto-logout-changed';
  }
  return 'first_payment_delay_hours' in facts ? 'first-payment-delay-changed' : 'notices-changed';
}

/** Something that a member did about their safety. */
export interface DoneForSafety {
  readonly personId: string;
  readonly caller: Caller;
  readonly at: EpochMs;
  readonly action: SecurityAction;
  /** The object of the change, besides its origin. */
  readonly facts?: AuditedFacts;
  /** The change as the member is told it, also outside the portal. */
  readonly tells?: SecurityChange;
}

/** Writes it down in the member's log with from where it was done, in the transaction that does it. */
export async function appendSecurityChange(
  scope: DatabaseTransaction,
  { personId, caller, at, action, facts, tells }: DoneForSafety,
): Promise<void> {
  await appendToMemberLogs(scope, [
    {
      personId,
      at,
      audit: { action, facts: { ...askedFrom(caller), ...facts } },
      events: tells === undefined ? [] : [{ kind: 'security', change: tells }],
    },
  ]);
}
