import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEveryStore } from '#stores/every-store.ts';
import { baselineOf } from '../../testing/empty-bank.ts';
import type { Tables } from '../../tables.ts';
import { createTables } from './migrate.ts';

/** Sharding engines refuse a column and its check in one statement. */
const addsCheckedColumn = /\balter table\b[^;]*\badd column\b[^;]*\bcheck\b/i;

test('A column that is added with its check is found, and a check that is added by itself is not', () => {
  const column = 'alter table "card" add column "limit" bigint';
  expect(`${column} check ("limit" > 0)`).toMatch(addsCheckedColumn);
  expect(`${column} not null default 0`).not.toMatch(addsCheckedColumn);
  expect('alter table card add constraint few check (cards < 9)').not.toMatch(addsCheckedColumn);
});

describeOnEveryStore('the migrations', ({ open }) => {
  test('none adds a column together with its check', async () => {
    const { db, engine } = await open<Tables>();
    const statements = [baselineOf(engine)];
    const recorder: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        statements.push(db.getExecutor().compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    await createTables({ db: db.withPlugin(recorder), engine }, baselineOf(engine));
    expect(statements.filter((one) => addsCheckedColumn.test(one))).toEqual([]);
  });
});
