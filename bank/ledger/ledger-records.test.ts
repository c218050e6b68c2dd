import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { planOf } from '../testing/test-tables.ts';
import { unfinishedTransfers } from './ledger-records.ts';

describeOnEveryStore('the unfinished transfers of a member', ({ open }) => {
  test('are found by their index, not among all transfers of the bank', async () => {
    const store = await open<Tables>();
    const query = unfinishedTransfers(store.db, 'member').select('id').compile();
    const plan = await planOf(store, query);
    expect(plan).toContain('transfer_unfinished');
  });
});
