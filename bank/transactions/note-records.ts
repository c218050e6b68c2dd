import type { TransactionNote } from '#contract/transactions/transaction-notes.ts';
import type { Kysely } from 'kysely';
import { foldText } from '#contract/text/fold-text.ts';
import type { Tables } from '../tables.ts';

/**
 * Keeps a note and tags on the member's transaction, or nothing where both are empty. Says whether they have
 * such a transaction.
 */
export async function keepNote(
  db: Kysely<Tables>,
  membershipId: string,
  transactionId: string,
  { note, tags }: TransactionNote,
): Promise<boolean> {
  const found = await db
    .selectFrom('account_transaction')
    .select('id')
    .where('id', '=', transactionId)
    .where('membership_id', '=', membershipId)
    .executeTakeFirst();
  if (!found) {
    return false;
  }
  if (note === '' && tags.length === 0) {
    await db
      .deleteFrom('transaction_note')
      .where('transaction_id', '=', transactionId)
      .where('membership_id', '=', membershipId)
      .execute();
    return true;
  }
  const kept = {
    note,
    tags: JSON.stringify(tags),
    search_text: foldText([note, ...tags].join('\n')),
  };
  await db
    .insertInto('transaction_note')
    .values({ transaction_id: transactionId, membership_id: membershipId, ...kept })
    .onConflict((conflict) => conflict.column('transaction_id').doUpdateSet(kept))
    .execute();
  return true;
}
