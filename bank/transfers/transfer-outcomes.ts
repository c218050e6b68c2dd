import { cents } from '#contract/money/cents.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { creditLabel } from '../formats/labels.ts';
import { takeOutOfDailySums } from '../history/daily-sums.ts';
import { clearing, inFlight } from '../ledger/chart-of-accounts.ts';
import { mustPost } from '../ledger/post.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { LogEntry } from '../member-log/log-entry.ts';
import type { BankContext } from '../bank-context.ts';
import { recordTransactions } from '../history/record-transaction.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type TransferRow, categories } from './transfer-tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { requestedMoney, zelleInside } from './load-requested-money.ts';
import { paysRequest } from './request-to-pay.ts';
import type { ZelleReceiver } from './zelle-inside.ts';
import { creditDescription, transferEvent } from './plan-transfer.ts';
import { dueElsewhere } from '../calendar/business-days.ts';
import {
  advanceTransfers,
  endWait,
  findSendingPosting,
  readAccounts,
  type TransferStep,
} from './transfer-records.ts';
import { endOfProcessing } from './transfer-rules.ts';

/**
 * Ends the processing of transfers by the rail. Each is completed, held above the threshold (spec §4, steps 3 to 5), or
 * made to wait as a first payment. Transfers that are not processing any more are left out, so a second call changes
 * nothing.
 */
export async function finishProcessing(
  scope: DatabaseTransaction,
  bank: Pick<BankContext, 'newId' | 'timeZone' | 'policy'>,
  transfers: readonly Pick<TransferRow, 'id' | 'kind' | 'amount' | 'waits_until'>[],
  at: EpochMs,
): Promise<TransferRow[]> {
  const steps = transfers.map(({ id, kind, amount, waits_until: waitsUntil }) => ({
    id,
    to: waitsUntil === null ? endOfProcessing(kind, cents(amount), bank.policy) : 'pending',
    reason: null,
  }));
  return await goOn(scope, bank, 'processing', steps, at);
}

/**
 * Ends the wait of a first payment, which is then completed, or held above the threshold. Undefined if it does not wait
 * any more; a second call changes nothing.
 */
export async function finishWaiting(
  scope: DatabaseTransaction,
  bank: Pick<BankContext, 'newId' | 'timeZone' | 'policy'>,
  transferId: string,
  at: EpochMs,
): Promise<TransferRow | undefined> {
  const transfer = await endWait(scope.trx, transferId);
  if (!transfer) {
    return undefined;
  }
  if (endOfProcessing(transfer.kind, cents(transfer.amount), bank.policy) === 'completed') {
    const step = { id: transferId, to: 'completed' as const, reason: null };
    return (await goOn(scope, bank, 'pending', [step], at))[0];
  }
  // It is still pending, as its member knows.
  const audit = { action: 'transfer-waited', facts: { transfer: transferId } };
  await appendToMemberLogs(scope, [
    { membershipId: transfer.membership_id, by: null, at, audit, events: [] },
  ]);
  return transfer;
}

async function goOn(
  scope: DatabaseTransaction,
  bank: Pick<BankContext, 'newId' | 'timeZone' | 'policy'>,
  from: 'processing' | 'pending',
  steps: readonly TransferStep[],
  at: EpochMs,
): Promise<TransferRow[]> {
  const advanced = await advanceTransfers(scope, from, steps, at);
  const completed = advanced.filter(({ status }) => status === 'completed');
  const arrived = await deliver(scope, bank, completed, at);
  const outcomes = advanced.map((transfer) =>
    outcomeEntry(bank, transfer, {
      at,
      reason: null,
      // The arrival of a held transfer counts from its release.
      sentOn: from === 'pending' ? at : (transfer.at as EpochMs),
      by: null,
    }),
  );
  const told = advanced.some(paysRequest)
    ? await (await requestedMoney()).toldToAskers(scope.trx, advanced, at)
    : [];
  await appendToMemberLogs(scope, [...outcomes, ...told, ...arrived]);
  return advanced;
}

/**
 * The memberships that are told of these transfers: those that sent them, those whose requests for money they pay, and those of other
 * members in which they have arrived.
 */
export async function membershipsOf(
  db: Kysely<Tables>,
  transfers: readonly TransferRow[],
): Promise<string[]> {
  const told = transfers.map((transfer) => transfer.membership_id);
  if (transfers.some(paysRequest)) {
    told.push(...(await (await requestedMoney()).askersOf(db, transfers)));
  }
  if (transfers.some(isOfNetwork)) {
    told.push(...(await (await zelleInside()).receiversOf(db, transfers)));
  }
  return told;
}

/**
 * Completes transfers: the money goes to its destination. Returns the events for the members with money received by Zelle.
 */
export async function deliver(
  scope: DatabaseTransaction,
  bank: Pick<BankContext, 'newId' | 'timeZone'>,
  transfers: readonly TransferRow[],
  at: EpochMs,
): Promise<LogEntry[]> {
  if (transfers.length === 0) return [];
  const receivers = transfers.some(isOfNetwork)
    ? await (await zelleInside()).findZelleReceivers(scope, transfers)
    : noReceivers;
  const delivered = transfers.map((transfer) => ({ transfer, postingId: bank.newId() }));
  await mustPost(
    scope,
    delivered.map(({ transfer, postingId: id }) => ({
      head: { id, kind: 'transfer-completed', at, transferId: transfer.id, reverses: null },
      legs: [
        { account: inFlight, amount: cents(-transfer.amount) },
        {
          account: receivers.get(transfer.id)?.account.id ?? destinationOf(transfer),
          amount: cents(transfer.amount),
        },
      ],
    })),
  );
  await recordCredits(scope, bank, delivered, at);
  const arrivals = await Promise.all(
    delivered.flatMap(({ transfer, postingId }) => {
      const receiver = receivers.get(transfer.id);
      return receiver
        ? [
            zelleInside().then((zelle) =>
              zelle.arrivalOfZelle(scope, { transfer, postingId, receiver }, bank.newId(), at),
            ),
          ]
        : [];
    }),
  );
  if (arrivals.length > 0) {
    await recordTransactions(
      scope,
      arrivals.map(({ line }) => line),
      bank.timeZone,
    );
  }
  return arrivals.map(({ told }) => told);
}

function isOfNetwork({ kind, to_account_id: account }: TransferRow): boolean {
  return kind === 'zelle' && account === null;
}

const noReceivers: ReadonlyMap<string, ZelleReceiver> = new Map();

export function destinationOf({ to_account_id: account, kind }: TransferRow): string {
  return account ?? clearing(kind === 'zelle' ? 'zelle' : 'ach');
}

/** The credits follow spec §4, step 4, and R-T9. */
async function recordCredits(
  scope: DatabaseTransaction,
  bank: Pick<BankContext, 'newId' | 'timeZone'>,
  delivered: readonly { readonly transfer: TransferRow; readonly postingId: string }[],
  at: EpochMs,
): Promise<void> {
  const own = delivered.flatMap(({ transfer, postingId }) =>
    transfer.to_account_id === null
      ? []
      : [{ transfer, postingId, from: transfer.from_account_id, to: transfer.to_account_id }],
  );
  if (own.length === 0) return;
  const accounts = await readAccounts(
    scope,
    own.flatMap(({ from, to }) => [from, to]),
  );
  const accountOf = (id: string) => {
    const account = accounts.get(id);
    if (account === undefined) throw new Error(`There is no account ${id}`);
    return account;
  };
  await recordTransactions(
    scope,
    await Promise.all(
      own.map(async ({ transfer, postingId, from, to }) => ({
        id: bank.newId(),
        account: accountOf(to),
        postingId,
        type: 'credit' as const,
        amount: cents(transfer.amount),
        at,
        status: 'completed' as const,
        label: creditLabel(transfer.label),
        reference: transfer.reference,
        memo: transfer.memo,
        ...(paysRequest(transfer)
          ? await (await requestedMoney()).creditOf(scope.trx, transfer)
          : {
              membershipId: transfer.membership_id,
              description: creditDescription(accountOf(from)),
              category: categories.internal,
              transferId: transfer.id,
            }),
      })),
    ),
    bank.timeZone,
  );
}

/** Gives the money back to the account that it left, from where it is. */
export async function giveBack(
  scope: DatabaseTransaction,
  bank: Pick<BankContext, 'newId' | 'timeZone'>,
  transfer: TransferRow,
  at: EpochMs,
  from = inFlight,
): Promise<LogEntry[]> {
  const sending = await findSendingPosting(scope.trx, transfer.id);
  await mustPost(scope, [
    {
      head: {
        id: bank.newId(),
        kind: 'transfer-returned',
        at,
        transferId: transfer.id,
        reverses: sending,
      },
      legs: [
        { account: from, amount: cents(-transfer.amount) },
        { account: transfer.from_account_id, amount: cents(transfer.amount) },
      ],
    },
  ]);
  await takeOutOfDailySums(scope.trx, sending, transfer.from_account_id);
  if (paysRequest(transfer)) await (await requestedMoney()).reopenRequest(scope, transfer, at);
  return [];
}

/** The log entry of a transfer with a new status. */
export function outcomeEntry(
  bank: Pick<BankContext, 'timeZone' | 'policy'>,
  transfer: TransferRow,
  {
    at,
    reason,
    sentOn,
    by,
  }: {
    readonly at: EpochMs;
    readonly reason: string | null;
    /** The moment from which a completed transfer's arrival counts. */
    readonly sentOn: EpochMs;
    /** The person who did it; null where the bank or its staff did. */
    readonly by: string | null;
  },
): LogEntry {
  const isSentOn = transfer.status === 'completed';
  const dueDay = isSentOn ? dueElsewhere(transfer.kind, sentOn, bank) : undefined;
  return {
    membershipId: transfer.membership_id,
    by,
    at,
    audit: { action: `transfer-${transfer.status}`, facts: { transfer: transfer.id, reason } },
    events: [transferEvent(transfer, dueDay)],
  };
}
