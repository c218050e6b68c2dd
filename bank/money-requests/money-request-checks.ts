import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from '../verify/check.ts';
import { checkPages, type Ordered } from '../verify/key-pages.ts';

const requests: Ordered = {
  table: 'money_request',
  columns: ['membership_id', 'id'],
  before: ['', ''],
  pageSize: 1_000,
};

/** The invariant that an asker was paid the requested amount once, by another person. */
export const moneyRequestChecks: readonly Check[] = [
  { name: 'Each paid request for money has the one transfer that pays it', run: paidByATransfer },
];

/** A transfer that has failed or was cancelled pays nothing: its request is open again, or over. */
async function paidByATransfer(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, requests, {
    wrong: (page) => sql<{ id: string }>`
      select money_request.id
      from money_request
        left join transfer on transfer.id = money_request.transfer_id
      where ${page.of('money_request')} and money_request.status = 'paid' and not coalesce(
        transfer.status in ('processing', 'pending', 'completed')
        and transfer.to_account_id = money_request.to_account_id
        and transfer.membership_id = money_request.payer_membership_id
        and transfer.membership_id <> money_request.membership_id
        and transfer.amount = coalesce(money_request.amount, transfer.amount), false)`,
    fault: ({ id }) => `Request ${id} is paid, but no transfer pays it`,
  });
}
