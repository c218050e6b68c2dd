import { disputeNotices as en } from './en/dispute-notices.ts';
import { disputeNotices as es } from './es/dispute-notices.ts';

export const disputeNoticesWords = { en, es };
