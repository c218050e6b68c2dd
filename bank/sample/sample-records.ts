import type { EpochMs } from '#contract/time/time.ts';
import type { Transaction } from 'kysely';
import { startOfDay } from '../calendar/local-time.ts';
import { firstAuditHash } from '../member-log/log-entry.ts';
import type { Tables } from '../database/tables.ts';
import {
  memberSince,
  sample,
  sampleAccounts,
  type SampleHandle,
  sampleHandles,
  sampleRecipients,
} from './sample-member.ts';
import { openedAt } from './sample-moments.ts';

/** An account as the history needs to know it. */
export interface AccountKey {
  readonly id: string;
  readonly name: string;
}

/** The keys under which the sample member was written. */
export interface SampleKeys {
  readonly membershipId: string;
  readonly accounts: Readonly<Record<SampleHandle, AccountKey>>;
  /** Keys of the saved recipients by name. */
  readonly recipients: ReadonlyMap<string, string>;
}

/** Writes the member with two empty accounts and the saved recipients. */
export async function insertSampleMember(
  trx: Transaction<Tables>,
  newId: () => string,
  passwordHash: string,
  timeZone: string,
): Promise<SampleKeys> {
  const membershipId = newId();
  await insertMember(trx, membershipId, passwordHash, startOfDay(memberSince, timeZone));
  const at = openedAt(timeZone);
  return {
    membershipId,
    accounts: {
      checking: await insertAccount(trx, membershipId, newId(), 'checking', at),
      savings: await insertAccount(trx, membershipId, newId(), 'savings', at),
    },
    recipients: await insertRecipients(trx, membershipId, newId, at),
  };
}

async function insertMember(
  trx: Transaction<Tables>,
  id: string,
  passwordHash: string,
  joinedAt: EpochMs,
): Promise<void> {
  await trx
    .insertInto('member')
    .values({
      id,
      username: sample.username,
      display_name: sample.displayName,
      plan: 'Premium Account',
      member_since: memberSince,
      created_at: joinedAt,
    })
    .execute();
  await trx
    .insertInto('credential')
    .values({ member_id: id, password_hash: passwordHash, changed_at: joinedAt })
    .execute();
  await trx
    .insertInto('member_log')
    .values({ member_id: id, event_sequence: 0, audit_sequence: 0, audit_hash: firstAuditHash })
    .execute();
}

async function insertAccount(
  trx: Transaction<Tables>,
  membershipId: string,
  id: string,
  handle: SampleHandle,
  openedAtMs: EpochMs,
): Promise<AccountKey> {
  const { name, number, type } = sampleAccounts[handle];
  await trx
    .insertInto('account')
    .values({
      id,
      member_id: membershipId,
      handle,
      name,
      number,
      type,
      position: sampleHandles.indexOf(handle),
      opened_at: openedAtMs,
    })
    .execute();
  await trx
    .insertInto('account_balance')
    .values({ account_id: id, balance: 0, floor: 0, version: 0 })
    .execute();
  return { id, name };
}

async function insertRecipients(
  trx: Transaction<Tables>,
  membershipId: string,
  newId: () => string,
  createdAt: EpochMs,
): Promise<ReadonlyMap<string, string>> {
  const rows = sampleRecipients.map((recipient) => ({
    ...recipient,
    id: newId(),
    member_id: membershipId,
    created_at: createdAt,
  }));
  await trx.insertInto('recipient').values(rows).execute();
  return new Map(rows.map(({ name, id }) => [name, id]));
}
