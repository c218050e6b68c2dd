import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** The database transaction in which a change reads and writes. */
export interface DatabaseTransaction {
  readonly trx: Transaction<Tables>;
  readonly engine: 'sqlite' | 'postgres';
  /** Of a batch: whether rows that another transaction has locked are passed over; else they are waited for. */
  readonly passesOverLocked?: boolean;
}
