import { offline as en } from './en/offline.ts';
import { offline as es } from './es/offline.ts';

export const offlineWords = { en, es };
