import { notFound as en } from './en/not-found.ts';
import { notFound as es } from './es/not-found.ts';

export const notFoundWords = { en, es };
