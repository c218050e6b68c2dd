import type { Cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { AccountHoldRow } from './ledger-tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';

/** Money that comes into an account and is not to be used before its day. */
export interface NewHold {
  readonly id: string;
  readonly membershipId: string;
  readonly accountId: string;
  readonly depositId: string;
  readonly amount: Cents;
  readonly placedAt: EpochMs;
  readonly releaseDay: LocalDate;
  readonly releaseAt: EpochMs;
}

/** Places a hold on money that the account already has: the database refuses to hold more. */
export async function placeHold(scope: DatabaseTransaction, hold: NewHold): Promise<void> {
  await scope.trx
    .insertInto('account_hold')
    .values({
      id: hold.id,
      membership_id: hold.membershipId,
      account_id: hold.accountId,
      deposit_id: hold.depositId,
      amount: hold.amount,
      placed_at: hold.placedAt,
      release_day: hold.releaseDay,
      release_at: hold.releaseAt,
      ended_at: null,
    })
    .execute();
  await changeHeld(scope, hold.accountId, hold.amount);
}

/** Ends a hold: its money can be used. Undefined where it had ended before. */
export async function endHold(
  scope: DatabaseTransaction,
  id: string,
  at: EpochMs,
): Promise<AccountHoldRow | undefined> {
  const hold = await scope.trx
    .updateTable('account_hold')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (hold) {
    await changeHeld(scope, hold.account_id, -hold.amount);
  }
  return hold;
}

async function changeHeld(
  { trx }: DatabaseTransaction,
  accountId: string,
  change: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('account_balance')
    .set((row) => ({ held: row('held', '+', change) }))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) {
    throw new Error(`Account ${accountId} has no balance to hold`);
  }
}
