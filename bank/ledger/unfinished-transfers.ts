import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * A member's transfers that have neither arrived nor come back. The two statuses are literals of the statement: a planner
 * takes the partial index of unfinished transfers only where it sees them, and otherwise reads every transfer of the bank.
 */
export function unfinishedTransfers(db: Kysely<Tables>, membershipId: string) {
  return db
    .selectFrom('transfer')
    .where('membership_id', '=', membershipId)
    .where('status', 'in', [sql.lit('processing' as const), sql.lit('pending' as const)]);
}
