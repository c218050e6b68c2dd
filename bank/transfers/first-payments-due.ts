import type { BankContext } from '../bank-context.ts';
import { dueAmong } from '../due-work/due-rows.ts';
import type { DueSource } from '../due-work/due-source.ts';
import { finishWaiting } from './transfer-outcomes.ts';

/** First payments to somebody new go on once they have waited. */
export function firstPaymentsDue(
  bank: Pick<BankContext, 'newId' | 'timeZone' | 'policy'>,
): DueSource {
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
