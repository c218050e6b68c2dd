import { cpSync, mkdirSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Tables } from '#bank/index.ts';
import { lastBeforeBaseline } from '#bank/database/migrations/migrate.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { compiled } from '#hosts/testing/test-compiled.ts';
import { type ServerProcess, startServerProcess } from '#hosts/testing/test-server-process.ts';
import { open as openSqlite } from '#stores/node-sqlite/open.ts';
import {
  createDatabase,
  findPostgres,
  startTestServer,
  type TestServer,
} from '#stores/postgres/test-server.ts';
import type { Store } from '#stores/store.ts';
import { environmentAt } from '#tools/moved-clock.ts';
import { ms } from '#tools/measure.ts';
import { type FirstSight, firstSightOf } from './first-sight.ts';
import { writeOlderProgram } from './older-program.ts';
import { checkBooks } from './oracle.ts';
import { type Fault, Outcome } from './outcome.ts';
import { openPostgres } from './postgres-bank.ts';

/**
 * F20: kills the first starts on a database at random moments until a start survives. The first database is the sample bank
 * of three years as version 0.2.1 wrote it, which is brought up to date; the other is empty and gets the sample bank.
 */
export const killedStarts: Fault = {
  name: 'F20',
  claim: 'killed while an older bank is migrated or the sample is added, it becomes the same bank',
  rounds: 50,
  run: killedStartRounds,
};

/**
 * Moments as parts of an undisturbed start: from after Node has loaded the first sources to a little beyond the end, so
 * that a start survives.
 */
const earliestMoment = 0.25;
const latestMoment = 1.15;
const day = 24 * 60 * 60_000;

/** Noon in New York, where every run begins: in the small hours the sample bank of a moment is not that of the next. */
const noon = Math.floor(Date.now() / day) * day + 17 * 60 * 60_000;
const clockOfNoon = environmentAt(noon);

const others = ['rosa', 'marcus', 'nina', 'theo', 'june', 'helen'];

interface Kind {
  readonly name: string;
  /** A copy of the older bank, or an empty place. */
  place(content: 'older' | 'empty'): Promise<Place>;
}

interface Place {
  readonly environment: Readonly<Record<string, string>>;
  open(): Promise<Store<Tables>>;
  remove(): Promise<void>;
}

/** The bank that every survived start must equal. */
interface Reference {
  readonly sight: FirstSight;
  readonly readyMs: number;
}

async function killedStartRounds(rounds: number): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'passbook-fault-'));
  const outcome = new Outcome();
  const postgres =
    findPostgres() === undefined ? null : await startTestServer({ unsafeNoSync: false });
  try {
    const program = writeOlderProgram(join(folder, 'older'));
    const kinds = [await sqliteIn(folder, program)];
    if (postgres === null) outcome.facts.push('PostgreSQL is not installed');
    else kinds.push(await postgresOn(postgres, folder, program));
    const log = openSync(join(folder, 'server.log'), 'a');
    const at = (noon + day) as EpochMs;
    for (const kind of kinds) {
      for (const content of ['older', 'empty'] as const) {
        await killStarts({ kind, content, rounds, at, log, outcome });
      }
    }
    outcome.rounds = rounds;
  } finally {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return outcome;
}

interface Rounds {
  readonly kind: Kind;
  readonly content: 'older' | 'empty';
  readonly rounds: number;
  readonly at: EpochMs;
  /** The file of the servers' standard error. */
  readonly log: number;
  readonly outcome: Outcome;
}

async function killStarts(given: Rounds): Promise<void> {
  const { kind, content, rounds, outcome } = given;
  const reference = await startUnharmed(given);
  const stages = new Map<string, number>();
  for (let round = 1; round <= rounds; round += 1) {
    const where = `${kind.name}, ${content}, round ${round}`;
    const place = await kind.place(content);
    try {
      // The machine may have become slower, so that no start would survive.
      for (let latest = latestMoment; ; latest *= 1.1) {
        const part = earliestMoment + Math.random() * (latest - earliestMoment);
        const moment = part * reference.readyMs;
        const server = await startOrKill(place, moment, given.log);
        if (server !== null) {
          outcome.recovered(server.readyMs);
          await server.stop();
          break;
        }
        const stage = await stageOf(place);
        stages.set(stage, (stages.get(stage) ?? 0) + 1);
      }
      const found = await bankAt(place, given.at, where, outcome);
      for (const [asked, answer] of Object.entries(reference.sight)) {
        if (found[asked] !== answer) outcome.problem(`${where}: other ${asked}`);
      }
    } finally {
      await place.remove();
    }
  }
  const kills = [...stages].map(([stage, count]) => `${count} ${stage}`).toSorted();
  outcome.facts.push(
    `${kind.name}, ${content}: ready in ${ms(reference.readyMs)} unharmed; ${rounds} rounds, killed: ${kills.join(', ')}`,
  );
}

async function startUnharmed({ kind, content, at, log, outcome }: Rounds): Promise<Reference> {
  const place = await kind.place(content);
  try {
    const server = await start(place, log);
    await server.stop();
    const sight = await bankAt(place, at, `${kind.name}, ${content}, unharmed`, outcome);
    return { sight, readyMs: server.readyMs };
  } finally {
    await place.remove();
  }
}

function start(
  { environment }: Pick<Place, 'environment'>,
  errors: number | 'inherit',
  besides: { readonly killedBy?: AbortSignal; readonly program?: string } = {},
): Promise<ServerProcess> {
  return startServerProcess({
    environment: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compiled,
      BANK_SAMPLE: 'on',
      ...clockOfNoon,
      ...environment,
    },
    errors,
    ...besides,
  });
}

/** The server if it answered before that moment, in milliseconds after its start; null if it was killed. */
async function startOrKill(
  place: Place,
  moment: number,
  log: number,
): Promise<ServerProcess | null> {
  const killing = new AbortController();
  const timer = setTimeout(() => killing.abort(), moment);
  try {
    const server = await start(place, log, { killedBy: killing.signal });
    clearTimeout(timer);
    return server;
  } catch (error) {
    if (killing.signal.aborted) return null;
    throw error;
  }
}

async function stageOf(place: Place): Promise<string> {
  const store = await place.open();
  try {
    const applied = await appliedIn(store);
    if (applied.length === 0) return 'before the tables';
    if (applied.includes(lastBeforeBaseline)) return 'before the baseline was noted';
    const { rows } = await sql`select id from person limit 1`.execute(store.db);
    return rows.length === 0 ? 'before the sample' : 'before it answered';
  } finally {
    await store.close();
  }
}

async function appliedIn({ db }: Store<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

async function bankAt(
  place: Place,
  at: EpochMs,
  where: string,
  outcome: Outcome,
): Promise<FirstSight> {
  const store = await place.open();
  try {
    await checkBooks(store, outcome, where);
    const { rows } = await sql`select id from person where username = ${'rosa'}`.execute(store.db);
    return await firstSightOf(store, at, rows.length > 0 ? others : []);
  } finally {
    await store.close();
  }
}

async function sqliteIn(folder: string, program: string): Promise<Kind> {
  const older = join(folder, 'older-bank');
  mkdirSync(older, { mode: 0o700 });
  await (await start({ environment: { BANK_DATA: older } }, 'inherit', { program })).stop();
  let count = 0;
  return {
    name: 'SQLite',
    place: async (content) => {
      count += 1;
      const data = join(folder, `bank-${count}`);
      mkdirSync(data, { mode: 0o700 });
      if (content === 'older') {
        for (const file of ['bank.sqlite', 'keys.json'])
          cpSync(join(older, file), join(data, file));
      }
      return {
        environment: { BANK_DATA: data },
        open: () => openSqlite<Tables>({ path: join(data, 'bank.sqlite') }),
        remove: () => rm(data, { recursive: true }),
      };
    },
  };
}

async function postgresOn(server: TestServer, folder: string, program: string): Promise<Kind> {
  const older = await createDatabase(server.url, 'older_');
  const BANK_DATA = join(folder, 'beside-postgres');
  const environment = { DATABASE_URL: older.url, BANK_DATA };
  await (await start({ environment }, 'inherit', { program })).stop();
  const template = new URL(older.url).pathname.slice(1);
  return {
    name: 'PostgreSQL',
    place: async (content) => {
      const { url, drop } = await createDatabase(
        server.url,
        'bank_',
        content === 'older' ? template : 'template0',
      );
      return {
        environment: { DATABASE_URL: url, BANK_DATA },
        open: () => openPostgres(url),
        remove: drop,
      };
    },
  };
}
