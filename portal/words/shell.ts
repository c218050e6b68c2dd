import { shell as en } from './en/shell.ts';
import { shell as es } from './es/shell.ts';

export const shellWords = { en, es };
