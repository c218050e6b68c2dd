import { columnsOf, noAddress } from '../rails/payment-address.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { bankAsker } from '../identity/passwords/hash-asker.ts';
import { clearing, opening } from '../ledger/chart-of-accounts.ts';
import { mustPost } from '../ledger/post.ts';
import { firstAuditHash } from '../member-log/log-entry.ts';
import type { BankDependencies } from '../bank-context.ts';
import { completedPayment, recordTransactions } from '../history/record-transaction.ts';
import type { PostingKind } from '#contract/transactions/transaction-wording.ts';
import type { RecipientRow } from '../rails/recipient-tables.ts';
import { insertParty } from '../parties/party-records.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { ProfileDetails } from '#contract/settings/profile.ts';
import { saveProfile } from '../members/profile-records.ts';

/** A member that a test added. */
export interface TestMember {
  readonly personId: string;
  readonly membershipId: string;
  readonly username: string;
  readonly password: string;
  readonly displayName: string;
  /** By the member's own names for them: `checking`. */
  readonly accounts: Readonly<Record<string, TestAccount>>;
}

export interface TestAccount {
  readonly id: string;
  readonly name: string;
  readonly number: string;
}

/** The options for a member that a test adds. */
export interface NewTestMember {
  readonly username?: string;
  readonly password?: string;
  readonly displayName?: string;
  /** The opening balance, in cents, of each account in its order. */
  readonly accounts?: Readonly<Record<string, number>>;
}

/** A payment that a test puts into the history. */
export interface TestPayment {
  readonly account?: string;
  readonly type: 'credit' | 'debit';
  readonly amount: number;
  readonly at: number;
  readonly description?: string;
  readonly category?: Category;
}

/** The accounts were opened before every range of the history but the whole of it. */
const openedAt = Date.UTC(2018, 0, 15, 17) as EpochMs;

/** The description of the opening balances in the history. */
export const openingDescription = 'Opening deposit';

let accountNumbers = 4_800_000_000;

/** Adds a member whose opening balances are postings like any other. */
export async function addMember(
  bank: BankDependencies,
  {
    username = `member${bank.newId().slice(-12)}`,
    password = 'correct horse battery',
    displayName = 'Jordan Ellis',
    accounts = { checking: 1_000_00, savings: 500_00 },
  }: NewTestMember,
): Promise<TestMember> {
  const [personId, membershipId] = [bank.newId(), bank.newId()];
  const now = bank.clock.now();
  const passwordHash = await bank.passwords.inTurn(bankAsker, ({ hash }) => hash(password));
  return await bank.store.transact(async (scope) => {
    const { trx } = scope;
    await trx
      .insertInto('person')
      .values({
        id: personId,
        username,
        display_name: displayName,
        known_name: displayName,
        created_at: now,
        log_id: membershipId,
      })
      .execute();
    await trx
      .insertInto('membership')
      .values({
        id: membershipId,
        number: `T${membershipId.replaceAll('-', '').slice(-12)}`,
        plan: 'Premium Account',
        member_since: '2018-01-15',
        created_at: now,
      })
      .execute();
    await insertParty(trx, {
      membership_id: membershipId,
      person_id: personId,
      role: 'primary',
      from_at: openedAt,
      until_at: null,
      granted_by: null,
    });
    await trx
      .insertInto('credential')
      .values({ person_id: personId, password_hash: passwordHash, changed_at: now })
      .execute();
    await trx
      .insertInto('member_log')
      .values({
        log_id: membershipId,
        event_sequence: 0,
        audit_sequence: 0,
        audit_hash: firstAuditHash,
      })
      .execute();
    const opened: Record<string, TestAccount> = {};
    for (const [position, [handle, balance]] of Object.entries(accounts).entries()) {
      opened[handle] = await openAccount(scope, bank, membershipId, { handle, balance, position });
    }
    return { personId, membershipId, username, password, displayName, accounts: opened };
  });
}

/** Puts a completed payment into the member's history, with its posting. */
export async function addPayment(
  bank: BankDependencies,
  member: TestMember,
  payment: TestPayment,
): Promise<{ readonly id: string }> {
  const { account = 'checking', type, amount } = payment;
  return await bank.store.transact((scope) =>
    record(scope, bank, {
      membershipId: member.membershipId,
      account: accountOf(member, account),
      against: clearing('card'),
      kind: type === 'credit' ? 'payment-in' : 'payment-out',
      signed: cents(type === 'credit' ? amount : -amount),
      at: payment.at as EpochMs,
      description: payment.description ?? 'Corner Grocery',
      category: payment.category ?? 'Groceries',
    }),
  );
}

/** Saves a recipient for the member; returns its key. */
export async function addRecipient(
  bank: BankDependencies,
  member: TestMember,
  recipient: Partial<RecipientRow> & Pick<RecipientRow, 'kind' | 'name'>,
): Promise<string> {
  const id = bank.newId();
  await bank.store.db
    .insertInto('recipient')
    .values({
      id,
      membership_id: member.membershipId,
      ...columnsOf(noAddress),
      created_at: bank.clock.now(),
      ...recipient,
    })
    .execute();
  return id;
}

/** The member's account of that name. */
export function accountOf(member: TestMember, handle: string): TestAccount {
  const account = member.accounts[handle];
  if (!account) {
    throw new Error(`The test's member has no account ${handle}`);
  }
  return account;
}

async function openAccount(
  scope: DatabaseTransaction,
  bank: BankDependencies,
  membershipId: string,
  { handle, balance, position }: { handle: string; balance: number; position: number },
): Promise<TestAccount> {
  accountNumbers += 7919;
  const account = {
    id: bank.newId(),
    name: `${handle.charAt(0).toUpperCase()}${handle.slice(1)}`,
    number: String(accountNumbers),
  };
  await scope.trx
    .insertInto('account')
    .values({
      ...account,
      membership_id: membershipId,
      handle,
      type: handle === 'savings' ? 'savings' : 'primary',
      position,
      opened_at: openedAt,
    })
    .execute();
  await scope.trx
    .insertInto('account_balance')
    .values({ account_id: account.id, balance: 0, floor: 0, version: 0 })
    .execute();
  if (balance > 0) {
    await record(scope, bank, {
      membershipId,
      account,
      against: opening,
      kind: 'opening',
      signed: cents(balance),
      at: openedAt,
      description: openingDescription,
      category: 'Income',
    });
  }
  return account;
}

/** A posting against an own account of the bank, and its line of history. */
async function record(
  scope: DatabaseTransaction,
  bank: BankDependencies,
  payment: {
    readonly membershipId: string;
    readonly account: TestAccount;
    readonly against: string;
    readonly kind: PostingKind;
    readonly signed: Cents;
    readonly at: EpochMs;
    readonly description: string;
    readonly category: Category;
  },
): Promise<{ readonly id: string }> {
  const { membershipId, account, against, kind, signed, at, description, category } = payment;
  const id = bank.newId();
  const postingId = bank.newId();
  await mustPost(scope, [
    {
      head: { id: postingId, kind, at, transferId: null, reverses: null },
      legs: [
        { account: account.id, amount: signed },
        { account: against, amount: cents(-signed) },
      ],
    },
  ]);
  await recordTransactions(
    scope,
    [
      completedPayment({
        id,
        membershipId,
        account,
        postingId,
        description,
        amount: signed,
        at,
        category,
      }),
    ],
    bank.timeZone,
  );
  return { id };
}

/** Details that are right. */
export const testProfile: ProfileDetails = {
  firstName: 'Jordan',
  lastName: 'Ellis',
  email: 'jordan@example.com',
  phone: '(518) 555-0177',
  street: '9 Mill Road',
  unit: '',
  city: 'Troy',
  state: 'NY',
  zip: '12180',
};

/** Lets the bank know how the member is reached, without a word to anybody. */
export async function addProfile(
  { store, clock }: BankDependencies,
  member: TestMember,
  change: Partial<ProfileDetails> = {},
): Promise<void> {
  await store.transact(({ trx }) =>
    saveProfile(trx, member.personId, { ...testProfile, ...change }, clock.now()),
  );
}
