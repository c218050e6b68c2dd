import { cents } from '#contract/money/cents.ts';
import type { ScheduledTransferId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { OrderKind } from '../standing-orders/order-kind.ts';
import { nameOf } from './present-scheduled.ts';
import { type Scheduled, scheduledOnes, transferTables } from './schedule-records.ts';
import { sendScheduled } from './send-scheduled.ts';

/** Scheduled transfers as standing orders (R-T1): each is a transfer on its day, with events of its own once it is sent. */
export const transferOrders: OrderKind<Scheduled> = {
  name: 'scheduled-transfers',
  tables: transferTables,
  rows: scheduledOnes,
  minutesOfDay: ({ scheduledTransfersAtMinutes }) => scheduledTransfersAtMinutes,
  execute: sendScheduled,
  audit: {
    occurrence: 'scheduled-transfer',
    series: 'transfer-series',
    id: 'scheduledTransfer',
    facts: ({ transfer_id: transfer }) => ({ transfer }),
  },
  events: (one) => (one.status === 'sent' ? [] : [scheduledEvent(one)]),
};

function scheduledEvent(one: Scheduled) {
  return {
    kind: 'scheduled-transfer',
    scheduledTransferId: one.id as ScheduledTransferId,
    status: one.status,
    reason: one.reason,
    amount: cents(one.amount),
    toName: nameOf(one),
    date: one.day as LocalDate,
  } as const;
}
