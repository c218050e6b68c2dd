import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { interestPaid } from '../ledger/chart-of-accounts.ts';
import type { Check, Findings } from '../verify/check.ts';
import { keyPages, type Ordered } from '../verify/key-pages.ts';

const dividends: Ordered = {
  table: 'dividend',
  columns: ['membership_id', 'account_id', 'month'],
  before: ['', '', ''],
  pageSize: 5_000,
};

/** Each paid dividend has a posting of its own. */
export const dividendChecks: readonly Check[] = [
  { name: 'Each dividend was paid to its account by a posting of its own', run: paidByPosting },
];

async function paidByPosting(db: Kysely<Tables>, findings: Findings): Promise<void> {
  for await (const page of keyPages(db, dividends)) {
    const { rows } = await sql<{ account: string; month: string }>`
      select dividend.account_id as account, dividend.month
      from dividend
        left join entry as own on own.posting_id = dividend.posting_id
          and own.account_id = dividend.account_id and own.amount > 0
        left join entry as paid on paid.posting_id = dividend.posting_id
          and paid.account_id = ${interestPaid} and paid.amount = -own.amount
      where ${page.of('dividend')} and dividend.posting_id is not null and (
        paid.posting_id is null or exists (
          select 1 from dividend as other where other.posting_id = dividend.posting_id
            and other.membership_id = dividend.membership_id
            and (other.account_id <> dividend.account_id or other.month <> dividend.month)))`.execute(
      db,
    );
    for (const { account, month } of rows) {
      findings.fault(`The dividend of account ${account} for ${month} has no posting of its own`);
    }
    findings.checked += page.size;
  }
}
