import { safety as en } from './en/safety.ts';
import { safety as es } from './es/safety.ts';

export const safetyWords = { en, es };
