import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { startOfDay } from '../calendar/local-time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { bankAsker } from '../identity/passwords/hash-asker.ts';
import type { BankStore, Clock, PasswordHasher } from '../ports.ts';
import type { Tables } from '../tables.ts';
import {
  insertAccounts,
  insertMembership,
  insertPayees,
  insertPerson,
  insertProfile,
  type SampleKeys,
} from './sample-records.ts';
import { playHistory } from './play-history.ts';
import { addSampleCards } from './sample-cards.ts';
import { sampleHistory } from './sample-history.ts';
import {
  cardPayee,
  memberSince,
  sample,
  sampleMembership,
  samplePayees,
  sampleProfile,
  sampleRecipients,
} from './sample-member.ts';
import { openedAt } from './sample-moments.ts';
import { addSampleBox } from './sample-safe-deposit.ts';
import { insertSampleTerms } from './sample-terms.ts';

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
  if (await hasMembers(store.db)) return false;
  const passwordHash = await passwords.inTurn(bankAsker, ({ hash }) => hash(sample.password));
  const addRest = await prepareRest?.(bank);
  const now = clock.now();
  const history = sampleHistory(now, timeZone);
  return await store.transact(async (scope) => {
    if (await hasMembers(scope.trx)) return false;
    const keys = await insertMember(scope, newId, passwordHash, timeZone);
    await playHistory(scope, keys, history, timeZone);
    const creditCard = await addSampleCards(scope, newId, keys, now, timeZone);
    const cards = new Map([[cardPayee, creditCard]]);
    const at = openedAt(timeZone);
    await insertPayees(scope, newId, keys.membershipId, samplePayees, at, cards);
    await addSampleBox(scope, newId, keys, now, timeZone);
    // After the history, of which nobody was told.
    const joinedAt = startOfDay(memberSince, timeZone);
    await insertProfile(scope, keys.personId, sampleProfile, joinedAt);
    await markNoticesRead(scope, keys);
    await addRest?.(scope, keys, now);
    return true;
  });
}

async function hasMembers(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('person').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Writes the member with two empty accounts and the saved recipients, and the terms of the products. */
async function insertMember(
  scope: DatabaseTransaction,
  newId: () => string,
  passwordHash: string,
  timeZone: string,
): Promise<SampleKeys> {
  const [personId, membershipId] = [newId(), newId()];
  const joinedAt = startOfDay(memberSince, timeZone);
  const { username, displayName } = sample;
  const person = { id: personId, logId: membershipId, username, displayName, passwordHash };
  await insertPerson(scope, person, joinedAt);
  const people = new Map([[username, personId]]);
  const since = { firstDay: memberSince, openedAt: joinedAt };
  await insertMembership(scope, sampleMembership, membershipId, people, since);
  await insertSampleTerms(scope);
  const at = openedAt(timeZone);
  const accounts = await insertAccounts(scope, newId, membershipId, sampleMembership, at);
  const recipients = sampleRecipients.map((recipient) => ({
    ...recipient,
    id: newId(),
    membership_id: membershipId,
    created_at: at,
  }));
  await scope.trx.insertInto('recipient').values(recipients).execute();
  const keysByName = new Map(recipients.map(({ name, id }) => [name, id]));
  return { personId, membershipId, accounts, recipients: keysByName };
}

async function markNoticesRead(
  { trx }: DatabaseTransaction,
  { personId, membershipId }: SampleKeys,
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
