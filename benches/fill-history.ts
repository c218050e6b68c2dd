import { cents } from '#contract/cents.ts';
import type { Category } from '#contract/transactions.ts';
import type { EpochMs } from '#contract/time.ts';
import type { BankDependencies } from '#bank/index.ts';
import { transactionLabel } from '#bank/calendar/labels.ts';
import { clearing } from '#bank/ledger/chart-of-accounts.ts';
import { postMany, type PostingOrder } from '#bank/ledger/post-many.ts';
import { recordTransactions, type NewTransaction } from '#bank/record-transaction.ts';
import type { TestAccount } from '#bank/testing/test-member.ts';
import { transact } from '#bank/transact.ts';

const shops: readonly (readonly [description: string, category: Category])[] = [
  ['Corner Grocery', 'Groceries'],
  ['Harbor Coffee', 'Dining'],
  ['City Transit', 'Transportation'],
  ['Northside Hardware', 'Shopping'],
  ['Valley Electric', 'Utilities'],
  ['Lantern Books', 'Shopping'],
  ['Old Mill Bakery', 'Dining'],
];

/** Found in one row of every hundred thousand. */
export const rareWord = 'zeppelin';

const tenYears = 10 * 365 * 24 * 3_600_000;
const rowsPerCommit = 5_000;

/** What filling needs of a bank, whichever host opened it. */
export type FilledBank = Pick<BankDependencies, 'store' | 'clock' | 'timeZone'>;

/** Whose history is filled. */
interface HistoryOwner {
  readonly id: string;
  readonly accounts: Readonly<Record<string, Pick<TestAccount, 'id' | 'name'>>>;
}

/**
 * Fills the history of a member who is in the bank already, such as the sample member: the same for a bank on a
 * server and for one in a browser tab.
 */
export async function fillHistoryOf(
  bank: FilledBank,
  username: string,
  rows: number,
): Promise<void> {
  await fillHistory(bank, await ownerNamed(bank, username), rows);
}

async function ownerNamed({ store }: FilledBank, username: string): Promise<HistoryOwner> {
  const accounts = await store.db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['member.id as memberId', 'account.id', 'account.name', 'account.handle'])
    .where('member.username', '=', username)
    .execute();
  const [first] = accounts;
  if (first === undefined) throw new Error(`No member ${username} with an account`);
  return {
    id: first.memberId,
    accounts: Object.fromEntries(accounts.map(({ handle, id, name }) => [handle, { id, name }])),
  };
}

/**
 * Fills the member's checking account with so many payments of one to two dollars over the last ten
 * years, evenly, through the ledger. They alternate between out and in, so that the balance stays.
 */
export async function fillHistory(
  bank: FilledBank,
  member: HistoryOwner,
  rows: number,
): Promise<void> {
  const now = bank.clock.now();
  const timeOf = (index: number) =>
    (now - Math.floor(((rows - index) / rows) * tenYears)) as EpochMs;
  for (let first = 0; first < rows; first += rowsPerCommit) {
    const transactions = Array.from(
      { length: Math.min(rowsPerCommit, rows - first) },
      (_, offset) => payment(member, first + offset, timeOf(first + offset)),
    );
    await transact(bank.store, async (scope) => {
      const posted = await postMany(scope, transactions.map(postingOf));
      if (posted.kind === 'overdrawn') {
        throw new Error(`The history overdraws the account at ${posted.posting}`);
      }
      await recordTransactions(scope.trx, transactions, bank.timeZone);
    });
  }
}

function payment(member: HistoryOwner, index: number, at: EpochMs): NewTransaction {
  const [shop, category] = shops[index % shops.length] ?? ['Corner Grocery', 'Groceries'];
  return {
    id: keyOf(at, index, 1),
    memberId: member.id,
    account: checkingOf(member),
    postingId: keyOf(at, index, 2),
    type: index % 2 === 0 ? 'debit' : 'credit',
    description: index % 100_000 === 77 ? `${shop} ${rareWord}` : shop,
    amount: cents(100 + (Math.floor(index / 2) % 100)),
    at,
    status: 'completed',
    category,
    label: transactionLabel(at),
    reference: null,
    transferId: null,
  };
}

function checkingOf({ accounts }: HistoryOwner): Pick<TestAccount, 'id' | 'name'> {
  const account = accounts['checking'];
  if (account === undefined) throw new Error('The member has no checking account');
  return account;
}

function postingOf({ postingId, account, type, amount, at }: NewTransaction): PostingOrder {
  const signed = type === 'debit' ? -amount : amount;
  return {
    head: {
      id: postingId,
      kind: type === 'debit' ? 'payment-out' : 'payment-in',
      at,
      transferId: null,
      reverses: null,
    },
    legs: [
      { account: account.id, amount: cents(signed) },
      { account: clearing('card'), amount: cents(-signed) },
    ],
  };
}

/** A UUIDv7 that is the same at every run for the same time and place. */
function keyOf(at: number, index: number, kind: number): string {
  const time = at.toString(16).padStart(12, '0');
  const place = index.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-800${kind}-${place}`;
}
