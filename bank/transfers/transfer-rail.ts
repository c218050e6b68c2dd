import { dueRows } from '../due-work/due-rows.ts';
import type { DueSource } from '../due-work/due-work.ts';
import type { BankContext } from '../database/bank-context.ts';
import { finishProcessing } from './transfer-outcomes.ts';

/** The simulated payment rail: a transfer in processing is finished when it is due (R-T8). */
export function transferRail(bank: Pick<BankContext, 'newId' | 'timeZone' | 'policy'>): DueSource {
  return {
    name: 'transfers',

    next: dueRows('transfer'),

    async finish(scope, id, now) {
      const transfer = await scope.trx
        .selectFrom('transfer')
        .select(['id', 'kind', 'amount', 'waits_until'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return (await finishProcessing(scope, bank, transfer, now))?.membership_id;
    },
  };
}
