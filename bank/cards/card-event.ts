import type { CardChange } from '#contract/cards/cards.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { EventBody } from '../member-log/event-body.ts';
import type { CardInUse } from './card-records.ts';
import { cardTypes, maskedNumber } from './present-card.ts';

/** What the member's screens are told when something happened to a card. */
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
