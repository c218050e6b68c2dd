import { type Cents, cents } from '#contract/money/cents.ts';
import type { StatementMonth } from '#contract/statements/statements.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import type { Kysely } from 'kysely';
import { transactionLabel } from '../calendar/labels.ts';
import { daysBetween, localMoment } from '../calendar/local-time.ts';
import { monthSpan } from '../calendar/months.ts';
import type { BankDependencies } from '../database/bank-context.ts';
import { insertRows } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { closingBalances, listDailyMovements } from '../history/daily-movements.ts';
import { type NewTransaction, recordTransactions } from '../history/record-transaction.ts';
import { interestPaid } from '../ledger/chart-of-accounts.ts';
import { PostingBatch } from '../ledger/posting-batch.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { type EarningAccount, listPaid, listUnpaid } from './dividend-records.ts';
import { earnedBy } from './earned-in-month.ts';
import { readCatalogue } from './product-records.ts';

/** What paying dividends needs of the bank. */
export type PayingBank = Pick<BankDependencies, 'newId' | 'timeZone'>;

/** An account and what it earned. */
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
  const batch = await PostingBatch.lock(
    scope,
    listed.map(({ id }) => id),
  );
  const paid = await listPaid(scope, month, listed);
  const accounts = listed.filter(({ id }) => !paid.has(id));
  const earned = await earnedOf(scope.trx, bank.timeZone, month, accounts, at);
  const dividends = accounts.map((account): Dividend => {
    const amount = earned.get(account.id) ?? cents(0);
    return { account, earned: amount, postingId: amount > 0 ? bank.newId() : null };
  });
  await record(scope, bank, batch, month, dividends, at);
}

/** What each of these accounts earned in a month that is over, by their entries until now. */
export async function earnedOf(
  db: Kysely<Tables>,
  timeZone: string,
  month: StatementMonth,
  accounts: readonly EarningAccount[],
  now: EpochMs,
): Promise<ReadonlyMap<string, Cents>> {
  if (accounts.length === 0) return new Map();
  const { firstDay, lastDay, from } = monthSpan(month, timeZone);
  const days = daysBetween(firstDay, localMoment(now, timeZone).date);
  const catalogue = await readCatalogue(db);
  const memberships = [...new Set(accounts.map((account) => account.membership_id))];
  const movements = Map.groupBy(
    await listDailyMovements(db, memberships, { day: firstDay, at: from }),
    ({ account }) => account,
  );
  const daysOfMonth = Number(lastDay.slice(-2));
  return new Map(
    accounts.map(({ id, product_id: product }) => {
      const balances = closingBalances(days, movements.get(id) ?? [], timeZone);
      const terms = catalogue.get(product) ?? [];
      return [id, earnedBy(terms, firstDay, balances.slice(0, daysOfMonth))];
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
