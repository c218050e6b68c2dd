import type { Capability } from '../capability.ts';
import { ordersDue } from '../standing-orders/settle-occurrence.ts';
import { billHandlers } from './bill-handlers.ts';
import { billOrders } from './pay-bills.ts';

/** The bills of a membership that its members approve. */
export const loadBillsToApprove = () => import('./bills-to-approve.ts');

export const bills: Capability<'bills' | 'payees'> = {
  handlers: ({ gate, bank, loadLater, loadProceduresLater }) => ({
    payees: loadLater(async () => (await import('./payee-handlers.ts')).payeeHandlers),
    bills: {
      ...billHandlers(gate, bank),
      ...loadProceduresLater(
        ['schedule', 'cancel', 'cancelSeries'],
        async () => (await import('./bill-change-handlers.ts')).billChangeHandlers,
      ),
    },
  }),
  due: (bank) => [ordersDue(bank, billOrders)],
  checks: async () => (await import('./bill-checks.ts')).billChecks,
};
