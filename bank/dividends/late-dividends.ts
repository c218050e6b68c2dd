import { type Cents, cents } from '#contract/money/cents.ts';
import type { StatementMonth } from '#contract/statements/statements.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { addDays } from '../calendar/local-time.ts';
import { monthAfter } from '../calendar/months.ts';
import type { Tables } from '../tables.ts';

/** A dividend that was paid after the day on which it was due, as after an outage. */
export interface LateDividend {
  readonly account: string;
  readonly due: LocalDate;
  readonly paid: LocalDate;
  readonly amount: number;
}

/** The late dividends of these memberships that were paid since that moment. */
export async function listLateDividends(
  db: Kysely<Tables>,
  membershipIds: readonly string[],
  since: EpochMs,
): Promise<LateDividend[]> {
  const rows = await db
    .selectFrom('account_transaction as line')
    .innerJoin('dividend', (join) =>
      join
        .onRef('dividend.membership_id', '=', 'line.membership_id')
        .onRef('dividend.account_id', '=', 'line.account_id')
        .onRef('dividend.posting_id', '=', 'line.posting_id'),
    )
    .select(['line.account_id as account', 'line.day', 'line.amount', 'dividend.month'])
    .where('line.membership_id', 'in', membershipIds)
    .where('line.at', '>=', since)
    .execute();
  return rows
    .map(({ account, day, amount, month }) => {
      const due = `${monthAfter(month as StatementMonth)}-01` as LocalDate;
      return { account, due, paid: day as LocalDate, amount };
    })
    .filter(({ due, paid }) => paid > due);
}

/** The balances on which an account earns, from that day on: a late dividend earns from the day on which it was due. */
export function earningBalances(
  balances: readonly Cents[],
  firstDay: LocalDate,
  late: readonly LateDividend[],
): Cents[] {
  if (late.length === 0) return [...balances];
  return balances.map((balance, index) => {
    const day = addDays(firstDay, index);
    const owed = late.filter(({ due, paid }) => due <= day && day < paid);
    return cents(owed.reduce((sum, { amount }) => sum + amount, balance as number));
  });
}
