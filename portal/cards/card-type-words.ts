import type { CardType } from '#contract/cards/cards.ts';

const en: Record<CardType, string> = {
  'Debit Card': 'Debit Card',
  'Credit Card': 'Credit Card',
  'Business Card': 'Business Card',
};

const es: Record<CardType, string> = {
  'Debit Card': 'Tarjeta de débito',
  'Credit Card': 'Tarjeta de crédito',
  'Business Card': 'Tarjeta empresarial',
};

export const cardTypes = { en, es };
