import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import { type Asker, type NamedRecipient, recipientHash, toldAgainMs } from './name-checks.ts';
import type { NameCheckRow } from './recipient-tables.ts';

/** The answer that a person got about the name of a recipient. */
export type ToldName = Pick<NameCheckRow, 'outcome' | 'told_name'>;

/** The answer that the person got about the recipient within a day; null where there is none. */
export async function findToldName(
  db: Kysely<Tables>,
  { membershipId, personId }: Asker,
  recipient: NamedRecipient,
  at: EpochMs,
): Promise<ToldName | null> {
  const row = await db
    .selectFrom('name_check')
    .select(['outcome', 'told_name'])
    .where('membership_id', '=', membershipId)
    .where('person_id', '=', personId)
    .where('recipient_hash', '=', recipientHash(recipient))
    .where('at', '>', at - toldAgainMs)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Keeps the person's answer, and forgets answers that are not repeated. A person told a close name knows it: typed in that
 * form it matches, without another comparison.
 */
export async function keepToldName(
  { trx }: DatabaseTransaction,
  { membershipId, personId }: Asker,
  recipient: NamedRecipient,
  told: ToldName,
  at: EpochMs,
): Promise<void> {
  await trx
    .deleteFrom('name_check')
    .where('membership_id', '=', membershipId)
    .where('person_id', '=', personId)
    .where('at', '<=', at - toldAgainMs)
    .execute();
  const row = (named: NamedRecipient, saying: ToldName): NameCheckRow => ({
    membership_id: membershipId,
    person_id: personId,
    recipient_hash: recipientHash(named),
    ...saying,
    at,
  });
  const rows = [row(recipient, told)];
  const { told_name: name } = told;
  if (name !== null) {
    rows.push(row({ ...recipient, name }, { outcome: 'match', told_name: null }));
  }
  await trx
    .insertInto('name_check')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['membership_id', 'person_id', 'recipient_hash']).doUpdateSet(({ ref }) => ({
        outcome: ref('excluded.outcome'),
        told_name: ref('excluded.told_name'),
        at: ref('excluded.at'),
      })),
    )
    .execute();
}
