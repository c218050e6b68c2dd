import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Tables } from '#bank/index.ts';
import { open } from '#stores/postgres/open.ts';
import { createDatabase, findPostgres, startTestServer } from '#stores/postgres/test-server.ts';
import type { Store } from '#stores/store.ts';
import { CannotRun } from '#tools/command-line/command-line.ts';
import { fillFaultBank } from './fault-bank.ts';
import { type KillablePostgres, startKillablePostgres } from './killable-postgres.ts';
import { type Load, openLoad, within } from './load.ts';
import { checkLog, judgeStore } from './oracle.ts';
import { Outcome } from './outcome.ts';
import { placesWithOneDatabase, type Server, startServer } from './server.ts';

const members = 6;

/** Abandoned sessions must be gone by then. */
const goneInMs = 5_000;

/** The time after the repair by which every member has been served, on a machine that has nothing else to do. */
const againInMs = 5_000;

/** A bank on PostgreSQL, its server and the load on it. */
export interface PostgresBank {
  readonly postgres: KillablePostgres;
  readonly load: Load;
  killServer(): Promise<void>;
  /** At the same port. */
  startServer(): Promise<void>;
  readonly outcome: Outcome;
}

interface RoundsOnPostgres {
  readonly rounds: number;
  /** Makes the URL by which the server goes to its database. */
  readonly wayTo: (url: string) => Promise<string>;
  /** Does the fault in the midst of the work, and mends it. Resolves with its description. */
  readonly harm: (bank: PostgresBank) => Promise<string>;
  /** Looks at the clients of a round when nobody asks any more. */
  readonly afterwards?: (bank: PostgresBank, what: string) => void;
}

/**
 * The same fault of a server over PostgreSQL again and again. After each every member is served within five seconds, every
 * acknowledged transfer is there once, and no lock was left behind.
 */
export async function roundsOnPostgres(run: RoundsOnPostgres): Promise<Outcome> {
  const postgres = await startKillablePostgres();
  const folder = await mkdtemp(join(tmpdir(), 'passbook-fault-'));
  const outcome = new Outcome();
  let server: Server | undefined;
  try {
    const { url } = await createDatabase(postgres.url);
    const usernames = await fillFaultBank(await openPostgres(url), members);
    const way = { DATABASE_URL: await run.wayTo(url) };
    const [place] = await placesWithOneDatabase(folder, way);
    server = await startServer(place);
    const { port } = server;
    const load = await openLoad({ log: place.log, usernames }, port, outcome);
    const bank: PostgresBank = {
      postgres,
      load,
      outcome,
      async killServer() {
        await server?.kill();
      },
      async startServer() {
        server = await startServer(place);
      },
    };
    for (; outcome.rounds < run.rounds; outcome.rounds += 1) {
      const working = new AbortController();
      const worked = load.workOn(port, working.signal);
      await load.acknowledgedMore(1 + Math.floor(Math.random() * 100));
      const what = await run.harm(bank);
      const againMs = await allServedAfter(load, performance.now());
      working.abort();
      await worked;
      outcome.recovered(againMs);
      if (againMs > againInMs) {
        outcome.problem(`${what}: somebody was not served for ${Math.round(againMs)} ms`);
      }
      run.afterwards?.(bank, what);
      await load.settle(port);
      await judgeDatabase(await openPostgres(url), load, outcome);
    }
    await load.close();
    checkLog(place.log, load.secrets, outcome);
    outcome.facts.push(load.told());
  } finally {
    await server?.kill();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return outcome;
}

/**
 * When nothing is asked any more: every acknowledged transfer is there, once, and no lock was left behind. Closes the
 * store.
 */
export async function judgeDatabase(
  store: Store<Tables>,
  load: Load,
  outcome: Outcome,
): Promise<void> {
  try {
    await assertNoLocks(store, outcome);
    await judgeStore(store, load.journal.acknowledged, outcome);
  } finally {
    await store.close();
  }
}

/** The server itself looks for due work meanwhile, and then has locks for a moment. */
async function assertNoLocks({ db }: Store<Tables>, outcome: Outcome): Promise<void> {
  let held: readonly string[] = [];
  const end = performance.now() + goneInMs;
  do {
    const { rows } = await sql<{ what: string }>`
      select concat(activity.state, ' since ', activity.state_change, ': ', activity.query) as what
      from pg_stat_activity activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
        and exists (select from pg_locks held where held.pid = activity.pid)
      union all select concat('prepared: ', gid) from pg_prepared_xacts`.execute(db);
    held = rows.map(({ what }) => what);
  } while (held.length > 0 && performance.now() < end);
  for (const what of held) outcome.problem(`A lock was left behind: ${what}`);
}

/** The time from then until every client had an acknowledgement, in milliseconds. Throws after a minute. */
async function allServedAfter({ clients }: Load, moment: number): Promise<number> {
  const leastRecentAt = () => Math.min(...clients.map((client) => client.lastAcknowledgedAt));
  if (await within(60_000, () => leastRecentAt() > moment)) return performance.now() - moment;
  throw new Error('Somebody was not served for a minute');
}

/**
 * Runs with an empty database of a PostgreSQL that is started for it, as durable as in earnest, with further settings, each
 * as `name=value`. Throws CannotRun where PostgreSQL is not installed.
 */
export async function withPostgres<Result>(
  run: (url: string) => Promise<Result>,
  settings: readonly string[] = [],
): Promise<Result> {
  if (findPostgres() === undefined) throw new CannotRun('PostgreSQL is not installed.');
  const server = await startTestServer({ unsafeNoSync: false, settings });
  try {
    const { url } = await createDatabase(server.url);
    return await run(url);
  } finally {
    await server.stop();
  }
}

/** Opens a database as a fault looks at it: for as long as a statement takes, and also where its server is killed meanwhile. */
export function openPostgres(url: string): Promise<Store<Tables>> {
  return open<Tables>({ url, statementTimeoutMs: 0, onIdleConnectionLost: () => {} });
}
