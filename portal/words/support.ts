import { support as en } from './en/support.ts';
import { support as es } from './es/support.ts';

export const supportWords = { en, es };
