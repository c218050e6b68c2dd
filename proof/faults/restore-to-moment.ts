import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Tables } from '#bank/index.ts';
import { findPostgres, serverAccount } from '#stores/postgres/test-server.ts';
import type { Store } from '#stores/store.ts';
import { keepProcess } from '../../deploy/cluster/kept-process.ts';
import { freePorts } from '#tools/free-ports.ts';
import { needPrograms } from '../../scripts/machine.ts';
import { fillFaultBank } from './fault-bank.ts';
import { type Load, openLoad } from './load.ts';
import { checkBooks } from './oracle.ts';
import { type Fault, Outcome } from './outcome.ts';
import { openPostgres, withPostgres } from './postgres-bank.ts';
import { startServer } from './server.ts';

/**
 * F13: while members send money PostgreSQL is backed up by pgBackRest. It is restored to a moment after the backup, and the
 * bank is then what it was at that moment: every transfer from before, none from after.
 */
export const restoreToMoment: Fault = {
  name: 'F13',
  claim: 'restored by pgBackRest to a moment, the bank is what it was then',
  rounds: 3,
  run: restoreRounds,
};

const members = 6;
const configuration = fileURLToPath(
  new URL('../../deploy/pgbackrest/pgbackrest.conf', import.meta.url),
);

async function restoreRounds(rounds: number): Promise<Outcome> {
  needPrograms('pgbackrest');
  const outcome = new Outcome();
  const folder = await mkdtemp(join(tmpdir(), 'passbook-fault-'));
  const account = serverAccount();
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const file = join(folder, 'pgbackrest.conf');
  const push = `pgbackrest --config=${file} --stanza=bank archive-push %p`;
  try {
    await withPostgres(
      (url) => restoreFrom({ file, folder, url, outcome }, rounds),
      ['archive_mode=on', `archive_command=${push}`],
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return outcome;
}

async function restoreFrom(run: Run, rounds: number): Promise<void> {
  const { file, folder, url, outcome } = run;
  await configure(file, folder, url);
  await pgBackRest(file, 'stanza-create');
  const usernames = await fillFaultBank(await openPostgres(url), members);
  const server = await startServer({
    folder: join(folder, 'bank'),
    log: join(folder, 'server.log'),
    environment: { DATABASE_URL: url },
  });
  try {
    const load = await openLoad({ log: join(folder, 'load'), usernames }, server.port, outcome);
    for (; outcome.rounds < rounds; outcome.rounds += 1) {
      await restoreOnce({ ...run, port: server.port, load });
    }
    outcome.facts.push(`${load.tally().acknowledged} transfers were acknowledged`);
    await load.close();
  } finally {
    await server.kill();
  }
}

interface Run {
  /** The configuration of pgBackRest. */
  readonly file: string;
  readonly folder: string;
  readonly url: string;
  readonly outcome: Outcome;
}

interface Round extends Run {
  readonly port: number;
  readonly load: Load;
}

async function restoreOnce({ file, folder, url, port, load, outcome }: Round): Promise<void> {
  const working = new AbortController();
  const worked = load.run(port, working.signal);
  await load.acknowledgedMore(50);
  await pgBackRest(file, 'backup', '--type=full');
  await load.acknowledgedMore(50);
  working.abort();
  await worked;
  await load.settle(port);
  const store = await openPostgres(url);
  const { figures, moment } = await quietMoment(store);
  await load.run(port, AbortSignal.timeout(2_000));
  await load.settle(port);
  await sql`select pg_switch_wal()`.execute(store.db);
  const later = await bankIn(store);
  await store.close();
  if (later.transfers <= figures.transfers) outcome.problem('Nothing was sent after the moment');

  const data = join(folder, `restored-${outcome.rounds}`);
  mkdirSync(data, { mode: 0o700 });
  const account = serverAccount();
  if (account !== undefined) chownSync(data, account.uid, account.gid);
  const begin = performance.now();
  await pgBackRest(
    file,
    'restore',
    `--pg1-path=${data}`,
    '--type=time',
    `--target=${moment}`,
    '--target-action=promote',
  );
  const restored = await startRestored(data, url);
  outcome.recovered(performance.now() - begin);
  try {
    const found = await bankIn(restored.store);
    for (const [what, value] of Object.entries(figures)) {
      const there = found[what as keyof BankFigures];
      if (there === value) continue;
      const told = `Of ${what} there are ${there}, and at the moment there were ${value}`;
      if (what === 'transfers' && there < value) outcome.lose(told);
      else outcome.problem(told);
    }
    await checkBooks(restored.store, outcome);
  } finally {
    await restored.stop();
  }
}

interface BankFigures {
  readonly transfers: number;
  readonly entries: number;
  /** The sum of the balances of members, in cents. */
  readonly balances: number;
  /** How often balances were changed, and records of audits were written. */
  readonly versions: number;
  readonly audited: number;
}

async function bankIn({ db }: Store<Tables>): Promise<BankFigures> {
  const { rows } = await sql<BankFigures>`
    select (select count(*) from transfer) as transfers, (select count(*) from entry) as entries,
      (select sum(balance) from account_balance) as balances,
      (select sum(version) from account_balance) as versions,
      (select count(*) from audit_record) as audited`.execute(db);
  const [figures] = rows;
  if (figures === undefined) throw new Error('The bank has no figures');
  return figures;
}

async function quietMoment(
  store: Store<Tables>,
): Promise<{ figures: BankFigures; moment: string }> {
  for (;;) {
    const figures = await bankIn(store);
    const moment = await momentOf(store);
    // The rails finish transfers when those are due.
    if (JSON.stringify(await bankIn(store)) === JSON.stringify(figures)) return { figures, moment };
  }
}

async function momentOf({ db }: Store<Tables>): Promise<string> {
  await delay(50);
  const { rows } = await sql<{ moment: string }>`
    select clock_timestamp()::text as moment`.execute(db);
  await delay(50);
  return rows[0]?.moment ?? '';
}

/** Starts PostgreSQL on the restored files. Resolves when it has reached the moment and takes writes. */
async function startRestored(data: string, url: string) {
  const [port = 0] = await freePorts(1);
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: data,
    // As many as the database had that wrote the log, or it is not read.
    max_connections: 200,
  };
  const server = await keepProcess(
    join(findPostgres() ?? '', 'postgres'),
    ['-D', data, '-c', 'archive_mode=off'].concat(
      Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ),
    { log: `${data}.log`, account: serverAccount() },
  );
  const place = new URL(url);
  place.port = String(port);
  for (;;) {
    try {
      const store = await openPostgres(place.href);
      const { rows } = await sql<{ recovering: number }>`
        select pg_is_in_recovery() as recovering`.execute(store.db);
      if (rows[0]?.recovering === 0) {
        return {
          store,
          async stop() {
            await store.close();
            server.signal('SIGKILL');
            await server.gone;
          },
        };
      }
      await store.close();
    } catch (error) {
      if (!server.isRunning()) {
        const words = readFileSync(`${data}.log`, 'utf8').slice(-500);
        throw new Error(`The restored database did not start: ${words}`, { cause: error });
      }
    }
    await delay(100);
  }
}

async function configure(file: string, folder: string, url: string): Promise<void> {
  const store = await openPostgres(url);
  const { rows } = await sql<{ data: string }>`
    select current_setting('data_directory') as data`.execute(store.db);
  await store.close();
  const { port, username: user } = new URL(url);
  const data = rows[0]?.data ?? '';
  const values: Readonly<Record<string, string>> = {
    repository: join(folder, 'repository'),
    passphrase: 'a passphrase of this run alone',
    folder,
    data,
    port,
    socket: join(data, '..'),
    user,
  };
  const written = readFileSync(configuration, 'utf8').replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  );
  writeFileSync(file, written, { mode: 0o644 });
}

async function pgBackRest(file: string, ...given: readonly string[]): Promise<void> {
  const child = spawn('pgbackrest', [`--config=${file}`, '--stanza=bank', ...given], {
    cwd: '/',
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...serverAccount(),
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', reject);
  });
  const [code, said, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new Error(`pgbackrest ${given[0]} ended with ${code}: ${said}${errors}`);
}
