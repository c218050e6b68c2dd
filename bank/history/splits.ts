import { cents } from '#contract/money/cents.ts';
import type { Category, SplitPart } from '#contract/transactions/transactions.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** A transaction that the member has split. */
export interface SplitLine {
  readonly type: 'credit' | 'debit';
  readonly day: string;
  /** Without sign. */
  readonly amount: number;
  /** That of its largest part: sums of whole transactions count it under this one. */
  readonly category: string;
  readonly parts: readonly { readonly category: string; readonly amount: number }[];
}

/** The correction of a category's sums of whole transactions that makes them the sums of the parts. */
export interface SumChange {
  moneyIn: number;
  moneyOut: number;
  credits: number;
  debits: number;
}

/**
 * By category, the difference between sums that count each transaction under its largest part and the sums of the parts,
 * since some are split. A part counts as one in its category. The changes of the money add up to zero.
 */
export function changesBySplits(lines: readonly SplitLine[]): Map<string, SumChange> {
  const changes = new Map<string, SumChange>();
  const add = (category: string, type: SplitLine['type'], amount: number, count: number) => {
    const change = changes.get(category) ?? { moneyIn: 0, moneyOut: 0, credits: 0, debits: 0 };
    change[type === 'credit' ? 'moneyIn' : 'moneyOut'] += amount;
    change[type === 'credit' ? 'credits' : 'debits'] += count;
    changes.set(category, change);
  };
  for (const { type, amount, category, parts } of lines) {
    add(category, type, -amount, -1);
    for (const part of parts) add(part.category, type, part.amount, 1);
  }
  return changes;
}

/** The member's split transactions that count as money, of those of `account_transaction` that are meant. */
export async function listSplits(
  db: Kysely<Tables>,
  membershipId: string,
  meant: RawBuilder<boolean>,
): Promise<SplitLine[]> {
  const rows = await db
    .selectFrom('split_part')
    .innerJoin('account_transaction', 'account_transaction.id', 'split_part.transaction_id')
    .select([
      'account_transaction.id',
      'account_transaction.type',
      'account_transaction.day',
      'account_transaction.amount',
      'account_transaction.category',
      'split_part.category as partCategory',
      'split_part.amount as partAmount',
    ])
    .where('split_part.membership_id', '=', membershipId)
    .where('account_transaction.status', 'not in', ['failed', 'cancelled'])
    .where(meant)
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((parts) =>
    parts.slice(0, 1).map(({ type, day, amount, category }) => ({
      type,
      day,
      amount,
      category,
      parts: parts.map((part) => ({ category: part.partCategory, amount: part.partAmount })),
    })),
  );
}

/** Whether the member has split anything. */
export async function hasSplits(db: Kysely<Tables>, membershipId: string): Promise<boolean> {
  const found = await db
    .selectFrom('split_part')
    .select('transaction_id')
    .where('membership_id', '=', membershipId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The parts of a row of `account_transaction` as one text, which `readParts` reads; null where it is not split. */
export const partsOfRow: RawBuilder<string | null> = sql`(
  select string_agg(part.category || '=' || part.amount, ';') from split_part as part
  where part.membership_id = account_transaction.membership_id
    and part.transaction_id = account_transaction.id)`;

/** The parts, the largest first. */
export function readParts(text: string): SplitPart[] {
  const parts = text.split(';').map((part) => {
    const sign = part.lastIndexOf('=');
    return {
      category: part.slice(0, sign) as Category,
      amount: cents(Number(part.slice(sign + 1))),
    };
  });
  return largestFirst(parts);
}

/** The parts, the largest first; of equal ones in the order of their names, so that every store answers the same. */
export function largestFirst<Part extends { readonly category: string; readonly amount: number }>(
  parts: readonly Part[],
): Part[] {
  return parts.toSorted(
    (one, other) => other.amount - one.amount || (one.category < other.category ? -1 : 1),
  );
}

/** The keys of the member's split transactions of which a part is in one of the categories. */
export function idsSplitInto(
  membershipId: string,
  categories: readonly string[],
): RawBuilder<string> {
  return sql<string>`(select part.transaction_id from split_part as part
    where part.membership_id = ${membershipId} and part.category in (${sql.join(categories)}))`;
}

/** For a row of `account_transaction` with a part in one of the categories: the part of its amount in them. */
export function amountIn(categories: readonly string[]): RawBuilder<number> {
  return sql<number>`coalesce((select sum(part.amount) from split_part as part
    where part.membership_id = account_transaction.membership_id
      and part.transaction_id = account_transaction.id
      and part.category in (${sql.join(categories)})), account_transaction.amount)`;
}
