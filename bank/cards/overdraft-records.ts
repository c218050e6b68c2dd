import type { OverdraftTerms } from '#contract/cards/overdraft.ts';
import { cents, type Cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { shownName } from '../database/account-name.ts';
import type { Tables } from '../tables.ts';
import type { OverdraftChoiceRow } from './card-tables.ts';
import type { DaySpan } from './card-records.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankDependencies } from '../bank-context.ts';
import type { ProductRow } from '../dividends/product-tables.ts';

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

/** Overdraft terms as staff set them; a `most` of zero ends the service. */
export interface NewOverdraftTerms extends Omit<OverdraftTerms, 'most'> {
  readonly product: string;
  readonly from: LocalDate;
  readonly most: Cents;
}

/** Why the terms are refused, in the order of the checks. Nothing has changed then. */
export type OverdraftTermsFault =
  | 'no such product'
  | 'not a share draft product'
  | 'from is past'
  | 'amount out of range'
  | 'fees a day out of range';

/** A fee above $100.00 or a limit above $10,000.00 is taken for a typing error. */
const [feeMost, limitMost] = [cents(100_00), cents(10_000_00)];

const feesADayMost = 100;

/**
 * Checks terms that staff set. They begin today if the product has none, otherwise tomorrow, so that today's fee is the
 * one that members agreed to.
 */
export function refuseOverdraftTerms(
  { from, fee, most, feesADay }: NewOverdraftTerms,
  product: Pick<ProductRow, 'kind'> | undefined,
  first: string | undefined,
  today: LocalDate,
): OverdraftTermsFault | null {
  if (!product) return 'no such product';
  if (product.kind !== 'share-draft') return 'not a share draft product';
  const holdsToday = first !== undefined && first <= today;
  if (holdsToday ? from <= today : from < today) return 'from is past';
  if (fee < 0 || fee > feeMost || most < 0 || most > limitMost) return 'amount out of range';
  return feesADay < 1 || feesADay > feesADayMost ? 'fees a day out of range' : null;
}

/** Sets the terms from a day on and replaces terms of that day that have not begun. */
export async function setOverdraftTerms(
  bank: Pick<BankDependencies, 'store' | 'clock' | 'timeZone'>,
  terms: NewOverdraftTerms,
): Promise<OverdraftTermsFault | null> {
  return await bank.store.transact(async ({ trx }) => {
    const product = await trx
      .selectFrom('product')
      .select('kind')
      .where('id', '=', terms.product)
      .executeTakeFirst();
    const first = await trx
      .selectFrom('overdraft_terms')
      .select('valid_from')
      .where('product_id', '=', terms.product)
      .orderBy('valid_from')
      .executeTakeFirst();
    const today = localMoment(bank.clock.now(), bank.timeZone).date;
    const fault = refuseOverdraftTerms(terms, product, first?.valid_from, today);
    if (fault !== null) return fault;
    const values = { fee: terms.fee, most: terms.most, fees_a_day: terms.feesADay };
    await trx
      .insertInto('overdraft_terms')
      .values({ product_id: terms.product, valid_from: terms.from, ...values })
      .onConflict((conflict) => conflict.columns(['product_id', 'valid_from']).doUpdateSet(values))
      .execute();
    return null;
  });
}
