import { cents } from '#contract/money/cents.ts';
import {
  type exportRefusals,
  transactionExports,
} from '#contract/transactions/transaction-exports.ts';
import { transactionDetail } from '#contract/transactions/transaction-detail.ts';
import { transactionSpending } from '#contract/transactions/transaction-spending.ts';
import { moneyByMonth } from '#contract/transactions/money-by-month.ts';
import {
  type filterRefusals,
  type TransactionFilter,
  transactions as searched,
} from '#contract/transactions/transactions.ts';
import type { ORPCErrorConstructorMap } from '@orpc/server';
import type { Gate, SignedIn } from '../gate.ts';
import { presentPage } from '../history/history-page.ts';
import type { BankContext } from '../database/bank-context.ts';
import { sumCameBack } from './came-back.ts';
import type { Export } from './export-reading.ts';
import type { ExportPieces } from './export-transactions.ts';
import { ExportsUnderWay } from './exports-under-way.ts';
import { findTransactions } from './find-transactions.ts';
import { lastMonths, sumByMonth } from './money-by-month.ts';
import { presentTransaction, presentTransferOf } from './present-detail.ts';
import { sumSpendingByCategory } from './spending-by-category.ts';
import { decideSpan, type Span } from './transaction-filter.ts';
import {
  findTransaction,
  getTransfer,
  listStatuses,
  totalTransactions,
} from './transaction-records.ts';

/** The member's history: searched, paged and added up, and each of it in full. */
export function transactionHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, newId, timeZone, policy, brand } = bank;
  const transactions = gate.gated({
    ...searched,
    ...transactionDetail,
    ...transactionExports,
    ...transactionSpending,
    ...moneyByMonth,
  });

  const spanOf = (filter: TransactionFilter, errors: FilterErrors): Span => {
    const decision = decideSpan(filter, clock.now(), timeZone);
    if (decision.kind === 'backwards') {
      throw errors.RANGE_BACKWARDS({ data: { of: decision.of } });
    }
    return decision.span;
  };

  const exportsUnderWay = new ExportsUnderWay(store);

  const makeFile = async (
    { membershipId }: SignedIn,
    filter: TransactionFilter,
    errors: ExportErrors,
    write: (wanted: Export) => Promise<ExportPieces>,
  ): Promise<ExportPieces> => {
    const span = spanOf(filter, errors);
    const { count } = await totalTransactions(store, membershipId, filter, span);
    const limit = policy.exportedRowsMax;
    if (count > limit) {
      throw errors.TOO_MANY_ROWS({ data: { limit, rows: count } });
    }
    const { store: inTurns } = exportsUnderWay;
    const now = clock.now();
    const wanted = { store: inTurns, membershipId, filter, span, now, timeZone };
    const pieces = await exportsUnderWay.begin(membershipId, await write(wanted));
    if (pieces === undefined) {
      throw errors.EXPORT_UNDER_WAY({ data: { retryAfterMs: exportRetryMs } });
    }
    return pieces;
  };

  return {
    search: transactions.search.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const span = spanOf(input, errors);
      return presentPage(
        await findTransactions(store, { membershipId, filter: input, span, request: input }),
        timeZone,
      );
    }),

    totals: transactions.totals.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const span = spanOf(input, errors);
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
      return await sumSpendingByCategory(store.db, membershipId, input, spanOf(input, errors));
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

    exportCsv: transactions.exportCsv.handler(async ({ input, context, errors }) =>
      makeFile(context.signedIn, input, errors, async (wanted) => {
        const { exportCsv } = await loadExports();
        return exportCsv(wanted, input.language);
      }),
    ),

    exportOfx: transactions.exportOfx.handler(async ({ input, context, errors }) =>
      makeFile(context.signedIn, input, errors, async (wanted) => {
        const { exportOfx } = await loadExports();
        return exportOfx(wanted);
      }),
    ),

    exportCamt: transactions.exportCamt.handler(async ({ input, context, errors }) =>
      makeFile(context.signedIn, input, errors, async (wanted) => {
        const { exportCamt, meansAnAccount } = await loadExports();
        if (!(await meansAnAccount(wanted))) throw errors.NOT_FOUND();
        return exportCamt(wanted, { id: newId(), servicer: brand.name });
      }),
    ),
  };
}

/** After so long a file of a hundred thousand rows is there, unless it is taken slowly. */
const exportRetryMs = 5_000;

/** Loaded by anyone who asks first: in a tab the bank opens sooner without them. */
const loadExports = () => import('./export-transactions.ts');

type FilterErrors = ORPCErrorConstructorMap<typeof filterRefusals>;
type ExportErrors = ORPCErrorConstructorMap<typeof exportRefusals>;
