import type { LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { BankContext } from '../database/bank-context.ts';
import type { Tables, TransferRow } from '../database/tables.ts';
import { dueElsewhere, sentOnAt } from '../calendar/arrival.ts';

/** By when each of these transfers to other banks is there, by its key; there is none of one that was not sent on. */
export async function daysDueElsewhere(
  db: Kysely<Tables>,
  bank: Pick<BankContext, 'timeZone' | 'policy'>,
  transferIds: readonly string[],
): Promise<ReadonlyMap<string, LocalDate>> {
  const days = new Map<string, LocalDate>();
  if (transferIds.length === 0) {
    return days;
  }
  const rows = await db
    .selectFrom('transfer_status')
    .select(['transfer_id', 'status', 'at'])
    .where('transfer_id', 'in', transferIds)
    .orderBy('transfer_id')
    .orderBy('sequence')
    .execute();
  for (const id of transferIds) {
    const at = sentOnAt(rows.filter(({ transfer_id }) => transfer_id === id));
    const day = at && dueElsewhere('external', at, bank);
    if (day !== undefined) {
      days.set(id, day);
    }
  }
  return days;
}

/** The same of one transfer of whichever kind. */
export async function dayDueElsewhere(
  db: Kysely<Tables>,
  bank: Pick<BankContext, 'timeZone' | 'policy'>,
  { id, kind, status }: Pick<TransferRow, 'id' | 'kind' | 'status'>,
): Promise<LocalDate | undefined> {
  const isSentOn = kind === 'external' && status === 'completed';
  return isSentOn ? (await daysDueElsewhere(db, bank, [id])).get(id) : undefined;
}
