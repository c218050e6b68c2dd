import type { EpochMs } from '#contract/time/time.ts';
import { loanTerms } from '#contract/loans/loan-terms.ts';
import type { Transaction } from 'kysely';
import { startOfDay } from '../calendar/local-time.ts';
import { standardProducts } from '../dividends/standard-products.ts';
import { firstAuditHash } from '../member-log/log-entry.ts';
import type { Tables } from '../tables.ts';
import type { LoanTermsRow } from '../loans/loan-tables.ts';
import { insertParty } from '../parties/party-records.ts';
import {
  firstDay,
  memberSince,
  sample,
  sampleAccounts,
  type SampleHandle,
  sampleHandles,
  sampleRecipients,
} from './sample-member.ts';
import { openedAt } from './sample-moments.ts';

const { checking, savings, moneyMarket, sixMonths, twelveMonths, twentyFourMonths } =
  standardProducts;

const noTerm = { penalty_days: null, grace_days: null } as const;
const certificate = { minimum: 500_00, opening_minimum: 500_00, grace_days: 10 } as const;

/** The rates of the sample bank's accounts, in hundredths of a percent, and their opening minimums, in cents. */
const sampleTerms = [
  { product: checking, rate: 0, minimum: 0, opening_minimum: 0, ...noTerm },
  { product: savings, rate: 60, minimum: 0, opening_minimum: 5_00, ...noTerm },
  { product: moneyMarket, rate: 1_75, minimum: 2_500_00, opening_minimum: 2_500_00, ...noTerm },
  { product: sixMonths, rate: 3_00, penalty_days: 60, ...certificate },
  { product: twelveMonths, rate: 3_60, penalty_days: 90, ...certificate },
  { product: twentyFourMonths, rate: 3_75, penalty_days: 180, ...certificate },
] as const;

/** The sample's overdraft fee, in cents. */
const sampleOverdraftTerms = {
  product_id: checking.id,
  fee: 25_00,
  most: 500_00,
  fees_a_day: 3,
} as const;

/** An account as the history needs to know it. */
export interface AccountKey {
  readonly id: string;
  readonly name: string;
}

/** The keys under which the sample member was written. */
export interface SampleKeys {
  readonly personId: string;
  readonly membershipId: string;
  readonly accounts: Readonly<Record<SampleHandle, AccountKey>>;
  /** Keys of the saved recipients by name. */
  readonly recipients: ReadonlyMap<string, string>;
}

/** Writes the member with two empty accounts and the saved recipients. */
export async function insertSampleMember(
  trx: Transaction<Tables>,
  newId: () => string,
  passwordHash: string,
  timeZone: string,
): Promise<SampleKeys> {
  const [personId, membershipId] = [newId(), newId()];
  const joinedAt = startOfDay(memberSince, timeZone);
  await insertMember(trx, { personId, membershipId }, passwordHash, joinedAt);
  await insertTerms(trx);
  const at = openedAt(timeZone);
  return {
    personId,
    membershipId,
    accounts: {
      checking: await insertAccount(trx, membershipId, newId(), 'checking', at),
      savings: await insertAccount(trx, membershipId, newId(), 'savings', at),
    },
    recipients: await insertRecipients(trx, membershipId, newId, at),
  };
}

async function insertMember(
  trx: Transaction<Tables>,
  { personId, membershipId }: Pick<SampleKeys, 'personId' | 'membershipId'>,
  passwordHash: string,
  joinedAt: EpochMs,
): Promise<void> {
  await trx
    .insertInto('person')
    .values({
      id: personId,
      username: sample.username,
      display_name: sample.displayName,
      known_name: sample.displayName,
      created_at: joinedAt,
      log_id: membershipId,
    })
    .execute();
  await trx
    .insertInto('membership')
    .values({
      id: membershipId,
      number: sample.memberNumber,
      plan: 'Premium Account',
      member_since: memberSince,
      created_at: joinedAt,
    })
    .execute();
  await insertParty(trx, {
    membership_id: membershipId,
    person_id: personId,
    role: 'primary',
    from_at: joinedAt,
    until_at: null,
    granted_by: null,
  });
  await trx
    .insertInto('credential')
    .values({ person_id: personId, password_hash: passwordHash, changed_at: joinedAt })
    .execute();
  await trx
    .insertInto('member_log')
    .values({
      log_id: membershipId,
      event_sequence: 0,
      audit_sequence: 0,
      audit_hash: firstAuditHash,
    })
    .execute();
}

const instalmentTerms = {
  valid_from: firstDay,
  grace_days: 10,
  late_fee: 25_00,
  skips_per_year: 1,
  minimum_share: 0,
  minimum_payment: 0,
  rounding: 'half-up',
} as const;

const sampleLoanTerms = [
  {
    ...instalmentTerms,
    product_id: 'auto-loan',
    rate: loanTerms.auto.sampleRate,
    least: loanTerms.auto.least,
    most: loanTerms.auto.most,
    months_least: 24,
    months_most: 84,
  },
  {
    ...instalmentTerms,
    product_id: 'personal-loan',
    rate: loanTerms.personal.sampleRate,
    least: loanTerms.personal.least,
    most: loanTerms.personal.most,
    months_least: 12,
    months_most: 60,
  },
  {
    ...instalmentTerms,
    product_id: 'credit-line',
    rate: 12_49,
    least: 500_00,
    most: 25_000_00,
    months_least: 0,
    months_most: 0,
    skips_per_year: 0,
    minimum_share: 2_00,
    minimum_payment: 25_00,
  },
] satisfies readonly LoanTermsRow[];

/**
 * The sample bank's terms, unless the credit union has set its own. The savings rate is that of its history
 * (`sample-interest.ts`); the other products can be opened, and nobody has them yet.
 */
async function insertTerms(trx: Transaction<Tables>): Promise<void> {
  await trx
    .insertInto('product_terms')
    .values(
      sampleTerms.map(({ product, ...terms }) => ({
        product_id: product.id,
        valid_from: firstDay,
        method: 'daily-balance',
        rounding: 'half-up',
        offered: 1,
        ...terms,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('overdraft_terms')
    .values({ ...sampleOverdraftTerms, valid_from: firstDay })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('loan_terms')
    .values(sampleLoanTerms)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertAccount(
  trx: Transaction<Tables>,
  membershipId: string,
  id: string,
  handle: SampleHandle,
  openedAtMs: EpochMs,
): Promise<AccountKey> {
  const { id: productId, name, type } = standardProducts[handle];
  const { number } = sampleAccounts[handle];
  await trx
    .insertInto('account')
    .values({
      id,
      membership_id: membershipId,
      handle,
      name,
      number,
      type,
      product_id: productId,
      position: sampleHandles.indexOf(handle),
      opened_at: openedAtMs,
    })
    .execute();
  await trx
    .insertInto('account_balance')
    .values({ account_id: id, balance: 0, floor: 0, version: 0 })
    .execute();
  return { id, name };
}

async function insertRecipients(
  trx: Transaction<Tables>,
  membershipId: string,
  newId: () => string,
  createdAt: EpochMs,
): Promise<ReadonlyMap<string, string>> {
  const rows = sampleRecipients.map((recipient) => ({
    ...recipient,
    id: newId(),
    membership_id: membershipId,
    created_at: createdAt,
  }));
  await trx.insertInto('recipient').values(rows).execute();
  return new Map(rows.map(({ name, id }) => [name, id]));
}
