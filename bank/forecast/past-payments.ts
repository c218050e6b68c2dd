import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import type { Kysely } from 'kysely';
import { addDays } from '../calendar/local-time.ts';
import type { Tables } from '../tables.ts';
import { daysBack } from './membership-copy.ts';
import type { PastPayment } from './recurring-rules.ts';

/** Dividends are computed, not guessed. */
const dividend = describe({ kind: 'interest' });

/**
 * Recent payments to and from outside that no order of the member made. Transfers, bills, deposits and dividends are
 * excluded.
 */
export async function listPastPayments(
  db: Kysely<Tables>,
  membershipId: string,
  today: LocalDate,
): Promise<PastPayment[]> {
  const lines = await db
    .selectFrom('account_transaction as line')
    .innerJoin('posting', 'posting.id', 'line.posting_id')
    .innerJoin('account', 'account.id', 'line.account_id')
    .select(['line.account_id', 'account.handle', 'account.name'])
    .select(['line.description', 'line.type', 'line.amount', 'line.category'])
    .select(['line.at', 'line.day'])
    .where('line.membership_id', '=', membershipId)
    .where('line.day', '>=', addDays(today, -daysBack))
    .where('line.status', '=', 'completed')
    .where('line.description', '!=', dividend)
    .where('posting.kind', 'in', ['payment-in', 'payment-out'])
    .execute();
  return lines.map(
    ({ account_id, handle, name, description, category, type, amount, at, day }) => ({
      membershipId,
      accountId: account_id,
      account: handle as AccountId,
      accountName: name,
      description,
      category: category as Category,
      amount: cents(type === 'credit' ? amount : -amount),
      at: at as EpochMs,
      day: day as LocalDate,
    }),
  );
}
