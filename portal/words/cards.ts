import { cards as en } from './en/cards.ts';
import { cards as es } from './es/cards.ts';

export const cardsWords = { en, es };
