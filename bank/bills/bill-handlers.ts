import { bills as contract } from '#contract/bills/bills.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { listScheduled } from '../standing-orders/occurrence-records.ts';
import { dueAt } from '../standing-orders/order-kind.ts';
import { billOrders } from './pay-bills.ts';
import { settledBills, presentBill } from './bill-records.ts';
import { billDays } from './bill-rules.ts';
import { findUsualBill } from './usual-bill.ts';

/** Lists scheduled and settled bills, and tells the usual bill of a payee. */
export function billHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, timeZone, policy } = bank;
  const bills = gate.gated(contract);

  return {
    upcoming: bills.upcoming.handler(async ({ context }) => {
      const payments = await listScheduled(store.db, billOrders, context.signedIn.membershipId);
      const days = billDays(localMoment(clock.now(), timeZone).date, policy);
      return {
        payments: payments.map(presentBill),
        ...days,
        paidAt: localMoment(dueAt(billOrders, days.earliest, bank), timeZone).time,
        most: policy.billMost,
      };
    }),

    settled: bills.settled.handler(async ({ input, context }) => {
      const page = await settledBills(store.db, context.signedIn.membershipId, input);
      return { payments: page.bills.map(presentBill), next: page.next };
    }),

    usual: bills.usual.handler(async ({ input, context }) => {
      const { membershipId } = context.signedIn;
      const today = localMoment(clock.now(), timeZone).date;
      return { usual: await findUsualBill(store.db, membershipId, input.payee, today) };
    }),
  };
}
