import { cashFlow as contract } from '#contract/transactions/cash-flow.ts';
import { cents } from '#contract/money/cents.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import type { EpochMs, LocalDate, LocalMonth } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { addMonths, localMoment, startOfDay } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { Tables } from '../tables.ts';
import type { Gate } from '../gate.ts';
import { firstMoment } from '../history/daily-sums.ts';
import { cashFlowOf, trendOf } from './cash-flow-rules.ts';
import { lastMonths, listSumsOfMonths } from './flow-sums.ts';
import { type Charge, subscriptionsOf } from './subscription-rules.ts';

const monthsShown = 24;

const monthsOfCharges = 14;

/** The uses of the member's money, and the payments among them that come back. */
export function cashFlowHandlers(gate: Gate, { store, clock, timeZone }: BankContext) {
  const transactions = gate.gated(contract);
  return {
    cashFlow: transactions.cashFlow.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const now = clock.now();
      const today = localMoment(now, timeZone).date;
      const firstAt = (await firstMoment(store.db, membershipId)) ?? now;
      const earliest = localMoment(firstAt, timeZone).date.slice(0, 7);
      const latest = today.slice(0, 7) as LocalMonth;
      const months = lastMonths(now, monthsShown, timeZone)
        .filter((month) => month >= earliest || month === latest)
        .toReversed();
      const month = input.month ?? latest;
      if (!months.includes(month)) {
        throw errors.MONTH_NOT_THERE({ data: { earliest: months.at(-1) ?? latest, latest } });
      }
      const sums = await listSumsOfMonths(
        store.db,
        membershipId,
        { last: month, before: 1 },
        timeZone,
      );
      return { ...cashFlowOf(month, sums, today), months };
    }),

    trend: transactions.trend.handler(async ({ input, context }) => {
      const { membershipId } = context.signedIn;
      const months = lastMonths(clock.now(), input.months, timeZone);
      const [last] = months.slice(-1) as [LocalMonth];
      const span = { last, before: input.months - 1 };
      const sums = await listSumsOfMonths(store.db, membershipId, span, timeZone);
      return trendOf(input.category, months, sums);
    }),

    subscriptions: transactions.subscriptions.handler(async ({ context }) => {
      const today = localMoment(clock.now(), timeZone).date;
      const charges = await listCharges(store.db, context.signedIn.membershipId, today, timeZone);
      return { subscriptions: subscriptionsOf(charges, today) };
    }),
  };
}

/** The payments to merchants from accounts and by cards: no transfers, no bills of the member's own orders. */
async function listCharges(
  db: Kysely<Tables>,
  membershipId: string,
  today: LocalDate,
  timeZone: string,
): Promise<Charge[]> {
  const rows = await db
    .selectFrom('account_transaction')
    .innerJoin('posting', 'posting.id', 'account_transaction.posting_id')
    .select(['account_transaction.id', 'account_transaction.description'])
    .select('account_transaction.category')
    .select(['account_transaction.amount', 'account_transaction.day'])
    .where('account_transaction.membership_id', '=', membershipId)
    .where('account_transaction.day', '>=', addMonths(today, -monthsOfCharges))
    .where('account_transaction.type', '=', 'debit')
    .where('account_transaction.status', '=', 'completed')
    .where('posting.kind', '=', 'payment-out')
    .execute();
  const fromAccounts = rows.map(({ id, description, category, amount, day }) => ({
    description,
    category: category as Category,
    amount: cents(amount),
    day: day as LocalDate,
    transaction: id as TransactionId,
  }));
  return [...fromAccounts, ...(await listCardCharges(db, membershipId, today, timeZone))];
}

/** The charges of credit and business cards; a debit card's purchases are in the history of its account. */
async function listCardCharges(
  db: Kysely<Tables>,
  membershipId: string,
  today: LocalDate,
  timeZone: string,
): Promise<Charge[]> {
  const entries = await db
    .selectFrom('card_entry')
    .innerJoin('card', 'card.id', 'card_entry.card_id')
    .select(['card_entry.description', 'card_entry.amount', 'card_entry.at'])
    .where('card.membership_id', '=', membershipId)
    .where('card.kind', '<>', 'debit')
    .where('card_entry.kind', '=', 'purchase')
    .where('card_entry.at', '>=', startOfDay(addMonths(today, -monthsOfCharges), timeZone))
    .execute();
  return entries.map(({ description, amount, at }) => ({
    description,
    category: null,
    amount: cents(amount),
    day: localMoment(at as EpochMs, timeZone).date,
    transaction: null,
  }));
}
