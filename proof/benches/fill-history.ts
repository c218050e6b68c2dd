import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Category } from '#contract/transactions/transactions.ts';
import type { BankDependencies } from '#bank/index.ts';
import { addDays, localMoment, startOfDay } from '#bank/calendar/local-time.ts';
import { clearing } from '#bank/ledger/chart-of-accounts.ts';
import { phraseOf, phraseText } from '#bank/history/search-terms.ts';
import type { Tables } from '#bank/tables.ts';
import type { TestAccount } from '#bank/testing/test-member.ts';
import { fillBeforeIndexes } from './late-indexes.ts';

const shops: readonly (readonly [description: string, category: Category])[] = [
  ['Corner Grocery', 'Groceries'],
  ['Harbor Coffee', 'Dining'],
  ['City Transit', 'Transportation'],
  ['Northside Hardware', 'Shopping'],
  ['Valley Electric', 'Utilities'],
  ['Lantern Books', 'Shopping'],
  ['Old Mill Bakery', 'Dining'],
];

/** Found in one row of every hundred thousand. */
export const rareWord = 'zeppelin';

const days = 3_650;
/** The number of shops that are named once in a while, each in its turn. */
const stalls = 5_000;
const daysPerCommit = 10;

/** The parts of a bank that filling needs, whichever host opened it. */
export type FilledBank = Pick<BankDependencies, 'store' | 'clock' | 'timeZone'>;

interface HistoryOwner {
  readonly membershipId: string;
  readonly accounts: Readonly<Record<string, Pick<TestAccount, 'id' | 'name'>>>;
}

/**
 * Fills the history of a member who is in the bank already, such as the sample member: the same for a bank on a
 * server and for one in a browser tab.
 */
export async function fillHistoryOf(
  bank: FilledBank,
  username: string,
  rows: number,
): Promise<void> {
  await fillHistory(bank, await ownerNamed(bank, username), rows);
}

async function ownerNamed({ store }: FilledBank, username: string): Promise<HistoryOwner> {
  const accounts = await store.db
    .selectFrom('account')
    .innerJoin('party', 'party.membership_id', 'account.membership_id')
    .innerJoin('person', 'person.id', 'party.person_id')
    .select(['party.membership_id as membershipId', 'account.id', 'account.name', 'account.handle'])
    .where('person.username', '=', username)
    .execute();
  const [first] = accounts;
  if (first === undefined) throw new Error(`No member ${username} with an account`);
  return {
    membershipId: first.membershipId,
    accounts: Object.fromEntries(accounts.map(({ handle, id, name }) => [handle, { id, name }])),
  };
}

/**
 * Fills the member's checking account with so many payments of one to two dollars over the last ten years, evenly.
 * They alternate between out and in, so that the balance stays. The rows are those that the bank would have written,
 * sums and phrases included, but written by the database itself: `bank verify` finds nothing wrong with them. Members whose
 * histories are filled in one bank have a number each, below 256.
 */
export async function fillHistory(
  bank: FilledBank,
  member: HistoryOwner,
  rows: number,
  number = 0,
): Promise<void> {
  const { db } = bank.store;
  const account = checkingOf(member);
  await writeKinds(db, member.membershipId, account);
  await fillBeforeIndexes(bank.store, ['posting', 'entry', 'account_transaction'], () =>
    writeAllDays(bank, { membershipId: member.membershipId, account, number }, rows),
  );
  await sumUp(db, member.membershipId, account.id, rows);
}

async function writeAllDays(
  { store, clock, timeZone }: FilledBank,
  whose: FilledAccount,
  rows: number,
): Promise<void> {
  const today = localMoment(clock.now(), timeZone).date;
  for (let first = 0; first < days; first += daysPerCommit) {
    const filled = Array.from({ length: Math.min(daysPerCommit, days - first) }, (_, offset) => {
      const day = first + offset;
      const date = addDays(today, day - days);
      const from = startOfDay(date, timeZone);
      const before = startOfDay(addDays(date, 1), timeZone);
      const stepMs = Math.floor((before - from) / (rows / days + 1));
      const place = (ofDay: number) => Math.floor((rows * ofDay) / days);
      return { date, from, stepMs, first: place(day), last: place(day + 1) - 1 };
    });
    await store.db.transaction().execute((trx) => writeDays(trx, store.engine, whose, filled));
  }
}

/** The owner of the written rows; the number is part of their keys. */
interface FilledAccount {
  readonly membershipId: string;
  readonly account: Pick<TestAccount, 'id' | 'name'>;
  readonly number: number;
}

/** A day of the history: its first and last row, and the distance between rows. */
interface FilledDay {
  readonly date: string;
  readonly from: number;
  readonly stepMs: number;
  readonly first: number;
  readonly last: number;
}

function checkingOf({ accounts }: HistoryOwner): Pick<TestAccount, 'id' | 'name'> {
  const account = accounts['checking'];
  if (account === undefined) throw new Error('The member has no checking account');
  return account;
}

/** The numbered purchases: the shops, the same with the rare word, and the stalls. */
async function writeKinds(
  db: Kysely<Tables>,
  membershipId: string,
  { id: accountId, name }: Pick<TestAccount, 'id' | 'name'>,
): Promise<void> {
  const kinds = [
    ...shops,
    ...shops.map(([shop, category]) => [`${shop} ${rareWord}`, category] as const),
    ...Array.from({ length: stalls }, (_, stall) => [`Market Stall ${stall}`, 'Dining'] as const),
  ];
  await sql`create table filled_kind (number integer primary key, description text, category text,
    words text, phrase bigint)`.execute(db);
  await db.transaction().execute(async (trx) => {
    for (const [place, [description, category]] of kinds.entries()) {
      const phrase = phraseOf({ membershipId, accountId, category, description });
      await sql`insert into filled_kind (number, description, category, words, phrase)
        values (${place}, ${description}, ${category}, ${phraseText(description, category, name)},
          ${phrase})`.execute(trx);
    }
  });
}

function column(place: number): RawBuilder<unknown> {
  return sql`cast(value ->> ${sql.lit(place)} as bigint)`;
}

async function writeDays(
  trx: Kysely<Tables>,
  engine: BankDependencies['store']['engine'],
  { membershipId, account: { id: account, name }, number }: FilledAccount,
  filled: readonly FilledDay[],
): Promise<void> {
  const hex = (value: RawBuilder<unknown>) =>
    engine === 'postgres' ? sql`lpad(to_hex(${value}), 12, '0')` : sql`printf('%012x', ${value})`;
  const numbered = number.toString(16).padStart(2, '0');
  /** A UUIDv7 that is the same at every run for the same member, time and place. */
  const key = (kind: number) =>
    sql`substr(${hex(sql`at`)}, 1, 8) || '-' || substr(${hex(sql`at`)}, 9) || '-7000-8'
      || ${sql.lit(`${numbered}${kind}`)} || '-' || ${hex(sql`place`)}`;
  const list = JSON.stringify(
    filled
      .filter(({ first, last }) => first <= last)
      .map(({ date, from, stepMs, first, last }) => [first, last, from, stepMs, date]),
  );
  const listed =
    engine === 'postgres'
      ? sql`json_array_elements(cast(${list} as json)) as filled(value)`
      : sql`json_each(${list})`;
  const rows = sql`with recursive series(place, first, last, start, step, day) as (
      select ${column(0)}, ${column(0)}, ${column(1)}, ${column(2)}, ${column(3)}, value ->> 4
      from ${listed}
      union all select place + 1, first, last, start, step, day from series where place < last
    ), payment as (
      select place, day, start + (place - first) * step as at,
        100 + place / 2 % 100 as amount, case when place % 2 = 0 then -1 else 1 end as sign,
        case when place % 100000 = 77 then 7 + place % 7
          when place % 100 = 50 then 14 + place / 100 % ${sql.lit(stalls)}
          else place % 7 end as kind
      from series
    )`;
  await sql`insert into posting (id, kind, at)
    ${rows} select ${key(2)}, case when sign < 0 then 'payment-out' else 'payment-in' end, at
    from payment`.execute(trx);
  const opening = sql`account_balance.balance + case when sign < 0 then -amount else 0 end`;
  await sql`insert into entry (posting_id, account_id, amount, balance_after, version)
    ${rows} select ${key(2)}, account_balance.account_id, sign * amount, ${opening},
      account_balance.version + place + 1
    from payment join account_balance on account_balance.account_id = ${account}`.execute(trx);
  await sql`insert into entry (posting_id, account_id, amount)
    ${rows} select ${key(2)}, ${clearing('card')}, -sign * amount from payment`.execute(trx);
  const newline = engine === 'postgres' ? sql`chr(10)` : sql`char(10)`;
  const label = sql`substr(cast(at as text), length(cast(at as text)) - 5)`;
  const dollars = sql`'$1.' || substr(cast(amount as text), 2)`;
  await sql`insert into account_transaction (id, membership_id, account_id, posting_id, type, description,
      amount, at, status, category, label, search_text, day, phrase)
    ${rows} select ${key(1)}, ${membershipId}, ${account}, ${key(2)},
      case when sign < 0 then 'debit' else 'credit' end, description, amount, at, 'completed', category,
      'TXN-' || ${label},
      lower(description) || ${newline} || 'txn-' || ${label} || ${newline} || ${newline}
        || lower(category) || ${newline} || ${name.toLowerCase()} || ${newline} || day
        || ${newline} || ${dollars} || ${newline} || ${dollars},
      day, phrase
    from payment join filled_kind on filled_kind.number = payment.kind`.execute(trx);
}

/** The bank's derived data of the rows: the balance, the sums of each day, the phrases. */
async function sumUp(
  db: Kysely<Tables>,
  membershipId: string,
  account: string,
  rows: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const left = rows % 2 === 0 ? 0 : 100 + (Math.floor((rows - 1) / 2) % 100);
    await sql`update account_balance set balance = balance - ${left}, version = version + ${rows}
      where account_id = ${account}`.execute(trx);
    await sql`insert into search_phrase (membership_id, phrase, account_id, category, text)
      select ${membershipId}, phrase, ${account}, category, words from filled_kind where true
      on conflict do nothing`.execute(trx);
    await sql`drop table filled_kind`.execute(trx);
    await sql`delete from daily_sum where membership_id = ${membershipId}`.execute(trx);
    await sql`insert into daily_sum (membership_id, day, account_id, category, credits, money_in, debits,
        money_out, void_credits, void_debits)
      select membership_id, day, account_id, category,
        ${rowsOf('credit', sql`not in`)}, ${moneyOf('credit')},
        ${rowsOf('debit', sql`not in`)}, ${moneyOf('debit')},
        ${rowsOf('credit', sql`in`)}, ${rowsOf('debit', sql`in`)}
      from account_transaction where membership_id = ${membershipId} group by 1, 2, 3, 4`.execute(
      trx,
    );
  });
}

function counts(type: string, status: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`type = ${sql.lit(type)} and status ${status} ('failed', 'cancelled')`;
}

function rowsOf(type: string, status: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`sum(case when ${counts(type, status)} then 1 else 0 end)`;
}

function moneyOf(type: string): RawBuilder<unknown> {
  return sql`sum(case when ${counts(type, sql`not in`)} then amount else 0 end)`;
}
