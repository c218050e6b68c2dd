import { type Alert, type AlertRequest, alerts as contract } from '#contract/alerts/alerts.ts';
import type { AlertId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { executeOnce } from '../idempotency/execute-once.ts';
import type { Executed } from '../idempotency/once.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { deleteAlert, insertAlert, listAlertAccounts, listAlerts } from './alert-records.ts';
import { type AlertRefusal, refuseAlert } from './alert-rules.ts';

/** What members want to be told of their accounts (R-G2). */
export function alertHandlers(gate: Gate, bank: BankContext) {
  const { store, clock } = bank;
  const alerts = gate.gated(contract);
  return {
    list: alerts.list.handler(async ({ context: { signedIn } }) => ({
      alerts: await listAlerts(store.db, signedIn.membershipId),
    })),

    add: alerts.add.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, alert: request } = input;
      const asked = { key, procedure: 'alerts.add', request };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        add(scope, bank, signedIn, request, at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),

    remove: alerts.remove.handler(async ({ input: { id }, context: { signedIn } }) => {
      await store.transact((scope) => remove(scope, signedIn, id, clock.now()));
      return {};
    }),
  };
}

/** With the membership locked. What is in the account already is not told. */
async function add(
  scope: DatabaseTransaction,
  { newId }: Pick<BankContext, 'newId'>,
  { membershipId, personId: by }: SignedIn,
  request: AlertRequest,
  at: EpochMs,
): Promise<Executed<Alert, AlertRefusal>> {
  const { trx } = scope;
  const accounts = await listAlertAccounts(trx, membershipId);
  const account = accounts.find(({ handle }) => handle === request.account);
  const refusal = refuseAlert(request, {
    accounts: accounts.map(({ handle }) => handle),
    set: await listAlerts(trx, membershipId),
  });
  if (refusal || !account) {
    return { kind: 'refused', refusal: refusal ?? { code: 'ALERT_ACCOUNT_UNKNOWN' } };
  }
  const id = newId() as AlertId;
  const { kind, amount } = request;
  await insertAlert(trx, {
    membership_id: membershipId,
    id,
    account_id: account.id,
    kind,
    amount,
    created_at: at,
    seen_version: account.version,
  });
  const audit = { action: 'alert-set', facts: { alert: id, kind, amount } };
  await appendToMemberLogs(scope, [{ membershipId, by, at, audit, events: [] }]);
  return { kind: 'done', answer: { id, ...request } };
}

async function remove(
  scope: DatabaseTransaction,
  { membershipId, personId: by }: SignedIn,
  id: AlertId,
  at: EpochMs,
): Promise<void> {
  await lockMemberships(scope, [membershipId]);
  if (!(await deleteAlert(scope.trx, membershipId, id))) return;
  const audit = { action: 'alert-removed', facts: { alert: id } };
  await appendToMemberLogs(scope, [{ membershipId, by, at, audit, events: [] }]);
}
