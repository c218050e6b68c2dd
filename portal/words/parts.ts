import { parts as en } from './en/parts.ts';
import { parts as es } from './es/parts.ts';

export const partsWords = { en, es };
