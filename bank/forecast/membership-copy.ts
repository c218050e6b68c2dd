import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { addDays, startOfDay } from '../calendar/local-time.ts';
import { insertRows } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import type { BankStore, MembershipCopy } from '../ports.ts';

interface Copied {
  readonly membershipId: string;
  /** `YYYY-MM-DD`: the first day of the history that likely payments and dividends look at. */
  readonly since: LocalDate;
  readonly sinceAt: EpochMs;
  /** The beginning of the day before today: the limits of today and the goals of yesterday. */
  readonly yesterdayAt: EpochMs;
}

type Rows = (of: Copied) => RawBuilder<unknown>;

/** How far back the history is copied: long enough for three monthly payments and an overdue one, in days. */
export const daysBack = 130;

/** No table gives more rows, so the cost of a forecast does not grow with the membership's records. */
const rowsMost = 5_000;

const linesMost = 10_000;

const theirs: Rows = ({ membershipId }) => sql`membership_id = ${membershipId}`;
const all: Rows = () => sql`true`;
const ofAccounts: Rows = (of) => sql`account_id in (${accountsOf(of)})`;
const ofPersons: Rows = (of) => sql`person_id in (${personsOf(of)})`;
const ofUnfinished: Rows = (of) => sql`transfer_id in (${unfinished(of, sql`id`)})`;

function accountsOf({ membershipId }: Copied) {
  return sql`select id from account where membership_id = ${membershipId}`;
}

function personsOf({ membershipId }: Copied) {
  return sql`select person_id from party where membership_id = ${membershipId}`;
}

function unfinished({ membershipId }: Copied, column: RawBuilder<unknown>) {
  return sql`select ${column} from transfer where membership_id = ${membershipId}
    and status in ('processing', 'pending') and (due_at is not null or waits_until is not null)`;
}

function requests(of: Copied, column: RawBuilder<unknown>) {
  return sql`select ${column} from money_request where
    (payer_person_id in (${personsOf(of)}) and status = 'open')
    or (payer_membership_id = ${of.membershipId} and transfer_id in (${unfinished(of, sql`id`)}))`;
}

function withAskers(of: Copied) {
  return sql`(${of.membershipId}) union ${requests(of, sql`membership_id`)}`;
}

function lines(of: Copied) {
  return sql`select id, posting_id, status, at, description from account_transaction
    where membership_id = ${of.membershipId} and at >= ${of.sinceAt} order by at desc limit ${linesMost}`;
}

/**
 * The lines that a forecast looks at: payments from and to outside, today's and yesterday's lines, and lines with returned
 * money.
 */
const history: Rows = (of) => sql`id in (
    select line.id from (${lines(of)}) as line join posting on posting.id = line.posting_id
    where line.at >= ${of.yesterdayAt} or line.status in ('failed', 'cancelled')
      or posting.kind in ('payment-in', 'payment-out'))
  or transfer_id in (${unfinished(of, sql`id`)})
  or id in (select transaction_id from dispute
    where membership_id = ${of.membershipId} and due_at is not null)`;

const postings: Rows = (of) => sql`id in (select posting_id from (${lines(of)}) as line
    where line.at >= ${of.yesterdayAt} or line.status in ('failed', 'cancelled'))
  or reverses in (select posting_id from (${lines(of)}) as line where status in ('failed', 'cancelled'))
  or (kind in ('payment-in', 'payment-out') and id in (select posting_id from (${lines(of)}) as line))`;

const sums: Rows = (of) => sql`membership_id = ${of.membershipId} and (day >= ${of.since}
  or (account_id, day) in (select account_id, min(day) from daily_sum
    where membership_id = ${of.membershipId} group by account_id))`;

const occurrences: Rows = (of) => sql`membership_id = ${of.membershipId}
  and (due_at is not null or settled_at >= ${of.yesterdayAt})`;

function seriesOf(table: 'bill_payment' | 'scheduled_transfer'): Rows {
  return (of) => sql`id in (select series_id from ${sql.table(table)} where ${occurrences(of)})`;
}

/**
 * The rows of each table that the due work of a membership reads; null where it reads nothing. The compiler asks for every
 * table, so that no new table is forgotten.
 */
const copied: Readonly<Record<keyof Tables, Rows | null>> = {
  membership: (of) => sql`id in (select ${withAskers(of)})`,
  party: (of) => sql`membership_id in (select ${withAskers(of)})`,
  party_sending: (of) => sql`${theirs(of)} and day >= ${of.since}`,
  person: (of) => sql`id in (${personsOf(of)}) or id in (${requests(of, sql`asked_by`)})`,
  person_profile: ofPersons,
  person_settings: ofPersons,
  account: (of) => sql`${theirs(of)} or id in (${requests(of, sql`to_account_id`)})`,
  account_balance: (of) =>
    sql`${ofAccounts(of)} or account_id in (${requests(of, sql`to_account_id`)})`,
  account_hold: (of) => sql`${ofAccounts(of)} and ended_at is null`,
  member_log: (of) => sql`log_id in (select ${withAskers(of)})
    or log_id in (select log_id from person where id in (${personsOf(of)}))`,
  money_request: (of) => sql`id in (${requests(of, sql`id`)})`,
  account_transaction: history,
  posting: postings,
  daily_sum: sums,
  transfer: (of) => sql`id in (${unfinished(of, sql`id`)}) or id in (
    select transfer_id from account_transaction
    where membership_id = ${of.membershipId} and at >= ${of.yesterdayAt} and type = 'debit')`,
  transfer_status: ofUnfinished,
  recipient: theirs,
  payee: theirs,
  bill_payment: occurrences,
  bill_series: seriesOf('bill_payment'),
  scheduled_transfer: occurrences,
  transfer_series: seriesOf('scheduled_transfer'),
  card: theirs,
  deposit: (of) => sql`id in (select deposit_id from account_hold
    where ${ofAccounts(of)} and ended_at is null)`,
  dispute: (of) => sql`${theirs(of)} and due_at is not null`,
  dividend: (of) => sql`${theirs(of)} and month >= ${of.since.slice(0, 7)}`,
  dividend_run: all,
  product: all,
  product_terms: all,
  certificate: theirs,
  certificate_term: theirs,
  loan_product: all,
  loan_terms: all,
  loan: theirs,
  loan_entry: theirs,
  loan_skip: theirs,
  goal: theirs,
  goal_rule: theirs,
  safe_deposit_box: theirs,
  safe_deposit_charge: (of) =>
    sql`box_id in (select id from safe_deposit_box where ${theirs(of)}) and due_at is not null`,
  overdraft_terms: all,
  payee_rule: theirs,
  // Their sums are enough: see `summed`.
  goal_movement: null,
  card_entry: null,
  alert: null,
  alert_reading: null,
  approval: null,
  attempt: null,
  audit_record: null,
  authenticator: null,
  box_visit: null,
  budget: null,
  card_issue: null,
  card_lock: null,
  card_pin: null,
  card_posting: null,
  challenge: null,
  contact_change: null,
  conversation: null,
  credential: null,
  credit_score: null,
  credit_score_factor: null,
  deposit_image: null,
  enrolment: null,
  entry: null,
  filed_transaction: null,
  former_holder: null,
  fund: null,
  fund_price: null,
  fund_purchase: null,
  intent: null,
  invitation: null,
  known_browser: null,
  letter_run: null,
  loan_application: null,
  member_event: null,
  message: null,
  muted_asker: null,
  name_check: null,
  notice_mark: null,
  notice_read: null,
  outgoing_message: null,
  overdraft_choice: null,
  passkey: null,
  password_reset: null,
  pending_authenticator: null,
  push_key: null,
  push_subscription: null,
  receipt: null,
  recovery_code: null,
  sealing_key: null,
  search_phrase: null,
  server_process: null,
  session: null,
  split_part: null,
  staff_call: null,
  statement: null,
  statement_run: null,
  tax_form: null,
  tax_form_run: null,
  transaction_note: null,
  travel_notice: null,
  trusted_contact: null,
};

/**
 * Copies what the due work of a membership reads, as it stands at one moment. It locks nothing that a writer waits for, and
 * its size does not grow with the history.
 */
export async function copyMembership(
  { db }: Pick<BankStore, 'db'>,
  membershipId: string,
  { today, timeZone }: { readonly today: LocalDate; readonly timeZone: string },
): Promise<MembershipCopy> {
  const since = addDays(today, -daysBack);
  const of = {
    membershipId,
    since,
    sinceAt: startOfDay(since, timeZone),
    yesterdayAt: startOfDay(addDays(today, -1), timeZone),
  };
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const copy: [keyof Tables, readonly object[]][] = [];
      for (const [table, rows] of Object.entries(copied)) {
        if (rows === null) continue;
        const name = table as keyof Tables;
        copy.push([name, await read(trx, name, rows(of))]);
      }
      return [...copy, ...(await summed(trx, membershipId))];
    });
}

async function read(
  trx: Kysely<Tables>,
  table: keyof Tables,
  rows: RawBuilder<unknown>,
): Promise<readonly object[]> {
  const newest = table === 'account_transaction' ? sql`order by at desc` : sql``;
  const found = await sql<object>`
    select * from ${sql.table(table)} where ${rows} ${newest} limit ${rowsMost}`.execute(trx);
  return found.rows;
}

/** Rows of which only the sum counts, such as all money given to a goal, as one row each. */
async function summed(trx: Kysely<Tables>, membershipId: string): Promise<MembershipCopy> {
  const goals = await sql<object>`
    select membership_id, goal_id, 'all' as id, sum(amount) as amount, 0 as at from (
      select membership_id, goal_id, amount from goal_movement where membership_id = ${membershipId}
      union all
      select membership_id, goal_id, amount from transfer
      where membership_id = ${membershipId} and goal_id is not null and status = 'completed'
    ) as moved group by membership_id, goal_id having sum(amount) <> 0`.execute(trx);
  const cards = await sql<object>`
    select card_id as id, card_id, case when sum(amount) > 0 then 'purchase' else 'payment' end as kind,
      '' as description, sum(amount) as amount, 0 as at
    from card_entry where card_id in (select id from card where membership_id = ${membershipId})
    group by card_id having sum(amount) <> 0`.execute(trx);
  return [
    ['goal_movement', goals.rows],
    ['card_entry', cards.rows],
  ];
}

/** Writes a copy into a database that has the tables of the bank and no other membership. */
export async function writeCopy(scope: DatabaseTransaction, copy: MembershipCopy): Promise<void> {
  // The catalogue as the bank began with it.
  await scope.trx.deleteFrom('product').execute();
  await scope.trx.deleteFrom('loan_product').execute();
  for (const [table, rows] of copy) await insertRows(scope, table, rows as never);
}
