import { cents, type Cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { memoOfRow } from './history-page.ts';
import { mergePages } from './merge-pages.ts';
import { partsOfRow } from './splits.ts';
import type { BankStore } from '../ports.ts';
import type { AccountTransactionRow } from './history-tables.ts';
import type { PostingKind } from '#contract/transactions/transaction-wording.ts';
import type { Tables } from '../tables.ts';

/**
 * One change of the balance of a member's account: an entry of the ledger. Most have a line of the history of their
 * own; money that came back is a movement beside that of the line which it takes back.
 *
 * A movement is **made** when its posting is, and the balance that the member sees changes then. It is **booked**, once
 * and for good, when nothing is open about it any more: what a transfer took when the transfer was completed, returned
 * or cancelled; a deposited check when the last of it became available, or it was returned before; everything else when
 * it was made. What is not booked is pending. See docs/decisions/0028-what-is-booked-when.md.
 */
export interface Movement {
  /** Permanent and of this movement alone: the key of its line, or that of the posting which gave the money back. */
  readonly id: string;
  readonly accountId: string;
  /** Negative for money that left the account. */
  readonly amount: Cents;
  readonly madeAt: EpochMs;
  /** Null while it is pending. */
  readonly bookedAt: EpochMs | null;
  /** Whether it takes back what its line had moved. */
  readonly isReturn: boolean;
  /** Of its own posting. */
  readonly kind: PostingKind;
  /** The line of the history about it: for a return, the line that it takes back. */
  readonly line: MovementLine;
}

/** The fields that a line of the history gives to its movements. */
export type MovementLine = Pick<
  AccountTransactionRow,
  'id' | 'description' | 'category' | 'status' | 'label' | 'reference' | 'transfer_id'
> & {
  /** The member's memo from when it was made, and later note; tags as a JSON list. */
  readonly memo: string | null;
  /** The parts of a split transaction, as `readParts` reads them. */
  readonly parts: string | null;
  readonly note: string | null;
  readonly tags: string | null;
};

/** The movements to read, and their order. */
export interface MovementsWanted {
  readonly membershipId: string;
  /** Movements booked from here, and pending movements made from here; null: from the first. */
  readonly from: EpochMs | null;
  /** And before here; null: to the last. */
  readonly before: EpochMs | null;
  readonly order: 'oldest-first' | 'newest-first';
  /** A movement that was booked after this moment still counts as pending; without a moment none does. */
  readonly asOf?: EpochMs | undefined;
  /** So many lines are looked at in one statement; for tests. */
  readonly linesPerPage?: number | undefined;
  /** Keeps some of the rows of `account_transaction`: of lines, or of the lines that returns take back. */
  readonly keep?: ((of: 'lines' | 'returns') => RawBuilder<boolean>) | undefined;
}

/** The lines that one statement looks at: few enough that others are answered between two. */
const usualLinesPerPage = 200;

/**
 * The movements of a member by the time they were booked (those pending by the time they were made), page by page.
 * Each page is a short statement or two, and between two pages other requests are answered.
 */
export async function* readMovements(
  store: Pick<BankStore, 'db' | 'yieldToOthers'>,
  wanted: MovementsWanted,
): AsyncGenerator<readonly Movement[]> {
  const turn = async () => await store.yieldToOthers?.();
  const sources = [
    bookedAtOnce(store.db, wanted, turn),
    bookedLater(store.db, wanted, turn),
    returned(store.db, wanted, turn),
  ];
  yield* mergePages(sources, inOrder(wanted.order));
}

/** The first moment of a day, and the day. */
export interface StartOfDay {
  readonly firstDay: LocalDate;
  readonly from: EpochMs;
}

/**
 * By account, the balance that was booked before a day begins, or until now: the sum of all movements booked by then. An
 * account without booked movements is left out.
 */
export async function bookedBalances(
  db: Kysely<Tables>,
  membershipId: string,
  before: StartOfDay | 'now',
): Promise<Map<string, Cents>> {
  const first = before === 'now' ? null : before;
  const { rows } = await sql<{ account: string; balance: number }>`
    select account, sum(moved) as balance from (
      ${madeBefore(membershipId, first)}
      union all ${notBookedYet(membershipId, first)}
      ${
        first === null
          ? sql``
          : sql`union all ${bookedSince(membershipId, first.from)}
        union all ${returnedSince(membershipId, first.from)}`
      }
    ) as moved group by account`.execute(db);
  return new Map(rows.map(({ account, balance }) => [account, cents(balance)]));
}

/** The sums of the days, which exclude money that has come back since. */
function madeBefore(membershipId: string, first: StartOfDay | null): RawBuilder<unknown> {
  const earlier = first === null ? sql`` : sql`and day < ${first.firstDay}`;
  return sql`select account_id as account, money_in - money_out as moved from daily_sum
    where membership_id = ${membershipId} ${earlier}`;
}

function notBookedYet(membershipId: string, first: StartOfDay | null): RawBuilder<unknown> {
  const earlier = first === null ? sql`` : sql`and at < ${first.from}`;
  return sql`select from_account_id as account, amount as moved from transfer
      where membership_id = ${membershipId} and status in ('processing', 'pending') ${earlier}
    union all select account_id, -amount from deposit
      where membership_id = ${membershipId} and status = 'pending' ${earlier}`;
}

/** Made before and booked since: not booked then. */
function bookedSince(membershipId: string, from: EpochMs): RawBuilder<unknown> {
  return sql`select account_id as account, -(${signedAmount}) as moved from account_transaction
    where membership_id = ${membershipId} and booked_at >= ${from} and at < ${from}
      and status = 'completed'`;
}

/** Booked before and returned since: the money was still there. */
function returnedSince(membershipId: string, from: EpochMs): RawBuilder<unknown> {
  return sql`select account_id as account, ${signedAmount} as moved
    from account_transaction join posting as back on back.reverses = account_transaction.posting_id
    where membership_id = ${membershipId} and status in ('failed', 'cancelled')
      and coalesce(booked_at, account_transaction.at) < ${from} and back.at >= ${from}`;
}

const signedAmount = sql<number>`case when account_transaction.type = 'credit'
  then account_transaction.amount else -account_transaction.amount end`;

/** The next page begins just after the key. */
interface Key {
  readonly time: number;
  readonly id: string;
}

async function* bookedAtOnce(
  db: Kysely<Tables>,
  wanted: MovementsWanted,
  turn: () => Promise<void>,
): AsyncGenerator<Movement[]> {
  let after: Key | undefined;
  do {
    const end = await endOfPage(db, wanted, after);
    const rows = await inTimes(linesOf(db, wanted), wanted, 'at', after, end)
      .where(({ eb, or }) => {
        const { asOf } = wanted;
        const column = 'account_transaction.booked_at';
        const isNull = eb(column, 'is', null);
        return asOf === undefined ? isNull : or([isNull, eb(column, '>', asOf)]);
      })
      .execute();
    yield rows.map((row) => movementOf(row, wanted.asOf));
    await turn();
    after = end;
  } while (after !== undefined);
}

/** The lines that were booked later than they were made, including returned lines. */
async function* bookedLater(
  db: Kysely<Tables>,
  wanted: MovementsWanted,
  turn: () => Promise<void>,
): AsyncGenerator<Movement[]> {
  const { linesPerPage = usualLinesPerPage } = wanted;
  let after: Key | undefined;
  do {
    const rows = await inTimes(linesOf(db, wanted), wanted, 'booked_at', after, undefined)
      .where('account_transaction.booked_at', 'is not', null)
      .limit(linesPerPage)
      .execute();
    yield rows.map((row) => movementOf(row, undefined));
    await turn();
    const last = rows.length < linesPerPage ? undefined : rows.at(-1);
    after = last && { time: last.booked_at ?? last.at, id: last.id };
  } while (after !== undefined);
}

/**
 * The returned money, all at once: found in the order in which its lines were made, it is put into that in which it came
 * back. Few lines fail or are cancelled. Their index needs the names of the two statuses in the text of the statement.
 */
async function* returned(
  db: Kysely<Tables>,
  wanted: MovementsWanted,
  turn: () => Promise<void>,
): AsyncGenerator<Movement[]> {
  const { membershipId, from, before, order, keep, linesPerPage = usualLinesPerPage } = wanted;
  let query = movedLines(db, membershipId)
    .innerJoin('posting as back', 'back.reverses', 'account_transaction.posting_id')
    .select(['back.id as backId', 'back.kind as backKind', 'back.at as backAt'])
    .where('account_transaction.status', 'in', [
      sql.lit('failed' as const),
      sql.lit('cancelled' as const),
    ]);
  if (from !== null) query = query.where('back.at', '>=', from);
  if (before !== null) query = query.where('back.at', '<', before);
  if (keep !== undefined) query = query.where(keep('returns'));
  const anyTime = { ...wanted, from: null, before: null };
  const found: Movement[] = [];
  let after: Key | undefined;
  do {
    const rows = await inTimes(query, anyTime, 'at', after, undefined)
      .limit(linesPerPage)
      .execute();
    for (const row of rows) found.push(returnOf(row));
    await turn();
    const last = rows.length < linesPerPage ? undefined : rows.at(-1);
    after = last && { time: last.at, id: last.id };
  } while (after !== undefined);
  yield found.toSorted(inOrder(order));
}

type ReturnedLine = MovedLine & {
  readonly backId: string;
  readonly backKind: PostingKind;
  readonly backAt: number;
};

function returnOf(row: ReturnedLine): Movement {
  const taken = movementOf(row, undefined);
  const at = row.backAt as EpochMs;
  const amount = cents(-taken.amount);
  const { backId: id, backKind: kind } = row;
  return { ...taken, id, amount, madeAt: at, bookedAt: at, isReturn: true, kind };
}

type MovedLine = Awaited<ReturnType<ReturnType<typeof movedLines>['execute']>>[number];

function movedLines(db: Kysely<Tables>, membershipId: string) {
  return db
    .selectFrom('account_transaction')
    .innerJoin('posting', 'posting.id', 'account_transaction.posting_id')
    .leftJoin('transaction_note', 'transaction_note.transaction_id', 'account_transaction.id')
    .select([
      'account_transaction.id',
      'account_transaction.account_id',
      'account_transaction.type',
      'account_transaction.description',
      'account_transaction.amount',
      'account_transaction.at',
      'account_transaction.booked_at',
      'account_transaction.status',
      'account_transaction.category',
      'account_transaction.label',
      'account_transaction.reference',
      'account_transaction.transfer_id',
      'posting.kind',
      'transaction_note.note',
      'transaction_note.tags',
      memoOfRow.as('memo'),
      partsOfRow.as('parts'),
    ])
    .where('account_transaction.membership_id', '=', membershipId);
}

function linesOf(db: Kysely<Tables>, { membershipId, keep }: MovementsWanted) {
  const lines = movedLines(db, membershipId);
  return keep === undefined ? lines : lines.where(keep('lines'));
}

/** The key of the last of so many lines after another, whether they are kept or not; undefined where they are fewer. */
async function endOfPage(
  db: Kysely<Tables>,
  wanted: MovementsWanted,
  after: Key | undefined,
): Promise<Key | undefined> {
  const lines = db
    .selectFrom('account_transaction')
    .select(['account_transaction.id', 'account_transaction.at as time'])
    .where('account_transaction.membership_id', '=', wanted.membershipId);
  return await inTimes(lines, wanted, 'at', after, undefined)
    .offset((wanted.linesPerPage ?? usualLinesPerPage) - 1)
    .limit(1)
    .executeTakeFirst();
}

/**
 * The lines of the wanted time that lie behind one key and not behind another, in order. A key takes the place of the bound
 * of time on its side: of two bounds SQLite seeks by the first alone, and would pass over all earlier pages again.
 */
function inTimes<Output>(
  query: SelectQueryBuilder<Tables, 'account_transaction', Output>,
  { from, before, order }: MovementsWanted,
  column: 'at' | 'booked_at',
  after: Key | undefined,
  end: Key | undefined,
): SelectQueryBuilder<Tables, 'account_transaction', Output> {
  const [time, id] = [`account_transaction.${column}` as const, 'account_transaction.id' as const];
  const forward = order === 'oldest-first';
  const [low, high] = forward ? [after, end] : [end, after];
  let wanted = query;
  if (low !== undefined) wanted = wanted.where(time, '>=', low.time);
  else if (from !== null) wanted = wanted.where(time, '>=', from);
  if (high !== undefined) wanted = wanted.where(time, '<=', high.time);
  else if (before !== null) wanted = wanted.where(time, '<', before);
  if (after !== undefined) {
    wanted = wanted.where(({ eb, refTuple, tuple }) =>
      eb(refTuple(time, id), forward ? '>' : '<', tuple(after.time, after.id)),
    );
  }
  if (end !== undefined) {
    wanted = wanted.where(({ eb, refTuple, tuple }) =>
      eb(refTuple(time, id), forward ? '<=' : '>=', tuple(end.time, end.id)),
    );
  }
  const direction = forward ? 'asc' : 'desc';
  return wanted.orderBy(time, direction).orderBy(id, direction);
}

function movementOf(row: MovedLine, asOf: EpochMs | undefined): Movement {
  const { id, account_id: accountId, type, amount, at, booked_at: later, kind } = row;
  const { description, category, label, reference, transfer_id, memo, note, tags, parts } = row;
  const wasPending = asOf !== undefined && later !== null && later > asOf;
  const status = wasPending ? 'processing' : row.status;
  const isPending = status === 'processing' || status === 'pending';
  return {
    id,
    accountId,
    amount: cents(type === 'credit' ? amount : -amount),
    madeAt: at as EpochMs,
    bookedAt: isPending ? null : ((later ?? at) as EpochMs),
    isReturn: false,
    kind,
    line: {
      id,
      description,
      category,
      status,
      label,
      reference,
      transfer_id,
      memo,
      parts,
      note,
      tags,
    },
  };
}

/** At equal times, money that left comes before money that came back. */
function inOrder(order: MovementsWanted['order']): (one: Movement, other: Movement) => number {
  const sign = order === 'oldest-first' ? 1 : -1;
  return (one, other) =>
    sign *
    (timeOf(one) - timeOf(other) ||
      Number(one.isReturn) - Number(other.isReturn) ||
      (one.id < other.id ? -1 : 1));
}

function timeOf({ bookedAt, madeAt }: Movement): number {
  return bookedAt ?? madeAt;
}
