import { type RawBuilder, sql } from 'kysely';

/**
 * The member's name for an account: the nickname, or else the official name. For screens; records, prints and exports have
 * the official name, which stays.
 * @param account The name that the statement gives to the table `account`.
 */
export function shownName(
  account: 'account' | 'source' | 'destination' = 'account',
): RawBuilder<string> {
  return sql<string>`coalesce(${sql.ref(`${account}.nickname`)}, ${sql.ref(`${account}.name`)})`;
}
