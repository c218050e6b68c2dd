import type { EpochMs } from '#contract/time/time.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { dueAmong } from './due-source.ts';

describeOnEveryStore('rows that are due', ({ open }) => {
  /** Members stand in for due rows: the due time is the time of joining. */
  const next = dueAmong((db) =>
    db
      .selectFrom('membership')
      .select(['id', 'created_at as due_at'])
      .where('plan', '=', 'waiting'),
  );

  async function prepare(rows: Readonly<Record<string, number>>) {
    const { store } = await openTestBank(await open<Tables>());
    await store.db
      .insertInto('membership')
      .values(
        Object.entries(rows).map(([id, at]) => ({
          id,
          number: id,
          plan: 'waiting',
          member_since: '2026-03-02',
          created_at: at,
        })),
      )
      .execute();
    return store.db;
  }

  const rows = { c: 20, b: 10, a: 20, d: 5 };

  test('the next one due comes first, those due together by id, and no more than asked for', async () => {
    const db = await prepare(rows);
    const due = await next(db, 3);
    expect(due.map(({ id }) => id)).toEqual(['d', 'b', 'a']);
    expect(due[0]).toEqual({ id: 'd', dueAt: 5 });
  });

  test('reading goes on behind an item, also when that is gone or others are due with it', async () => {
    const db = await prepare(rows);
    const after = async (id: string, dueAt: number) =>
      (await next(db, 10, { after: { id, dueAt: dueAt as EpochMs } })).map((item) => item.id);
    expect(await after('a', 20)).toEqual(['c']);
    expect(await after('b', 20)).toEqual(['c']);
    expect(await after('d', 5)).toEqual(['b', 'a', 'c']);
    expect(await after('c', 20)).toEqual([]);
  });
});
