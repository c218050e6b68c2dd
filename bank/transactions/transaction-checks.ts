import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from '../verify/check.ts';
import { countAccounts } from '../verify/ledger-checks.ts';
import { checkPages, keyPages, type Ordered } from '../verify/key-pages.ts';

const transactions: Ordered = {
  table: 'account_transaction',
  columns: ['id'],
  before: [''],
  pageSize: 5_000,
};
const entries: Ordered = {
  table: 'entry',
  columns: ['posting_id', 'account_id'],
  before: ['', ''],
  pageSize: 10_000,
};

/** That members are shown what the ledger holds. */
export const transactionChecks: readonly Check[] = [
  { name: 'Each transaction shows an entry of its account', run: transactionsShowEntries },
  { name: 'Each entry of a member is shown by a transaction', run: entriesAreShown },
  { name: 'The transactions of each account add up to its entries', run: historiesAddUp },
  { name: 'Each transaction is booked when nothing was open about it any more', run: bookedInTime },
];

/**
 * Each line has the time of its posting, and its transfer; it has no transfer where that is of another member, the payer of
 * a request.
 */
async function transactionsShowEntries(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, transactions, {
    wrong: (page) => sql<{ id: string; posting: string }>`
      select * from (
        select line.id, line.posting_id as posting, line.membership_id as member,
          case when line.type = 'credit' then line.amount else -line.amount end as shown,
          (select entry.amount from entry
            where entry.posting_id = line.posting_id and entry.account_id = line.account_id) as held,
          (select account.membership_id from account where account.id = line.account_id) as owner,
          exists (
            select 1 from posting
            where posting.id = line.posting_id and posting.at = line.at
              and (coalesce(posting.transfer_id, '') = coalesce(line.transfer_id, '')
                or line.transfer_id is null and exists (
                  select 1 from transfer where transfer.id = posting.transfer_id
                    and transfer.membership_id <> line.membership_id))) as is_of_posting
        from account_transaction as line where ${page.of('line')}
      ) as found
      where held is null or held <> shown or owner is null or owner <> member
        or not is_of_posting`,
    fault: ({ id, posting }) => `Transaction ${id} has no entry like it in posting ${posting}`,
  });
}

/** An entry without a line reverses the entry of a transaction which failed or was cancelled: statements list both. */
async function entriesAreShown(db: Kysely<Tables>, findings: Findings): Promise<void> {
  for await (const page of keyPages(db, entries)) {
    const { rows } = await sql<{ account: string; posting: string }>`
      select entry.account_id as account, entry.posting_id as posting
      from entry
        left join account_transaction as line
          on line.posting_id = entry.posting_id and line.account_id = entry.account_id
            and ${page.around('line.posting_id')}
      where ${page.of('entry')} and ${page.around('entry.posting_id')}
        and entry.version is not null and line.id is null
        and not exists (
          select 1 from posting join account_transaction as void
            on void.posting_id = posting.reverses and void.account_id = entry.account_id
          where posting.id = entry.posting_id and void.status in ('failed', 'cancelled'))`.execute(
      db,
    );
    for (const { account, posting } of rows) {
      findings.fault(`The entry of posting ${posting} in account ${account} is shown nowhere`);
    }
    findings.checked += page.size;
  }
}

/** The money of failed and cancelled transactions is back: they count for nothing. */
async function historiesAddUp(db: Kysely<Tables>, findings: Findings): Promise<void> {
  const { rows } = await sql<{ id: string; shown: number; held: number }>`
    with held as materialized (
      select entry.account_id as id, sum(entry.amount) as total
      from entry group by entry.account_id
    ), shown as materialized (
      select line.membership_id, line.account_id as id,
        sum(case when line.type = 'credit' then line.amount else -line.amount end) as total
      from account_transaction as line
      where line.status not in ('failed', 'cancelled') group by 1, 2
    )
    select account.id, coalesce(shown.total, 0) as shown, coalesce(held.total, 0) as held
    from account
      left join held on held.id = account.id
      left join shown on shown.id = account.id and shown.membership_id = account.membership_id
    where account.membership_id is not null
      and coalesce(shown.total, 0) <> coalesce(held.total, 0)`.execute(db);
  for (const { id, shown, held } of rows) {
    findings.fault(`The transactions of account ${id} add up to ${shown}, its entries to ${held}`);
  }
  findings.checked += await countAccounts(db);
}

/** See `booked-movements.ts`: only the debit of a transfer and a deposited check are booked later than they were made. */
async function bookedInTime(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, transactions, {
    wrong: (page) => sql<{ id: string }>`
      select line.id from account_transaction as line
        left join posting as made on made.id = line.posting_id
      where ${page.of('line')} and coalesce(line.booked_at, -1) <> coalesce(
        case when line.status in ('processing', 'pending') then null else
          case made.kind
            when 'transfer-sent' then (
              select min(ending.at) from posting as ending
              where ending.transfer_id = made.transfer_id
                and ending.kind in ('transfer-completed', 'transfer-returned'))
            when 'check-deposited' then (
              select max(placed.ended_at) from deposit
                join account_hold as placed on placed.deposit_id = deposit.id
              where deposit.membership_id = line.membership_id and deposit.posting_id = made.id)
          end
        end, -1)
      order by line.id`,
    fault: ({ id }) => `Transaction ${id} does not say when it was booked`,
  });
}
