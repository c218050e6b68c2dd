import { type Kysely, sql } from 'kysely';
import { clearing } from '../ledger/chart-of-accounts.ts';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from '../verify/check.ts';
import { checkPages, type Ordered } from '../verify/key-pages.ts';

const deposits: Ordered = { table: 'deposit', columns: ['id'], before: [''], pageSize: 2_000 };
const postings: Ordered = { table: 'posting', columns: ['id'], before: [''], pageSize: 10_000 };
/** Few, since one account may have many holds. */
const balances: Ordered = {
  table: 'account_balance',
  columns: ['account_id'],
  before: [''],
  pageSize: 500,
};

/** Each deposit is in its account, and held exactly as long as it should be. */
export const depositChecks: readonly Check[] = [
  { name: 'What is held of each balance is the sum of its holds', run: heldAgrees },
  { name: 'Each deposit has the postings of its status', run: postingsMatchStatus },
  { name: 'The holds of each deposit add up to it, and end with it', run: holdsMatchStatus },
];

async function heldAgrees(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, balances, {
    wrong: (page) => sql<{ id: string; held: number; holds: number }>`
      select * from (
        select balance.account_id as id, balance.held, coalesce((
          select sum(placed.amount) from account_hold as placed
          where placed.account_id = balance.account_id and placed.ended_at is null), 0) as holds
        from account_balance as balance where ${page.of('balance')}
      ) as sums
      where held <> holds`,
    fault: ({ id, held, holds }) =>
      `${held} of account ${id} is held, but its holds sum to ${holds}`,
  });
}

/** Out of clearing and into the account; back again, if the check was returned. */
async function postingsMatchStatus(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, deposits, {
    wrong: (page) => sql<{ id: string; status: string }>`
      select deposit.id, deposit.status
      from deposit
        left join posting as made
          on made.id = deposit.posting_id and made.kind = 'check-deposited'
        left join entry as brought on brought.posting_id = made.id
          and brought.account_id = deposit.account_id and brought.amount = deposit.amount
        left join entry as cleared on cleared.posting_id = made.id
          and cleared.account_id = ${clearing('mobile-deposit')}
          and cleared.amount = -deposit.amount
        left join posting as undone on undone.id = deposit.return_posting_id
          and undone.kind = 'deposit-returned' and undone.reverses = deposit.posting_id
        left join entry as taken on taken.posting_id = undone.id
          and taken.account_id = deposit.account_id and taken.amount = -deposit.amount
      where ${page.of('deposit')} and (
        brought.amount is null or cleared.amount is null
        or (deposit.status = 'returned') <> (taken.amount is not null))`,
    fault: ({ id, status }) =>
      `Deposit ${id} is ${status}, but its postings are not those of such a one`,
  });
  await checkPages(db, findings, postings, {
    wrong: (page) => sql<{ id: string }>`
      select posting.id from posting
        left join deposit as made on made.posting_id = posting.id
        left join deposit as undone on undone.return_posting_id = posting.id
      where ${page.of('posting')} and (
        (posting.kind = 'check-deposited' and made.id is null)
        or (posting.kind = 'deposit-returned' and undone.id is null))`,
    fault: ({ id }) => `Posting ${id} is of a deposit that does not exist`,
    isNoted: false,
  });
}

/** A pending deposit has at least one hold that has not ended; all holds of any other deposit have ended. */
async function holdsMatchStatus(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, deposits, {
    wrong: (page) => sql<{ id: string; status: string; held: number }>`
      select deposit.id, deposit.status, coalesce(sum(placed.amount), 0) as held
      from deposit left join account_hold as placed
        on placed.deposit_id = deposit.id and placed.account_id = deposit.account_id
      where ${page.of('deposit')}
      group by deposit.id, deposit.status, deposit.amount
      having coalesce(sum(placed.amount), 0) <> deposit.amount
        or (deposit.status = 'pending') <> (count(placed.id) > count(placed.ended_at))
      `,
    fault: ({ id, status, held }) =>
      `Deposit ${id} is ${status}, but its holds of ${held} are not those of it`,
  });
}
