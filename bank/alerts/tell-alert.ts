import type { AlertId } from '#contract/text/ids.ts';
import { cents } from '#contract/money/cents.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { findAlert, listNewEntries, markSeen } from './alert-records.ts';
import { toldOf } from './alert-rules.ts';

/** So many entries are looked at in one transaction; the alert stays due while there are more. */
const entriesMost = 200;

/** Tells of what is new in the account of an alert. Returns the membership if there is something to tell. */
export async function tellAlert(
  scope: DatabaseTransaction,
  { membershipId, alertId }: { readonly membershipId: string; readonly alertId: string },
  at: EpochMs,
): Promise<string | undefined> {
  await lockMemberships(scope, [membershipId]);
  const alert = await findAlert(scope.trx, membershipId, alertId);
  if (!alert) return undefined;
  const entries = await listNewEntries(scope.trx, alert, entriesMost);
  const last = entries.at(-1)?.version;
  if (last === undefined || last === null) return undefined;
  await markSeen(scope.trx, alert, last);
  const { kind, accountName } = alert;
  const events = entries.flatMap(({ amount, balance_after: balanceAfter, description }) => {
    const told = toldOf(alert, { amount, balanceAfter: balanceAfter ?? 0 });
    if (told === null) return [];
    return [
      {
        kind: 'alert',
        alert: alertId as AlertId,
        alertKind: kind,
        accountName,
        limit: cents(alert.amount),
        amount: told,
        description: kind === 'balance-below' ? null : description,
      } as const,
    ];
  });
  if (events.length === 0) return undefined;
  const audit = { action: 'alert-told', facts: { alert: alertId, events: events.length } };
  await appendToMemberLogs(scope, [{ membershipId, by: null, at, audit, events }]);
  return membershipId;
}
