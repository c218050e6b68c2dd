import { accountNumbers as en } from './en/account-numbers.ts';
import { accountNumbers as es } from './es/account-numbers.ts';

export const accountNumbersWords = { en, es };
