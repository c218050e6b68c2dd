import { descriptions as en } from './en/descriptions.ts';
import { descriptions as es } from './es/descriptions.ts';

export const descriptionWords = { en, es };
