import type { Capability } from '../capability.ts';
import { loadOnce } from '../formats/load-once.ts';
import { ordersDue } from '../standing-orders/orders-due.ts';
import { firstPaymentsDue } from './first-payments-due.ts';
import { requestedMoney, zelleInside } from './load-requested-money.ts';
import { transferOrders } from './send-scheduled.ts';
import { transferRail } from './transfer-rail.ts';

export { moveBetweenOwn } from './move-between-own.ts';

/** The transfers of a goal's rules. */
export const loadSendToGoal = loadOnce(() => import('./send-to-goal.ts'));

/** The transfers that a membership's members approve. */
export const loadTransfersToApprove = () => import('./transfers-to-approve.ts');

export const transfers: Capability<'transfers' | 'scheduledTransfers'> = {
  handlers: ({ loadLater }) => ({
    transfers: loadLater(async () => (await import('./transfer-handlers.ts')).transferHandlers),
    scheduledTransfers: loadLater(
      async () => (await import('./schedule-handlers.ts')).scheduledTransferHandlers,
    ),
  }),

  due: (bank) => [
    // Before the rail, which then sees in the same round what was sent.
    ordersDue(bank, transferOrders),
    transferRail(bank),
    firstPaymentsDue(bank),
  ],

  parts: [loadSendToGoal, requestedMoney, zelleInside],

  async checks() {
    const [{ transferChecks }, { scheduledTransferChecks }] = await Promise.all([
      import('./transfer-checks.ts'),
      import('./scheduled-transfer-checks.ts'),
    ]);
    return [...transferChecks, ...scheduledTransferChecks];
  },
};
