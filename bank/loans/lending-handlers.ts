import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { applicationHandlers } from './application-handlers.ts';
import { loanHandlers } from './loan-handlers.ts';

/** Loans, and applying for them. */
export function lendingHandlers(gate: Gate, bank: BankContext) {
  return { ...loanHandlers(gate, bank), ...applicationHandlers(gate, bank) };
}
