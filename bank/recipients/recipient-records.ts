import { type Kysely, type Transaction, sql } from 'kysely';
import type { RecipientRow } from '../rails/recipient-tables.ts';
import type { Tables } from '../tables.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { belongsToRoles } from '../parties/role-policy.ts';
import type { NamedRecipient } from '../rails/name-checks.ts';
import { tidyPhone } from '#contract/text/typed-signs.ts';

/** A saved recipient with the time of the last transfer to it. */
export type RecipientWithLastTransfer = Awaited<ReturnType<typeof listRecipients>>[number];

/** The member's saved recipients, by name. */
export async function listRecipients(db: Kysely<Tables>, membershipId: string) {
  return await db
    .selectFrom('recipient')
    .selectAll('recipient')
    .select((row) =>
      row
        .selectFrom('transfer')
        .select(({ fn }) => fn.max('transfer.at').as('at'))
        .whereRef('transfer.recipient_id', '=', 'recipient.id')
        .as('lastTransferAt'),
    )
    .where('recipient.membership_id', '=', membershipId)
    .orderBy('recipient.name')
    .orderBy('recipient.id')
    .execute();
}

export async function insertRecipient(trx: Transaction<Tables>, row: RecipientRow): Promise<void> {
  await trx.insertInto('recipient').values(row).execute();
}

export async function renameRecipient(
  trx: Transaction<Tables>,
  id: string,
  name: string,
): Promise<void> {
  await trx.updateTable('recipient').set({ name }).where('id', '=', id).execute();
}

/** Sent transfers keep the details in their own rows; only their key leads nowhere any more. */
export async function deleteRecipient(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('recipient').where('id', '=', id).execute();
}

/** How many transfers to the recipient lie ahead. */
export async function countScheduledTo(
  trx: Transaction<Tables>,
  recipientId: string,
): Promise<number> {
  const { count } = await trx
    .selectFrom('scheduled_transfer')
    .innerJoin('transfer_series', 'transfer_series.id', 'scheduled_transfer.series_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('transfer_series.recipient_id', '=', recipientId)
    .where('scheduled_transfer.due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

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
