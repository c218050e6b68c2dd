import { error as en } from './en/error.ts';

export const errorWords = { en };
