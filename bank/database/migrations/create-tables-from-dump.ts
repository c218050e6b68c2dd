import { CompiledQuery } from 'kysely';
import { standardProducts } from '../../dividends/standard-products.ts';
import { standardLoans } from '../../loans/standard-loans.ts';
import { systemAccounts } from '../../ledger/chart-of-accounts.ts';
import type { BankStore } from '../../ports.ts';

/**
 * Makes in an empty SQLite database what `createTables` makes, from what the migrations came to (`schema.sqlite.sql`):
 * a tab starts again each time, and need not carry the way there.
 */
export async function createTablesFromDump({ db }: BankStore, dump: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const statement of dump.split(';\n\n')) {
      await trx.executeQuery(CompiledQuery.raw(statement));
    }
    await trx
      .insertInto('account')
      .values(
        systemAccounts.map(({ id, name }, position) => ({
          id,
          membership_id: null,
          handle: id,
          name,
          number: '',
          type: 'system' as const,
          position,
          opened_at: 0,
        })),
      )
      .execute();
    await trx.insertInto('product').values(Object.values(standardProducts)).execute();
    await trx.insertInto('loan_product').values(standardLoans).execute();
  });
}
