import type { SecurityLogEntry } from '#contract/identity/security/security.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { AuditRecordRow } from '../../member-log/member-log-tables.ts';
import type { Tables } from '../../tables.ts';
import {
  type AuditedFacts,
  type SecurityAction,
  securityActOf,
  securityActions,
} from './security-acts.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import type { KnownBrowserRow } from '../sessions/session-tables.ts';

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

/** Trusts the member's browser of that id no longer; false where there is no such one that is trusted. */
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
