import { printing as en } from './en/printing.ts';
import { printing as es } from './es/printing.ts';

export const printingWords = { en, es };
