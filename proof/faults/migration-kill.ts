import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiled } from '#hosts/testing/test-compiled.ts';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { type Tables, openBank } from '#bank/index.ts';
import { migrateTables } from '#hosts/http-server/process/bank-tables.ts';
import { migrationNames as names } from '#bank/database/migrations/migrate.ts';
import { dumpTables } from '#bank/testing/test-tables.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { checkBooks } from './oracle.ts';
import { type Fault, Outcome } from './outcome.ts';
import { createRouterClient } from '@orpc/server';
import { TestCaller } from '#bank/testing/test-caller.ts';
import { external, internal, zelle } from '#bank/testing/transfer-requests.ts';
import { addFaultMember, dependenciesOf } from './fault-bank.ts';

/** More than the statements of all migrations. */
const everyPoint = 10_000;

/**
 * F14: a migration that is killed before any of its statements leaves the old schema or the new one, with all data;
 * the next start brings it up to date.
 */
export const migrationKill: Fault = {
  name: 'F14',
  claim: 'a migration killed at any statement leaves the old schema or the new, and goes on after',
  rounds: everyPoint,
  run: (rounds) => migrationRounds(rounds, names),
};

/** A database that stands before one migration. */
interface Predecessor {
  readonly file: string;
  readonly next: string;
  /** How many statements the migration has; to die before one more is not to die. */
  readonly statements: number;
  readonly before: Contents;
  readonly after: Contents;
  /** The contents after the next start if nobody is killed. */
  readonly latest: Contents;
}

interface Contents {
  readonly schema: string;
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

/** Kills at so many points, evenly spread over all that these migrations have; they follow each other. */
export async function migrationRounds(
  rounds: number,
  migrated: readonly string[],
): Promise<Outcome> {
  const outcome = new Outcome();
  const folder = mkdtempSync(join(tmpdir(), 'passbook-migration-'));
  try {
    const full = join(folder, 'full.sqlite');
    await makeBusyBank(full);
    const predecessors: Predecessor[] = [];
    for (const name of migrated) {
      predecessors.push(await makePredecessor(folder, full, predecessors.at(-1), name, outcome));
    }
    const points = predecessors.flatMap((predecessor) =>
      Array.from({ length: predecessor.statements }, (_, index) => ({
        predecessor,
        at: index + 1,
      })),
    );
    const wanted = Math.min(rounds, points.length);
    for (; outcome.rounds < wanted; outcome.rounds += 1) {
      const point = points[Math.floor((outcome.rounds * points.length) / wanted)];
      if (point === undefined) break;
      await killAt(join(folder, 'killed.sqlite'), point.predecessor, point.at, outcome);
    }
    outcome.facts.push(`${migrated.length} migrations with ${points.length} changing statements`);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return outcome;
}

/**
 * Goes one migration further than the last: the tables that it makes empty get the rows that they have in the full
 * bank, as if they had been written by the program of that time.
 */
async function makePredecessor(
  folder: string,
  full: string,
  last: Predecessor | undefined,
  next: string,
  outcome: Outcome,
): Promise<Predecessor> {
  const file = join(folder, `before-${next}.sqlite`);
  const former = names[names.indexOf(next) - 1];
  if (former !== undefined) {
    const formerFile = afterOf(folder, former);
    if (!existsSync(formerFile)) await migrateInChild(formerFile, former);
    cpSync(formerFile, file);
    copyRows(full, file, Object.keys(last?.before.rows ?? {}));
  }
  const before = await contentsOf(file);
  const migrated = afterOf(folder, next);
  if (existsSync(file)) cpSync(file, migrated);
  const statements = Number(await migrateInChild(migrated, next));
  const after = await contentsOf(migrated);
  const reference = join(folder, 'reference.sqlite');
  cpSync(migrated, reference);
  await migrateToLatest(reference);
  // Postings of transfers without the transfers themselves are no whole bank.
  if ('transfer' in before.rows) {
    await withStore(reference, (store) => checkBooks(store, outcome, next));
  }
  return { file, next, statements, before, after, latest: await contentsOf(reference) };
}

function afterOf(folder: string, migration: string): string {
  return join(folder, `after-${migration}.sqlite`);
}

function copyRows(from: string, to: string, older: readonly string[]): void {
  const database = new DatabaseSync(to, { enableForeignKeyConstraints: false });
  database.prepare('attach ? as full').run(from);
  const tables = database
    .prepare(`select name from pragma_table_list where schema = 'main' and type = 'table'`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !/^(kysely|sqlite)_/.test(name) && !older.includes(name));
  for (const name of tables) {
    const own = name === 'account' ? 'where membership_id is not null' : 'where true';
    const columns = database
      .prepare(`select name from pragma_table_info(?, 'main')`)
      .all(name)
      .map((column) => `"${String(column['name'])}"`)
      .join(', ');
    database.exec(`insert into main."${name}" (${columns}) select ${columns} from full."${name}" ${own}
        and (${name === 'account'} or not exists (select 1 from main."${name}"))`);
  }
  database.close();
}

async function killAt(
  file: string,
  { file: from, next, before, after, latest }: Predecessor,
  statement: number,
  outcome: Outcome,
): Promise<void> {
  const where = `${next}, killed before statement ${statement}`;
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  if (existsSync(from)) cpSync(from, file);
  if ((await migrateInChild(file, next, statement)) !== null) {
    outcome.problem(`${where}: it was not killed`);
  }
  const found = await contentsOf(file);
  if (!isSame(found, before) && !isSame(found, after)) {
    outcome.problem(`${where}: neither the old state nor the new one`);
  }
  const begin = performance.now();
  await migrateToLatest(file);
  outcome.recovered(performance.now() - begin);
  if (!isSame(await contentsOf(file), latest)) {
    outcome.problem(`${where}: the next start makes another bank of it`);
  }
}

function migrateToLatest(file: string): Promise<void> {
  return withStore(file, migrateTables);
}

async function withStore<Result>(
  file: string,
  work: (store: Store<Tables>) => Promise<Result>,
): Promise<Result> {
  const store = await open<Tables>({ path: file });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function isSame(one: Contents, other: Contents): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function contentsOf(file: string): Promise<Contents> {
  return withStore(file, async (store) => {
    const rows = Object.entries(await dumpTables(store)).filter(
      // Kysely's own tables say when a migration was made, and are made before the first one.
      ([name]) => !name.startsWith('kysely_') && !name.startsWith('sqlite_'),
    );
    const { rows: schema } = await sql`
      select sql from sqlite_schema where sql is not null and tbl_name not like 'kysely%'
      order by sql`.execute(store.db);
    return { schema: JSON.stringify(schema), rows: Object.fromEntries(rows) };
  });
}

const program = fileURLToPath(new URL('migrate-and-die.ts', import.meta.url));

/** The output of the process; null where it was killed. */
async function migrateInChild(file: string, last: string, statement = 0): Promise<string | null> {
  const given = [program, file, last, String(statement)];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, given, {
      env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    });
    return stdout;
  } catch (error) {
    if (error instanceof Error && 'signal' in error && error.signal === 'SIGKILL') return null;
    throw error;
  }
}

const members = 3;
const transfersEach = 8;

/** Makes a bank in the file whose members have sent money in every way; some of it is still on its way. */
function makeBusyBank(file: string): Promise<void> {
  return withStore(file, async (store) => {
    await migrateTables(store);
    const dependencies = await dependenciesOf(store);
    const bank = openBank(dependencies);
    for (let member = 0; member < members; member += 1) {
      const username = await addFaultMember(dependencies, `member${member}`);
      const caller = new TestCaller(await bank.openSessionFor(username));
      const { transfers } = createRouterClient(bank.router, { context: { caller } });
      for (let count = 1; count <= transfersEach; count += 1) {
        const transfer = [internal, zelle, external][count % 3]?.(count) ?? internal(count);
        await transfers.create({ intentKey: crypto.randomUUID(), transfer });
      }
    }
  });
}
