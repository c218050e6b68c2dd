import { placeholder as en } from './en/placeholder.ts';
import { placeholder as es } from './es/placeholder.ts';

export const placeholderWords = { en, es };
