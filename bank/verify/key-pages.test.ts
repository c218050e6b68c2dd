import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { describeWithTables } from '../testing/on-every-store.ts';
import { keyPages } from './key-pages.ts';

describeWithTables(['node-sqlite', 'wasm-sqlite', 'postgres'], 'pages of keys', ({ open }) => {
  async function openWithEntries(entries: readonly [account: string, version: number | null][]) {
    const store = await open<Tables>();
    for (const [index, [account, version]] of entries.entries()) {
      await store.db
        .insertInto('entry')
        .values({
          posting_id: `posting ${index}`,
          account_id: account,
          amount: 1,
          balance_after: null,
          version,
        })
        .execute();
    }
    return store;
  }

  async function pagesOf({ db }: Awaited<ReturnType<typeof openWithEntries>>, pageSize: number) {
    const pages: string[][] = [];
    const columns = ['account_id', 'version'];
    const ordered = { table: 'entry', columns, before: ['', 0], pageSize } as const;
    for await (const page of keyPages(db, ordered)) {
      const { rows } = await sql<{ account: string; version: number }>`
        select line.account_id as account, line.version from entry as line
        where ${page.of('line')} and ${page.around('line.account_id')}
        order by 1, 2`.execute(db);
      expect(rows).toHaveLength(page.size);
      pages.push(rows.map(({ account, version }) => `${account}${version}`));
    }
    return pages;
  }

  test('hold every row once, in order, also where the first column repeats', async () => {
    const store = await openWithEntries([
      ['b', 2],
      ['a', 3],
      ['c', 1],
      ['a', 1],
      ['b', 1],
      ['a', 2],
      ['a', 4],
    ]);
    expect(await pagesOf(store, 3)).toEqual([['a1', 'a2', 'a3'], ['a4', 'b1', 'b2'], ['c1']]);
    expect(await pagesOf(store, 7)).toHaveLength(1);
  });

  test('leave out rows without a key', async () => {
    const store = await openWithEntries([
      ['a', null],
      ['b', null],
      ['b', 1],
      ['c', null],
    ]);
    expect(await pagesOf(store, 2)).toEqual([['b1']]);
  });

  test('are none where there is no row', async () => {
    expect(await pagesOf(await openWithEntries([]), 2)).toEqual([]);
  });
});
