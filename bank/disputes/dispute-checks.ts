import { type Kysely, sql } from 'kysely';
import { disputedPayments } from '../ledger/chart-of-accounts.ts';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from '../verify/check.ts';
import { checkPages, type Ordered } from '../verify/key-pages.ts';

const disputes: Ordered = { table: 'dispute', columns: ['id'], before: [''], pageSize: 5_000 };
const postings: Ordered = { table: 'posting', columns: ['id'], before: [''], pageSize: 10_000 };

/** That members have been credited for disputes, and have given credits back, as the disputes say. */
export const disputeChecks: readonly Check[] = [
  { name: 'Each dispute has the postings of its status', run: postingsMatch },
];

/**
 * A credited member has the money, and the winner of a dispute keeps it; after a loss or a withdrawal the member has given
 * it back, or has it until the day on which it is taken.
 */
async function postingsMatch(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, disputes, {
    wrong: (page) => sql<{ id: string; status: string }>`
      select dispute.id, dispute.status
      from dispute
        left join posting as credit
          on credit.id = dispute.credit_posting_id and credit.kind = 'dispute-credited'
        left join entry as given on given.posting_id = credit.id
          and given.account_id = dispute.account_id and given.amount = dispute.amount
        left join posting as reversal on reversal.id = dispute.take_back_posting_id
          and reversal.kind = 'dispute-reversed' and reversal.reverses = dispute.credit_posting_id
        left join entry as taken on taken.posting_id = reversal.id
          and taken.account_id = dispute.account_id and taken.amount = -dispute.amount
      where ${page.of('dispute')} and (
        (dispute.credit_posting_id is null) <> (given.amount is null)
        or (dispute.take_back_posting_id is null) <> (taken.amount is null)
        or case dispute.status
          when 'open' then given.amount is not null
          when 'credited' then given.amount is null or taken.amount is not null
          when 'resolved-for' then given.amount is null or taken.amount is not null
          when 'resolved-against'
            then (given.amount is not null) <> (taken.amount is not null or dispute.due_at is not null)
          else (given.amount is null) <> (taken.amount is null) end)`,
    fault: ({ id, status }) =>
      `Dispute ${id} is ${status}, but its postings are not those of such a one`,
  });
  await checkPages(db, findings, postings, {
    wrong: (page) => sql<{ id: string }>`
      select posting.id
      from posting join entry on entry.posting_id = posting.id
        and entry.account_id = ${disputedPayments}
        left join dispute
          on dispute.credit_posting_id = posting.id or dispute.take_back_posting_id = posting.id
      where ${page.of('posting')} and dispute.id is null`,
    fault: ({ id }) => `Posting ${id} is of a dispute that does not exist`,
    isNoted: false,
  });
}
