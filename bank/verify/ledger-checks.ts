import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from './check.ts';
import { checkPages, keyPages, type Ordered } from './key-pages.ts';

const postings: Ordered = { table: 'posting', columns: ['id'], before: [''], pageSize: 5_000 };
const entries: Ordered = {
  table: 'entry',
  columns: ['posting_id', 'account_id'],
  before: ['', ''],
  pageSize: 10_000,
};
const balances: Ordered = {
  table: 'account_balance',
  columns: ['account_id'],
  before: [''],
  pageSize: 10_000,
};
/** That money is neither made nor destroyed, and each balance is what its entries say. */
export const ledgerChecks: readonly Check[] = [
  { name: 'Each posting has two entries or more, which sum to zero', run: postingsBalance },
  { name: 'All entries together sum to zero', run: ledgerBalances },
  { name: 'Each entry belongs to a posting and an account', run: entriesBelong },
  { name: 'Each balance is the sum of its entries', run: balancesAgree },
  { name: 'The entries of each account follow each other without a gap', run: chainsHold },
  { name: 'No account is below its floor', run: floorsHold },
];

async function postingsBalance(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, postings, {
    wrong: (page) => sql<{ id: string; entries: number; total: number }>`
      select posting.id,
        coalesce(held.entries, 0) as entries, coalesce(held.total, 0) as total
      from posting left join (
        select entry.posting_id, count(*) as entries, sum(entry.amount) as total
        from entry where ${page.around('entry.posting_id')}
        group by entry.posting_id
      ) as held on held.posting_id = posting.id
      where ${page.of('posting')}
        and (held.entries is null or held.entries < 2 or held.total <> 0)`,
    fault: (row) => `Posting ${row.id} has ${row.entries} entries, which sum to ${row.total}`,
  });
}

async function ledgerBalances(db: Kysely<Tables>, findings: Findings): Promise<void> {
  let total = 0n;
  for await (const page of keyPages(db, entries)) {
    const { rows } = await sql<{ total: number }>`
      select sum(entry.amount) as total from entry
      where ${page.of('entry')} and ${page.around('entry.posting_id')}`.execute(db);
    total += BigInt(rows[0]?.total ?? 0);
    findings.checked += page.size;
  }
  if (total !== 0n) {
    findings.fault(`The entries of the whole ledger sum to ${total}`);
  }
}

async function entriesBelong(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, entries, {
    wrong: (page) => sql<{ posting: string; account: string; missing: string }>`
      select entry.posting_id as posting, entry.account_id as account,
        case when posting.id is null then 'posting' else 'account' end as missing
      from entry
        left join posting
          on posting.id = entry.posting_id and ${page.around('posting.id')}
        left join account on account.id = entry.account_id
      where ${page.of('entry')} and ${page.around('entry.posting_id')}
        and (posting.id is null or account.id is null)`,
    fault: ({ posting, account, missing }) =>
      `The entry of posting ${posting} in account ${account} has no ${missing}`,
  });
}

/**
 * The bank's own accounts have no balance row: they are summed when they are asked for. All accounts are read together,
 * here and below: no index leads from an account to its entries, so that each query reads all of them.
 */
async function balancesAgree(db: Kysely<Tables>, findings: Findings): Promise<void> {
  const { rows } = await sql<{
    id: string;
    balance: number | null;
    version: number | null;
    total: number;
    entries: number;
  }>`
    with sums as materialized (
      select entry.account_id as id, sum(entry.amount) as total, count(*) as entries
      from entry group by entry.account_id
    )
    select account.id, held.balance, held.version,
      coalesce(sums.total, 0) as total, coalesce(sums.entries, 0) as entries
    from account
      left join account_balance as held on held.account_id = account.id
      left join sums on sums.id = account.id
    where account.membership_id is not null and (held.balance is null
      or held.balance <> coalesce(sums.total, 0)
      or held.version <> coalesce(sums.entries, 0))`.execute(db);
  for (const { id, balance, version, total, entries: count } of rows) {
    findings.fault(
      balance === null
        ? `Account ${id} has no balance`
        : `Account ${id} has a balance of ${balance} after ${version} entries, ` +
            `but its ${count} entries sum to ${total}`,
    );
  }
  findings.checked += await countAccounts(db);
}

/** How many accounts there are, those of the bank itself too. */
export async function countAccounts(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The entries of a member's account are numbered from 1, each number once, and each states the balance that it leaves.
 * Those of the bank's own accounts state neither.
 */
async function chainsHold(db: Kysely<Tables>, findings: Findings): Promise<void> {
  const { rows } = await sql<{ account: string; version: number; posting: string }>`
    select * from (
      select entry.account_id as account, entry.version, entry.posting_id as posting,
        entry.amount, entry.balance_after,
        lag(entry.version, 1, 0) over chain as version_before,
        lag(entry.balance_after, 1, 0) over chain as balance_before
      from entry where entry.version is not null
      window chain as (partition by entry.account_id order by entry.version, entry.posting_id)
    ) as followed
    where version <> version_before + 1 or balance_after <> balance_before + amount`.execute(db);
  for (const { account, version, posting } of rows) {
    findings.fault(
      `Entry ${version} of account ${account}, of posting ${posting}, does not follow the one before`,
    );
  }
  findings.checked += await countAccounts(db);
  await numbersBelong(db, findings);
}

async function numbersBelong(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, entries, {
    wrong: (page) => sql<{ account: string; posting: string }>`
      select entry.account_id as account, entry.posting_id as posting
      from entry join account on account.id = entry.account_id
      where ${page.of('entry')} and ${page.around('entry.posting_id')} and (
        (entry.version is null) <> (account.membership_id is null)
        or (entry.version is null) <> (entry.balance_after is null))`,
    fault: ({ account, posting }) =>
      `The entry of posting ${posting} in account ${account} is numbered wrongly`,
    isNoted: false,
  });
}

async function floorsHold(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, balances, {
    wrong: (page) => sql<{ id: string; balance: number; floor: number }>`
      select held.account_id as id, held.balance, held.floor
      from account_balance as held
      where ${page.of('held')} and held.balance < held.floor - held.overdraft`,
    fault: ({ id, balance, floor }) =>
      `Account ${id} has a balance of ${balance}, below its floor of ${floor}`,
  });
}
