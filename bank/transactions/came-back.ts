import { cents } from '#contract/money/cents.ts';
import type { Moved, TransactionFilter } from '#contract/transactions/transactions.ts';
import { type Kysely, sql } from 'kysely';
import { amountIn } from '../history/splits.ts';
import type { Tables } from '../tables.ts';
import { areMeant, categoriesOf, type Span } from './transaction-filter.ts';

const always: Span = { days: { first: null, last: null }, from: null, before: null };

/**
 * The money that failed or cancelled transactions moved in the time of the filter: there, when they were made, and back,
 * when their postings were reversed. No total of transactions counts it; statements do, since they list both.
 */
export async function sumCameBack(
  db: Kysely<Tables>,
  membershipId: string,
  filter: TransactionFilter,
  span: Span,
): Promise<Moved> {
  const categories = categoriesOf(filter);
  const amount =
    categories.length === 0 ? sql.ref('account_transaction.amount') : amountIn(categories);
  const sumOf = (there: 'credit' | 'debit', back: 'credit' | 'debit') => sql<number>`coalesce(sum(
      case when account_transaction.type = ${there} and ${isIn('account_transaction.at', span)}
        then ${amount} else 0 end
    + case when account_transaction.type = ${back} and ${isIn('back.at', span)}
        then ${amount} else 0 end), 0)`;
  const { rows } = await sql<{ moneyIn: number; moneyOut: number }>`
    select ${sumOf('credit', 'debit')} as ${sql.ref('moneyIn')},
      ${sumOf('debit', 'credit')} as ${sql.ref('moneyOut')}
    from account_transaction join posting as back on back.reverses = account_transaction.posting_id
    where account_transaction.membership_id = ${membershipId}
      and account_transaction.status in ('failed', 'cancelled')
      and ${areMeant(membershipId, filter, always)}`.execute(db);
  return { moneyIn: cents(rows[0]?.moneyIn ?? 0), moneyOut: cents(rows[0]?.moneyOut ?? 0) };
}

function isIn(column: string, { from, before }: Span) {
  const since = from === null ? sql`1 = 1` : sql`${sql.ref(column)} >= ${from}`;
  const until = before === null ? sql`1 = 1` : sql`${sql.ref(column)} < ${before}`;
  return sql<boolean>`${since} and ${until}`;
}
