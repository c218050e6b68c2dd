import type { Kysely } from 'kysely';

/** What was looked for among all rows of the bank: the terms of a certificate, the bills to a payee, and an approval that expires. */
export async function foundByIndex(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('certificate_term_by_account')
    .on('certificate_term')
    .columns(['account_id', 'first_day'])
    .execute();
  await db.schema
    .createIndex('bill_series_by_payee')
    .on('bill_series')
    .columns(['payee_id'])
    .execute();
  await db.schema.createIndex('approval_by_id').on('approval').columns(['id']).execute();
}
