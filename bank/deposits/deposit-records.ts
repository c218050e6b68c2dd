import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate, EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import { takeOutOfDailySums } from '../history/daily-sums.ts';
import { type PageRequest, readCursor } from '../history/history-page.ts';
import { shownName } from '../database/account-name.ts';
import { lockBalances } from '../ledger/ledger-records.ts';
import type { AccountHoldRow } from '../ledger/ledger-tables.ts';
import type { DepositImageRow, DepositRow } from './deposit-tables.ts';
import type { Tables } from '../tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { CheckPhoto } from './check-photos.ts';
import type { DepositAccount } from './deposit-rules.ts';
import type { DepositChange, ReturnReason } from '#contract/events/event-parts.ts';
import type { DepositId } from '#contract/text/ids.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';

/** A deposit with the names of its account. */
export type DepositOfAccount = Awaited<
  ReturnType<ReturnType<typeof depositsOf>['execute']>
>[number];

/**
 * The member's accounts, all of them locked until the transaction ends: the daily deposit limit counts for them together.
 */
export async function lockAccounts(
  scope: DatabaseTransaction,
  membershipId: string,
): Promise<readonly (DepositAccount & { readonly handle: string })[]> {
  const accounts = await scope.trx
    .selectFrom('account')
    .select(['id', 'name', 'handle'])
    .where('membership_id', '=', membershipId)
    // Nothing is paid into a certificate in its term.
    .where('closed_at', 'is', null)
    .where('matures_on', 'is', null)
    .execute();
  await lockBalances(
    scope,
    accounts.map(({ id }) => id),
  );
  return accounts;
}

/** Whether the bank has a picture like that as a front, or the member has sent it as either side. */
export async function isKnownPicture(
  trx: Transaction<Tables>,
  membershipId: string,
  photos: readonly CheckPhoto[],
): Promise<boolean> {
  const front = photos.filter(({ side }) => side === 'front').map((photo) => photo.sha256);
  const known = await trx
    .selectFrom('deposit_image')
    .select('deposit_id')
    .where((where) =>
      where.or([
        where.and([where('side', '=', 'front'), where('sha256', 'in', front)]),
        where.and([
          where('membership_id', '=', membershipId),
          where(
            'sha256',
            'in',
            photos.map((photo) => photo.sha256),
          ),
        ]),
      ]),
    )
    .executeTakeFirst();
  return known !== undefined;
}

/** The member's deposits on a day, or for a business day, without returned deposits. */
export async function sumDeposited(
  db: Kysely<Tables>,
  membershipId: string,
  column: 'day' | 'business_day',
  day: LocalDate,
): Promise<Cents> {
  const { sum } = await db
    .selectFrom('deposit')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('amount'), lit(0)).as('sum'))
    .where('membership_id', '=', membershipId)
    .where(column, '=', day)
    .where('status', '<>', 'returned')
    .executeTakeFirstOrThrow();
  return cents(sum);
}

/** The day of the last deposit of that amount into that account, since that day, that has not come back. */
export async function findAlike(
  trx: Transaction<Tables>,
  accountId: string,
  amount: Cents,
  since: LocalDate,
): Promise<LocalDate | undefined> {
  const alike = await trx
    .selectFrom('deposit')
    .select('day')
    .where('account_id', '=', accountId)
    .where('amount', '=', amount)
    .where('day', '>=', since)
    .where('status', '<>', 'returned')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return alike?.day as LocalDate | undefined;
}

/** Writes a new deposit with its photos. */
export async function insertDeposit(
  trx: Transaction<Tables>,
  deposit: DepositRow,
  photos: readonly CheckPhoto[],
): Promise<void> {
  await trx.insertInto('deposit').values(deposit).execute();
  for (const { side, mediaType, width, height, sha256, content } of photos) {
    await trx
      .insertInto('deposit_image')
      .values({
        deposit_id: deposit.id,
        side,
        membership_id: deposit.membership_id,
        media_type: mediaType,
        width,
        height,
        sha256,
        content,
      })
      .execute();
  }
}

/** A page by key of the member's deposits, newest first. */
export async function listDeposits(
  db: Kysely<Tables>,
  membershipId: string,
  { cursor, limit }: PageRequest,
): Promise<{ deposits: DepositOfAccount[]; next: string | null }> {
  let query = depositsOf(db).where('deposit.membership_id', '=', membershipId);
  if (cursor !== undefined) {
    const { at, id } = readCursor(cursor);
    query = query.where((eb) => eb(eb.refTuple('deposit.at', 'deposit.id'), '<', eb.tuple(at, id)));
  }
  const rows = await query
    .orderBy('deposit.at', 'desc')
    .orderBy('deposit.id', 'desc')
    .limit(limit + 1)
    .execute();
  const deposits = rows.slice(0, limit);
  const last = deposits.at(-1);
  return { deposits, next: rows.length > limit && last ? `${last.at}.${last.id}` : null };
}

/** A deposit that is known to exist. */
export async function getDeposit(db: Kysely<Tables>, id: string): Promise<DepositOfAccount> {
  return await depositsOf(db).where('deposit.id', '=', id).executeTakeFirstOrThrow();
}

function depositsOf(db: Kysely<Tables>) {
  return db
    .selectFrom('deposit')
    .innerJoin('account', 'account.id', 'deposit.account_id')
    .selectAll('deposit')
    .select(['account.handle', shownName().as('name')]);
}

/** Whether the account is closed. */
export async function isClosed(db: Kysely<Tables>, accountId: string): Promise<boolean> {
  const { closed_at: closedAt } = await db
    .selectFrom('account')
    .select('closed_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return closedAt !== null;
}

/** The holds of these deposits, those that ended included. */
export async function holdsOf(
  db: Kysely<Tables>,
  depositIds: readonly string[],
): Promise<AccountHoldRow[]> {
  if (depositIds.length === 0) {
    return [];
  }
  return await db
    .selectFrom('account_hold')
    .selectAll()
    .where('deposit_id', 'in', depositIds)
    .orderBy('release_at')
    .execute();
}

/** A side of a check of the member. */
export async function findPhoto(
  db: Kysely<Tables>,
  membershipId: string,
  depositId: string,
  side: DepositImageRow['side'],
): Promise<DepositImageRow | undefined> {
  return await db
    .selectFrom('deposit_image')
    .selectAll()
    .where('deposit_id', '=', depositId)
    .where('side', '=', side)
    .where('membership_id', '=', membershipId)
    .executeTakeFirst();
}

/** Moves a pending deposit on, with its line of the history; undefined where it is not pending any more. */
export async function settleDeposit(
  trx: Transaction<Tables>,
  id: string,
  change: Pick<DepositRow, 'status' | 'settled_at' | 'return_reason' | 'return_posting_id'>,
  from: readonly DepositRow['status'][],
): Promise<DepositRow | undefined> {
  const deposit = await trx
    .updateTable('deposit')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();
  if (deposit) {
    await trx
      .updateTable('account_transaction')
      .set(({ fn, val }) => ({
        status: change.status === 'completed' ? 'completed' : 'failed',
        // A deposit that is returned after it was completed keeps its time of booking.
        booked_at: fn.coalesce('booked_at', val(change.settled_at)),
      }))
      .where('membership_id', '=', deposit.membership_id)
      // The index of the history is by time.
      .where('at', '=', deposit.at)
      .where('posting_id', '=', deposit.posting_id)
      .execute();
    if (change.status !== 'completed') {
      await takeOutOfDailySums(trx, deposit.posting_id, deposit.account_id);
    }
  }
  return deposit;
}

/** Tells the audit and the member's screens what happened to a deposit, or to a part of it, and which person did it, if one did. */
export async function logDeposit(
  scope: DatabaseTransaction,
  { id, membership_id: membershipId, name, label, return_reason: reason }: DepositOfAccount,
  change: DepositChange,
  amount: Cents,
  at: EpochMs,
  by: string | null,
  cost: { readonly below?: Cents; readonly fee?: Cents } = {},
): Promise<void> {
  await appendToMemberLogs(scope, [
    {
      membershipId,
      by,
      at,
      audit: {
        action: `deposit-${change}`,
        facts: { deposit: id, label, amount, reason, ...cost },
      },
      events: [
        {
          kind: 'deposit',
          depositId: id as DepositId,
          change,
          amount,
          toName: name,
          reason: reason as ReturnReason | null,
          ...cost,
        },
      ],
    },
  ]);
}
