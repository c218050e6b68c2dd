import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Tables } from '#bank/index.ts';
import { open } from '#stores/postgres/open.ts';
import { createDatabase } from '#stores/postgres/test-server.ts';
import type { Store } from '#stores/store.ts';
import { fillFaultBank } from './fault-bank.ts';
import { type KillablePostgres, startKillablePostgres } from './killable-postgres.ts';
import { type Load, openLoad } from './load.ts';
import { checkLog, judgeStore } from './oracle.ts';
import { Outcome } from './outcome.ts';
import { type Server, type ServerPlace, startServer } from './server.ts';
import { within } from './disk-failure.ts';
import { freePorts } from '#tools/free-ports.ts';

const members = 6;

/** Sessions that were left behind must be gone by then. */
const goneInMs = 5_000;

/** A bank on PostgreSQL, its server and the load on it. */
export interface PostgresBank {
  readonly postgres: KillablePostgres;
  /** Of the bank's own database, past everything between. */
  readonly url: string;
  readonly load: Load;
  readonly port: number;
  killServer(): Promise<void>;
  /** At the same port. */
  startServer(): Promise<void>;
  readonly outcome: Outcome;
}

/** Lets faults be done to a server over PostgreSQL. `wayTo` makes the URL by which the server goes to its database. */
export async function withPostgresBank(
  wayTo: (url: string) => Promise<string>,
  goThrough: (bank: PostgresBank) => Promise<void>,
): Promise<Outcome> {
  const postgres = await startKillablePostgres();
  const folder = await mkdtemp(join(tmpdir(), 'passbook-fault-'));
  const outcome = new Outcome();
  let server: Server | undefined;
  try {
    const { url } = await createDatabase(postgres.url);
    const usernames = await fillFaultBank(await openFaultStore(url), members);
    const place = await placeBehindProxy(join(folder, 'server'), {
      DATABASE_URL: await wayTo(url),
      BANK_KEYS: `fault:${randomBytes(32).toString('base64')}`,
    });
    server = await startServer(place);
    const { port } = server;
    const load = await openLoad({ log: place.log, usernames }, port, outcome);
    await goThrough({
      postgres,
      url,
      load,
      port,
      outcome,
      async killServer() {
        await server?.kill();
      },
      async startServer() {
        server = await startServer(place);
      },
    });
    await load.close();
    checkLog(place.log, load.secrets, outcome);
    const { acknowledged, reads, unavailable } = load.tally();
    outcome.facts.push(
      `${acknowledged} acknowledged, ${reads} totals read, 503 ${unavailable} times`,
    );
  } finally {
    await server?.kill();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return outcome;
}

/** After a round, when nothing is asked any more: what was acknowledged is there, once, and no lock was left behind. */
export async function judgePostgresBank({ url, load, outcome }: PostgresBank): Promise<void> {
  const store = await openFaultStore(url);
  try {
    await assertNoLocks(store, outcome);
    await judgeStore(store, load.journal.acknowledged, outcome);
  } finally {
    await store.close();
  }
}

/** The server itself looks for what is due meanwhile, and then has locks for a moment. */
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

/** How long it took from then until every client had something acknowledged, in milliseconds. Throws after a minute. */
export async function allServedAfter({ load }: PostgresBank, moment: number): Promise<number> {
  const leastRecentAt = () => Math.min(...load.clients.map((client) => client.lastAcknowledgedAt));
  if (await within(60_000, () => leastRecentAt() > moment)) return performance.now() - moment;
  throw new Error('Somebody was not served for a minute');
}

function openFaultStore(url: string): Promise<Store<Tables>> {
  return open<Tables>({ url, statementTimeoutMs: 0, onIdleConnectionLost: () => {} });
}

/** Where one of several servers behind HAProxy is, in a folder that is made. */
export async function placeBehindProxy(
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<ServerPlace> {
  await mkdir(folder);
  // HAProxy finds a server that was restarted at the address that it had.
  const [port] = await freePorts(1);
  return {
    folder,
    log: join(folder, 'server.log'),
    environment: { PORT: String(port), TRUSTED_PROXY: '127.0.0.1', ...settings },
  };
}
