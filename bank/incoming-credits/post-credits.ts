import { cents } from '#contract/money/cents.ts';
import type { BankDependencies } from '../bank-context.ts';
import { insertRows, isInList, listOf, partsOf } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import {
  completedPayment,
  type NewTransaction,
  recordTransactions,
} from '../history/record-transaction.ts';
import { clearing } from '../ledger/chart-of-accounts.ts';
import { PostingBatch } from '../ledger/posting-batch.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import {
  type CreditDecision,
  type CreditableAccount,
  type IncomingCredit,
  creditHash,
  decideCredits,
  intentKeyOf,
} from './credit-rules.ts';

type PostingBank = Pick<BankDependencies, 'store' | 'clock' | 'newId' | 'timeZone'>;

/** The credits of one transaction, which is durable, and the outcome of each. */
export interface PostedPart<Credit extends IncomingCredit = IncomingCredit> {
  readonly credits: readonly Credit[];
  readonly decisions: readonly CreditDecision[];
}

/** The credits that share a transaction: few enough that a member with an account among them does not wait long. */
const creditsTogether = 100;

/**
 * Posts credits from other banks in their order, in transactions of a hundred while members go on. Each is posted once
 * under its key: a stopped caller gives the same list again, which posts the rest. Yields the outcome of each part when it
 * is durable.
 */
export async function* postCredits<Credit extends IncomingCredit>(
  bank: PostingBank,
  credits: Iterable<Credit>,
): AsyncGenerator<PostedPart<Credit>> {
  for (const part of partsOf(credits, creditsTogether)) {
    const decisions = await bank.store.transact((scope) => postTogether(scope, bank, part));
    yield { credits: part, decisions };
  }
}

async function postTogether(
  scope: DatabaseTransaction,
  bank: PostingBank,
  credits: readonly IncomingCredit[],
): Promise<CreditDecision[]> {
  await lockCredits(scope);
  const numbers = credits.map(({ accountNumber }) => accountNumber);
  const found = await listAccountsNumbered(scope, numbers);
  await lockMemberships(
    scope,
    found.map(({ membershipId }) => membershipId),
  );
  const decisions = decideCredits(credits, {
    // Read again under the lock: an account may have been closed before it.
    accounts: await listAccountsNumbered(scope, numbers),
    posted: await readHashes(scope, credits.map(intentKeyOf)),
  });
  const posted = credits.flatMap((credit, index): PostedCredit[] => {
    const decision = decisions[index];
    return decision?.kind === 'posted'
      ? [{ ...credit, account: decision.account, postingId: bank.newId() }]
      : [];
  });
  if (posted.length > 0) await record(scope, bank, posted);
  return decisions;
}

interface PostedCredit extends IncomingCredit {
  readonly account: CreditableAccount;
  readonly postingId: string;
}

async function record(
  scope: DatabaseTransaction,
  { clock, newId, timeZone }: PostingBank,
  credits: readonly PostedCredit[],
): Promise<void> {
  const batch = await PostingBatch.lock(
    scope,
    credits.map(({ account }) => account.id),
  );
  const at = clock.now();
  for (const { account, amount, postingId } of credits) {
    batch.mustPost({ id: postingId, kind: 'payment-in', at, transferId: null, reverses: null }, [
      { account: account.id, amount },
      { account: clearing('ach'), amount: cents(-amount) },
    ]);
  }
  await batch.record(scope);
  const lines = credits.map(({ account, amount, description, postingId }): NewTransaction =>
    completedPayment({
      id: newId(),
      membershipId: account.membershipId,
      account,
      postingId,
      description,
      amount,
      at,
      category: 'Income',
    }),
  );
  await recordTransactions(scope, lines, timeZone);
  await insertRows(
    scope,
    'intent',
    credits.map((credit) => ({
      membership_id: credit.account.membershipId,
      key: intentKeyOf(credit),
      request_hash: creditHash(credit),
      answer: JSON.stringify({ posting: credit.postingId }),
      at,
    })),
  );
  await appendToMemberLogs(
    scope,
    credits.map(({ account, amount, key }) => ({
      membershipId: account.membershipId,
      by: null,
      at,
      audit: { action: 'credit-posted', facts: { account: account.id, amount, key } },
      events: [],
    })),
  );
}

/**
 * Lets credits be posted by one transaction at a time: one key may be in two files, for accounts of different memberships. To be
 * taken before the memberships.
 */
async function lockCredits({ engine, trx }: DatabaseTransaction): Promise<void> {
  // SQLite has one writer at a time: the transaction itself is the lock.
  if (engine === 'sqlite') return;
  await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', clearing('ach'))
    .forNoKeyUpdate()
    .execute();
}

async function listAccountsNumbered(
  scope: DatabaseTransaction,
  numbers: readonly string[],
): Promise<CreditableAccount[]> {
  const rows = await scope.trx
    .selectFrom('account')
    .select(['id', 'membership_id', 'name', 'number', 'closed_at', 'matures_on'])
    .where(isInList(scope, 'number', listOf(numbers)))
    .execute();
  return rows.flatMap(({ id, membership_id: membershipId, name, number, ...row }) =>
    membershipId === null
      ? []
      : [
          {
            id,
            membershipId,
            name,
            number,
            isClosed: row.closed_at !== null,
            isInTerm: row.matures_on !== null,
          },
        ],
  );
}

/** The hashes of the requests under these keys in any membership. */
async function readHashes(
  scope: DatabaseTransaction,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await scope.trx
    .selectFrom('intent')
    .select(['key', 'request_hash'])
    .where(isInList(scope, 'key', listOf(keys)))
    .execute();
  return new Map(rows.map((row) => [row.key, row.request_hash]));
}
