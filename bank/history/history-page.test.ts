import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { historyOfPosting } from './history-page.ts';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { planOf } from '../testing/test-tables.ts';

describeOnEveryStore('the rows of a posting', ({ open }) => {
  test('are found by the posting, not among all rows of the member', async () => {
    const store = await open<Tables>();
    const query = historyOfPosting(store.db, 'member', sql<string>`'posting'`).compile();
    const plan = await planOf(store, query);
    expect(plan).toMatch(/account_transaction_posting_unique|INDEX \w+ \(posting_id=\?\)/);
    expect(plan).not.toContain('account_transaction_by_time');
  });
});
