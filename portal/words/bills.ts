import { bills as en } from './en/bills.ts';
import { bills as es } from './es/bills.ts';

export const billsWords = { en, es };
