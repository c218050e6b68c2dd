import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { cents } from '#contract/money/cents.ts';
import { insertRows } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { addMonths, localMoment, startOfDay } from '../calendar/local-time.ts';
import { opening } from '../ledger/chart-of-accounts.ts';
import { firstAuditHash } from '../member-log/log-entry.ts';
import { displayNameOf } from '../members/profile-rules.ts';
import { standardProducts } from '../dividends/standard-products.ts';
import { insertParty } from '../parties/party-records.ts';
import { bankAsker } from '../passwords/hash-asker.ts';
import type { SampleDependencies } from './add-sample-member.ts';
import { performHistory } from './perform-history.ts';
import type { PaymentAction } from './sample-actions.ts';
import { SampleIds } from './sample-ids.ts';
import { sample, type SampleHandle, sampleHandles } from './sample-member.ts';
import { momentOf } from './sample-moments.ts';
import {
  type SampleMembership,
  sampleMemberships,
  samplePeople,
  type SamplePersonName,
} from './sample-people.ts';
import { insertPayees } from './sample-payees.ts';
import type { AccountKey } from './sample-records.ts';

/** So many months of history they have. */
const months = 12;

/** The keys of their histories begin above those of the sample member's. */
const keysOfEach = 1_000_000;

/**
 * Prepares the people who share accounts, beside the sample member: a bank has them with that member or not at all. They sign
 * in with the password of the sample member (`sample-people.ts`).
 */
export async function samplePeopleToAdd({
  clock,
  newId,
  passwords,
  timeZone,
}: SampleDependencies): Promise<(scope: DatabaseTransaction) => Promise<void>> {
  const names = Object.keys(samplePeople) as SamplePersonName[];
  const hashes = new Map<SamplePersonName, string>();
  for (const name of names) {
    if (samplePeople[name].username === null) continue;
    hashes.set(name, await passwords.hash(sample.password, bankAsker));
  }
  const today = localMoment(clock.now(), timeZone).date;
  const firstDay = addMonths(`${today.slice(0, 8)}01` as LocalDate, -months);
  const openedAt = startOfDay(firstDay, timeZone);
  return async (scope) => {
    const people = await insertPeople(scope, newId, hashes, openedAt);
    for (const [index, membership] of sampleMemberships.entries()) {
      const membershipId = people.logOf.get(membership) ?? newId();
      await insertMembership(scope, membership, membershipId, people.ids, { firstDay, openedAt });
      const accounts = {
        checking: await insertAccount(
          scope,
          newId(),
          membershipId,
          membership,
          'checking',
          openedAt,
        ),
        savings: await insertAccount(scope, newId(), membershipId, membership, 'savings', openedAt),
      };
      await insertPayees(scope, newId, membershipId, membership.payees, openedAt);
      const keys = { membershipId, accounts, recipients: new Map<string, string>() };
      const ids = new SampleIds((index + 1) * keysOfEach);
      const history = historyOf(membership, { firstDay, today, openedAt, timeZone });
      await performHistory(scope, keys, history, timeZone, ids);
    }
  };
}

interface InsertedPeople {
  readonly ids: ReadonlyMap<SamplePersonName, string>;
  /** The log of a membership is that of the person in whose name it is, who came with it. */
  readonly logOf: ReadonlyMap<SampleMembership, string>;
}

async function insertPeople(
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
        created_at: at,
        access_closed_at: null,
        log_id: logId,
      },
    ]);
    await insertRows(scope, 'person_profile', [
      {
        person_id: id,
        first_name: profile.firstName,
        last_name: profile.lastName,
        email: profile.email,
        phone: profile.phone,
        street: profile.street,
        unit: profile.unit,
        city: profile.city,
        state: profile.state,
        zip: profile.zip,
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

async function insertMembership(
  scope: DatabaseTransaction,
  { number, businessName, parties }: SampleMembership,
  membershipId: string,
  people: InsertedPeople['ids'],
  { firstDay, openedAt }: { readonly firstDay: LocalDate; readonly openedAt: EpochMs },
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

function keyOf(people: InsertedPeople['ids'], name: SamplePersonName): string {
  const id = people.get(name);
  if (id === undefined) throw new Error(`${name} is nobody in the sample`);
  return id;
}

async function insertAccount(
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

interface HistorySpan {
  readonly firstDay: LocalDate;
  readonly today: LocalDate;
  readonly openedAt: EpochMs;
  readonly timeZone: string;
}

/** The opening deposits, and what has come and gone each month since, in the order of time. */
function historyOf(
  { accounts, streams }: SampleMembership,
  { firstDay, today, openedAt, timeZone }: HistorySpan,
): PaymentAction[] {
  const deposits = sampleHandles.map((account): PaymentAction => ({
    kind: 'payment',
    at: openedAt,
    account,
    description: 'Opening deposit',
    category: 'Income',
    against: opening,
    amount: cents(accounts[account].opening),
  }));
  const monthly = Array.from({ length: months + 1 }, (_, index) => addMonths(firstDay, index))
    .flatMap((month) =>
      streams.map(({ day, minutes, amount, ...stream }) => ({
        ...stream,
        date: `${month.slice(0, 8)}${String(day).padStart(2, '0')}` as LocalDate,
        minutes,
        amount,
      })),
    )
    .filter(({ date }) => date < today)
    .map(({ date, minutes, amount, ...stream }): PaymentAction => ({
      kind: 'payment',
      at: momentOf(date, minutes, timeZone),
      account: 'checking',
      amount: cents(amount),
      ...stream,
    }));
  return [...deposits, ...monthly.toSorted((one, other) => one.at - other.at)];
}
