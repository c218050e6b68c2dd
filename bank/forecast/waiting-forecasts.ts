import { sql } from 'kysely';
import { dueAmong } from '../due-work/due-source.ts';

/** A forecast with an alert is looked at so long after it was looked last. */
export const checkAgainMs = 24 * 60 * 60_000;

/** The interval for a membership that has changed: frequent changes are not looked at each time. */
export const checkChangedMs = 10 * 60_000;

/** The alerts of forecasts, with when each forecast is to be looked at: earlier where something has changed since it was. */
export const waitingForecasts = dueAmong((db) =>
  db
    .selectFrom('alert')
    .select([
      'membership_id',
      sql<string>`alert.membership_id || '/' || alert.id`.as('id'),
      sql<
        number | null
      >`case when exists (select 1 from member_log where log_id = alert.membership_id
        and audit_sequence > alert.seen_version)
        then alert.due_at - ${sql.lit(checkAgainMs - checkChangedMs)} else alert.due_at end`.as(
        'due_at',
      ),
    ])
    .where('alert.due_at', 'is not', null),
);
