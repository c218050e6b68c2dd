import { type Cents, cents } from '#contract/money/cents.ts';
import type { Category, TransactionStatus } from '#contract/transactions/transactions.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import { addToDailySums } from './daily-sums.ts';
import { insertRows } from '../database/bulk-insert.ts';
import { filedByRules } from './payee-rules.ts';
import { foldText } from '#contract/text/typed-signs.ts';
import { phraseOf, phraseText, written } from './search-terms.ts';
import type { SearchPhraseRow, AccountTransactionRow } from './history-tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { transactionLabel } from '../formats/labels.ts';

/** A payment that moved money of an account when it was posted; positive for money in. */
export interface CompletedPayment extends Pick<
  NewTransaction,
  'id' | 'membershipId' | 'account' | 'postingId' | 'description' | 'at' | 'category'
> {
  /** Signed. */
  readonly amount: Cents;
}

/** The history line of such a payment. */
export function completedPayment({
  id,
  membershipId,
  account,
  postingId,
  description,
  amount,
  at,
  category,
}: CompletedPayment): NewTransaction {
  return {
    id,
    membershipId,
    account,
    postingId,
    type: amount > 0 ? 'credit' : 'debit',
    description,
    amount: cents(Math.abs(amount)),
    at,
    status: 'completed',
    category,
    label: transactionLabel(at),
    reference: null,
    transferId: null,
  };
}

/** A line of history that is about to be written. */
export interface NewTransaction {
  readonly id: string;
  readonly membershipId: string;
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
  /** The member's memo, by which the member finds it again. */
  readonly memo?: string;
}

/**
 * Writes lines of history under the categories of their members' rules, with the text for search (R-X3) and with the sums
 * of their days, in a few statements.
 */
export async function recordTransactions(
  scope: DatabaseTransaction,
  transactions: readonly NewTransaction[],
  timeZone: string,
): Promise<void> {
  const filed = await filedByRules(scope, transactions);
  const rows = filed.map((transaction) => transactionRow(transaction, timeZone));
  await insertRows(scope, 'account_transaction', rows);
  await addToDailySums(scope, rows);
  await insertRows(scope, 'search_phrase', phraseRows(filed, rows), 'on conflict do nothing');
}

/** In the order of their key, so that two transactions that write the same never wait for each other. */
function phraseRows(
  transactions: readonly NewTransaction[],
  lines: readonly AccountTransactionRow[],
): SearchPhraseRow[] {
  const rows = new Map<number, SearchPhraseRow>();
  for (const [
    index,
    { membership_id, phrase, account_id, category, description },
  ] of lines.entries()) {
    const transaction = transactions[index];
    const text = phraseText(
      description,
      category,
      transaction?.account.name ?? '',
      transaction?.memo,
    );
    rows.set(phrase, { membership_id, phrase, account_id, category, text });
  }
  return [...rows.values()].toSorted((one, other) => one.phrase - other.phrase);
}

/** The row of a line of history, with the text for search (R-X3). */
export function transactionRow(
  transaction: NewTransaction,
  timeZone: string,
): AccountTransactionRow {
  const { date } = localMoment(transaction.at, timeZone);
  return {
    id: transaction.id,
    membership_id: transaction.membershipId,
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
    search_text: searchText(transaction, date),
    day: date,
    phrase: phraseOf({ ...transaction, accountId: transaction.account.id }),
    booked_at: null,
  };
}

/** All texts by which a member may look for it, folded; the amount as people write it. */
function searchText(transaction: NewTransaction, date: string): string {
  const lines = [
    transaction.description,
    ...written(transaction.memo ?? ''),
    transaction.label,
    transaction.reference ?? '',
    transaction.category,
    transaction.account.name,
    date,
    ...writtenAmounts(transaction.amount),
  ];
  return foldText(lines.join('\n'));
}

function writtenAmounts(amount: Cents): string[] {
  const dollars = String(Math.floor(amount / 100));
  const rest = String(amount % 100).padStart(2, '0');
  const grouped = dollars.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return [`$${dollars}.${rest}`, `$${grouped}.${rest}`];
}
