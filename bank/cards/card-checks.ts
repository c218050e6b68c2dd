import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from '../verify/check.ts';
import { keyPages, type Ordered } from '../verify/key-pages.ts';

const postings: Ordered = {
  table: 'card_posting',
  columns: ['membership_id', 'entry_id'],
  before: ['', ''],
  pageSize: 1_000,
};

/** Checks that each posted purchase took from its account what its card had promised. */
export const cardChecks: readonly Check[] = [
  { name: 'Each posted purchase took what was approved', run: postingsMatchPurchases },
];

async function postingsMatchPurchases(db: Kysely<Tables>, findings: Findings): Promise<void> {
  for await (const page of keyPages(db, postings)) {
    const { rows } = await sql<{ id: string }>`
      select card_posting.entry_id as id
      from card_posting
      where ${page.of('card_posting')} and not exists (
        select 1 from card_entry
          join card on card.id = card_entry.card_id
          join entry on entry.posting_id = card_posting.posting_id
        where card_entry.id = card_posting.entry_id
          and card.membership_id = card_posting.membership_id
          and card.linked_account_id = card_posting.account_id
          and entry.account_id = card_posting.account_id
          and entry.amount = -card_entry.amount)`.execute(db);
    for (const { id } of rows) findings.fault(`Purchase ${id} was not posted as it was approved`);
    findings.checked += page.size;
  }
}
