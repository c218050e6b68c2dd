import { type RawBuilder, sql } from 'kysely';

/**
 * The name by which a member knows an account: the one that they gave it, or else its official one. For what a member
 * reads on a screen; what is recorded, printed or exported has the official name, which stays.
 * @param account What the statement calls the table `account`.
 */
export function shownName(
  account: 'account' | 'source' | 'destination' = 'account',
): RawBuilder<string> {
  return sql<string>`coalesce(${sql.ref(`${account}.nickname`)}, ${sql.ref(`${account}.name`)})`;
}
