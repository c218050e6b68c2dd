import type { EpochMs } from '#contract/time/time.ts';
import { isInList, listOf } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import { dueRowsOfMemberships, type DueSource } from '../due-work/due-source.ts';
import type { BankContext } from '../bank-context.ts';
import { finishProcessing, membershipsOf } from './transfer-outcomes.ts';

type RailBank = Pick<BankContext, 'newId' | 'timeZone' | 'policy'>;

/** The simulated payment rail: a transfer in processing is finished when it is due (R-T8). */
export function transferRail(bank: RailBank): DueSource {
  return {
    name: 'transfers',
    togetherMost: 50,

    next: dueRowsOfMemberships('transfer'),

    async finish(scope, id, now) {
      const [told] = await finishAll(scope, bank, [id], now);
      return told;
    },

    finishTogether: (scope, ids, now) => finishAll(scope, bank, ids, now),
  };
}

async function finishAll(
  scope: DatabaseTransaction,
  bank: RailBank,
  ids: readonly string[],
  now: EpochMs,
): Promise<string[]> {
  const transfers = await transfersOf(scope, { ids: listOf(ids) });
  const finished = await finishProcessing(scope, bank, transfers, now);
  return await membershipsOf(scope.trx, finished);
}

const transfersOf = prepareQuery(['ids'], ({ trx, engine, places }) =>
  trx
    .selectFrom('transfer')
    .select(['id', 'kind', 'amount', 'waits_until'])
    .where(isInList({ engine }, 'id', places.ids)),
);
