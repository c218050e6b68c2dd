import type { Cents } from '#contract/cents.ts';
import type { Category, TransactionStatus } from '#contract/transactions.ts';
import type { EpochMs } from '#contract/time.ts';
import type { Transaction } from 'kysely';
import { localMoment } from './calendar/local-time.ts';
import type { AccountTransactionRow, Tables } from './tables.ts';

/** Few enough for the variables of one statement on every store. */
const rowsPerStatement = 500;

/** A line of history that is about to be written. */
export interface NewTransaction {
  readonly id: string;
  readonly memberId: string;
  readonly account: { readonly id: string; readonly name: string };
  readonly postingId: string;
  readonly type: 'credit' | 'debit';
  readonly description: string;
  readonly amount: Cents;
  readonly at: EpochMs;
  readonly status: TransactionStatus;
  readonly category: Category;
  readonly label: string;
  readonly reference: string | null;
  readonly transferId: string | null;
}

/** Writes a line of history, with the text that search looks through (R-X3). */
export async function recordTransaction(
  trx: Transaction<Tables>,
  transaction: NewTransaction,
  timeZone: string,
): Promise<void> {
  await recordTransactions(trx, [transaction], timeZone);
}

/** The same for many, in a few statements. */
export async function recordTransactions(
  trx: Transaction<Tables>,
  transactions: readonly NewTransaction[],
  timeZone: string,
): Promise<void> {
  for (let first = 0; first < transactions.length; first += rowsPerStatement) {
    const rows = transactions
      .slice(first, first + rowsPerStatement)
      .map((transaction) => transactionRow(transaction, timeZone));
    await trx.insertInto('account_transaction').values(rows).execute();
  }
}

function transactionRow(transaction: NewTransaction, timeZone: string): AccountTransactionRow {
  return {
    id: transaction.id,
    member_id: transaction.memberId,
    account_id: transaction.account.id,
    posting_id: transaction.postingId,
    type: transaction.type,
    description: transaction.description,
    amount: transaction.amount,
    at: transaction.at,
    status: transaction.status,
    category: transaction.category,
    label: transaction.label,
    reference: transaction.reference,
    transfer_id: transaction.transferId,
    search_text: searchText(transaction, timeZone),
  };
}

/** Everything by which a member may look for it, in lower case; the amount as people write it. */
function searchText(transaction: NewTransaction, timeZone: string): string {
  const { date } = localMoment(transaction.at, timeZone);
  return [
    transaction.description,
    transaction.label,
    transaction.reference ?? '',
    transaction.category,
    transaction.account.name,
    date,
    ...writtenAmounts(transaction.amount),
  ]
    .join('\n')
    .toLowerCase();
}

function writtenAmounts(amount: Cents): string[] {
  const dollars = String(Math.floor(amount / 100));
  const rest = String(amount % 100).padStart(2, '0');
  const grouped = dollars.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return [`$${dollars}.${rest}`, `$${grouped}.${rest}`];
}
