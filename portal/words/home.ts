import { home as en } from './en/home.ts';

export const homeWords = { en };
