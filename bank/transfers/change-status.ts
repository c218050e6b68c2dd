import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { arrivalOf, sendingAt, sentOnAt } from '../calendar/business-days.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { TransferRow } from './transfer-tables.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { LogEntry } from '../member-log/log-entry.ts';
import { giveBackSending } from '../parties/party-limits.ts';
import { requestedMoney } from './load-requested-money.ts';
import { paysRequest } from './request-to-pay.ts';
import { type ArrivedReturn, refuseReturn, type ReturnRefusal } from './return-rules.ts';
import {
  deliver,
  destinationOf,
  giveBack,
  membershipsOf,
  outcomeEntry,
} from './transfer-outcomes.ts';
import { advanceTransfer, readWithStatuses } from './transfer-records.ts';

/** The result of a change that staff or the member requested. */
export type Outcome =
  | { readonly kind: 'done'; readonly transfer: TransferRow }
  | { readonly kind: 'not-pending' };

/** Staff release a held transfer. */
export async function settleTransfer(bank: BankContext, transferId: string): Promise<Outcome> {
  return await changePending(bank, transferId, 'completed', null, null, (scope, transfer, at) =>
    deliver(scope, bank, [transfer], at),
  );
}

/** The rail or staff return a held transfer: it failed, and the money is back in its account. */
export async function returnTransfer(
  bank: BankContext,
  transferId: string,
  reason: string,
): Promise<Outcome> {
  return await changePending(bank, transferId, 'failed', reason, null, (scope, transfer, at) =>
    giveBack(scope, bank, transfer, at),
  );
}

/** The member cancels a held transfer. */
export async function cancelTransfer(
  bank: BankContext,
  transferId: string,
  by: string,
): Promise<Outcome> {
  return await changePending(bank, transferId, 'cancelled', null, by, (scope, transfer, at) =>
    giveBack(scope, bank, transfer, at),
  );
}

/** Books the return of a transfer to another bank that was completed: it failed, and the money is back in its account. */
export async function bookReturn(
  bank: BankContext,
  transferId: string,
  arrived: Omit<ArrivedReturn, 'receivedOn'> & { readonly receivedOn?: LocalDate | undefined },
): Promise<Outcome | ReturnRefusal> {
  const today = localMoment(bank.clock.now(), bank.timeZone).date;
  const { code, receivedOn = today } = arrived;
  const { transfer, statuses } = await readWithStatuses(bank.store.db, transferId);
  const sentOn = sentOnAt(statuses);
  const sent = sentOn === undefined ? null : sentAndSettled(bank, sentOn);
  const refusal = refuseReturn(transfer, sent, { code, receivedOn }, today);
  if (refusal !== null) return refusal;
  const move = (scope: DatabaseTransaction, advanced: TransferRow, at: EpochMs) =>
    giveBack(scope, bank, advanced, at, destinationOf(advanced));
  const outcome = await changeStatus(bank, transferId, 'completed', 'failed', code, null, move);
  // Of two who book it at once the second finds it returned.
  return outcome.kind === 'done' ? outcome : { kind: 'returned-before' };
}

function sentAndSettled(bank: BankContext, at: EpochMs) {
  const sending = sendingAt(at, bank.timeZone, bank.policy);
  return { sentOn: sending.day, settledOn: arrivalOf('external', sending, bank.policy).day };
}

async function changePending(
  bank: BankContext,
  transferId: string,
  status: 'completed' | 'failed' | 'cancelled',
  reason: string | null,
  by: string | null,
  move: Move,
): Promise<Outcome> {
  return await changeStatus(bank, transferId, 'pending', status, reason, by, move);
}

/** Moves the money, and returns the log entries for others than the sender. */
type Move = (scope: DatabaseTransaction, transfer: TransferRow, at: EpochMs) => Promise<LogEntry[]>;

async function changeStatus(
  bank: BankContext,
  transferId: string,
  from: 'pending' | 'completed',
  status: 'completed' | 'failed' | 'cancelled',
  reason: string | null,
  by: string | null,
  move: Move,
): Promise<Outcome> {
  const at = bank.clock.now();
  const transfer = await bank.store.transact(async (scope) => {
    const step = { id: transferId, to: status, reason };
    const advanced = await advanceTransfer(scope, step, from, at);
    if (advanced) {
      const arrived = await move(scope, advanced, at);
      const told =
        status === 'completed' && paysRequest(advanced)
          ? await (await requestedMoney()).toldToAskers(scope.trx, [advanced], at)
          : [];
      await appendToMemberLogs(scope, [
        outcomeEntry(bank, advanced, { at, reason, sentOn: at, by }),
        ...told,
        ...arrived,
      ]);
      if (status !== 'completed') {
        const { date } = localMoment(advanced.at as EpochMs, bank.timeZone);
        await giveBackSending(scope, advanced, date);
      }
    }
    return advanced;
  });
  if (!transfer) {
    return { kind: 'not-pending' };
  }
  for (const told of await membershipsOf(bank.store.db, [transfer])) bank.bell.ring(told);
  return { kind: 'done', transfer };
}
