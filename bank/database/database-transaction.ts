import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The database transaction in which a change reads and writes. */
export interface DatabaseTransaction {
  readonly trx: Transaction<Tables>;
  readonly engine: 'sqlite' | 'postgres';
}
