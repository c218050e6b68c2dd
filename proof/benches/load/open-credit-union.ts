import { openMembers } from '#bank/index.ts';
import { bankAsker } from '#bank/identity/passwords/hash-asker.ts';
import type { BankDependencies } from '#bank/index.ts';
import { insertRows } from '#bank/database/bulk-insert.ts';
import { tokenHash } from '#bank/identity/sessions/session.ts';
import type { NewMemberDetails } from '#bank/enrolment/new-member-rules.ts';
import { newMember } from '#bank/testing/test-enrolment.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { sql } from 'kysely';
import { chance } from './member-life.ts';

/** The password of every member. */
export const password = 'granite heron quilt 41';

/** A member of the generated credit union. */
export interface GeneratedMember {
  /** Counted from 0: the seed of the member's life. */
  readonly number: number;
  readonly membershipId: string;
  readonly checking: GeneratedAccount;
  readonly savings: GeneratedAccount;
}

export interface GeneratedAccount {
  readonly id: string;
  readonly name: string;
  readonly number: string;
}

const firstNames = ['Ana', 'Ben', 'Carmen', 'David', 'Elena', 'Farid', 'Grace', 'Hugo', 'Ivy'];
const lastNames = [
  'Ruiz',
  'Okafor',
  'Reed',
  'Novak',
  'Ellis',
  'Haddad',
  'Larsen',
  'Moreno',
  'Park',
];

export function usernameOf(member: number): string {
  return `member${member}`;
}

/** The token of the member's browser: the member has signed in with it before, and trusts it. */
export function browserTokenOf(member: number): string {
  return tokenHash(`browser of ${usernameOf(member)}`);
}

/** Opens so many members at a moment of the past; they come on-line with a browser that they trust. */
export async function openCreditUnion(
  bank: BankDependencies,
  count: number,
  openedAt: EpochMs,
): Promise<GeneratedMember[]> {
  const clock = { ...bank.clock, now: () => openedAt };
  const outcome = await openMembers(
    { ...bank, clock },
    { [Symbol.iterator]: () => details(count) },
  );
  if (outcome.kind === 'refused') throw new Error('The members are refused');
  await comeOnLine(bank, openedAt);
  return await readMembers(bank);
}

function* details(count: number): Generator<NewMemberDetails> {
  for (let member = 0; member < count; member += 1) {
    yield {
      ...newMember,
      memberNumber: numberOf(member),
      firstName: firstNames[chance(member, 0, 7) % firstNames.length] ?? '',
      lastName: lastNames[chance(member, 0, 8) % lastNames.length] ?? '',
      email: `${usernameOf(member)}@mail.example`,
    };
  }
}

function numberOf(member: number): string {
  return `M${String(member).padStart(8, '0')}`;
}

const membersTogether = 1_000;

/** As the members would on the page for it; all have the same password, since a hash takes a core 20 ms. */
async function comeOnLine(bank: BankDependencies, at: EpochMs): Promise<void> {
  const { store } = bank;
  const passwordHash = await bank.passwords.inTurn(bankAsker, ({ hash }) => hash(password));
  await sql`update enrolment set activated_at = ${at}`.execute(store.db);
  await sql`update person set username = (
      select 'member' || cast(substr(membership.number, 2) as integer)
      from membership where membership.id = person.log_id)`.execute(store.db);
  await sql`insert into credential (person_id, password_hash, changed_at)
    select id, ${passwordHash}, cast(${at} as bigint) from person`.execute(store.db);
  const people = await store.db
    .selectFrom('person')
    .innerJoin('membership', 'membership.id', 'person.log_id')
    .select(['person.id', 'membership.number'])
    .execute();
  const trustedUntil = bank.clock.now() + bank.policy.security.trustBrowserMs;
  for (let first = 0; first < people.length; first += membersTogether) {
    const rows = people.slice(first, first + membersTogether).map(({ id, number }) => ({
      person_id: id,
      token_hash: tokenHash(browserTokenOf(Number(number.slice(1)))),
      id: bank.newId(),
      device: 'Firefox on Linux',
      first_used_at: at,
      last_used_at: at,
      trusted_until: trustedUntil,
    }));
    await store.transact((scope) => insertRows(scope, 'known_browser', rows));
  }
}

async function readMembers({ store }: BankDependencies): Promise<GeneratedMember[]> {
  const rows = await store.db
    .selectFrom('account')
    .innerJoin('membership', 'membership.id', 'account.membership_id')
    .select(['account.id', 'account.name', 'account.number', 'account.handle'])
    .select(['membership.id as membershipId', 'membership.number as memberNumber'])
    .orderBy('membership.number')
    .orderBy('account.position')
    .execute();
  const members: GeneratedMember[] = [];
  for (let place = 0; place + 1 < rows.length; place += 2) {
    const [checking, savings] = rows.slice(place, place + 2);
    if (checking?.handle !== 'checking' || savings?.handle !== 'savings') {
      throw new Error('A member has other accounts than they were opened with');
    }
    const { membershipId } = checking;
    members.push({ number: members.length, membershipId, checking, savings });
  }
  return members;
}
