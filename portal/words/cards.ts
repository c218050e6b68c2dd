import { cards as en } from './en/cards.ts';

export const cardsWords = { en };
