import { entryAlertKinds, payeeAlertKinds } from '#contract/alerts/alert-terms.ts';
import { sql } from 'kysely';
import { dueAmong } from '../due-work/due-rows.ts';

/** The alerts in whose accounts there are entries that they have not looked at. */
export const waitingAlerts = dueAmong((db) =>
  db
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
    ),
);
