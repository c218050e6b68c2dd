import { proof as en } from './en/proof.ts';
import { proof as es } from './es/proof.ts';

export const proofWords = { en, es };
