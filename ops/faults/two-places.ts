import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tables } from '#bank/index.ts';
import { open } from '#stores/postgres/open.ts';
import { createDatabase, findPostgres, startTestServer } from '#stores/postgres/test-server.ts';
import { CannotRun } from '#tools/command-line/cannot-run.ts';
import { fillFaultBank } from './fault-bank.ts';
import type { Outcome } from './outcome.ts';
import { placeBehindProxy } from './postgres-bank.ts';
import type { ServerPlace } from './server.ts';

/** Where two servers are that share a database. */
export type TwoPlaces = readonly [ServerPlace, ServerPlace];

/** Makes a bank with so many members in a PostgreSQL database, for what two servers over it go through. */
export async function withTwoPlaces(
  members: number,
  settings: Readonly<Record<string, string>>,
  goThrough: (places: TwoPlaces, usernames: readonly string[]) => Promise<Outcome>,
): Promise<Outcome> {
  if (findPostgres() === undefined) throw new CannotRun('PostgreSQL is not installed.');
  const folder = await mkdtemp(join(tmpdir(), 'passbook-fault-'));
  const postgres = await startTestServer({ unsafeNoSync: false });
  try {
    const { url } = await createDatabase(postgres.url);
    const store = await open<Tables>({ url, onIdleConnectionLost: () => {} });
    const usernames = await fillFaultBank(store, members);
    const keys = `fault:${randomBytes(32).toString('base64')}`;
    const shared = { DATABASE_URL: url, BANK_KEYS: keys, ...settings };
    const places = [
      await placeBehindProxy(join(folder, 'first'), shared),
      await placeBehindProxy(join(folder, 'second'), shared),
    ] as const;
    return await goThrough(places, usernames);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
