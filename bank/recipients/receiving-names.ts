import type { EpochMs } from '#contract/time/time.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { belongsToRoles } from '../parties/party-roles.ts';
import type { NamedRecipient } from '../rails/name-checks.ts';
import { tidyPhone } from '#contract/text/typed-signs.ts';

/**
 * The names of the receivers of the money, for each way by which it is sent: an account, an email, a phone number. Null: no
 * member has it here, or the account is at another bank, so nobody knows the name. An account number of this credit union
 * that no member has is nobody's: it gets the same answer as another member's, so that numbers cannot be tried.
 */
export async function receivingNames(
  db: Kysely<Tables>,
  recipient: NamedRecipient,
  { routingNumber, at }: { readonly routingNumber: string; readonly at: EpochMs },
): Promise<(readonly string[] | null)[]> {
  const { kind, email, phone, accountNumber } = recipient;
  if (kind === 'external') {
    const isHere = recipient.routingNumber === routingNumber && accountNumber !== null;
    return [isHere ? await namesOfAccount(db, accountNumber, at) : null];
  }
  const contacts = [
    ...(email === null ? [] : [{ column: sql`lower(email)`, value: email.toLowerCase() }]),
    ...(phone === null ? [] : [{ column: sql.ref('phone'), value: tidyPhone(phone) }]),
  ];
  return await Promise.all(
    contacts.map(async ({ column, value }) => {
      const rows = await db
        .selectFrom('person_profile')
        .innerJoin('person', 'person.id', 'person_profile.person_id')
        .innerJoin('party', 'party.person_id', 'person.id')
        .select('person.known_name as name')
        .distinct()
        .where(column, '=', value)
        .where('party.role', 'in', belongsToRoles)
        .where(({ eb, or }) =>
          or([eb('party.until_at', 'is', null), eb('party.until_at', '>', at)]),
        )
        .orderBy('name')
        .execute();
      return rows.length === 0 ? null : rows.map(({ name }) => name);
    }),
  );
}

/** For a business its own name; else the names of all owners of the account. */
async function namesOfAccount(
  db: Kysely<Tables>,
  accountNumber: string,
  at: EpochMs,
): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .innerJoin('membership', 'membership.id', 'account.membership_id')
    .innerJoin('party', 'party.membership_id', 'membership.id')
    .innerJoin('person', 'person.id', 'party.person_id')
    .select(['membership.business_name as business', 'person.known_name as person'])
    .where('account.number', '=', accountNumber)
    .where('account.closed_at', 'is', null)
    .where('party.role', 'in', belongsToRoles)
    .where(({ eb, or }) => or([eb('party.until_at', 'is', null), eb('party.until_at', '>', at)]))
    .orderBy('person')
    .execute();
  return rows.map(({ business, person }) => business ?? person);
}
