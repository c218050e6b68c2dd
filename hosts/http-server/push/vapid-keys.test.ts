import { createSecretKey, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Tables } from '#bank/index.ts';
import { migrateTables } from '../process/bank-tables.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/test-process.ts';
import { keyRingSealer } from '../keys/sealer.ts';
import { ringOf } from '../keys/keys.ts';
import { openVapidKeys } from './vapid-keys.ts';

test('R-P9 the bank makes its keys for push once, and keeps the private one encrypted', async () => {
  const store = await open<Tables>({ path: join(await temporaryFolder(), 'bank.sqlite') });
  await migrateTables(store);
  const sealer = keyRingSealer(ringOf([{ id: 'a', secret: createSecretKey(randomBytes(32)) }]));
  const [first, again] = [await openVapidKeys(store, sealer), await openVapidKeys(store, sealer)];
  expect(again).toEqual(first);
  expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65);
  const rows = await store.db.selectFrom('push_key').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(first.privateKey);
  await store.close();
});
