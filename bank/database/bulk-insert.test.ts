import { type CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertRows, isInList, listOf, updateRows } from './bulk-insert.ts';
import type { DatabaseTransaction } from './database-transaction.ts';
import type { RecipientRow } from '../rails/recipient-tables.ts';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore, describeWithTables } from '../testing/on-every-store.ts';
import type { Store } from '#stores/store.ts';
import { openTestBank } from '../testing/test-bank.ts';

describeOnEveryStore('many rows at once', ({ open }) => {
  const prepare = async () => prepareRecipients(await open<Tables>());

  test('are written as they are, whatever stands in them', async () => {
    const { inTransaction, row, read } = await prepare();
    const names = [
      `O'Hara "Bo" \\ {x}`,
      'José 💶',
      '  ',
      '$1 ? %',
      '',
      'null',
      'a, b',
      '{"a":"\\n"}',
      'one\ntwo\r\n\tthree\b\f\u0001 \\u0001 \\\n',
    ];
    const rows = names.map((name, index) => row(`r${index}`, name, index === 0 ? null : 'a@b.co'));
    await inTransaction((scope) => insertRows(scope, 'recipient', rows));
    expect(await read()).toEqual(rows.map(({ id, name, email }) => ({ id, name, email })));
  });

  test('more than any statement takes parameters for are written all the same', async () => {
    const { inTransaction, row, read } = await prepare();
    const rows = Array.from({ length: 12_000 }, (_, index) => row(`r${index}`, 'x'));
    await inTransaction((scope) => insertRows(scope, 'recipient', rows));
    expect(await read()).toHaveLength(12_000);
  });

  test('are changed each by its own key', async () => {
    const { inTransaction, row, read } = await prepare();
    await inTransaction(async (scope) => {
      await insertRows(scope, 'recipient', [row('a', 'Ann'), row('b', 'Bob'), row('c', 'Cid')]);
      await updateRows<'recipient'>(scope, 'recipient', [
        { where: { id: 'a', name: 'Ann' }, set: { name: 'Anna', email: null } },
        { where: { id: 'c', name: 'Cid' }, set: { name: 'Sid', email: 'sid@example.com' } },
      ]);
    });
    expect(await read()).toEqual([
      { id: 'a', name: 'Anna', email: null },
      { id: 'b', name: 'Bob', email: null },
      { id: 'c', name: 'Sid', email: 'sid@example.com' },
    ]);
  });

  test('where one of them is not as it was read none is changed', async () => {
    const { inTransaction, row, read } = await prepare();
    await inTransaction((scope) => insertRows(scope, 'recipient', [row('a', 'Ann')]));
    const change = (id: string): { where: Partial<RecipientRow>; set: Partial<RecipientRow> } => ({
      where: { id },
      set: { name: 'Changed' },
    });
    const changing = inTransaction((scope) =>
      updateRows(scope, 'recipient', [change('a'), change('missing')]),
    );
    await expect(changing).rejects.toThrow('Of 2 rows of recipient only 1');
    expect(await read()).toMatchObject([{ name: 'Ann' }]);
  });

  test.each([{ first: 'Ann' }, true, Number.NaN])(
    'none of them may be what no column holds: %s',
    async (name) => {
      const { inTransaction, row, read } = await prepare();
      const written = inTransaction((scope) =>
        insertRows(scope, 'recipient', [{ ...row('a', 'Ann'), name: name as never }]),
      );
      await expect(written).rejects.toThrow(TypeError);
      expect(await read()).toEqual([]);
    },
  );

  test('none at all is nothing to do', async () => {
    const { inTransaction, read } = await prepare();
    await inTransaction(async (scope) => {
      await insertRows(scope, 'recipient', []);
      await updateRows(scope, 'recipient', []);
    });
    expect(await read()).toEqual([]);
  });

  test('are found by a list of any length, each once', async () => {
    const { inTransaction, row } = await prepare();
    const found = await inTransaction(async (scope) => {
      await insertRows(scope, 'recipient', [row('a', 'Ann'), row('b', 'Bob')]);
      const find = (ids: readonly string[]) =>
        scope.trx
          .selectFrom('recipient')
          .select('id')
          .where(isInList(scope, 'id', listOf(ids)))
          .orderBy('id')
          .execute();
      return [await find(['b', 'b', `'`, 'a']), await find([])];
    });
    expect(found).toEqual([[{ id: 'a' }, { id: 'b' }], []]);
  });
});

describeWithTables(['postgres'], 'a change of a single row', ({ open }) => {
  test('is planned a few times and then no more', async () => {
    const { inTransaction, row } = await prepareRecipients(await open<Tables>());
    const rows = Array.from({ length: 5_000 }, (_, index) => row(`r${index}`, 'x'));
    const plans = await inTransaction(async (scope) => {
      await insertRows(scope, 'recipient', rows);
      await sql`analyze recipient`.execute(scope.trx);
      // As the connections on which changes are made.
      for (const way of ['seqscan', 'hashjoin', 'mergejoin']) {
        await sql.raw(`set local enable_${way} = off`).execute(scope.trx);
      }
      await sql.raw(`prepare change (json) as ${await textOfChange()}`).execute(scope.trx);
      for (let time = 1; time <= 20; time += 1) {
        const rows = `[{"before_id": "r${time}", "after_name": "changed"}]`;
        await sql.raw(`execute change ('${rows}')`).execute(scope.trx);
      }
      return await sql<{ custom: number; generic: number }>`
        select custom_plans as custom, generic_plans as generic from pg_prepared_statements
        where name = 'change'`.execute(scope.trx);
    });
    // PostgreSQL plans with the values in mind five times before it looks whether that is worth it.
    expect(plans.rows).toEqual([{ custom: 5, generic: 15 }]);
  });
});

async function textOfChange(): Promise<string> {
  const asked: CompiledQuery[] = [];
  const trx = { executeQuery: async (query: CompiledQuery) => asked.push(query) };
  const change = { where: { id: 'r1' }, set: { name: 'changed' } };
  await updateRows({ trx: trx as never, engine: 'postgres' }, 'recipient', [change]);
  return asked[0]?.sql ?? '';
}

async function prepareRecipients(store: Store<Tables>) {
  const bank = await openTestBank(store);
  const { membershipId: member } = await bank.addMember();
  const { db, engine } = bank.store;
  const inTransaction = <Result>(work: (scope: DatabaseTransaction) => Promise<Result>) =>
    db.transaction().execute((trx) => work({ trx, engine }));
  const row = (id: string, name: string, email: string | null = null) => ({
    id,
    membership_id: member,
    kind: 'zelle' as const,
    name,
    email,
    created_at: 1_772_463_600_000,
  });
  const read = () =>
    db.selectFrom('recipient').select(['id', 'name', 'email']).orderBy('id').execute();
  return { inTransaction, row, read };
}
