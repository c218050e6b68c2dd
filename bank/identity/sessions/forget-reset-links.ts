import type { Transaction } from 'kysely';
import type { Tables } from '../../tables.ts';

/** Links for a new password that were sent before are good for nothing: the password is another, or the email is. */
export async function forgetResetLinks(trx: Transaction<Tables>, personId: string): Promise<void> {
  await trx.deleteFrom('password_reset').where('person_id', '=', personId).execute();
}
