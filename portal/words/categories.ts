import { categories as en } from './en/categories.ts';
import { categories as es } from './es/categories.ts';

export const categoryWords = { en, es };
