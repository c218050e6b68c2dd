import type { Kysely } from 'kysely';

/** Whether an account number is taken is asked for each account that is opened. */
export async function accountNumbers(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('account_by_number').on('account').column('number').execute();
}
