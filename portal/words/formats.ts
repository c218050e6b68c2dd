import { formats as en } from './en/formats.ts';

export const formatWords = { en };
