import type { CardType } from '#contract/cards/cards.ts';
import type { Language } from '../language/language.ts';

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

/** A card within a sentence, by its type and its masked number. */
export function cardInSentence(type: CardType, number: string, language: Language): string {
  const name = cardTypes[language][type];
  return `${language === 'es' ? name.toLowerCase() : name} ${number}`;
}
