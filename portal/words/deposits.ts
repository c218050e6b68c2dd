import { deposits as en } from './en/deposits.ts';
import { deposits as es } from './es/deposits.ts';

export const depositsWords = { en, es };
