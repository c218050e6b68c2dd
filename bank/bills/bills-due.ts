import { dueRows } from '../due-work/due-rows.ts';
import type { DueSource } from '../due-work/due-work.ts';
import { payBill, type SettlingBank } from './settle-bill.ts';

/** Scheduled payments are made on their day (R-D7). */
export function billsDue(bank: SettlingBank): DueSource {
  return {
    name: 'bills',

    next: dueRows('bill_payment'),

    async finish(scope, id, now) {
      return (await payBill(scope, bank, id, now))?.member_id;
    },
  };
}
