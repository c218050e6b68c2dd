import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from './check.ts';
import { checkPages, type Ordered } from './key-pages.ts';

/** Few, since a member may have many transactions. */
const members: Ordered = { table: 'membership', columns: ['id'], before: [''], pageSize: 200 };
const transactions: Ordered = {
  table: 'account_transaction',
  columns: ['id'],
  before: [''],
  pageSize: 5_000,
};

/** The data kept beside the history agree with the history. */
export const historyChecks: readonly Check[] = [
  { name: 'The sums of each day are those of its transactions', run: sumsMatchRows },
  { name: 'Each transaction is found by its words', run: phrasesMatchRows },
  { name: 'The parts of each split add up to its transaction', run: partsMatchRows },
];

/** Both ways at once: any remainder of the sums less the rows is wrong. */
async function sumsMatchRows(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, members, {
    wrong: (page) => sql<{ day: string | null; account: string; category: string }>`
      select day, account_id as account, category from (
        select sum.membership_id, sum.day, sum.account_id, sum.category, sum.credits, sum.money_in,
          sum.debits, sum.money_out, sum.void_credits, sum.void_debits
        from membership join daily_sum as sum on sum.membership_id = membership.id where ${page.of('membership')}
        union all
        select line.membership_id, line.day, line.account_id, line.category,
          -sum(case when line.type = 'credit' and ${counts} then 1 else 0 end),
          -sum(case when line.type = 'credit' and ${counts} then line.amount else 0 end),
          -sum(case when line.type = 'debit' and ${counts} then 1 else 0 end),
          -sum(case when line.type = 'debit' and ${counts} then line.amount else 0 end),
          -sum(case when line.type = 'credit' and not ${counts} then 1 else 0 end),
          -sum(case when line.type = 'debit' and not ${counts} then 1 else 0 end)
        from membership join account_transaction as line on line.membership_id = membership.id
        where ${page.of('membership')}
        group by 1, 2, 3, 4
      ) as both_sides
      group by 1, 2, 3, membership_id
      having sum(credits) <> 0 or sum(money_in) <> 0 or sum(debits) <> 0 or sum(money_out) <> 0
        or sum(void_credits) <> 0 or sum(void_debits) <> 0 or day is null
      order by 1, 2, 3`,
    fault: ({ day, account, category }) =>
      `The sums of account ${account} in ${category} on ${day} are not those of its transactions`,
  });
}

async function partsMatchRows(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, members, {
    wrong: (page) => sql<{ id: string }>`
      select split.transaction_id as id from (
        select part.membership_id, part.transaction_id, sum(part.amount) as amount, count(*) as parts,
          max(part.amount) as largest
        from membership join split_part as part on part.membership_id = membership.id
        where ${page.of('membership')} group by 1, 2
      ) as split
      left join account_transaction as line
        on line.id = split.transaction_id and line.membership_id = split.membership_id
      left join split_part as listed
        on listed.membership_id = split.membership_id and listed.transaction_id = split.transaction_id
          and listed.category = line.category and listed.amount = split.largest
      where line.id is null or line.amount <> split.amount or split.parts < 2 or listed.amount is null
      order by 1`,
    fault: ({ id }) => `The parts of transaction ${id} are not the whole of it`,
  });
}

const counts = sql`line.status not in ('failed', 'cancelled')`;

/** The length of the description in the words, with the end of its line; category and account name follow. */
const described = sql`length(known.text) - length(known.category) - length(account.name) - 1`;

/** A row's phrase is the member's and holds the row's words: a search finds both or neither. */
async function phrasesMatchRows(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, transactions, {
    wrong: (page) => sql<{ id: string }>`
      select line.id from account_transaction as line
      where ${page.of('line')} and not exists (
        select 1 from search_phrase as known
        join account on account.id = known.account_id
        where known.membership_id = line.membership_id and known.phrase = line.phrase
          and known.account_id = line.account_id and known.category = line.category
          and substr(line.search_text, 1, ${described}) = substr(known.text, 1, ${described}))
      order by line.id`,
    fault: ({ id }) => `Transaction ${id} is not found by its words`,
  });
}
