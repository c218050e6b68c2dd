import { type Kysely, sql } from 'kysely';
import { fees } from '../ledger/chart-of-accounts.ts';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from '../verify/check.ts';
import { checkPages, type Ordered } from '../verify/key-pages.ts';

const charges: Ordered = {
  table: 'safe_deposit_charge',
  columns: ['id'],
  before: [''],
  pageSize: 5_000,
};

/** That each fee of a box was taken once and whole, into the bank's fees. */
export const safeDepositChecks: readonly Check[] = [
  { name: 'Each fee of a safe deposit box that was paid has its posting', run: postingsMatch },
];

async function postingsMatch(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, charges, {
    wrong: (page) => sql<{ id: string }>`
      select charge.id
      from safe_deposit_charge as charge
        left join safe_deposit_box as box on box.id = charge.box_id
        left join entry as taken on taken.posting_id = charge.posting_id
          and taken.account_id = box.account_id and taken.amount = -charge.amount
        left join entry as received on received.posting_id = charge.posting_id
          and received.account_id = ${fees} and received.amount = charge.amount
      where ${page.of('charge')} and (charge.paid_at is not null)
        <> (taken.amount is not null and received.amount is not null)`,
    fault: ({ id }) => `The posting of safe deposit fee ${id} is not that of such a one`,
  });
}
