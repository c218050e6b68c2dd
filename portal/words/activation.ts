import { activation as en } from './en/activation.ts';
import { activation as es } from './es/activation.ts';

export const activationWords = { en, es };
