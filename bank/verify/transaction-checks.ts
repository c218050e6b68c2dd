import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from './check.ts';
import { keyPages, type Ordered } from './key-pages.ts';

const transactions: Ordered = {
  table: 'account_transaction',
  columns: ['id'],
  before: [''],
  pageSize: 5_000,
};
/** Few, since one account may have many transactions. */
const accounts: Ordered = { table: 'account', columns: ['id'], before: [''], pageSize: 200 };

/** That members are shown what the ledger holds. */
export const transactionChecks: readonly Check[] = [
  { name: 'Each transaction shows an entry of its account', run: transactionsShowEntries },
  { name: 'The transactions of each account add up to its entries', run: historiesAddUp },
];

async function transactionsShowEntries(db: Kysely<Tables>, findings: Findings): Promise<void> {
  for await (const page of keyPages(db, transactions)) {
    const { rows } = await sql<{ id: string; posting: string }>`
      select * from (
        select line.id, line.posting_id as posting, line.member_id as member,
          case when line.type = 'credit' then line.amount else -line.amount end as shown,
          (select entry.amount from entry
            where entry.posting_id = line.posting_id and entry.account_id = line.account_id) as held,
          (select account.member_id from account where account.id = line.account_id) as owner
        from account_transaction as line where ${page.of('line')}
      ) as found
      where held is null or held <> shown or owner is null or owner <> member`.execute(db);
    for (const { id, posting } of rows) {
      findings.fault(`Transaction ${id} has no entry like it in posting ${posting}`);
    }
    findings.checked += page.size;
  }
}

/** The money of failed and cancelled transactions is back: they count for nothing. */
async function historiesAddUp(db: Kysely<Tables>, findings: Findings): Promise<void> {
  for await (const page of keyPages(db, accounts)) {
    const { rows } = await sql<{ id: string; shown: number; held: number }>`
      select * from (
        select account.id,
          coalesce((
            select sum(case when line.type = 'credit' then line.amount else -line.amount end)
            from account_transaction as line
            where line.member_id = account.member_id and line.account_id = account.id
              and line.status not in ('failed', 'cancelled')), 0) as shown,
          coalesce((
            select sum(entry.amount) from entry where entry.account_id = account.id), 0) as held
        from account
        where ${page.of('account')} and account.member_id is not null
      ) as sums
      where shown <> held`.execute(db);
    for (const { id, shown, held } of rows) {
      findings.fault(
        `The transactions of account ${id} add up to ${shown}, its entries to ${held}`,
      );
    }
    findings.checked += page.size;
  }
}
