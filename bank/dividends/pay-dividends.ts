import { type Cents, cents } from '#contract/money/cents.ts';
import type { StatementMonth } from '#contract/statements/statements.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import { transactionLabel } from '../formats/labels.ts';
import {
  daysBetween,
  localMoment,
  monthAfter,
  monthAt,
  monthSpan,
} from '../calendar/local-time.ts';
import type { BankDependencies } from '../bank-context.ts';
import { insertRows, isInList, listOf } from '../database/bulk-insert.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { BankStore } from '../ports.ts';
import { closingBalances, listDailyMovements } from '../history/daily-sums.ts';
import { type NewTransaction, recordTransactions } from '../history/record-transaction.ts';
import { interestPaid } from '../ledger/chart-of-accounts.ts';
import { PostingBatch } from '../ledger/posting-batch.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import {
  type EarningAccount,
  listPaid,
  listUnpaid,
  earningBalances,
  listLateDividends,
} from './dividend-records.ts';
import { earnedBy } from './earned-in-month.ts';
import { readCatalogue, readTermStarts } from './product-records.ts';

/** The parts of the bank that paying dividends needs. */
export type PayingBank = Pick<BankDependencies, 'newId' | 'timeZone'>;

interface Dividend {
  readonly account: EarningAccount;
  readonly earned: Cents;
  /** Null where nothing is posted, because nothing was earned. */
  readonly postingId: string | null;
}

/**
 * Pays the dividends of a month that is over to the first of the accounts that have not had theirs, from an id on, at
 * most so many. Another process that does the same pays the others, or none: the balances are locked before it is
 * looked again who has been paid.
 */
export async function payDividends(
  scope: DatabaseTransaction,
  bank: PayingBank,
  month: StatementMonth,
  { from, limit }: { readonly from: string; readonly limit: number },
  at: EpochMs,
): Promise<void> {
  const listed = await listUnpaid(scope.trx, month, from, limit);
  if (listed.length === 0) return;
  // Locked before the balances, as in every transaction that locks several memberships.
  await lockMemberships(
    scope,
    listed.map((account) => account.membership_id),
  );
  const batch = await PostingBatch.lock(
    scope,
    listed.map(({ id }) => id),
  );
  const paid = await listPaid(scope, month, listed);
  const accounts = listed.filter(({ id }) => !paid.has(id));
  await pay(scope, bank, batch, { month, accounts }, at);
}

/**
 * Pays an account that is about to close what it has earned until yesterday: of the last month, unless it is paid, and of
 * this one, of which it is paid nothing more when it is over.
 */
export async function payAccrued(
  scope: DatabaseTransaction,
  bank: PayingBank,
  account: EarningAccount,
  at: EpochMs,
): Promise<void> {
  const store = { db: scope.trx, engine: scope.engine };
  for (const month of await unpaidMonths(store, bank.timeZone, account, at)) {
    const batch = await PostingBatch.lock(scope, [account.id]);
    await pay(scope, bank, batch, { month, accounts: [account] }, at);
  }
}

/** The dividends that an account has earned until yesterday and that are not paid yet. */
export async function accruedOf(
  store: Pick<BankStore, 'db' | 'engine'>,
  timeZone: string,
  account: EarningAccount,
  at: EpochMs,
): Promise<Cents> {
  let accrued = 0;
  for (const month of await unpaidMonths(store, timeZone, account, at)) {
    accrued += (await earnedOf(store, timeZone, month, [account], at)).get(account.id) ?? 0;
  }
  return cents(accrued);
}

/** This month, and before it the past months with dividends that are not paid yet: mostly none. */
async function unpaidMonths(
  { db }: Pick<BankStore, 'db'>,
  timeZone: string,
  account: EarningAccount,
  at: EpochMs,
): Promise<StatementMonth[]> {
  const thisMonth = monthAt(at, timeZone);
  const run = await db
    .selectFrom('dividend_run')
    .select('month')
    .where('due_at', 'is not', null)
    .orderBy('month')
    .executeTakeFirst();
  const paid = await db
    .selectFrom('dividend')
    .select('month')
    .where('membership_id', '=', account.membership_id)
    .where('account_id', '=', account.id)
    .where('month', '>=', run?.month ?? thisMonth)
    .execute();
  const months: StatementMonth[] = [];
  let month = (run?.month ?? thisMonth) as StatementMonth;
  for (; month < thisMonth; month = monthAfter(month)) months.push(month);
  return [...months, thisMonth].filter((one) => !paid.some((row) => row.month === one));
}

async function pay(
  scope: DatabaseTransaction,
  bank: PayingBank,
  batch: PostingBatch,
  {
    month,
    accounts,
  }: { readonly month: StatementMonth; readonly accounts: readonly EarningAccount[] },
  at: EpochMs,
): Promise<void> {
  const store = { db: scope.trx, engine: scope.engine };
  const earned = await earnedOf(store, bank.timeZone, month, accounts, at);
  const dividends = accounts.map((account): Dividend => {
    const amount = earned.get(account.id) ?? cents(0);
    return { account, earned: amount, postingId: amount > 0 ? bank.newId() : null };
  });
  await record(scope, bank, batch, month, dividends, at);
}

/**
 * The earnings of each of these accounts in a month, by their entries until now: a day that is not over has earned nothing.
 */
export async function earnedOf(
  store: Pick<BankStore, 'db' | 'engine'>,
  timeZone: string,
  month: StatementMonth,
  accounts: readonly EarningAccount[],
  now: EpochMs,
): Promise<ReadonlyMap<string, Cents>> {
  if (accounts.length === 0) return new Map();
  const { db } = store;
  const { firstDay, lastDay, from } = monthSpan(month, timeZone);
  const days = daysBetween(firstDay, localMoment(now, timeZone).date);
  const catalogue = await readCatalogue(db);
  const memberships = [...new Set(accounts.map((account) => account.membership_id))];
  // Before the movements: a dividend that is paid in between counts from its day on, and not twice.
  const late = await listLateDividends(db, memberships, from);
  const movements = Map.groupBy(
    await listDailyMovements(db, memberships, { day: firstDay, at: from }),
    ({ account }) => account,
  );
  const starts = await readTermStarts(
    store,
    accounts.map(({ id }) => id),
  );
  const daysOver = Math.min(Number(lastDay.slice(-2)), days.length - 1);
  return new Map(
    accounts.map(({ id, product_id: product, opened_at: openedAt }) => {
      const closing = closingBalances(days, movements.get(id) ?? [], timeZone);
      const own = late.filter(({ account }) => account === id);
      const balances = earningBalances(closing, firstDay, own);
      const earning = {
        terms: catalogue.get(product) ?? [],
        termStarts: starts.get(id) ?? [],
        openedOn: localMoment(openedAt as EpochMs, timeZone).date,
      };
      return [id, earnedBy(earning, firstDay, balances.slice(0, daysOver))];
    }),
  );
}

async function record(
  scope: DatabaseTransaction,
  bank: PayingBank,
  batch: PostingBatch,
  month: StatementMonth,
  dividends: readonly Dividend[],
  at: EpochMs,
): Promise<void> {
  const lines: NewTransaction[] = [];
  for (const { account, earned, postingId } of dividends) {
    if (postingId === null) continue;
    batch.mustPost({ id: postingId, kind: 'payment-in', at, transferId: null, reverses: null }, [
      { account: account.id, amount: earned },
      { account: interestPaid, amount: cents(-earned) },
    ]);
    lines.push(lineOf(account, { id: bank.newId(), postingId, amount: earned, at }));
  }
  await batch.record(scope);
  await keepInTerm(
    scope,
    dividends.map(({ account }) => account),
  );
  await recordTransactions(scope, lines, bank.timeZone);
  await insertRows(
    scope,
    'dividend',
    dividends.map(({ account, postingId }) => ({
      membership_id: account.membership_id,
      account_id: account.id,
      month,
      posting_id: postingId,
    })),
  );
  await appendToMemberLogs(
    scope,
    lines.map(({ membershipId, account, amount }) => ({
      membershipId,
      by: null,
      at,
      audit: { action: 'dividend-paid', facts: { account: account.id, month, amount } },
      events: [],
    })),
  );
}

/** The dividends of a certificate's term stay in it until it matures, as its opening deposit does. */
async function keepInTerm(
  scope: DatabaseTransaction,
  accounts: readonly EarningAccount[],
): Promise<void> {
  const inTerm = accounts.filter((account) => account.matures_on !== null);
  if (inTerm.length === 0) return;
  await scope.trx
    .updateTable('account_balance')
    .set(({ ref }) => ({ floor: ref('balance') }))
    .where(isInList(scope, 'account_id', listOf(inTerm.map(({ id }) => id))))
    .execute();
}

function lineOf(
  { id: accountId, name, membership_id: membershipId }: EarningAccount,
  posted: Pick<NewTransaction, 'id' | 'postingId' | 'amount' | 'at'>,
): NewTransaction {
  return {
    ...posted,
    membershipId,
    account: { id: accountId, name },
    type: 'credit',
    description: describe({ kind: 'interest' }),
    status: 'completed',
    category: 'Income',
    label: transactionLabel(posted.at),
    reference: null,
    transferId: null,
  };
}
