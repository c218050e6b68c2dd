import type { LocalDate } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import { isInList, listOf } from '../database/bulk-insert.ts';
import { type Connection, prepareQuery } from '../database/prepared-query.ts';
import type { TransferRow } from './transfer-tables.ts';
import { dueElsewhere, sentOnAt } from '../calendar/arrival.ts';

/** By when each of these transfers to other banks is there, by its key; transfers that were not sent on are left out. */
export async function daysDueElsewhere(
  connection: Connection,
  bank: Pick<BankContext, 'timeZone' | 'policy'>,
  transferIds: readonly string[],
): Promise<ReadonlyMap<string, LocalDate>> {
  const days = new Map<string, LocalDate>();
  if (transferIds.length === 0) {
    return days;
  }
  const rows = await statusesOf(connection, { ids: listOf(transferIds) });
  for (const id of transferIds) {
    const at = sentOnAt(rows.filter(({ transfer_id }) => transfer_id === id));
    const day = at && dueElsewhere('external', at, bank);
    if (day !== undefined) {
      days.set(id, day);
    }
  }
  return days;
}

const statusesOf = prepareQuery(['ids'], ({ trx, engine, places }) =>
  trx
    .selectFrom('transfer_status')
    .select(['transfer_id', 'status', 'at'])
    .where(isInList({ engine }, 'transfer_id', places.ids))
    .orderBy('transfer_id')
    .orderBy('sequence'),
);

/** The same of one transfer of whichever kind. */
export async function dayDueElsewhere(
  connection: Connection,
  bank: Pick<BankContext, 'timeZone' | 'policy'>,
  { id, kind, status }: Pick<TransferRow, 'id' | 'kind' | 'status'>,
): Promise<LocalDate | undefined> {
  const isSentOn = kind === 'external' && status === 'completed';
  return isSentOn ? (await daysDueElsewhere(connection, bank, [id])).get(id) : undefined;
}
