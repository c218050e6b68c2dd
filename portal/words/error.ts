import { error as en } from './en/error.ts';
import { error as es } from './es/error.ts';

export const errorWords = { en, es };
