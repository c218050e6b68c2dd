import { type Cents, cents } from '#contract/money/cents.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { insertRows } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';

/** A credit or business card with the fields that its payments need. */
export interface OwingCard {
  /** The member's own name for it. */
  readonly handle: string;
  /** The sum of its entries, below zero where more was paid than was owed. */
  readonly owed: Cents;
}

/** The cards of these keys, by their keys. */
export async function owingCards(
  db: Kysely<Tables>,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, OwingCard>> {
  if (cardIds.length === 0) {
    return new Map();
  }
  const rows = await db
    .selectFrom('card')
    .leftJoin('card_entry', 'card_entry.card_id', 'card.id')
    .select(({ fn }) => ['card.id', 'card.handle', fn.sum<number | null>('amount').as('owed')])
    .where('card.id', 'in', cardIds)
    .groupBy(['card.id', 'card.handle'])
    .execute();
  return new Map(rows.map(({ id, handle, owed }) => [id, { handle, owed: cents(owed ?? 0) }]));
}

/** The amount owed on a card, which is locked until the transaction ends. */
export async function lockOwed(scope: DatabaseTransaction, cardId: string): Promise<Cents> {
  return (await lockOwedOn(scope, [cardId])).get(cardId) ?? cents(0);
}

/** The same for many cards by their keys, locked in the order of the keys. */
export async function lockOwedOn(
  { trx, engine }: DatabaseTransaction,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, Cents>> {
  // SQLite has one writer at a time: the transaction itself is the lock.
  if (engine === 'postgres' && cardIds.length > 0) {
    await trx
      .selectFrom('card')
      .select('id')
      .where('id', 'in', cardIds)
      .orderBy('id')
      .forUpdate()
      .execute();
  }
  const cards = await owingCards(trx, cardIds);
  return new Map([...cards].map(([id, { owed }]) => [id, owed]));
}

/** A payment to a credit or business card that was taken from an account. */
export interface CardPayment {
  readonly id: string;
  readonly cardId: string;
  readonly amount: Cents;
  readonly at: EpochMs;
  /** The posting that took the money. */
  readonly postingId: string;
}

/** Records payments in the ledgers of their cards, which reduces what is owed. */
export async function recordCardPayments(
  scope: DatabaseTransaction,
  payments: readonly CardPayment[],
): Promise<void> {
  await insertRows(
    scope,
    'card_entry',
    payments.map(({ id, cardId, amount, at, postingId }) => ({
      id,
      card_id: cardId,
      kind: 'payment' as const,
      description: 'Payment received',
      amount: cents(-amount),
      at,
      posting_id: postingId,
    })),
  );
}
