import type { CardArt } from '#contract/cards/card-terms.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { CardIssueRow, CardLockRow, CardRow } from './card-tables.ts';
import type { Tables } from '../tables.ts';
import { shownName } from '../database/account-name.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { addDays, localMoment, startOfDay } from '../calendar/local-time.ts';

/** A day of the credit union: from its first moment to that of the next day. */
export interface DaySpan {
  readonly date: LocalDate;
  readonly from: EpochMs;
  readonly to: EpochMs;
}

/** The day that the moment lies in. */
export function dayOf(at: EpochMs, timeZone: string): DaySpan {
  const { date } = localMoment(at, timeZone);
  return {
    date,
    from: startOfDay(date, timeZone),
    to: startOfDay(addDays(date, 1), timeZone),
  };
}

interface CardBasis {
  readonly id: string;
  readonly membershipId: string;
  readonly handle: string;
  readonly brand: CardRow['brand'];
  readonly holderName: string;
  readonly spendingLimit: Cents;
  /** The plastic that is in use. */
  readonly issue: CardIssueRow;
  /** The plastic that is on its way. */
  readonly replacement: CardIssueRow | null;
  /** Why it is locked; null where it is not. */
  readonly lockedAs: CardLockRow['reason'] | null;
  readonly pinSetAt: EpochMs | null;
  readonly art: CardArt;
  /** The sum of the purchases of the day. */
  readonly usedToday: Cents;
}

export interface DebitCard extends CardBasis {
  readonly kind: 'debit';
  /** The sum of the purchases that were approved in the last week and are not posted. */
  readonly pending: Cents;
  readonly linkedAccount: {
    readonly id: string;
    readonly handle: string;
    readonly name: string;
    /** Whole. */
    readonly number: string;
  };
}

export interface CreditCard extends CardBasis {
  readonly kind: 'credit' | 'business';
  readonly creditLimit: Cents;
  /** The amount owed: the sum of all entries. */
  readonly balance: Cents;
}

/** A card with everything that is known of it. */
export type CardInUse = DebitCard | CreditCard;

/** The member's cards in their order. */
export async function listCards(
  db: Kysely<Tables>,
  membershipId: string,
  today: DaySpan,
): Promise<CardInUse[]> {
  const rows = await findCards(db, membershipId);
  if (rows.length === 0) {
    return [];
  }
  const ids = rows.map(({ id }) => id);
  const issues = await listIssues(db, ids);
  const sums = await sumEntries(db, ids, today);
  return rows.map((row) =>
    cardInUse(
      row,
      issues.filter(({ card_id }) => card_id === row.id),
      sums.find(({ card_id }) => card_id === row.id),
    ),
  );
}

type FoundCard = Awaited<ReturnType<typeof findCards>>[number];
type EntrySums = Awaited<ReturnType<typeof sumEntries>>[number];

async function findCards(db: Kysely<Tables>, membershipId: string) {
  return await db
    .selectFrom('card')
    .leftJoin('account', 'account.id', 'card.linked_account_id')
    .leftJoin('card_pin', 'card_pin.card_id', 'card.id')
    .leftJoin('card_lock', (join) =>
      join.onRef('card_lock.card_id', '=', 'card.id').on('card_lock.until', 'is', null),
    )
    .selectAll('card')
    .select([
      'account.handle as accountHandle',
      shownName().as('accountName'),
      'account.number as accountNumber',
      'card_pin.set_at as pinSetAt',
      'card_lock.reason as lockedAs',
    ])
    .where('card.membership_id', '=', membershipId)
    .orderBy('card.position')
    .execute();
}

async function listIssues(db: Kysely<Tables>, cards: readonly string[]): Promise<CardIssueRow[]> {
  return await db
    .selectFrom('card_issue')
    .selectAll()
    .where('card_id', 'in', cards)
    .orderBy('sequence')
    .execute();
}

/** The time after which an unposted approval lapses, in milliseconds, as card networks allow. */
const approvalLastsMs = 7 * 86_400_000;

async function sumEntries(db: Kysely<Tables>, cards: readonly string[], today: DaySpan) {
  return await db
    .selectFrom('card_entry')
    .leftJoin('card_posting', 'card_posting.entry_id', 'card_entry.id')
    .select(({ fn }) => [
      'card_id',
      fn.sum<number>('amount').as('balance'),
      fn
        .sum<number | null>('amount')
        .filterWhere('kind', '=', 'purchase')
        .filterWhere('at', '>=', today.to - approvalLastsMs)
        .filterWhere('card_posting.entry_id', 'is', null)
        .as('pending'),
      fn
        .sum<number | null>('amount')
        .filterWhere('kind', '=', 'purchase')
        .filterWhere('at', '>=', today.from)
        .filterWhere('at', '<', today.to)
        .as('usedToday'),
    ])
    .where('card_id', 'in', cards)
    .groupBy('card_id')
    .execute();
}

const usualArts = { debit: 'rosette', credit: 'waves', business: 'sprig' } as const;

function cardInUse(
  row: FoundCard,
  issues: readonly CardIssueRow[],
  sums: EntrySums | undefined,
): CardInUse {
  const issue = issues.findLast(({ activated_at }) => activated_at !== null);
  if (!issue) {
    throw new Error(`Card ${row.id} was never in use`);
  }
  const basis: CardBasis = {
    id: row.id,
    membershipId: row.membership_id,
    handle: row.handle,
    brand: row.brand,
    holderName: row.holder_name,
    spendingLimit: cents(row.spending_limit),
    issue,
    replacement: issues.find(({ activated_at }) => activated_at === null) ?? null,
    lockedAs: row.lockedAs,
    pinSetAt: row.pinSetAt as EpochMs | null,
    art: row.art ?? usualArts[row.kind],
    usedToday: cents(sums?.usedToday ?? 0),
  };
  if (row.kind === 'debit') {
    const pending = cents(sums?.pending ?? 0);
    return { ...basis, kind: row.kind, pending, linkedAccount: linkedAccount(row) };
  }
  if (row.credit_limit === null) {
    throw new Error(`Card ${row.id} has no credit limit`);
  }
  return {
    ...basis,
    kind: row.kind,
    creditLimit: cents(row.credit_limit),
    balance: cents(sums?.balance ?? 0),
  };
}

function linkedAccount(row: FoundCard): DebitCard['linkedAccount'] {
  const { linked_account_id: id, accountHandle: handle, accountName: name } = row;
  const { accountNumber: number } = row;
  if (id === null || handle === null || name === null || number === null) {
    throw new Error(`Debit card ${row.id} draws on no account`);
  }
  return { id, handle, name, number };
}

/** The member's card of that name, locked until the transaction ends. */
export async function loadCard(
  { trx, engine }: DatabaseTransaction,
  membershipId: string,
  handle: string,
  today: DaySpan,
): Promise<CardInUse | undefined> {
  const query = trx
    .selectFrom('card')
    .select('id')
    .where('membership_id', '=', membershipId)
    .where('handle', '=', handle);
  // SQLite has one writer at a time: the transaction itself is the lock.
  const row = await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  if (!row) {
    return undefined;
  }
  return (await listCards(trx, membershipId, today)).find(({ id }) => id === row.id);
}

/** The key of the member's card of that name. */
export async function findCardId(
  db: Kysely<Tables>,
  membershipId: string,
  handle: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('card')
    .select('id')
    .where('membership_id', '=', membershipId)
    .where('handle', '=', handle)
    .executeTakeFirst();
  return row?.id;
}
