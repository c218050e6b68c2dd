import { isRefundable } from '#contract/transactions/filing-terms.ts';
import { cents } from '#contract/money/cents.ts';
import type { Spending } from '#contract/transactions/cash-flow.ts';
import {
  SpendingCategory,
  Category,
  type TransactionFilter,
} from '#contract/transactions/transactions.ts';
import { type Kysely, sql } from 'kysely';
import { listCardPurchases, listPaymentsOfCards, takenBack } from '../history/card-spending.ts';
import { changesBySplits, listSplits, type SplitLine, type SumChange } from '../history/splits.ts';
import type { Tables } from '../tables.ts';
import { areSummed, movedInDays } from './sums-of-days.ts';
import { applyFilter, areMeant, categoriesOf, type Span } from './transaction-filter.ts';

/**
 * The filter's transactions by category: spending less the refunds under the same filter, and other outflows. A filter of
 * incoming money has no spending. Where the filter asks for days and categories alone, purchases with credit and business
 * cards count, and the payments of their bills do not.
 */
export async function sumSpendingByCategory(
  db: Kysely<Tables>,
  membershipId: string,
  filter: TransactionFilter,
  span: Span,
): Promise<Spending> {
  if (filter.type === 'credit') return nothing;
  const whole = areSummed(filter)
    ? await movedInDays(db, membershipId, filter, span)
    : await movedInRows(db, membershipId, filter, span);
  const splits = await listSplits(db, membershipId, areMeant(membershipId, filter, span));
  const [bought, leftOut] = asksForRows(filter)
    ? [[], []]
    : [
        await listCardPurchases(db, membershipId, span),
        await listPaymentsOfCards(db, membershipId, span),
      ];
  const rows = inParts([...whole, ...bought, ...leftOut.map(takenBack)], splits, filter);
  const largestFirst = rows
    .map(({ category, spent, count }) => ({
      category: Category.parse(category),
      spent: cents(spent),
      count,
    }))
    // Equal sums in the order of their names, so that every store answers the same.
    .toSorted((one, other) => other.spent - one.spent || (one.category < other.category ? -1 : 1));
  const categories: Spending['categories'] = [];
  const notSpent: Spending['notSpent'] = [];
  for (const { category, spent, count } of largestFirst) {
    if (isSpending(category)) {
      categories.push({ category, spent, count });
    } else {
      notSpent.push({ category, amount: spent, count });
    }
  }
  const spent = cents(categories.reduce((sum, one) => sum + one.spent, 0));
  const sumOfParts = (sums: readonly CategorySum[]) =>
    inParts(sums, [], filter).reduce((sum, part) => sum + part.spent, 0);
  const cards = { bought: cents(sumOfParts(bought)), leftOut: cents(sumOfParts(leftOut)) };
  return { spent, categories, notSpent, cards };
}

const nothing: Spending = {
  spent: cents(0),
  categories: [],
  notSpent: [],
  cards: { bought: cents(0), leftOut: cents(0) },
};

/** Whether the filter asks for what only the rows of accounts have. */
function asksForRows(filter: TransactionFilter): boolean {
  return filter.account !== undefined || !areSummed(filter);
}

type CategorySum = { readonly category: string } & SumChange;

interface Spent {
  readonly category: string;
  readonly spent: number;
  readonly count: number;
}

function inParts(
  whole: readonly CategorySum[],
  splits: readonly SplitLine[],
  filter: TransactionFilter,
): readonly Spent[] {
  const wanted: readonly string[] = categoriesOf(filter);
  const changes = [...changesBySplits(splits)].map(([category, sum]) => ({ category, ...sum }));
  const byCategory = Map.groupBy([...whole, ...changes], ({ category }) => category);
  const spent = [...byCategory].map(([category, sums]) => {
    const isNet = filter.type !== 'debit' && isRefundable(category);
    return sums.reduce(
      (sum, { moneyIn, moneyOut, credits, debits }) => ({
        category,
        spent: sum.spent + moneyOut - (isNet ? moneyIn : 0),
        count: sum.count + debits + (isNet ? credits : 0),
      }),
      { category, spent: 0, count: 0 },
    );
  });
  return spent.filter(
    ({ category, count }) => count > 0 && (wanted.length === 0 || wanted.includes(category)),
  );
}

function isSpending(category: Category): category is SpendingCategory {
  return SpendingCategory.safeParse(category).success;
}

async function movedInRows(
  db: Kysely<Tables>,
  membershipId: string,
  filter: TransactionFilter,
  span: Span,
): Promise<CategorySum[]> {
  const history = db
    .selectFrom('account_transaction')
    .innerJoin('account', 'account.id', 'account_transaction.account_id')
    .where('account_transaction.membership_id', '=', membershipId)
    .where('account_transaction.status', 'not in', ['failed', 'cancelled']);
  return await applyFilter(history, membershipId, filter, span)
    .select([
      'account_transaction.category',
      sumOf('credit', 'account_transaction.amount').as('moneyIn'),
      sumOf('debit', 'account_transaction.amount').as('moneyOut'),
      sumOf('credit', '1').as('credits'),
      sumOf('debit', '1').as('debits'),
    ])
    .groupBy('account_transaction.category')
    .execute();
}

function sumOf(type: 'credit' | 'debit', amount: string) {
  return sql<number>`sum(case when account_transaction.type = ${type} then ${sql.raw(amount)} else 0 end)`;
}
