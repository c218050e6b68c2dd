import { safeDeposit as en } from './en/safe-deposit.ts';
import { safeDeposit as es } from './es/safe-deposit.ts';

export const safeDepositWords = { en, es };
