import { unconfirmedContact as en } from './en/unconfirmed-contact.ts';
import { unconfirmedContact as es } from './es/unconfirmed-contact.ts';

export const unconfirmedContactWords = { en, es };
