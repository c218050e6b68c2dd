import type { CardType } from '#contract/cards/cards.ts';

/** What the kinds of cards are called. */
export const cardTypes: Record<CardType, string> = {
  'Debit Card': 'Tarjeta de débito',
  'Credit Card': 'Tarjeta de crédito',
  'Business Card': 'Tarjeta empresarial',
};
