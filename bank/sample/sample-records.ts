import type { ProfileDetails } from '#contract/settings/profile.ts';
import { nameKey } from '#contract/text/typed-name.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { insertPayee } from '../bills/payee-records.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { standardProducts } from '../dividends/product-records.ts';
import { firstAuditHash } from '../member-log/log-entry.ts';
import { profileColumns } from '../members/profile-rules.ts';
import { insertParty } from '../parties/party-records.ts';
import {
  type SampleHandle,
  sampleHandles,
  type SampleMembership,
  type SamplePayee,
} from './sample-member.ts';

/** An account as the history needs to know it. */
export interface AccountKey {
  readonly id: string;
  readonly name: string;
}

/** The keys under which the sample member was written. */
export interface SampleKeys {
  readonly personId: string;
  readonly membershipId: string;
  readonly accounts: Readonly<Record<SampleHandle, AccountKey>>;
  /** Keys of the saved recipients by name. */
  readonly recipients: ReadonlyMap<string, string>;
}

/** The first day of a membership, and the moment in which it opened its accounts. */
export interface MembersSince {
  readonly firstDay: LocalDate;
  readonly openedAt: EpochMs;
}

interface NewPerson {
  readonly id: string;
  readonly logId: string;
  readonly username: string;
  readonly displayName: string;
  /** Undefined for a person who cannot sign in. */
  readonly passwordHash: string | undefined;
}

/** Writes a person with a log of their own. */
export async function insertPerson(
  scope: DatabaseTransaction,
  { id, logId, username, displayName, passwordHash }: NewPerson,
  at: EpochMs,
): Promise<void> {
  await scope.trx
    .insertInto('person')
    .values({
      id,
      username,
      display_name: displayName,
      known_name: displayName,
      created_at: at,
      log_id: logId,
    })
    .execute();
  await insertLog(scope, logId);
  if (passwordHash === undefined) return;
  await scope.trx
    .insertInto('credential')
    .values({ person_id: id, password_hash: passwordHash, changed_at: at })
    .execute();
}

/** Writes the name and the contacts of a person, as the credit union has verified them. */
export async function insertProfile(
  { trx }: DatabaseTransaction,
  personId: string,
  profile: ProfileDetails,
  verifiedAt: EpochMs,
): Promise<void> {
  await trx
    .insertInto('person_profile')
    .values({ person_id: personId, ...profileColumns(profile), verified_at: verifiedAt })
    .execute();
}

async function insertLog({ trx }: DatabaseTransaction, logId: string): Promise<void> {
  await trx
    .insertInto('member_log')
    .values({ log_id: logId, event_sequence: 0, audit_sequence: 0, audit_hash: firstAuditHash })
    .execute();
}

/** Writes a membership without accounts, and the role of everybody in it. */
export async function insertMembership(
  scope: DatabaseTransaction,
  { number, businessName, parties }: SampleMembership,
  membershipId: string,
  people: ReadonlyMap<string, string>,
  { firstDay, openedAt }: MembersSince,
): Promise<void> {
  await scope.trx
    .insertInto('membership')
    .values({
      id: membershipId,
      number,
      plan: 'Premium Account',
      member_since: firstDay,
      created_at: openedAt,
      business_name: businessName,
    })
    .execute();
  if (businessName !== null) await insertLog(scope, membershipId);
  const keyOf = (name: string) => {
    const id = people.get(name);
    if (id === undefined) throw new Error(`${name} is nobody in the sample`);
    return id;
  };
  const [holder] = parties;
  for (const { person, role, dailyLimit = null } of parties) {
    await insertParty(scope.trx, {
      membership_id: membershipId,
      person_id: keyOf(person),
      role,
      from_at: openedAt,
      until_at: null,
      // The credit union has papers for all but those who only look or ask.
      granted_by: holder && role === 'viewer' ? keyOf(holder.person) : null,
      daily_limit: dailyLimit,
    });
  }
}

/** Writes the accounts of a membership, without a cent in them. */
export async function insertAccounts(
  scope: DatabaseTransaction,
  newId: () => string,
  membershipId: string,
  { accounts }: SampleMembership,
  openedAt: EpochMs,
): Promise<SampleKeys['accounts']> {
  const insert = (handle: SampleHandle) =>
    insertAccount(scope, newId(), membershipId, handle, accounts[handle].number, openedAt);
  return { checking: await insert('checking'), savings: await insert('savings') };
}

/** Writes an account without a cent in it. */
export async function insertAccount(
  { trx }: DatabaseTransaction,
  id: string,
  membershipId: string,
  handle: SampleHandle,
  number: string,
  openedAt: EpochMs,
): Promise<AccountKey> {
  const { id: productId, name, type } = standardProducts[handle];
  await trx
    .insertInto('account')
    .values({
      id,
      membership_id: membershipId,
      handle,
      name,
      number,
      type,
      product_id: productId,
      position: sampleHandles.indexOf(handle),
      opened_at: openedAt,
    })
    .execute();
  await trx
    .insertInto('account_balance')
    .values({ account_id: id, balance: 0, floor: 0, version: 0 })
    .execute();
  return { id, name };
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
