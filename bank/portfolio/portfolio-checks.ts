import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from '../verify/check.ts';
import { checkPages, type Ordered } from '../verify/key-pages.ts';

const purchases: Ordered = {
  table: 'fund_purchase',
  columns: ['id'],
  before: [''],
  pageSize: 5_000,
};

/** The purchases of funds equal the payments for them. */
export const portfolioChecks: readonly Check[] = [
  { name: 'Each purchase of funds costs what was paid for it', run: paymentsMatch },
];

/** A payment can buy units of several funds: their costs add up to the amount that left the member's account. */
async function paymentsMatch(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, purchases, {
    wrong: (page) => sql<{ id: string }>`
      select purchase.id
      from fund_purchase as purchase
      where ${page.of('purchase')} and purchase.posting_id is not null and (
        select coalesce(sum(together.cost), 0) from fund_purchase as together
        where together.posting_id = purchase.posting_id
      ) <> (
        select coalesce(-sum(entry.amount), 0) from entry
          join account on account.id = entry.account_id
            and account.membership_id = purchase.membership_id
        where entry.posting_id = purchase.posting_id
      )`,
    fault: ({ id }) => `Purchase ${id} does not cost what was paid for it`,
  });
}
