import { sql } from 'kysely';
import { dueAmong } from '../due-work/due-rows.ts';
import { checkAgainMs, checkChangedMs } from './forecast-alert-terms.ts';

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
