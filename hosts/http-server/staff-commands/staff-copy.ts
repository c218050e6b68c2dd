import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Tables, verifyBank } from '#bank/index.ts';
import { migrateTables } from '../process/bank-tables.ts';
import { open as openPostgres } from '#stores/postgres/open.ts';
import { open as openSqlite } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { CannotStart } from '../process/why-not-started.ts';
import { lockDataFolder } from '../process/own-folder.ts';
import { databaseFile } from '../process/open-store.ts';
import type { Settings } from '../process/settings.ts';
import type { Report, StaffDesk } from './staff-desk.ts';
import { commonTables, copyRows, countRows, differences } from './copy/copy-bank.ts';
import { begin, finish, isUnfinished } from './copy/copy-progress.ts';
import { type BarOutput, ProgressBar } from './copy/progress-bar.ts';

/** The source and the target of a copy: `sqlite:` with a data folder or a file, and the URL of a PostgreSQL database. */
export interface CopyPlaces {
  readonly from?: string;
  readonly to?: string;
}

/**
 * Copies the bank of a SQLite file into an empty PostgreSQL database, while no server uses the file. A copy that ended early
 * goes on where it was, and until it is whole no server starts on the target. Throws `CannotStart` where a place is not as it
 * must be.
 */
export async function copyBank(
  { settings, output }: Pick<StaffDesk, 'settings' | 'output'>,
  { from, to }: CopyPlaces,
): Promise<Report> {
  const file = sourceFile(settings, from);
  const url = targetUrl(settings, to);
  const lock = lockDataFolder(dirname(file));
  try {
    const source = await openSqlite<Tables>({ path: file });
    try {
      await migrateTables(source);
      const target = await openTarget(url);
      try {
        return await copyBetween(source, target, output.stderr);
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  } finally {
    lock.release();
  }
}

async function copyBetween(
  source: Store<Tables>,
  target: Store<Tables>,
  output: BarOutput,
): Promise<Report> {
  const goesOn = await isUnfinished(target.db);
  if (goesOn) {
    await refuseOtherVersion(source.db, target.db);
  } else {
    await migrateTables(target);
    await refuseMembers(target.db);
  }
  const tables = await commonTables(source.db, target.db);
  if (!goesOn) await begin(target.db);
  const total = await countRows(source.db, tables);
  await withBar(output, 'Copied', total, (bar) =>
    copyRows(source.db, target, tables, (table, count) => bar.advance(count, table)),
  );
  await sql`analyze`.execute(target.db);
  const different = await withBar(output, 'Compared', 2 * total, (bar) =>
    differences(source.db, target.db, tables, (table, count) => bar.advance(count, table)),
  );
  if (different.length > 0) {
    return {
      text: 'The copy is not that bank, and no server starts on it. If the source was used since the copy began, make the database new and copy again.',
      faults: different,
    };
  }
  const { checks } = await verifyBank(target);
  const faults = checks.flatMap((check) => check.faults);
  if (faults.length > 0) {
    return { text: 'The bank has faults, in the source as in the copy.', faults };
  }
  await finish(target.db);
  return {
    text: [
      `${total} rows in ${tables.length} tables were copied and compared; all ${checks.length} checks passed.`,
      'Start the server with DATABASE_URL from now on, and with the same keys: BANK_KEYS, or keys.json in BANK_DATA.',
      'Keep the SQLite file, but start no server on it: what is paid there would be missing here.',
    ].join('\n'),
    faults: [],
  };
}

async function withBar<Result>(
  output: BarOutput,
  what: string,
  total: number,
  work: (bar: ProgressBar) => Promise<Result>,
): Promise<Result> {
  const bar = new ProgressBar(output, what, total);
  try {
    return await work(bar);
  } finally {
    bar.end();
  }
}

function sourceFile({ dataFolder }: Settings, from: string | undefined): string {
  const place = from === undefined ? dataFolder : sqlitePlace(from);
  const path = resolve(place);
  const file = existsSync(path) && statSync(path).isDirectory() ? databaseFile(path) : path;
  if (existsSync(file)) return file;
  throw new CannotStart(`There is no bank in ${path}. Nothing was copied.`);
}

function sqlitePlace(from: string): string {
  if (from.startsWith('sqlite:')) return from.slice('sqlite:'.length);
  throw new CannotStart(
    '--from is sqlite: and a data folder or a file, such as sqlite:./data. Nothing was copied.',
  );
}

function targetUrl({ databaseUrl }: Settings, to: string | undefined): string {
  const url = to ?? databaseUrl;
  if (url !== null) return url;
  throw new CannotStart(
    'Name the PostgreSQL database in DATABASE_URL, or by --to postgres://… Nothing was copied.',
  );
}

function openTarget(url: string): Promise<Store<Tables>> {
  return openPostgres<Tables>({
    url,
    statementTimeoutMs: 0,
    onIdleConnectionLost: () => {
      // The next statement fails, which is told.
    },
  });
}

async function refuseMembers(target: Kysely<Tables>): Promise<void> {
  const found = await target.selectFrom('membership').select('id').limit(1).executeTakeFirst();
  if (found === undefined) return;
  throw new CannotStart(
    'There are members in the PostgreSQL database already: name an empty one. Nothing was copied.',
  );
}

/** The version that began a copy finishes it: the tables of another version differ. */
async function refuseOtherVersion(source: Kysely<Tables>, target: Kysely<Tables>): Promise<void> {
  const [ours, theirs] = [await migrationsOf(source), await migrationsOf(target)];
  if (ours === theirs) return;
  throw new CannotStart(
    'Another version of Passbook began this copy. Finish it with that version, or make the database new. Nothing was copied.',
  );
}

async function migrationsOf(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows
    .map(({ name }) => name)
    .toSorted()
    .join();
}
