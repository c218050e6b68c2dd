import { titles as en } from './en/titles.ts';

export const titleWords = { en };
