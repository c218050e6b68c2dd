import { placeholder as en } from './en/placeholder.ts';

export const placeholderWords = { en };
