import { type Cents, cents } from '#contract/money/cents.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../database/tables.ts';

/** A credit or business card, as what pays it needs to know it. */
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

/** What is owed on a card, which is locked until the transaction ends. */
export async function lockOwed(
  { trx, engine }: DatabaseTransaction,
  cardId: string,
): Promise<Cents> {
  const query = trx.selectFrom('card').select('id').where('id', '=', cardId);
  // SQLite has one writer at a time: the transaction itself is the lock.
  const { id } = await (
    engine === 'postgres' ? query.forUpdate() : query
  ).executeTakeFirstOrThrow();
  return (await owingCards(trx, [id])).get(id)?.owed ?? cents(0);
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

/** Writes a payment into the ledger of its card: so much less is owed. */
export async function recordCardPayment(
  trx: Transaction<Tables>,
  { id, cardId, amount, at, postingId }: CardPayment,
): Promise<void> {
  await trx
    .insertInto('card_entry')
    .values({
      id,
      card_id: cardId,
      kind: 'payment',
      description: 'Payment received',
      amount: cents(-amount),
      at,
      posting_id: postingId,
    })
    .execute();
}
