import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { insertRows } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { standardProducts } from '../dividends/standard-products.ts';
import { addMonths, localMoment, startOfDay } from '../calendar/local-time.ts';
import { firstAuditHash } from '../member-log/log-entry.ts';
import { displayNameOf, profileColumns } from '../members/profile-rules.ts';
import { insertParty } from '../parties/party-records.ts';
import type { SampleDependencies } from './add-sample-basis.ts';
import { type SampleHandle, sampleHandles } from './sample-member.ts';
import type { AccountKey } from './sample-records.ts';
import {
  type SampleMembership,
  sampleMemberships,
  samplePeople,
  type SamplePersonName,
} from './sample-people.ts';

/** So many months of history they have. */
export const months = 12;

/** Since when they are members. */
export interface MembersSince {
  readonly firstDay: LocalDate;
  readonly openedAt: EpochMs;
}

/** On the first of the month a year ago. */
export function membersSince({
  clock,
  timeZone,
}: Pick<SampleDependencies, 'clock' | 'timeZone'>): MembersSince & { readonly today: LocalDate } {
  const today = localMoment(clock.now(), timeZone).date;
  const firstDay = addMonths(`${today.slice(0, 8)}01` as LocalDate, -months);
  return { today, firstDay, openedAt: startOfDay(firstDay, timeZone) };
}

/** The keys under which the people of the sample were written. */
export interface InsertedPeople {
  readonly ids: ReadonlyMap<SamplePersonName, string>;
  /** The log of a membership is that of its first person, the holder. */
  readonly logOf: ReadonlyMap<SampleMembership, string>;
}

/** Inserts the people with the bank's data on them; a person without a hash here has no password. */
export async function insertPeople(
  scope: DatabaseTransaction,
  newId: () => string,
  hashes: ReadonlyMap<SamplePersonName, string>,
  at: EpochMs,
): Promise<InsertedPeople> {
  const ids = new Map<SamplePersonName, string>();
  const logOf = new Map<SampleMembership, string>();
  for (const [name, { username, profile }] of Object.entries(samplePeople) as [
    SamplePersonName,
    (typeof samplePeople)[SamplePersonName],
  ][]) {
    const [id, logId] = [newId(), newId()];
    const own = sampleMemberships.find(
      ({ businessName, parties }) => businessName === null && parties[0]?.person === name,
    );
    ids.set(name, id);
    if (own) logOf.set(own, logId);
    await insertRows(scope, 'person', [
      {
        id,
        username: username ?? id,
        display_name: displayNameOf(profile),
        known_name: displayNameOf(profile),
        created_at: at,
        access_closed_at: null,
        log_id: logId,
      },
    ]);
    await insertRows(scope, 'person_profile', [
      {
        person_id: id,
        ...profileColumns(profile),
        verified_at: at,
      },
    ]);
    await insertLog(scope, logId);
    const hash = hashes.get(name);
    if (hash !== undefined) {
      await scope.trx
        .insertInto('credential')
        .values({ person_id: id, password_hash: hash, changed_at: at })
        .execute();
    }
  }
  return { ids, logOf };
}

async function insertLog(scope: DatabaseTransaction, logId: string): Promise<void> {
  await insertRows(scope, 'member_log', [
    { log_id: logId, event_sequence: 0, audit_sequence: 0, audit_hash: firstAuditHash },
  ]);
}

/** Writes a membership without accounts, and everybody's role in it. */
export async function insertMembership(
  scope: DatabaseTransaction,
  { number, businessName, parties }: SampleMembership,
  membershipId: string,
  people: InsertedPeople['ids'],
  { firstDay, openedAt }: MembersSince,
): Promise<void> {
  await insertRows(scope, 'membership', [
    {
      id: membershipId,
      number,
      plan: 'Premium Account',
      member_since: firstDay,
      created_at: openedAt,
      business_name: businessName,
    },
  ]);
  if (businessName !== null) await insertLog(scope, membershipId);
  const [holder] = parties;
  for (const { person, role, dailyLimit = null } of parties) {
    await insertParty(scope.trx, {
      membership_id: membershipId,
      person_id: keyOf(people, person),
      role,
      from_at: openedAt,
      until_at: null,
      // The credit union has papers for all but those who only look or ask.
      granted_by: holder && role === 'viewer' ? keyOf(people, holder.person) : null,
      daily_limit: dailyLimit,
    });
  }
}

/** Writes an account without a cent in it. */
export async function insertAccount(
  scope: DatabaseTransaction,
  id: string,
  membershipId: string,
  { accounts }: SampleMembership,
  handle: SampleHandle,
  openedAt: EpochMs,
): Promise<AccountKey> {
  const { id: productId, name, type } = standardProducts[handle];
  await scope.trx
    .insertInto('account')
    .values({
      id,
      membership_id: membershipId,
      handle,
      name,
      number: accounts[handle].number,
      type,
      product_id: productId,
      position: sampleHandles.indexOf(handle),
      opened_at: openedAt,
    })
    .execute();
  await scope.trx
    .insertInto('account_balance')
    .values({ account_id: id, balance: 0, floor: 0, version: 0 })
    .execute();
  return { id, name };
}

function keyOf(people: InsertedPeople['ids'], name: SamplePersonName): string {
  const id = people.get(name);
  if (id === undefined) throw new Error(`${name} is nobody in the sample`);
  return id;
}
