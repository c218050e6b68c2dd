import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { bankAsker } from '../identity/passwords/hash-asker.ts';
import type { BankStore, Clock, PasswordHasher } from '../ports.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import { performHistory } from './perform-history.ts';
import { addSampleCards } from './sample-cards.ts';
import { sampleHistory } from './sample-history.ts';
import { memberSince, sample } from './sample-member.ts';
import { type SampleKeys, insertSampleMember } from './sample-records.ts';
import { addSampleBox } from './sample-safe-deposit.ts';
import { startOfDay } from '../calendar/local-time.ts';
import type { PayeeCategory } from '#contract/bills/payees.ts';
import { insertPayee } from '../bills/payee-records.ts';
import { nameKey } from '#contract/text/typed-name.ts';
import { openedAt } from './sample-moments.ts';

export interface SampleDependencies {
  readonly store: BankStore;
  readonly clock: Clock;
  /** A new UUIDv7. */
  readonly newId: () => string;
  readonly passwords: PasswordHasher;
  /** Of the credit union (IANA name). */
  readonly timeZone: string;
}

/** Prepares the rest of the sample bank, and returns a function that adds it in the sample member's transaction. */
type RestOfSample = (
  bank: SampleDependencies,
) => Promise<(scope: DatabaseTransaction, keys: SampleKeys, now: EpochMs) => Promise<void>>;

/**
 * Gives a bank without any member the sample member with the data of the first view: a history from October 2023 to now,
 * cards, payees, a box. The rest, if given, comes in the same transaction. Returns whether it did so: of two processes that
 * start at once only the first does.
 */
export async function addSampleBasis(
  bank: SampleDependencies,
  prepareRest?: RestOfSample,
): Promise<boolean> {
  const { store, clock, newId, passwords, timeZone } = bank;
  // Asked again inside the transaction; here it spares every later start the work of a hash.
  if (await hasMembers(store.db)) {
    return false;
  }
  const passwordHash = await passwords.inTurn(bankAsker, ({ hash }) => hash(sample.password));
  const addRest = await prepareRest?.(bank);
  const now = clock.now();
  const history = sampleHistory(now, timeZone);
  return await store.transact(async (scope) => {
    if (await hasMembers(scope.trx)) {
      return false;
    }
    const keys = await insertSampleMember(scope.trx, newId, passwordHash, timeZone);
    await performHistory(scope, keys, history, timeZone);
    const creditCard = await addSampleCards(scope, newId, keys, now, timeZone);
    await addSamplePayees(scope, newId, keys.membershipId, creditCard, timeZone);
    await addSampleBox(scope, newId, keys, now, timeZone);
    await addSampleProfile(scope, keys.personId, timeZone);
    await markSampleNoticesRead(scope, keys);
    await addRest?.(scope, keys, now);
    return true;
  });
}

async function hasMembers(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('person').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * The sample member's name and contacts belong to nobody real (RFC 2606; numbers set aside for fiction). Added after the
 * history, of which nobody was told.
 */
async function addSampleProfile(
  { trx }: DatabaseTransaction,
  personId: string,
  timeZone: string,
): Promise<void> {
  await trx
    .insertInto('person_profile')
    .values({
      person_id: personId,
      first_name: 'Avery',
      last_name: 'Morgan',
      email: 'avery.morgan@example.com',
      phone: '(518) 555-0148',
      street: '47 Larkspur Lane',
      unit: 'Apt 3',
      city: 'Albany',
      state: 'NY',
      zip: '12208',
      verified_at: startOfDay(memberSince, timeZone),
    })
    .execute();
}

/** The sample member has read all notices of the history: only later events are news. */
async function markSampleNoticesRead(
  { trx }: DatabaseTransaction,
  { personId, membershipId }: Pick<SampleKeys, 'personId' | 'membershipId'>,
): Promise<void> {
  const { event_sequence: upTo } = await trx
    .selectFrom('member_log')
    .select('event_sequence')
    .where('log_id', '=', membershipId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('notice_mark')
    .values({ person_id: personId, log_id: membershipId, read_up_to: upTo })
    .execute();
}

/** The payees of a sample membership. */
export interface SamplePayee {
  readonly name: string;
  readonly accountNumber: string;
  readonly category: PayeeCategory;
}

const cardPayee = 'Credit Card';

/** The payees that the specification names, in its order (R-D7). */
const samplePayees: readonly SamplePayee[] = [
  { name: 'Electric Company', accountNumber: '700418265', category: 'Utilities' },
  { name: 'Water Utility', accountNumber: 'W2209147', category: 'Utilities' },
  { name: 'Internet Provider', accountNumber: '88013355720', category: 'Utilities' },
  { name: cardPayee, accountNumber: '0051884407', category: 'Transfer' },
];

/** No payment to them is scheduled. */
async function addSamplePayees(
  scope: DatabaseTransaction,
  newId: () => string,
  membershipId: string,
  creditCardId: string,
  timeZone: string,
): Promise<void> {
  const cards = new Map([[cardPayee, creditCardId]]);
  await insertPayees(scope, newId, membershipId, samplePayees, openedAt(timeZone), cards);
}

/** Adds payees to a membership in their order. Some are cards of the membership, by name. */
export async function insertPayees(
  { trx }: DatabaseTransaction,
  newId: () => string,
  membershipId: string,
  payees: readonly SamplePayee[],
  at: EpochMs,
  cards: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  for (const [position, { name, accountNumber, category }] of payees.entries()) {
    await insertPayee(trx, {
      id: newId(),
      membership_id: membershipId,
      name,
      name_key: nameKey(name),
      account_number: accountNumber,
      category,
      card_id: cards.get(name) ?? null,
      // The list is in the order of these times.
      created_at: at + position,
      removed_at: null,
    });
  }
}
