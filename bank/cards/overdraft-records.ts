import type { OverdraftTerms } from '#contract/cards/overdraft.ts';
import { cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { shownName } from '../database/account-name.ts';
import type { Tables } from '../tables.ts';
import type { OverdraftChoiceRow } from './card-tables.ts';
import type { DaySpan } from './card-records.ts';

/** An account for which the credit union offers to pay overdrafts. */
export interface OverdraftAccount {
  readonly id: string;
  readonly membershipId: string;
  readonly handle: string;
  /** The member's name for it. */
  readonly name: string;
  /** The terms of the requested day. */
  readonly terms: OverdraftTerms;
  /** The last choice; null if nobody has chosen. */
  readonly choice: OverdraftChoiceRow | null;
}

type Named = { readonly id: string } | { readonly membershipId: string; readonly handle: string };

/**
 * The account with its terms and choice; undefined if there is no such account or no overdraft service for it. The rule
 * applies to accounts of natural persons (12 CFR 1005.2(b)(1)). A product without terms, or with a limit of zero, has
 * no service.
 */
export async function findOverdraftAccount(
  db: Kysely<Tables>,
  named: Named,
  today: LocalDate,
): Promise<OverdraftAccount | undefined> {
  const account = await db
    .selectFrom('account')
    .innerJoin('membership', 'membership.id', 'account.membership_id')
    .select([
      'account.id',
      'membership.id as membershipId',
      'account.handle',
      shownName().as('name'),
      'account.product_id',
    ])
    .where('account.type', '=', 'primary')
    .where('account.closed_at', 'is', null)
    .where('membership.business_name', 'is', null)
    .where((where) =>
      'id' in named
        ? where('account.id', '=', named.id)
        : where.and([
            where('account.membership_id', '=', named.membershipId),
            where('account.handle', '=', named.handle),
          ]),
    )
    .executeTakeFirst();
  if (!account || account.product_id === null) return undefined;
  const terms = await findTerms(db, account.product_id, today);
  if (terms === null) return undefined;
  const { id, membershipId, handle, name } = account;
  return { id, membershipId, handle, name, terms, choice: await lastChoice(db, membershipId, id) };
}

async function findTerms(
  db: Kysely<Tables>,
  product: string,
  today: LocalDate,
): Promise<OverdraftTerms | null> {
  const row = await db
    .selectFrom('overdraft_terms')
    .selectAll()
    .where('product_id', '=', product)
    .where('valid_from', '<=', today)
    .orderBy('valid_from', 'desc')
    .executeTakeFirst();
  if (!row || row.most === 0) return null;
  return { fee: cents(row.fee), most: cents(row.most), feesADay: row.fees_a_day };
}

async function lastChoice(
  db: Kysely<Tables>,
  membershipId: string,
  accountId: string,
): Promise<OverdraftChoiceRow | null> {
  const row = await db
    .selectFrom('overdraft_choice')
    .selectAll()
    .where('membership_id', '=', membershipId)
    .where('account_id', '=', accountId)
    .orderBy('sequence', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** The overdraft terms of the account while an owner's choice allows overdrafts; null otherwise. */
export async function allowedOverdraft(
  db: Kysely<Tables>,
  accountId: string,
  today: LocalDate,
): Promise<OverdraftTerms | null> {
  const account = await findOverdraftAccount(db, { id: accountId }, today);
  return account?.choice?.allowed === 1 ? account.terms : null;
}

/** Records a choice for the account and returns it. */
export async function insertChoice(
  db: Kysely<Tables>,
  { id, membershipId, choice }: OverdraftAccount,
  chosen: { readonly allowed: boolean; readonly by: string; readonly at: EpochMs },
): Promise<OverdraftChoiceRow> {
  const row: OverdraftChoiceRow = {
    membership_id: membershipId,
    account_id: id,
    sequence: (choice?.sequence ?? 0) + 1,
    allowed: chosen.allowed ? 1 : 0,
    chosen_by: chosen.by,
    chosen_at: chosen.at,
  };
  await db.insertInto('overdraft_choice').values(row).execute();
  return row;
}

/** The number of overdraft fees of the account on that day. */
export async function countFees(
  db: Kysely<Tables>,
  account: { readonly id: string; readonly membershipId: string },
  { from, to }: DaySpan,
): Promise<number> {
  const { count } = await db
    .selectFrom('card_posting')
    .select(({ fn }) => fn.count<number>('fee_posting_id').as('count'))
    .where('membership_id', '=', account.membershipId)
    .where('account_id', '=', account.id)
    .where('posted_at', '>=', from)
    .where('posted_at', '<', to)
    .executeTakeFirstOrThrow();
  return count;
}
