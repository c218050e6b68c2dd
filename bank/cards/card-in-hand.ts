import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Executed, Once } from '../idempotency/once.ts';
import { type CardInUse, loadCard, type DaySpan, dayOf } from './card-records.ts';
import type { CardChange } from '#contract/cards/cards.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { EventBody } from '../member-log/member-log-tables.ts';
import { cardTypes, maskedNumber } from './present-card.ts';

/** A card that is locked against other changes until the transaction of the scope ends. */
export interface CardInHand {
  readonly scope: DatabaseTransaction;
  readonly bank: BankContext;
  readonly card: CardInUse;
  /** The person who works on it; null where a merchant's purchase does. */
  readonly by: string | null;
  readonly at: EpochMs;
  readonly today: DaySpan;
}

/** The member has no card of that name. */
export interface NoSuchCard {
  readonly code: 'NOT_FOUND';
}

interface CardUser {
  readonly membershipId: string;
  readonly personId: string | null;
}

type Work<Outcome> = (inHand: CardInHand) => Promise<Outcome>;

/** Works on the member's card of that name in one transaction; refuses where the member has none. */
export async function withCard<Answer, Refusal>(
  bank: BankContext,
  user: CardUser,
  handle: string,
  work: Work<Executed<Answer, Refusal>>,
): Promise<Executed<Answer, Refusal | NoSuchCard>>;
export async function withCard<Answer, Refusal>(
  bank: BankContext,
  user: CardUser,
  handle: string,
  work: Work<Once<Answer, Refusal>>,
): Promise<Once<Answer, Refusal | NoSuchCard>>;
export async function withCard<Answer, Refusal>(
  bank: BankContext,
  { membershipId, personId }: CardUser,
  handle: string,
  work: Work<Once<Answer, Refusal>>,
): Promise<Once<Answer, Refusal | NoSuchCard>> {
  return await bank.store.transact(async (scope) => {
    const at = bank.clock.now();
    const today = dayOf(at, bank.timeZone);
    const card = await loadCard(scope, membershipId, handle, today);
    return card
      ? await work({ scope, bank, card, by: personId, at, today })
      : { kind: 'refused', refusal: { code: 'NOT_FOUND' } };
  });
}

/** The card as it is after the work on it. */
export async function cardAfter({ scope, card, today }: CardInHand): Promise<CardInUse> {
  const after = await loadCard(scope, card.membershipId, card.handle, today);
  if (!after) {
    throw new Error(`Card ${card.id} is gone`);
  }
  return after;
}

/** The event of a card for the member's screens. */
export function cardEvent(
  card: CardInUse,
  change: CardChange,
  amount: Cents | null = null,
  merchant: string | null = null,
): EventBody {
  return {
    kind: 'card',
    change,
    cardType: cardTypes[card.kind],
    cardNumber: maskedNumber(card.issue),
    amount,
    merchant,
  };
}
