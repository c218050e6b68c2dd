import type { Capability } from '../capability.ts';
import { loadOnce } from '../formats/load-once.ts';
import { ordersDue } from '../standing-orders/settle-occurrence.ts';
import { requestedMoney, zelleInside } from './load-requested-money.ts';
import { transferOrders } from './send-scheduled.ts';
import { transferRail } from './transfer-rail.ts';
import type { BankContext } from '../bank-context.ts';
import { dueAmong, type DueSource } from '../due-work/due-source.ts';
import { finishWaiting } from './transfer-outcomes.ts';

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
    // Before the rail, which then sees the sent transfers in the same round.
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

/** First payments to somebody new go on once they have waited. */
function firstPaymentsDue(bank: Pick<BankContext, 'newId' | 'timeZone' | 'policy'>): DueSource {
  return {
    name: 'first-payments',
    togetherMost: 25,

    next: dueAmong((db) =>
      db
        .selectFrom('transfer')
        .select(['id', 'waits_until as due_at', 'membership_id'])
        .where('waits_until', 'is not', null)
        .where('status', '=', 'pending'),
    ),

    async finish(scope, id, now) {
      return (await finishWaiting(scope, bank, id, now))?.membership_id;
    },
  };
}
