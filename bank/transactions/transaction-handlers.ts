import { cents } from '#contract/money/cents.ts';
import { transactionDetail } from '#contract/transactions/transaction-detail.ts';
import { transactionSpending } from '#contract/transactions/transaction-spending.ts';
import { moneyByMonth } from '#contract/transactions/money-by-month.ts';
import { transactions as searched } from '#contract/transactions/transactions.ts';
import type { Gate } from '../gate.ts';
import { presentPage } from '../history/history-page.ts';
import type { BankContext } from '../bank-context.ts';
import { sumCameBack } from './came-back.ts';
import { findTransactions } from './find-transactions.ts';
import { lastMonths, sumByMonth } from './flow-sums.ts';
import { presentTransaction, presentTransferOf } from './present-detail.ts';
import { sumSpendingByCategory } from './spending-by-category.ts';
import { spanOf } from './asked-span.ts';
import {
  findTransaction,
  getTransfer,
  listStatuses,
  totalTransactions,
} from './transaction-records.ts';

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
