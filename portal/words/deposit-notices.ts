import { depositNotices as en } from './en/deposit-notices.ts';
import { depositNotices as es } from './es/deposit-notices.ts';

export const depositNoticesWords = { en, es };
