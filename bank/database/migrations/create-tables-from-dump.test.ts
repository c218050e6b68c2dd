import { describeOnStores } from '#stores/every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../../testing/dump-tables.ts';
import { createTablesFromDump } from './create-tables-from-dump.ts';
import { createTables } from './migrate.ts';
import { dumpSchema } from './schema-dump.ts';
import dump from './schema.sqlite.sql?raw';

describeOnStores(['node-sqlite', 'wasm-sqlite'], 'the tables of a tab', ({ open }) => {
  test('a database made from the dump has the schema and the rows of a migrated one', async () => {
    const [migrated, made] = [await open<Tables>(), await open<Tables>()];
    await createTables(migrated);
    await createTablesFromDump(made, dump);
    expect(await dumpSchema(made)).toBe(await dumpSchema(migrated));
    const rows = await dumpTables(made);
    expect(rows['account']).not.toHaveLength(0);
    expect(rows).toEqual(await dumpTables(migrated));
  });
});
