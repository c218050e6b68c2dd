import {
  type Alert,
  type AlertRequest,
  alerts as contract,
  type KnownPayee,
} from '#contract/alerts/alerts.ts';
import type { AlertId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { executeOnce } from '../idempotency/execute-once.ts';
import type { Executed } from '../idempotency/once.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { deleteAlert, insertAlert, listAlerts, loadSubjects } from './alert-records.ts';
import { type AlertRefusal, refuseAlert, namedBy } from './alert-rules.ts';
import { tellAlert } from './tell-alert.ts';
import { spanishWordings } from '#contract/transactions/transaction-wording.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { payeeOf, isFileable } from '../history/payee-rules.ts';

/** The alerts that members set (R-G2). */
export function alertHandlers(gate: Gate, bank: BankContext) {
  const { store, clock } = bank;
  const alerts = gate.gated(contract);
  return {
    list: alerts.list.handler(async ({ context: { signedIn } }) => ({
      alerts: await listAlerts(store.db, signedIn.membershipId),
    })),

    add: alerts.add.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, ...request } = input;
      const asked = { key, procedure: 'alerts.add', request };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        add(scope, bank, signedIn, request, at),
      );
      bank.bell.ring(signedIn.membershipId);
      return await answerOnce(bank, signedIn, errors, outcome);
    }),

    payees: alerts.payees.handler(async ({ context: { signedIn } }) => ({
      payees: await listKnownPayees(store.db, signedIn.membershipId),
    })),

    remove: alerts.remove.handler(async ({ input: { id }, context: { signedIn } }) => {
      await store.transact((scope) => remove(scope, signedIn, id, clock.now()));
      return {};
    }),
  };
}

interface AskedAlert {
  readonly alert: AlertRequest;
  readonly replaces?: AlertId | undefined;
}

/** With the membership locked. Past events raise no alert, except through the alert that is replaced. */
async function add(
  scope: DatabaseTransaction,
  { newId }: Pick<BankContext, 'newId'>,
  { membershipId, personId: by }: SignedIn,
  { alert, replaces }: AskedAlert,
  at: EpochMs,
): Promise<Executed<Alert, AlertRefusal>> {
  const { trx } = scope;
  const { accounts, cards } = await loadSubjects(trx, membershipId);
  const refusal = refuseAlert(alert, {
    accounts: accounts.map(({ handle }) => handle),
    cards: cards.map(({ handle }) => handle),
    set: (await listAlerts(trx, membershipId)).filter(({ id }) => id !== replaces),
  });
  if (refusal) return { kind: 'refused', refusal };
  if (replaces !== undefined) {
    await tellAlert(scope, { membershipId, alertId: replaces }, at);
    await deleteAlert(trx, membershipId, replaces);
  }
  const id = newId() as AlertId;
  const { kind, amount } = alert;
  const account = 'account' in alert && accounts.find(({ handle }) => handle === alert.account);
  const card = 'card' in alert && cards.find(({ handle }) => handle === alert.card);
  await insertAlert(
    trx,
    {
      membership_id: membershipId,
      id,
      account_id: account ? account.id : null,
      card_id: card ? card.id : null,
      payee: 'payee' in alert ? payeeOf(alert.payee) : null,
      payee_name: 'payee' in alert ? alert.payee.trim() : null,
      kind,
      amount,
      created_at: at,
      seen_version: account && kind !== 'forecast-below' ? account.version : 0,
      due_at: kind === 'forecast-below' ? at : null,
    },
    accounts,
  );
  const facts = { alert: id, kind, amount, replaces: replaces ?? null };
  const audit = { action: 'alert-set', facts };
  await appendToMemberLogs(scope, [{ membershipId, by, at, audit, events: [] }]);
  return { kind: 'done', answer: { ...alert, id } };
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

const linesMost = 1_000;

/** The descriptions that the bank writes without a name. */
const unnamed: ReadonlySet<string> = new Set(spanishWordings.map(([kept]) => kept));

/** The recent payees and payers of the membership, and its saved payees, by name. */
export async function listKnownPayees(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<KnownPayee[]> {
  const lines = await db
    .selectFrom('account_transaction')
    .select(['type', 'description', 'category'])
    .where('membership_id', '=', membershipId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(linesMost)
    .execute();
  const recipients = await db
    .selectFrom('recipient')
    .select('name')
    .where('membership_id', '=', membershipId)
    .execute();
  const billers = await db
    .selectFrom('payee')
    .select('name')
    .where('membership_id', '=', membershipId)
    .where('removed_at', 'is', null)
    .execute();
  const known = new Map<string, KnownPayee>();
  const note = (direction: KnownPayee['direction'], name: string) => {
    const key = `${direction} ${payeeOf(name)}`;
    if (!known.has(key)) known.set(key, { name, direction });
  };
  for (const { name } of [...recipients, ...billers]) note('to-payee', name);
  for (const { type, description, category } of lines) {
    if (!isFileable(category) || unnamed.has(description)) continue;
    note(type === 'debit' ? 'to-payee' : 'from-payee', namedBy(description));
  }
  return [...known.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}
