import { scheduledTransfers as en } from './en/scheduled-transfers.ts';
import { scheduledTransfers as es } from './es/scheduled-transfers.ts';

export const scheduledTransferWords = { en, es };
