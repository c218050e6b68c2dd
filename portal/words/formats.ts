import { formats as en } from './en/formats.ts';
import { formats as es } from './es/formats.ts';

export const formatWords = { en, es };
