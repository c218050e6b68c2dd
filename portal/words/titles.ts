import { titles as en } from './en/titles.ts';
import { titles as es } from './es/titles.ts';

export const titleWords = { en, es };
