import { cents } from '#contract/money/cents.ts';
import {
  transactionDetail,
  type StatusChange,
  type TransactionTransfer,
} from '#contract/transactions/transaction-detail.ts';
import { transactionSpending, moneyByMonth } from '#contract/transactions/cash-flow.ts';
import { transactions as searched } from '#contract/transactions/transactions.ts';
import type { Gate } from '../gate.ts';
import { presentPage, presentRow } from '../history/history-page.ts';
import type { BankContext } from '../bank-context.ts';
import { findTransactions } from './find-transactions.ts';
import { lastMonths, sumByMonth } from './flow-sums.ts';
import { sumSpendingByCategory } from './spending-by-category.ts';
import { spanOf } from './transaction-filter.ts';
import {
  sumCameBack,
  findTransaction,
  getTransfer,
  listStatuses,
  totalTransactions,
  type TransferOfTransaction,
} from './transaction-records.ts';
import type { AccountId, RecipientId, TransferId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import { addressOf, shownAddress } from '../rails/payment-address.ts';
import type { Tables } from '../tables.ts';
import { dueElsewhere, sentOnAt } from '../calendar/business-days.ts';

/** The member's history: searched, paged and added up, and each of it in full. */
export function transactionHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, timeZone } = bank;
  const transactions = gate.gated({
    ...searched,
    ...transactionDetail,
    ...transactionSpending,
    ...moneyByMonth,
  });

  return {
    search: transactions.search.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const span = spanOf(bank, input, errors);
      return presentPage(
        await findTransactions(store, { membershipId, filter: input, span, request: input }),
        timeZone,
      );
    }),

    totals: transactions.totals.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const span = spanOf(bank, input, errors);
      const { count, moneyIn, moneyOut, ownIn, ownOut } = await totalTransactions(
        store,
        membershipId,
        input,
        span,
      );
      return {
        count,
        moneyIn: cents(moneyIn),
        moneyOut: cents(moneyOut),
        net: cents(moneyIn - moneyOut),
        betweenOwn: { moneyIn: cents(ownIn), moneyOut: cents(ownOut) },
        cameBack: await sumCameBack(store.db, membershipId, input, span),
      };
    }),

    spending: transactions.spending.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      return await sumSpendingByCategory(
        store.db,
        membershipId,
        input,
        spanOf(bank, input, errors),
      );
    }),

    byMonth: transactions.byMonth.handler(async ({ input, context }) => ({
      months: await sumByMonth(
        store.db,
        context.signedIn.membershipId,
        lastMonths(clock.now(), input.months, timeZone),
      ),
    })),

    get: transactions.get.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const row = await findTransaction(store.db, membershipId, input.id);
      if (!row) {
        throw errors.NOT_FOUND();
      }
      const transaction = presentTransaction(row, timeZone);
      if (row.transfer_id === null) {
        return { ...transaction, memo: row.memo ?? '', transfer: null };
      }
      const transfer = await getTransfer(store.db, membershipId, row.transfer_id);
      const statuses = await listStatuses(store.db, row.transfer_id);
      return {
        ...transaction,
        memo: transfer.memo,
        transfer: presentTransferOf(transfer, statuses, bank),
      };
    }),
  };
}

type FoundTransaction = NonNullable<Awaited<ReturnType<typeof findTransaction>>>;
type StatusOfTransfer = Pick<Tables['transfer_status'], 'status' | 'at' | 'reason'>;

function presentTransaction(row: FoundTransaction, timeZone: string) {
  return {
    ...presentRow(row, timeZone),
    balanceAfter: cents(row.balanceAfter),
    postingKind: row.postingKind,
  };
}

/** The transfer behind a transaction as the contract has it; the account number masked. */
function presentTransferOf(
  transfer: TransferOfTransaction,
  statuses: readonly StatusOfTransfer[],
  bank: Pick<BankContext, 'timeZone' | 'policy'>,
): TransactionTransfer {
  const { name: toName, ...address } = shownAddress(addressOf(transfer));
  const sentOn = sentOnAt(statuses);
  const dueDay = sentOn && dueElsewhere(transfer.kind, sentOn, bank);
  return {
    id: transfer.id as TransferId,
    kind: transfer.kind,
    from: transfer.fromHandle as AccountId,
    fromName: transfer.fromName,
    to: transfer.toHandle as AccountId | null,
    toName: transfer.toHandle === null ? toName : transfer.toShown,
    recipient: transfer.savedRecipient as RecipientId | null,
    ...address,
    memo: transfer.memo,
    statuses: statuses.map((change) => presentStatus(change, bank.timeZone)),
    ...(transfer.waits_until !== null && { waitsUntil: transfer.waits_until as EpochMs }),
    ...(dueDay !== undefined && { dueElsewhere: dueDay }),
  };
}

function presentStatus({ status, at, reason }: StatusOfTransfer, timeZone: string): StatusChange {
  return { status, at: at as EpochMs, ...localMoment(at as EpochMs, timeZone), reason };
}
