import { type Cents, cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { addBusinessDays } from '../calendar/business-days.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import type { Tables } from '../tables.ts';
import { takeOutOfDailySums } from '../history/daily-sums.ts';
import { recover } from '../ledger/below-floor.ts';
import { clearing } from '../ledger/chart-of-accounts.ts';
import { lockBalances } from '../ledger/ledger-records.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { intentKeyOf, type TakeBackReason } from './credit-rules.ts';

/** The outcome of taking back a credit. */
export type TakenBack =
  /** `below`: how far the account is below its floor, since the money had been spent. */
  | { readonly kind: 'done'; readonly below: Cents }
  | { readonly kind: 'no-such-credit' }
  | { readonly kind: 'taken-back-before' }
  /** Its account is closed: nothing is taken from it. */
  | { readonly kind: 'account-closed' }
  /** A sender can reverse a credit until this day. */
  | { readonly kind: 'too-late'; readonly until: LocalDate };

/** Within so many banking days of its settlement a sender can reverse an entry (Nacha Operating Rules 2.9). */
const reversalBusinessDays = 5;

/**
 * Takes back a credit from another bank by the key under which it was posted. The history shows it as failed, the month that it was posted in
 * keeps its statement, and the member is told.
 */
export async function takeBackCredit(
  bank: BankContext,
  key: string,
  why: TakeBackReason,
): Promise<TakenBack> {
  const posted = await findPosted(bank.store.db, key);
  if (posted === undefined) return { kind: 'no-such-credit' };
  const outcome = await bank.store.transact((scope) => takeBack(scope, bank, posted, key, why));
  if (outcome.kind === 'done') bank.bell.ring(posted.membershipId);
  return outcome;
}

async function takeBack(
  scope: DatabaseTransaction,
  bank: BankContext,
  { membershipId, postingId }: Posted,
  key: string,
  why: TakeBackReason,
): Promise<TakenBack> {
  await lockMemberships(scope, [membershipId]);
  const credit = await readCredit(scope.trx, membershipId, postingId);
  if (credit.status === 'failed') return { kind: 'taken-back-before' };
  if (credit.closed_at !== null) return { kind: 'account-closed' };
  const at = bank.clock.now();
  const until = addBusinessDays(credit.day as LocalDate, reversalBusinessDays);
  if (why === 'reversed-by-sender' && localMoment(at, bank.timeZone).date > until) {
    return { kind: 'too-late', until };
  }
  const amount = cents(credit.amount);
  await lockBalances(scope, [credit.account_id]);
  const below = await recover(scope, {
    head: { id: bank.newId(), kind: 'payment-returned', at, transferId: null, reverses: postingId },
    account: credit.account_id,
    amount,
    to: clearing('ach'),
  });
  await scope.trx
    .updateTable('account_transaction')
    .set({ status: 'failed' })
    .where('id', '=', credit.id)
    .execute();
  await takeOutOfDailySums(scope.trx, postingId, credit.account_id);
  await tell(scope, membershipId, credit, { key, why, amount, below }, at);
  return { kind: 'done', below };
}

async function tell(
  scope: DatabaseTransaction,
  membershipId: string,
  { account_id: account, handle, name, description }: PostedCredit,
  facts: { key: string; why: TakeBackReason; amount: Cents; below: Cents },
  at: EpochMs,
): Promise<void> {
  const { amount, below } = facts;
  await appendToMemberLogs(scope, [
    {
      membershipId,
      by: null,
      at,
      audit: { action: 'credit-taken-back', facts: { account, ...facts } },
      events: [
        {
          kind: 'credit',
          change: 'taken-back',
          from: description,
          account: handle as AccountId,
          toName: name,
          amount,
          ...(below > 0 && { below }),
        },
      ],
    },
  ]);
}

interface Posted {
  readonly membershipId: string;
  readonly postingId: string;
}

async function findPosted(db: Kysely<Tables>, key: string): Promise<Posted | undefined> {
  const intent = await db
    .selectFrom('intent')
    .select(['membership_id', 'answer'])
    .where('key', '=', intentKeyOf({ key }))
    .executeTakeFirst();
  if (intent === undefined) return undefined;
  const { posting } = JSON.parse(intent.answer) as { readonly posting: string };
  return { membershipId: intent.membership_id, postingId: posting };
}

type PostedCredit = Awaited<ReturnType<typeof readCredit>>;

async function readCredit(db: Kysely<Tables>, membershipId: string, postingId: string) {
  return await db
    .selectFrom('account_transaction as line')
    .innerJoin('account', 'account.id', 'line.account_id')
    .select(['line.id', 'line.account_id', 'line.amount', 'line.day', 'line.status'])
    .select(['line.description', 'account.handle', 'account.name', 'account.closed_at'])
    .where('line.posting_id', '=', postingId)
    .where('line.membership_id', '=', membershipId)
    .executeTakeFirstOrThrow();
}
