import type { CardType } from '#contract/cards/cards.ts';

/** What the kinds of cards are called. */
export const cardTypes: Record<CardType, string> = {
  'Debit Card': 'Debit Card',
  'Credit Card': 'Credit Card',
  'Business Card': 'Business Card',
};
