import type { EpochMs } from '#contract/time/time.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { changesBySplits, listSplits } from './splits.ts';

/** From a moment on, and before another. */
interface Span {
  readonly from: EpochMs;
  readonly before: EpochMs;
}

/** What credit and business cards change in the spending from accounts, in signed cents. */
export interface CardSpending {
  readonly at: EpochMs;
  readonly category: string;
  readonly amount: number;
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
  const bought = await db
    .selectFrom('card_entry')
    .innerJoin('card', 'card.id', 'card_entry.card_id')
    .select(['card_entry.at', 'card_entry.category', 'card_entry.amount'])
    .where('card.membership_id', '=', membershipId)
    .where('card.kind', '<>', 'debit')
    .where('card_entry.at', '>=', span.from)
    .where('card_entry.at', '<', span.before)
    .where('card_entry.kind', '<>', 'payment')
    .execute();
  return [
    ...bought.map(({ at, ...one }) => ({ ...one, at: at as EpochMs })),
    ...(await listPaymentsOfCards(db, membershipId, span)),
  ];
}

/** The payments from accounts to the cards, under the categories or the parts under which they are filed. */
async function listPaymentsOfCards(
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
    .where('line.at', '>=', from)
    .where('line.at', '<', before)
    .execute();
  const payments: CardSpending[] = [];
  for (const { id, at, category, amount } of paid) {
    payments.push({ at: at as EpochMs, category, amount: -amount });
    const parts = await listSplits(db, membershipId, sql`account_transaction.id = ${id}`);
    for (const [part, { moneyOut }] of changesBySplits(parts)) {
      payments.push({ at: at as EpochMs, category: part, amount: -moneyOut });
    }
  }
  return payments;
}
