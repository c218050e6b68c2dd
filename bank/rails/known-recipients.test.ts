import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { planOf } from '../testing/test-tables.ts';
import { paidRecipients } from './known-recipients.ts';

describeOnEveryStore('whom a member has paid', ({ open }) => {
  test('is found by the index of transfers to others, not among all transfers of the bank', async () => {
    const store = await open<Tables>();
    const query = paidRecipients(store.db, 'member', 'zelle').compile();
    const plan = await planOf(store, query);
    expect(plan).toContain('transfer_to_others');
  });
});
