import type { Kysely, Transaction } from 'kysely';
import type { RecipientRow } from '../rails/recipient-tables.ts';
import type { Tables } from '../tables.ts';

/** A saved recipient with the time of the last transfer to it. */
export type RecipientWithLastTransfer = Awaited<ReturnType<typeof listRecipients>>[number];

/** The member's saved recipients, by name. */
export async function listRecipients(db: Kysely<Tables>, membershipId: string) {
  return await db
    .selectFrom('recipient')
    .selectAll('recipient')
    .select((row) =>
      row
        .selectFrom('transfer')
        .select(({ fn }) => fn.max('transfer.at').as('at'))
        .whereRef('transfer.recipient_id', '=', 'recipient.id')
        .as('lastTransferAt'),
    )
    .where('recipient.membership_id', '=', membershipId)
    .orderBy('recipient.name')
    .orderBy('recipient.id')
    .execute();
}

export async function insertRecipient(trx: Transaction<Tables>, row: RecipientRow): Promise<void> {
  await trx.insertInto('recipient').values(row).execute();
}

export async function renameRecipient(
  trx: Transaction<Tables>,
  id: string,
  name: string,
): Promise<void> {
  await trx.updateTable('recipient').set({ name }).where('id', '=', id).execute();
}

/** Sent transfers keep the details in their own rows; only their key leads nowhere any more. */
export async function deleteRecipient(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('recipient').where('id', '=', id).execute();
}

/** How many transfers to the recipient lie ahead. */
export async function countScheduledTo(
  trx: Transaction<Tables>,
  recipientId: string,
): Promise<number> {
  const { count } = await trx
    .selectFrom('scheduled_transfer')
    .innerJoin('transfer_series', 'transfer_series.id', 'scheduled_transfer.series_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('transfer_series.recipient_id', '=', recipientId)
    .where('scheduled_transfer.due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}
