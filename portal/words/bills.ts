import { bills as en } from './en/bills.ts';

export const billsWords = { en };
