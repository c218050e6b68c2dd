import type { BankDependencies } from '../bank-context.ts';
import type { Insertable } from 'kysely';
import type { CardEntryRow, CardRow } from '../cards/card-tables.ts';
import { accountOf, type TestMember } from './test-member.ts';

/** The options for a card that a test adds; the rest has usual values. */
export interface NewTestCard {
  readonly kind: CardRow['kind'];
  readonly lastFour?: string;
  /** Cents: the daily limit of a debit card, the credit limit of the others. */
  readonly limit?: number;
}

/** Gives the member a card that is in use, named after its kind; returns the bank's key of it. */
export async function addCard(
  { store, newId, clock }: BankDependencies,
  member: TestMember,
  { kind, lastFour = '4242', limit = 5_000_00 }: NewTestCard,
): Promise<string> {
  const id = newId();
  const isDebit = kind === 'debit';
  await store.db
    .insertInto('card')
    .values({
      id,
      membership_id: member.membershipId,
      handle: kind,
      kind,
      brand: 'Visa',
      holder_name: member.displayName,
      linked_account_id: isDebit ? accountOf(member, 'checking').id : null,
      credit_limit: isDebit ? null : limit,
      spending_limit: limit,
      position: ['debit', 'credit', 'business'].indexOf(kind),
    })
    .execute();
  await store.db
    .insertInto('card_issue')
    .values({
      card_id: id,
      sequence: 1,
      last_four: lastFour,
      expires: '2029-09',
      reason: null,
      issued_at: clock.now(),
      arrives_by: '2026-01-31',
      activated_at: clock.now(),
    })
    .execute();
  return id;
}

/** Puts an entry into the card's ledger. */
export async function addCardEntry(
  { store, newId, clock }: BankDependencies,
  cardId: string,
  entry: Pick<CardEntryRow, 'kind' | 'amount'> & Partial<Insertable<CardEntryRow>>,
): Promise<void> {
  await store.db
    .insertInto('card_entry')
    .values({
      id: newId(),
      card_id: cardId,
      description: 'Corner Grocery',
      at: clock.now(),
      posting_id: null,
      ...entry,
    })
    .execute();
}
