import { expect, onTestFinished, test } from 'vitest';
import { addSampleMember, type Tables } from '#bank/index.ts';
import { migrateTables } from '../../process/bank-tables.ts';
import { noPasswords } from '#bank/testing/plain-passwords.ts';
import { open as openPostgres } from '#stores/postgres/open.ts';
import { open as openSqlite } from '#stores/node-sqlite/open.ts';
import { createTestDatabase } from '#stores/postgres/test-database.ts';
import { systemClock as clock } from '../../process/clock.ts';
import { newId } from '../../process/random.ts';
import { begin } from './copy-progress.ts';
import { commonTables, copyRows, differences, digestOf } from './copy-bank.ts';
import { ProgressBar } from './progress-bar.ts';

/** A bank with the sample member, and a database of PostgreSQL that a copy into has begun. */
async function prepare() {
  const source = await openSqlite<Tables>({ path: ':memory:' });
  onTestFinished(() => source.close());
  await migrateTables(source);
  await addSampleMember({
    store: source,
    clock,
    newId,
    passwords: noPasswords,
    timeZone: 'America/New_York',
  });
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const target = await openPostgres<Tables>({
    url: database.url,
    onIdleConnectionLost: () => undefined,
  });
  onTestFinished(() => target.close());
  await migrateTables(target);
  const tables = await commonTables(source.db, target.db);
  await begin(target.db);
  return { source, target, tables };
}

class EndedEarly extends Error {}

test('A copy that ends after any page goes on behind it, and copies no row twice', async () => {
  const { source, target, tables } = await prepare();
  let copied = 0;
  let tries = 0;
  for (let isWhole = false; !isWhole; tries += 1) {
    let pages = 0;
    const known = copied;
    copied = 0;
    const copying = copyRows(
      source.db,
      target,
      tables,
      (_, count) => {
        copied += count;
        if (count > 0 && copied > known) pages += 1;
        if (pages === 3) throw new EndedEarly();
      },
      150,
    );
    isWhole = await copying.then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof EndedEarly)) throw error;
        return false;
      },
    );
  }
  expect(tries).toBeGreaterThan(10);
  expect(await differences(source.db, target.db, tables, () => undefined)).toEqual([]);
});

test('A changed, a missing and a swapped value are found, whatever the order of the rows', async () => {
  const { source, target, tables } = await prepare();
  await copyRows(source.db, target, tables, () => undefined);
  const differing = () => differences(source.db, target.db, tables, () => undefined);
  expect(await differing()).toEqual([]);
  const { account_id: account, balance } = await target.db
    .selectFrom('account_balance')
    .select(['account_id', 'balance'])
    .orderBy('account_id')
    .executeTakeFirstOrThrow();
  const one = target.db.updateTable('account_balance').where('account_id', '=', account);
  await one.set({ balance: balance + 1 }).execute();
  expect(await differing()).toEqual([
    expect.stringMatching(/^The table account_balance differs: (\d+) rows .* \1 in the copy\.$/),
  ]);
  await one.set({ balance }).execute();
  await target.db.deleteFrom('search_phrase').execute();
  expect(await differing()).toEqual([
    expect.stringMatching(/^The table search_phrase differs: \d+ .* 0 in the copy\.$/),
  ]);
});

test('The digest of a table does not depend on the size of the pages', async () => {
  const { source, tables } = await prepare();
  const entries = tables.filter(({ name }) => name === 'entry' || name === 'daily_sum');
  expect(entries).toHaveLength(2);
  for (const table of entries) {
    const small = await digestOf(source.db, table, 7, () => undefined);
    expect(await digestOf(source.db, table, 10_000, () => undefined)).toEqual(small);
    expect(small.rows).toBeGreaterThan(100);
  }
});

test('The tables come in an order in which each refers to tables before it', async () => {
  const { tables } = await prepare();
  const names = tables.map(({ name }) => name);
  expect(names.indexOf('membership')).toBeLessThan(names.indexOf('account'));
  expect(names.indexOf('account')).toBeLessThan(names.indexOf('account_balance'));
  expect(names).not.toContain('unfinished_copy');
  expect(names).not.toContain('kysely_migration');
});

test('On a terminal the bar is one line; elsewhere each tenth is one', () => {
  const drawOn = (isTTY: boolean) => {
    let written = '';
    const bar = new ProgressBar({ write: (text) => (written += text), isTTY }, 'Copied', 40);
    bar.advance(1, 'person');
    bar.advance(19, 'membership');
    bar.advance(20, 'entry');
    bar.end();
    return written;
  };
  expect(drawOn(true)).toBe(
    `\rCopied [#.............................] 2 %  person` +
      `\rCopied [###############...............] 50 %  membership` +
      `\rCopied [##############################] 100 %  entry    \n`,
  );
  expect(drawOn(false)).toBe('Copied: 50 %, 20 rows, membership\nCopied: 100 %, 40 rows, entry\n');
});
