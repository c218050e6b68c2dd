import { cents } from '#contract/money/cents.ts';
import type { BillPaymentId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { OrderKind } from '../standing-orders/order-kind.ts';
import { type Bill, billsOf, billTables } from './bill-records.ts';
import { payBills } from './pay-bills.ts';

/** Bills as standing orders (R-D7): each is one posting on its day. */
export const billOrders: OrderKind<Bill> = {
  name: 'bills',
  tables: billTables,
  rows: billsOf,
  minutesOfDay: ({ billsPaidAtMinutes }) => billsPaidAtMinutes,
  execute: payBills,
  audit: { occurrence: 'bill', series: 'bill-series', id: 'payment' },
  events: (bill) => [billEvent(bill)],
};

function billEvent(bill: Bill) {
  return {
    kind: 'bill',
    paymentId: bill.id as BillPaymentId,
    status: bill.status,
    amount: cents(bill.amount),
    payeeName: bill.payeeName,
    date: bill.day as LocalDate,
    ...(bill.reason !== null && bill.reason !== 'insufficient-funds' && { reason: bill.reason }),
  } as const;
}
