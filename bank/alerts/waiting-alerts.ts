import { entryAlertKinds, payeeAlertKinds } from '#contract/alerts/alert-terms.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { dueAmong, type DueSource } from '../due-work/due-source.ts';

/**
 * The alerts in whose accounts there are entries that they have not looked at; only of memberships with postings of later ids
 * than `since`, where that is known.
 */
export function waitingAlerts(since: string | null): DueSource['next'] {
  return dueAmong((db) => {
    const waiting = unlookedAlerts(db);
    return since === null
      ? waiting
      : waiting.where('alert.membership_id', 'in', membershipsPostedTo(db, since));
  });
}

function membershipsPostedTo(db: Kysely<Tables>, since: string) {
  return db
    .selectFrom('entry')
    .innerJoin('account as posted', 'posted.id', 'entry.account_id')
    .select(sql<string>`posted.membership_id`.as('membership_id'))
    .where('entry.posting_id', '>', since)
    .where('posted.membership_id', 'is not', null);
}

function unlookedAlerts(db: Kysely<Tables>) {
  return db
    .selectFrom('alert')
    .select([
      'membership_id',
      sql<string>`alert.membership_id || '/' || alert.id`.as('id'),
      sql<number | null>`alert.created_at`.as('due_at'),
    ])
    .where(({ and, or, eb, exists, selectFrom }) =>
      or([
        and([
          eb('kind', 'in', entryAlertKinds),
          exists(
            selectFrom('account_balance')
              .select('account_balance.account_id')
              .whereRef('account_balance.account_id', '=', 'alert.account_id')
              .whereRef('account_balance.version', '>', 'alert.seen_version'),
          ),
        ]),
        and([
          eb('kind', 'in', payeeAlertKinds),
          exists(
            selectFrom('account')
              .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
              .leftJoin('alert_reading as seen', (join) =>
                join
                  .onRef('seen.membership_id', '=', 'account.membership_id')
                  .onRef('seen.alert_id', '=', 'alert.id')
                  .onRef('seen.account_id', '=', 'account.id'),
              )
              .select('account.id')
              .whereRef('account.membership_id', '=', 'alert.membership_id')
              .where(sql<boolean>`account_balance.version > coalesce(seen.seen_version, 0)`),
          ),
        ]),
      ]),
    );
}
