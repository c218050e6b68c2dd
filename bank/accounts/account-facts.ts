import { type AccountFacts, accounts } from '#contract/accounts/accounts.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { PartyRole } from '#contract/procedures/access-terms.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { type Kysely, sql } from 'kysely';
import { localMoment, startOfDay, monthAt } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { Tables } from '../tables.ts';
import { earnedOf } from '../dividends/pay-dividends.ts';
import { readCatalogue, readTermStarts, termsOn } from '../dividends/product-records.ts';
import { yieldOfRate, yieldOfTerm } from '../dividends/dividend-rules.ts';
import type { Gate } from '../gate.ts';
import { interestPaid } from '../ledger/chart-of-accounts.ts';
import { listInRoles } from '../parties/party-records.ts';
import { belongsToRoles } from '../parties/role-policy.ts';

/** The terms by which an account earns, and its owners. */
export function aboutHandler(gate: Gate, bank: BankContext) {
  return gate.gated(accounts).about.handler(async ({ input, context, errors }) => {
    const facts = await factsOf(bank, context.signedIn.membershipId, input.account);
    if (!facts) {
      throw errors.NOT_FOUND();
    }
    return facts;
  });
}

async function factsOf(
  { store, clock, timeZone }: BankContext,
  membershipId: string,
  handle: AccountId,
): Promise<AccountFacts | undefined> {
  const { db } = store;
  const at = clock.now();
  const account = await db
    .selectFrom('account')
    .select(['id', 'membership_id', 'name', 'product_id', 'matures_on', 'opened_at'])
    .where('membership_id', '=', membershipId)
    .where('handle', '=', handle)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!account) {
    return undefined;
  }
  const year = Number(localMoment(at, timeZone).date.slice(0, 4));
  const firstOf = (of: number) => startOfDay(`${of}-01-01` as LocalDate, timeZone);
  const paid = (of: number) =>
    paidBetween(db, membershipId, account.id, firstOf(of), firstOf(of + 1));
  return {
    account: handle,
    openedOn: localMoment(account.opened_at as EpochMs, timeZone).date,
    earning: await earningOf(store, timeZone, account, at),
    paidThisYear: await paid(year),
    paidLastYear: await paid(year - 1),
    owners: await ownersOf(db, membershipId, at),
  };
}

interface EarningKey {
  readonly id: string;
  readonly membership_id: string | null;
  readonly name: string;
  readonly product_id: string | null;
  readonly matures_on: string | null;
  readonly opened_at: number;
}

async function earningOf(
  store: BankContext['store'],
  timeZone: string,
  account: EarningKey,
  at: EpochMs,
): Promise<AccountFacts['earning']> {
  const { id, product_id: product, membership_id: membership, matures_on: matures } = account;
  if (product === null || membership === null) return null;
  const today = localMoment(at, timeZone).date;
  const start = (await readTermStarts(store, [id])).get(id)?.at(-1);
  const terms = termsOn((await readCatalogue(store.db)).get(product) ?? [], start ?? today);
  if (terms === null) return null;
  const month = monthAt(at, timeZone);
  const key = { ...account, product_id: product, membership_id: membership };
  const accrued = (await earnedOf(store, timeZone, month, [key], at)).get(id) ?? cents(0);
  return {
    rate: terms.rate,
    yield:
      start === undefined || matures === null
        ? yieldOfRate(terms.rate)
        : yieldOfTerm(terms.rate, start, matures as LocalDate),
    method: terms.method,
    minimum: terms.minimum,
    accrued,
  };
}

async function paidBetween(
  db: Kysely<Tables>,
  membershipId: string,
  accountId: string,
  from: EpochMs,
  before: EpochMs,
): Promise<Cents> {
  const { rows } = await sql<{ paid: number | null }>`
    select sum(-own.amount) as paid
    from account_transaction as line
      join entry as own on own.posting_id = line.posting_id and own.account_id = ${interestPaid}
    where line.membership_id = ${membershipId} and line.account_id = ${accountId}
      and line.at >= ${from} and line.at < ${before}`.execute(db);
  return cents(rows[0]?.paid ?? 0);
}

const shownRoles: readonly PartyRole[] = [...belongsToRoles, 'trustee', 'beneficiary'];

async function ownersOf(
  db: Kysely<Tables>,
  membershipId: string,
  at: EpochMs,
): Promise<AccountFacts['owners']> {
  const parties = await listInRoles(db, [membershipId], shownRoles, at);
  return parties.map(({ name, role }) => ({ name, role }));
}
