import { transfer as en } from './en/transfer.ts';
import { transfer as es } from './es/transfer.ts';

export const transferWords = { en, es };
