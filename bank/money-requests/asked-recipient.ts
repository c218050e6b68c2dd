import type { MoneyRequestToAsk } from '#contract/money-requests/money-requests.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { tidyName } from '#contract/text/typed-name.ts';
import type { Addressed } from './money-request-rules.ts';

/** Whom a request is to: a saved recipient with an email or phone, or as typed. Undefined where no such one is saved. */
export async function findSaved(
  db: Kysely<Tables>,
  membershipId: string,
  request: Extract<MoneyRequestToAsk, { by: 'contact' }>,
): Promise<Addressed | undefined> {
  const { recipient, name, email, phone } = request;
  if (recipient === undefined) {
    return { name: tidyName(name), email: email || null, phone: phone || null };
  }
  return await db
    .selectFrom('recipient')
    .select(['name', 'email', 'phone'])
    .where('membership_id', '=', membershipId)
    .where('id', '=', recipient)
    .where('kind', '=', 'zelle')
    .executeTakeFirst();
}
