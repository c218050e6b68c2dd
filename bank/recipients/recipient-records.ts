import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** A saved recipient with the time of the last transfer to it. */
export type RecipientWithLastTransfer = Awaited<ReturnType<typeof listRecipients>>[number];

/** The member's saved recipients, by name. */
export async function listRecipients(db: Kysely<Tables>, memberId: string) {
  return await db
    .selectFrom('recipient')
    .selectAll('recipient')
    .select((row) =>
      row
        .selectFrom('transfer')
        .select(({ fn }) => fn.max('transfer.at').as('at'))
        .where('transfer.member_id', '=', memberId)
        .whereRef('transfer.recipient_id', '=', 'recipient.id')
        .as('lastTransferAt'),
    )
    .where('recipient.member_id', '=', memberId)
    .orderBy('recipient.name')
    .orderBy('recipient.id')
    .execute();
}
