import { safeDepositNotices as en } from './en/safe-deposit-notices.ts';
import { safeDepositNotices as es } from './es/safe-deposit-notices.ts';

export const safeDepositNoticesWords = { en, es };
