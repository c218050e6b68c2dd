import { expect, test } from 'vitest';
import { faultsOf } from '#bank/testing/audited.ts';
import { withBenchStore } from '../harness.ts';
import { generate } from './generate.ts';

test.each(['sqlite', 'postgres'] as const)(
  'A generated credit union on %s passes every check, and each member has a history',
  async (name) => {
    await withBenchStore(name, async (benchStore) => {
      const { members, lines } = await generate(benchStore, { members: 20, years: 1 });
      expect(members).toHaveLength(20);
      const store = await benchStore.open();
      try {
        expect(await faultsOf({ store })).toEqual([]);
        const rows = await store.db
          .selectFrom('account_transaction')
          .select(['membership_id'])
          .execute();
        expect(rows).toHaveLength(lines);
        expect(new Set(rows.map((row) => row.membership_id)).size).toBe(20);
      } finally {
        await store.close();
      }
    });
  },
);
