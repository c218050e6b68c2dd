import type { AlertId } from '#contract/text/ids.ts';
import { cents } from '#contract/money/cents.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { type Kysely, sql } from 'kysely';
import { shownName } from '../database/account-name.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import type { Tables } from '../tables.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { VersionedForecast } from '../ports.ts';
import { dueAmong } from '../due-work/due-source.ts';

/** A forecast with an alert is looked at so long after it was looked last. */
const checkAgainMs = 24 * 60 * 60_000;

/** The interval for a membership that has changed: frequent changes are not looked at each time. */
const checkChangedMs = 10 * 60_000;

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

/**
 * Looks at a forecast of a membership, unless another process has done it, and tells of each alert whose amount its lowest
 * point has fallen below. Returns the membership if there is something to tell.
 */
export async function tellForecastAlerts(
  scope: DatabaseTransaction,
  membershipId: string,
  { forecast, auditSequence }: VersionedForecast,
  at: EpochMs,
): Promise<string | undefined> {
  const { trx } = scope;
  await lockMemberships(scope, [membershipId]);
  const alerts = await listForecastAlerts(trx, membershipId);
  if (!alerts.some((alert) => isDue(alert, at))) return undefined;
  const looked = alerts.flatMap((alert) => {
    const lowest = forecast.accounts.find(({ account }) => account === alert.handle)?.lowest;
    return lowest ? [{ ...alert, lowest }] : [];
  });
  const fallen = looked.filter(
    ({ is_below, amount, lowest }) => is_below === 0 && lowest.available < amount,
  );
  if (fallen.length > 0) {
    const audit = { action: 'alert-told', facts: { events: fallen.length } };
    const events = fallen.map(
      ({ id, accountName, amount, lowest }) =>
        ({
          kind: 'alert',
          alert: id as AlertId,
          alertKind: 'forecast-below',
          accountName: accountName,
          limit: cents(amount),
          amount: lowest.available,
          date: lowest.date,
        }) as const,
    );
    await appendToMemberLogs(scope, [{ membershipId, by: null, at, audit, events }]);
  }
  // Changes after the forecast was made are looked at again; the alerts that it wrote itself are no change.
  const { audit_sequence: now } = await trx
    .selectFrom('member_log')
    .select('audit_sequence')
    .where('log_id', '=', membershipId)
    .executeTakeFirstOrThrow();
  const hasChanged = alerts.some((alert) => alert.audit_sequence > auditSequence);
  const sequence = hasChanged ? auditSequence : now;
  for (const { id, handle, amount } of alerts) {
    // Of a closed account there is no forecast, and of a certificate no lowest point.
    const lowest = looked.find((one) => one.handle === handle)?.lowest.available;
    await trx
      .updateTable('alert')
      .set({
        due_at: at + checkAgainMs,
        seen_version: sequence,
        is_below: Number(lowest !== undefined && lowest < amount),
      })
      .where('membership_id', '=', membershipId)
      .where('id', '=', id)
      .execute();
  }
  return fallen.length > 0 ? membershipId : undefined;
}

async function listForecastAlerts(db: Kysely<Tables>, membershipId: string) {
  return await db
    .selectFrom('alert')
    .innerJoin('account', 'account.id', 'alert.account_id')
    .innerJoin('member_log', 'member_log.log_id', 'alert.membership_id')
    .select(['alert.id', 'alert.amount', 'alert.is_below', 'alert.due_at', 'alert.seen_version'])
    .select(['account.handle', 'member_log.audit_sequence'])
    .select(shownName().as('accountName'))
    .where('alert.membership_id', '=', membershipId)
    .where('alert.kind', '=', 'forecast-below')
    .orderBy('alert.id')
    .execute();
}

type ForecastAlert = Awaited<ReturnType<typeof listForecastAlerts>>[number];

function isDue(alert: ForecastAlert, now: EpochMs): boolean {
  const hasChanged = alert.audit_sequence > alert.seen_version;
  const { due_at: dueAt } = alert;
  if (dueAt === null) return false;
  return dueAt - (hasChanged ? checkAgainMs - checkChangedMs : 0) <= now;
}
