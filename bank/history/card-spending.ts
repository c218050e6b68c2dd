import type { EpochMs } from '#contract/time/time.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { changesBySplits, listSplits, type SumChange } from './splits.ts';

/** From a moment on, and before another; null at an end that is open. */
interface Span {
  readonly from: EpochMs | null;
  readonly before: EpochMs | null;
}

/** What credit and business cards change in the sums of a category. */
export interface CardSpending extends SumChange {
  readonly at: EpochMs;
  readonly category: string;
}

/**
 * The corrections that make the spending from accounts the spending of the member: a purchase with a credit or business card
 * is spent on its day, a refund lowers its purpose, and the payment of the card's bill is not spent a second time. A debit
 * card's purchases are in the history of its account.
 */
export async function listCardSpending(
  db: Kysely<Tables>,
  membershipId: string,
  span: Span,
): Promise<CardSpending[]> {
  return [
    ...(await listCardPurchases(db, membershipId, span)),
    ...(await listPaymentsOfCards(db, membershipId, span)).map(takenBack),
  ];
}

/** The purchases with credit and business cards, and their refunds as money in. */
export async function listCardPurchases(
  db: Kysely<Tables>,
  membershipId: string,
  { from, before }: Span,
): Promise<CardSpending[]> {
  const bought = await db
    .selectFrom('card_entry')
    .innerJoin('card', 'card.id', 'card_entry.card_id')
    .select(['card_entry.at', 'card_entry.category', 'card_entry.amount'])
    .where('card.membership_id', '=', membershipId)
    .where('card.kind', '<>', 'debit')
    .where('card_entry.at', '>=', from ?? 0)
    .where('card_entry.at', '<', before ?? Number.MAX_SAFE_INTEGER)
    .where('card_entry.kind', '<>', 'payment')
    .execute();
  return bought.map(({ at, category, amount }) => ({
    at: at as EpochMs,
    category,
    moneyIn: Math.max(-amount, 0),
    moneyOut: Math.max(amount, 0),
    credits: Number(amount < 0),
    debits: Number(amount > 0),
  }));
}

/** The payments from accounts to the cards, under the categories or the parts under which they are filed. */
export async function listPaymentsOfCards(
  db: Kysely<Tables>,
  membershipId: string,
  { from, before }: Span,
): Promise<CardSpending[]> {
  const paid = await db
    .selectFrom('card')
    .innerJoin('card_entry', 'card_entry.card_id', 'card.id')
    .innerJoin('account_transaction as line', 'line.posting_id', 'card_entry.posting_id')
    .select(['line.id', 'line.at', 'line.category', 'line.amount'])
    .where('card.membership_id', '=', membershipId)
    .where('line.membership_id', '=', membershipId)
    .where('line.type', '=', 'debit')
    .where('line.status', 'not in', ['failed', 'cancelled'])
    .where('line.at', '>=', from ?? 0)
    .where('line.at', '<', before ?? Number.MAX_SAFE_INTEGER)
    .execute();
  const payments: CardSpending[] = [];
  for (const { id, at, category, amount } of paid) {
    const parts = await listSplits(db, membershipId, sql`account_transaction.id = ${id}`);
    const whole = { moneyIn: 0, moneyOut: amount, credits: 0, debits: 1 };
    for (const [filedUnder, sum] of [[category, whole] as const, ...changesBySplits(parts)]) {
      payments.push({ at: at as EpochMs, category: filedUnder, ...sum });
    }
  }
  return payments;
}

/** The change that takes this one back. */
export function takenBack<Change extends SumChange>(change: Change): Change {
  const { moneyIn, moneyOut, credits, debits } = change;
  return {
    ...change,
    moneyIn: -moneyIn,
    moneyOut: -moneyOut,
    credits: -credits,
    debits: -debits,
  };
}
