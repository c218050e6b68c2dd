import { exchange as en } from './en/exchange.ts';
import { exchange as es } from './es/exchange.ts';

export const exchangeWords = { en, es };
