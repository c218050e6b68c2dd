import type { AtMaturity } from '#contract/products/product-terms.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { addDays, startOfDay } from '../calendar/local-time.ts';
import { shownName } from '../database/account-name.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import type { EarningAccount } from '../dividends/dividend-records.ts';

/** A certificate in its term. */
export interface CertificateInTerm extends EarningAccount {
  readonly handle: string;
  readonly shownName: string;
  readonly matures_on: string;
  readonly months: number;
  readonly at_maturity: AtMaturity;
  /** The account to which it is moved then, by its handle. */
  readonly moveTo: string | null;
  /** The first days of its terms, the earliest first. */
  readonly starts: readonly LocalDate[];
}

function certificates(db: Kysely<Tables>) {
  return db
    .selectFrom('certificate')
    .innerJoin('account', 'account.id', 'certificate.account_id')
    .innerJoin('product', 'product.id', 'account.product_id')
    .leftJoin('account as target', 'target.id', 'certificate.move_to')
    .select(({ ref }) => [
      'account.id',
      'account.opened_at',
      'certificate.membership_id',
      'account.handle',
      'account.name',
      shownName().as('shownName'),
      'product.id as product_id',
      ref('account.matures_on').$notNull().as('matures_on'),
      ref('product.term_months').$notNull().as('months'),
      'certificate.at_maturity',
      'target.handle as moveTo',
    ])
    .where('account.closed_at', 'is', null)
    .where('account.matures_on', 'is not', null);
}

/** The member's certificate of that name. */
export async function findCertificate(
  db: Kysely<Tables>,
  membershipId: string,
  handle: string,
): Promise<CertificateInTerm | undefined> {
  const found = await certificates(db)
    .where('account.membership_id', '=', membershipId)
    .where('account.handle', '=', handle)
    .executeTakeFirst();
  return found && { ...found, starts: await startsOf(db, found) };
}

/** The certificate of which something is due at that moment, by the key of its account. */
export async function findDue(
  db: Kysely<Tables>,
  accountId: string,
  now: EpochMs,
): Promise<CertificateInTerm | undefined> {
  const found = await certificates(db)
    .where('account.id', '=', accountId)
    .where('certificate.due_at', '<=', now)
    .executeTakeFirst();
  return found && { ...found, starts: await startsOf(db, found) };
}

/** The membership of a certificate. */
export async function membershipOf(
  db: Kysely<Tables>,
  accountId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('certificate')
    .select('membership_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.membership_id;
}

async function startsOf(
  db: Kysely<Tables>,
  { membership_id: membershipId, id }: CertificateKey,
): Promise<LocalDate[]> {
  const rows = await db
    .selectFrom('certificate_term')
    .select('first_day')
    .where('membership_id', '=', membershipId)
    .where('account_id', '=', id)
    .orderBy('first_day')
    .execute();
  return rows.map((row) => row.first_day as LocalDate);
}

/** A term that begins. */
export interface NewTerm {
  readonly membershipId: string;
  readonly accountId: string;
  readonly first: LocalDate;
  readonly maturesOn: LocalDate;
}

/** Makes an account that holds what it is to hold a certificate, which renews unless its member chooses otherwise. */
export async function insertCertificate(
  scope: DatabaseTransaction,
  term: NewTerm,
  timeZone: string,
): Promise<void> {
  await scope.trx
    .insertInto('certificate')
    .values({
      membership_id: term.membershipId,
      account_id: term.accountId,
      due_at: firstDue(term, timeZone),
      at_maturity: 'renew',
      move_to: null,
    })
    .execute();
  await beginTerm(scope, term);
}

/** The next term of a certificate. */
export async function renew(
  scope: DatabaseTransaction,
  term: NewTerm,
  timeZone: string,
): Promise<void> {
  const { membershipId, accountId } = term;
  const change = { due_at: firstDue(term, timeZone) };
  await updateCertificate(scope, { membership_id: membershipId, id: accountId }, change);
  await beginTerm(scope, term);
}

/** The member is told so many days before a term ends (12 CFR 707.5(b)(1)). */
const toldDaysBefore = 30;

/** The first due time of a new term: the notice to the member of its end, or that end where the term is shorter. */
function firstDue({ first, maturesOn }: NewTerm, timeZone: string): EpochMs {
  const told = addDays(maturesOn, -toldDaysBefore);
  return startOfDay(told > first ? told : maturesOn, timeZone);
}

async function beginTerm(
  { trx }: DatabaseTransaction,
  { membershipId, accountId, first, maturesOn }: NewTerm,
): Promise<void> {
  await trx
    .insertInto('certificate_term')
    .values({
      membership_id: membershipId,
      account_id: accountId,
      first_day: first,
      matures_on: maturesOn,
    })
    .execute();
  await trx
    .updateTable('account')
    .set({ matures_on: maturesOn })
    .where('id', '=', accountId)
    .execute();
  await trx
    .updateTable('account_balance')
    .set(({ ref }) => ({ floor: ref('balance') }))
    .where('account_id', '=', accountId)
    .execute();
}

/** Lets money out of a certificate, in the transaction that takes all of it out. */
export async function endTerm({ trx }: DatabaseTransaction, accountId: string): Promise<void> {
  await trx.updateTable('account').set({ matures_on: null }).where('id', '=', accountId).execute();
  await trx
    .updateTable('account_balance')
    .set({ floor: 0 })
    .where('account_id', '=', accountId)
    .execute();
}

/** Closes the account of a certificate of which everything has been taken out. */
export async function closeCertificate(
  scope: DatabaseTransaction,
  certificate: CertificateKey,
  at: EpochMs,
): Promise<void> {
  await updateCertificate(scope, certificate, { due_at: null });
  await scope.trx
    .updateTable('account')
    .set({ closed_at: at })
    .where('id', '=', certificate.id)
    .execute();
}

type CertificateKey = Pick<EarningAccount, 'id' | 'membership_id'>;

/** Changes what becomes of it. */
export async function updateCertificate(
  { trx }: DatabaseTransaction,
  { membership_id: membershipId, id }: CertificateKey,
  change: Partial<Pick<Tables['certificate'], 'due_at' | 'at_maturity' | 'move_to'>>,
): Promise<void> {
  await trx
    .updateTable('certificate')
    .set(change)
    .where('membership_id', '=', membershipId)
    .where('account_id', '=', id)
    .execute();
}
