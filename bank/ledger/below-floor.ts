import { cents, type Cents } from '#contract/money/cents.ts';
import type { Kysely } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import { lockBalances, type PostingHead } from './ledger-records.ts';
import { remainingOf } from './ledger-rules.ts';
import { post } from './post.ts';

/** Money that leaves an account even where the balance does not cover it, by an agreement with its member. */
export interface Recovery {
  readonly head: PostingHead;
  readonly account: string;
  readonly amount: Cents;
  /** The account of the bank that gets it. */
  readonly to: string;
}

/**
 * Takes money out of an account, below its floor where the money has been spent. Returns how far below it the account is then. See
 * docs/decisions/0098-recoveries-below-the-floor.md.
 */
export async function recover(scope: DatabaseTransaction, recovery: Recovery): Promise<Cents> {
  const { head, account, amount, to } = recovery;
  const short = Math.max(0, amount - (await lockRemaining(scope, account)));
  await letBelowFloor(scope.trx, account, cents(short));
  const result = await post(scope, [
    {
      head,
      legs: [
        { account, amount: cents(-amount), mayOverdraw: true },
        { account: to, amount },
      ],
    },
  ]);
  if (result.kind === 'overdrawn')
    throw new Error(`Posting ${head.id} was refused below the floor`);
  return cents(short);
}

/**
 * The available balance, negative if the account is overdrawn. The balance row stays locked until the transaction ends.
 */
export async function lockRemaining(scope: DatabaseTransaction, account: string): Promise<Cents> {
  const balance = (await lockBalances(scope, [account])).get(account);
  if (!balance) {
    throw new Error(`Account ${account} has no balance`);
  }
  return remainingOf(balance);
}

/** Allows the balance to be this many cents below the floor, unless more is allowed already. */
export async function letBelowFloor(
  db: Kysely<Tables>,
  accountId: string,
  by: Cents,
): Promise<void> {
  await db
    .updateTable('account_balance')
    .set({ overdraft: by })
    .where('account_id', '=', accountId)
    .where('overdraft', '<', by)
    .execute();
}
