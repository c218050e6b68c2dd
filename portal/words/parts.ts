import { parts as en } from './en/parts.ts';

export const partsWords = { en };
