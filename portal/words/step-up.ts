import { stepUp as en } from './en/step-up.ts';
import { stepUp as es } from './es/step-up.ts';

export const stepUpWords = { en, es };
