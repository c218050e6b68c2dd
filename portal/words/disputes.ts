import { disputes as en } from './en/disputes.ts';
import { disputes as es } from './es/disputes.ts';

export const disputesWords = { en, es };
