import { shell as en } from './en/shell.ts';

export const shellWords = { en };
