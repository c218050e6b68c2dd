import { palette as en } from './en/palette.ts';
import { palette as es } from './es/palette.ts';

export const paletteWords = { en, es };
