import { transfer as en } from './en/transfer.ts';

export const transferWords = { en };
