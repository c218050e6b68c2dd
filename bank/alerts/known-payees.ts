import type { KnownPayee } from '#contract/alerts/alerts.ts';
import { spanishWordings } from '#contract/transactions/transaction-wording.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { payeeOf } from '../history/payee-of.ts';
import { isFileable } from '../history/payee-rules.ts';
import { namedBy } from './alert-rules.ts';

const linesMost = 1_000;

/** The descriptions that the bank writes without a name. */
const unnamed: ReadonlySet<string> = new Set(spanishWordings.map(([kept]) => kept));

/** The recent payees and payers of the membership, and its saved payees, by name. */
export async function listKnownPayees(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<KnownPayee[]> {
  const lines = await db
    .selectFrom('account_transaction')
    .select(['type', 'description', 'category'])
    .where('membership_id', '=', membershipId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(linesMost)
    .execute();
  const recipients = await db
    .selectFrom('recipient')
    .select('name')
    .where('membership_id', '=', membershipId)
    .execute();
  const billers = await db
    .selectFrom('payee')
    .select('name')
    .where('membership_id', '=', membershipId)
    .where('removed_at', 'is', null)
    .execute();
  const known = new Map<string, KnownPayee>();
  const note = (direction: KnownPayee['direction'], name: string) => {
    const key = `${direction} ${payeeOf(name)}`;
    if (!known.has(key)) known.set(key, { name, direction });
  };
  for (const { name } of [...recipients, ...billers]) note('to-payee', name);
  for (const { type, description, category } of lines) {
    if (!isFileable(category) || unnamed.has(description)) continue;
    note(type === 'debit' ? 'to-payee' : 'from-payee', namedBy(description));
  }
  return [...known.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}
