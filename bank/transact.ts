import type { Transaction } from 'kysely';
import type { BankStore } from './ports.ts';
import type { LedgerScope } from './ledger/ledger-records.ts';
import type { Tables } from './tables.ts';

const attempts = 5;

/** Everything a change reads and writes, in one transaction. */
export type Scope = LedgerScope;

/**
 * Runs a change in one database transaction. It is tried again, a few times, when it lost against
 * another one: to a lock, or to a key that the other wrote first, which the next try then reads. So
 * it must have no effect outside the transaction.
 */
export async function transact<Result>(
  store: BankStore,
  change: (scope: Scope) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.db
        .transaction()
        .execute((trx: Transaction<Tables>) => change({ trx, engine: store.engine }));
    } catch (error) {
      const lost = store.isTransient(error) || store.isUniqueViolation(error);
      if (attempt === attempts || !lost) {
        throw error;
      }
    }
  }
}
