import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { transact } from '../database/transact.ts';
import { loadCard, type CardInUse } from './card-records.ts';
import { dayOf, type DaySpan } from './day-span.ts';

/** A card that is locked against other changes until the transaction of the scope ends. */
export interface CardInHand {
  readonly scope: DatabaseTransaction;
  readonly bank: BankContext;
  readonly card: CardInUse;
  readonly at: EpochMs;
  readonly today: DaySpan;
}

/**
 * Works on the member's card of that name in one transaction, and then tells the member's screens to
 * look. Undefined where the member has no such card.
 */
export async function withCard<Answer>(
  bank: BankContext,
  memberId: string,
  handle: string,
  work: (inHand: CardInHand) => Promise<Answer>,
): Promise<Answer | undefined> {
  const answer = await transact(bank.store, async (scope) => {
    const at = bank.clock.now();
    const today = dayOf(at, bank.timeZone);
    const card = await loadCard(scope, memberId, handle, today);
    return card && (await work({ scope, bank, card, at, today }));
  });
  bank.bell.ring(memberId);
  return answer;
}

/** The card as it is after the work on it. */
export async function cardAfter({ scope, card, today }: CardInHand): Promise<CardInUse> {
  const after = await loadCard(scope, card.memberId, card.handle, today);
  if (!after) {
    throw new Error(`Card ${card.id} is gone`);
  }
  return after;
}
