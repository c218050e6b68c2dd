import { cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { type Transfer, transfers as contract } from '#contract/transfers/transfers.ts';
import { addDays, localMoment, startOfDay } from '../calendar/local-time.ts';
import type { Gate } from '../gate.ts';
import { historyOf, page, pageOfTransfers, presentPage } from '../history/history-page.ts';
import { declaredError } from '../errors/error-boundary.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { requestHash } from '../formats/sha-256.ts';
import type { BankContext } from '../bank-context.ts';
import {
  type LimitedSender,
  limitedRoles,
  mayTakeBack,
  refuseOverOwnLimit,
  sentByPerson,
} from '../parties/party-limits.ts';
import { arrivalOf, sendingAt, dueElsewhere, sentOnAt } from '../calendar/business-days.ts';
import { presentTransfer } from './present-transfer.ts';
import { createTransfers } from './execute-transfers.ts';
import { lastEqualTransfer } from './known-payees.ts';
import { decideNow } from './load-facts.ts';
import { cancelTransfer } from './change-status.ts';
import {
  countTiles,
  findTransfer,
  findTransferMadeWith,
  madeByTransfers,
  type TransferWithAccount,
} from './transfer-records.ts';
import { transferTerms } from './transfer-terms.ts';
import { reviewOf } from './transfer-review.ts';
import { isInList, listOf } from '../database/bulk-insert.ts';
import { type Connection, prepareQuery } from '../database/prepared-query.ts';
import { categories, type TransferRow } from './transfer-tables.ts';

/** Sending money, and following its transfers. */
export function transferHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, timeZone, policy } = bank;
  const transfers = gate.gated(contract);
  const send = store.batch(createTransfers(bank));

  const present = async (transfer: TransferWithAccount): Promise<Transfer> =>
    presentTransfer(transfer, timeZone, await dayDueElsewhere(store, bank, transfer));

  return {
    quote: transfers.quote.handler(async ({ input: { transfer: request }, context, errors }) => {
      const { signedIn } = context;
      const { membershipId } = signedIn;
      const at = clock.now();
      const sentByThem = await sentByPerson(store.db, signedIn, localMoment(at, timeZone).date);
      const decision = await decideNow(store, bank, membershipId, request);
      if (decision.kind === 'refused') {
        throw declaredError(errors, decision.refusal);
      }
      const overOwn = refuseOverOwnLimit(signedIn.party, request, sentByThem);
      if (overOwn) {
        throw declaredError(errors, overOwn);
      }
      const { from, destination, balanceAfter } = decision;
      const since = (at - policy.duplicateWithinMs) as EpochMs;
      const before = await lastEqualTransfer(store.db, membershipId, request, destination, since);
      const { shown, first } = await reviewOf(bank, signedIn, request, decision, at);
      const { waitsUntil } = first;
      return {
        ...shown,
        balance: from.balance,
        balanceAfter,
        ...(waitsUntil !== null && { waitsUntil }),
        arrival: arrivalOf(request.kind, sendingAt(waitsUntil ?? at, timeZone, policy), policy),
        sentBefore: before === null ? null : { minutesAgo: Math.floor((at - before) / 60_000) },
      };
    }),

    create: transfers.create.handler(async ({ input, context, errors }) => {
      const { signedIn } = context;
      const { membershipId } = signedIn;
      const intent = {
        membershipId,
        key: input.intentKey,
        requestHash: requestHash('transfers.create', input.transfer),
      };
      const result = await send({
        membershipId,
        by: signedIn.personId,
        request: input.transfer,
        origin: { kind: 'member' },
        signedIn,
        intent,
      });
      return await answerOnce(bank, context.signedIn, errors, result);
    }),

    terms: transfers.terms.handler(async ({ input, context }) => {
      const at = clock.now();
      const now = sendingAt(at, timeZone, policy);
      // Scheduled transfers are sent in the morning.
      const sending =
        input.day !== undefined && input.day > now.day
          ? { day: input.day, isBeforeCutOff: true }
          : now;
      return await transferTerms(bank, context.signedIn, sending, at, input.recipient);
    }),

    get: transfers.get.handler(async ({ input, context, errors }) => {
      const transfer = await findTransfer(store.db, context.signedIn.membershipId, input.id);
      if (!transfer) {
        throw errors.NOT_FOUND();
      }
      return await present(transfer);
    }),

    madeWith: transfers.madeWith.handler(async ({ input, context }) => {
      const { membershipId } = context.signedIn;
      const made = await findTransferMadeWith(store.db, membershipId, input.key);
      return { transfer: made === undefined ? null : await present(made) };
    }),

    cancel: transfers.cancel.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const asked = await findTransfer(store.db, membershipId, input.id);
      if (!asked) {
        throw errors.NOT_FOUND();
      }
      if (!mayTakeBack(context.signedIn, asked)) {
        throw errors.SENT_BY_ANOTHER();
      }
      const outcome = await cancelTransfer(bank, input.id, context.signedIn.personId);
      const transfer = await findTransfer(store.db, membershipId, input.id);
      if (!transfer) {
        throw errors.NOT_FOUND();
      }
      if (outcome.kind === 'not-pending') {
        throw errors.NOT_PENDING({ data: { status: transfer.status } });
      }
      return presentTransfer(transfer, timeZone);
    }),

    history: transfers.history.handler(async ({ input, context }) => {
      const { membershipId } = context.signedIn;
      const isWhole = input.status === undefined && input.kind === undefined;
      const rows = isWhole
        ? await pageOfTransfers(store, membershipId, input)
        : await page(madeByTransfers(historyOf(store.db, membershipId), input), input);
      const found = presentPage(rows, timeZone);
      const withDays = await withDaysDue(bank, found.transactions);
      return { ...found, transactions: await withSenders(bank, context.signedIn, withDays) };
    }),

    tiles: transfers.tiles.handler(async ({ context }) => {
      const today = localMoment(clock.now(), timeZone).date;
      const tiles = await countTiles(store, context.signedIn.membershipId, {
        from: startOfDay(today, timeZone),
        to: startOfDay(addDays(today, 1), timeZone),
      });
      return { ...tiles, amountSent: cents(tiles.amountSent) };
    }),
  };
}

async function withDaysDue(
  bank: BankContext,
  transactions: readonly Transaction[],
): Promise<Transaction[]> {
  const sentOn = transactions.flatMap(({ type, status, category, transferId }) =>
    type === 'debit' && status === 'completed' && category === categories.external && transferId
      ? [transferId]
      : [],
  );
  const days = await daysDueElsewhere(bank.store, bank, sentOn);
  const today = localMoment(bank.clock.now(), bank.timeZone).date;
  return transactions.map((transaction) => {
    const day = transaction.transferId === null ? undefined : days.get(transaction.transferId);
    return day === undefined || day < today ? transaction : { ...transaction, dueElsewhere: day };
  });
}

/** A transfer that another person sent, and that the caller may not cancel, is marked so. */
async function withSenders(
  { store }: Pick<BankContext, 'store'>,
  caller: LimitedSender,
  transactions: readonly Transaction[],
): Promise<Transaction[]> {
  const pending = transactions.flatMap(({ type, status, transferId }) =>
    type === 'debit' && status === 'pending' && transferId ? [transferId] : [],
  );
  if (pending.length === 0 || !limitedRoles.includes(caller.party.role)) return [...transactions];
  const rows = await store.db
    .selectFrom('transfer')
    .select(['id', 'kind', 'limited_person_id'])
    .where('id', 'in', pending)
    .execute();
  const ofOthers = new Set(rows.filter((row) => !mayTakeBack(caller, row)).map(({ id }) => id));
  return transactions.map((one) =>
    ofOthers.has(one.transferId ?? '') ? { ...one, sentByAnother: true } : one,
  );
}

/** By when each of these transfers to other banks is there, by its key; transfers that were not sent on are left out. */
export async function daysDueElsewhere(
  connection: Connection,
  bank: Pick<BankContext, 'timeZone' | 'policy'>,
  transferIds: readonly string[],
): Promise<ReadonlyMap<string, LocalDate>> {
  const days = new Map<string, LocalDate>();
  if (transferIds.length === 0) {
    return days;
  }
  const rows = await statusesOf(connection, { ids: listOf(transferIds) });
  for (const id of transferIds) {
    const at = sentOnAt(rows.filter(({ transfer_id }) => transfer_id === id));
    const day = at && dueElsewhere('external', at, bank);
    if (day !== undefined) {
      days.set(id, day);
    }
  }
  return days;
}

const statusesOf = prepareQuery(['ids'], ({ trx, engine, places }) =>
  trx
    .selectFrom('transfer_status')
    .select(['transfer_id', 'status', 'at'])
    .where(isInList({ engine }, 'transfer_id', places.ids))
    .orderBy('transfer_id')
    .orderBy('sequence'),
);

/** The same of one transfer of whichever kind. */
export async function dayDueElsewhere(
  connection: Connection,
  bank: Pick<BankContext, 'timeZone' | 'policy'>,
  { id, kind, status }: Pick<TransferRow, 'id' | 'kind' | 'status'>,
): Promise<LocalDate | undefined> {
  const isSentOn = kind === 'external' && status === 'completed';
  return isSentOn ? (await daysDueElsewhere(connection, bank, [id])).get(id) : undefined;
}
