import { notFound as en } from './en/not-found.ts';

export const notFoundWords = { en };
