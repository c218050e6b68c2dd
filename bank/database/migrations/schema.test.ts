import { describeOnEveryStore } from '#stores/every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { createTables, migrate } from './migrate.ts';
import { dumpSchema } from './schema-dump.ts';

describeOnEveryStore('the schema', ({ open }) => {
  test('the committed dump is the schema of a fresh database', async () => {
    const store = await open<Tables>();
    await migrate(store);
    await expect(
      await dumpSchema(store),
      'The dump is not what the migrations make. If they are right, write it again: npm run schema',
    ).toMatchFileSnapshot(`schema.${store.engine}.sql`);
  });

  test('a database without migration records has the same schema', async () => {
    const [recorded, unrecorded] = [await open<Tables>(), await open<Tables>()];
    await migrate(recorded);
    await createTables(unrecorded);
    expect(await dumpSchema(unrecorded)).toBe(await dumpSchema(recorded));
  });
});
