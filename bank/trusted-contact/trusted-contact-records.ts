import { isTaken } from '../identity/authentication/send-code.ts';
import type {
  TrustedContact,
  TrustedContactDetails,
} from '#contract/trusted-contact/trusted-contact.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import type { TrustedContactRow } from '../members/member-tables.ts';
import type { NamingFacts } from './trusted-contact-rules.ts';
import type { BankContext } from '../bank-context.ts';
import { type Bucket, bucket } from '../limits/buckets.ts';
import type { LimitRule } from '../limits/limit-rules.ts';

/** The person's present trusted contact, whatever they have said to it. */
export async function findContact(
  db: Kysely<Tables>,
  personId: string,
): Promise<TrustedContactRow | undefined> {
  return await presentContacts(db).where('person_id', '=', personId).executeTakeFirst();
}

/** The recipient of the link with that token, and the naming member; undefined where they are a trusted contact no more. */
export async function findOffered(
  db: Kysely<Tables>,
  tokenHash: string,
): Promise<
  | (Pick<TrustedContactRow, 'id' | 'person_id' | 'declined_at'> & {
      readonly display_name: string;
      readonly log_id: string;
    })
  | undefined
> {
  return await db
    .selectFrom('trusted_contact')
    .innerJoin('person', 'person.id', 'trusted_contact.person_id')
    .select(['trusted_contact.id', 'person_id', 'declined_at', 'display_name', 'log_id'])
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** The contact; no payment tells them of anything until the transaction is over. The log of the person is locked before. */
export async function lockContact(
  { trx, engine }: DatabaseTransaction,
  id: string,
): Promise<TrustedContactRow | undefined> {
  const found = presentContacts(trx).where('id', '=', id);
  return await (engine === 'postgres' ? found.forUpdate() : found).executeTakeFirst();
}

function presentContacts(db: Kysely<Tables>) {
  return db.selectFrom('trusted_contact').selectAll().where('ended_at', 'is', null);
}

/** The known facts of those addresses, and the number of namings since then. */
export async function namingFacts(
  trx: Transaction<Tables>,
  personId: string,
  { email, phone }: Pick<TrustedContactDetails, 'email' | 'phone'>,
  since: EpochMs,
): Promise<NamingFacts> {
  const named = trx.selectFrom('trusted_contact').select(({ fn }) => fn.countAll<number>().as('n'));
  const atAddress = named.where((row) =>
    row.or([
      ...(email === '' ? [] : [row('email', '=', email)]),
      ...(phone === '' ? [] : [row('phone', '=', phone)]),
    ]),
  );
  const declined = await atAddress
    .where('person_id', '=', personId)
    .where('declined_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const byMember = await named
    .where('person_id', '=', personId)
    .where('named_at', '>', since)
    .executeTakeFirstOrThrow();
  const ofAddress = await atAddress.where('named_at', '>', since).executeTakeFirstOrThrow();
  return {
    hasDeclined: declined.n > 0,
    namedByMember: byMember.n,
    namedAtAddress: ofAddress.n,
  };
}

export async function insertContact(
  trx: Transaction<Tables>,
  contact: TrustedContactRow,
): Promise<void> {
  await trx.insertInto('trusted_contact').values(contact).execute();
}

export async function changeContact(
  trx: Transaction<Tables>,
  id: string,
  change: Partial<
    Pick<
      TrustedContactRow,
      'name' | 'relationship' | 'token_hash' | 'introduced_at' | 'declined_at' | 'ended_at'
    >
  >,
): Promise<void> {
  await trx.updateTable('trusted_contact').set(change).where('id', '=', id).execute();
}

/** The contact as their member sees them. */
export function presentContact(row: TrustedContactRow): TrustedContact {
  return {
    name: row.name,
    relationship: row.relationship,
    email: row.email ?? '',
    phone: row.phone ?? '',
    namedAt: row.named_at as EpochMs,
    introducedAt: row.introduced_at as EpochMs | null,
    declinedAt: row.declined_at as EpochMs | null,
  };
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Limits the tries to write to a named contact; they may have been reached before, and know nothing of it. */
const ofIntroductions: LimitRule = {
  freeTries: 1,
  firstWaitMs: 15 * minute,
  longestWaitMs: day,
  lockAfter: null,
  lockMs: 0,
  forgetsOneInMs: day,
};

export function introductionsBucket(personId: string): Bucket {
  return bucket(ofIntroductions, 'introductions', personId);
}

/**
 * Tells a person once the meaning of being a trusted contact, the naming member, and the way to say no. The link is kept
 * nowhere, so it is sent at once or not at all; where it could not be sent the member sees so and tries again.
 */
export async function introduce(
  bank: BankContext,
  { id, email, phone }: TrustedContactRow,
  by: string,
  token: string,
): Promise<void> {
  const addresses = [
    { channel: 'email', to: email },
    { channel: 'sms', to: phone },
  ] as const;
  const about = { kind: 'trusted-contact-named', by, token } as const;
  const fault = 'A trusted contact could not be told what it means';
  let hasLeft = false;
  for (const { channel, to } of addresses) {
    if (to === null) continue;
    const message = { id: bank.newId(), channel, to, about, at: bank.clock.now() };
    if (await isTaken(bank, message, fault)) hasLeft = true;
  }
  if (hasLeft) {
    const at = bank.clock.now();
    await bank.store.transact(({ trx }) => changeContact(trx, id, { introduced_at: at }));
  }
}
