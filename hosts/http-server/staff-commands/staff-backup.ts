import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdtemp, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Command } from 'commander';
import { verifyBank } from '#bank/index.ts';
import { moveInto } from '../process/whole-file.ts';
import { keyFileIn } from '../keys/key-file.ts';
import { CannotStart } from '../process/why-not-started.ts';
import { lockDataFolder, makeOwnFolder } from '../process/own-folder.ts';
import { openLog } from '../process/log.ts';
import { databaseFile, openExistingStore } from '../process/open-store.ts';
import type { Settings } from '../process/settings.ts';
import type { Report, StaffDesk } from './staff-desk.ts';

/** The time that a backup waits for a server that is writing. */
const busyTimeoutMs = 10_000;

/** The commands of backups. */
export function addBackups(bank: Command, desk: StaffDesk): void {
  bank
    .command('backup <file>')
    .description('copy the embedded database into a new file, and check the copy')
    .addHelpText('after', '\nThe keys (keys.json) are not in it: keep a copy of them elsewhere.')
    .action(async (file: string) => desk.tellReport(await backUp(desk.settings, file)));
  bank
    .command('verify-backup <file>')
    .description('check a backup as verify checks the bank')
    .action(async (file: string) => desk.tellReport(await reportOf(existingFile(file))));
  bank
    .command('restore <file>')
    .description('put a backup into the data folder, while no server uses it')
    .option('--replace', 'even if a bank is there; it is kept under another name')
    .action(async (file: string, { replace = false }: { replace?: boolean }) =>
      desk.tell(await restore(desk, file, replace)),
    );
}

/**
 * Copies the embedded database into a new file while the server runs: the bank as it is at one moment, with everything
 * that was acknowledged before (SQLite's `VACUUM INTO`). The file is checked before it gets its name. Throws `CannotStart`.
 */
async function backUp(settings: Settings, target: string): Promise<Report> {
  const file = ownDatabase(settings);
  const path = resolve(target);
  if (existsSync(path)) {
    throw new CannotStart(`${path} exists already. Name a new file. Nothing was written.`);
  }
  const part = `${path}.part`;
  // SQLite fills an empty file as well as a new one, and this one is for this account alone.
  await writeFile(part, '', { mode: 0o600 });
  copyWhole(file, part);
  await syncFile(part);
  const report = await reportOf(part);
  await moveInto(part, path);
  return { ...report, text: `The backup is in ${path}. ${report.text}` };
}

/**
 * Puts a backup in the place of the bank of the data folder, while no server uses it. A bank that is there is kept beside
 * it, and only `replace` allows that. Throws `CannotStart`, also where the backup has faults; then nothing was changed.
 */
export async function restore(
  { settings, clock }: Pick<StaffDesk, 'settings' | 'clock'>,
  source: string,
  replace: boolean,
): Promise<string> {
  refusePostgres(settings);
  const backup = existingFile(source);
  const { text, faults } = await reportOf(backup);
  if (faults.length > 0) {
    throw new CannotStart([`${backup} has faults, and was not restored.`, ...faults].join('\n'));
  }
  const { dataFolder } = settings;
  makeOwnFolder(dataFolder);
  const lock = lockDataFolder(dataFolder);
  try {
    const file = databaseFile(dataFolder);
    if (existsSync(file) && !replace) {
      throw new CannotStart(
        `There is a bank in ${dataFolder}. With --replace it is kept beside the restored one. Nothing was changed.`,
      );
    }
    const kept = await moveAside(file, new Date(clock.now()));
    const part = `${file}.part`;
    await copyPrivately(backup, part);
    await syncFile(part);
    await moveInto(part, file);
    return [
      `The bank in ${dataFolder} is that of ${backup}. ${text}`,
      ...(kept === null ? [] : [`The bank that was there is kept as ${kept}.`]),
      ...(settings.bankKeys !== null || existsSync(keyFileIn(dataFolder))
        ? []
        : [
            `The keys are not in a backup: put keys.json of that bank into ${dataFolder}, or no server starts on it.`,
          ]),
    ].join('\n');
  } finally {
    lock.release();
  }
}

function ownDatabase(settings: Settings): string {
  refusePostgres(settings);
  const file = databaseFile(settings.dataFolder);
  if (existsSync(file)) return file;
  throw new CannotStart(`There is no bank in ${settings.dataFolder}. BANK_DATA names its folder.`);
}

function refusePostgres({ databaseUrl }: Settings): void {
  if (databaseUrl === null) return;
  throw new CannotStart(
    'DATABASE_URL names a PostgreSQL database, which is backed up by its own tools, such as pg_dump. Nothing was changed.',
  );
}

function existingFile(source: string): string {
  const path = resolve(source);
  if (existsSync(path)) return path;
  throw new CannotStart(`There is no file ${path}.`);
}

function copyWhole(from: string, to: string): void {
  const database = new DatabaseSync(from, { timeout: busyTimeoutMs });
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}

/** Checks SQLite's own structure, and everything that `verify` checks: on a copy, since opening a database changes its file, and an older database is brought up to date first. */
async function reportOf(backup: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'passbook-backup-'));
  try {
    const copy = databaseFile(folder);
    await copyPrivately(backup, copy);
    const damage = damageOf(copy);
    if (damage.length > 0) return { text: 'It is damaged.', faults: damage };
    return await bankIn(folder, (await stat(backup)).size);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function damageOf(copy: string): string[] {
  try {
    const database = new DatabaseSync(copy);
    try {
      return database
        .prepare('pragma integrity_check')
        .all()
        .map((row) => String(row['integrity_check']))
        .filter((line) => line !== 'ok');
    } finally {
      database.close();
    }
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

async function bankIn(folder: string, bytes: number): Promise<Report> {
  const store = await openExistingStore({ databaseUrl: null, dataFolder: folder }, openLog());
  try {
    const { checks } = await verifyBank(store);
    const { postings, newest } = await store.db
      .selectFrom('posting')
      .select(({ fn }) => [fn.countAll<number>().as('postings'), fn.max('at').as('newest')])
      .executeTakeFirstOrThrow();
    const until = newest === null ? '' : `, the newest of ${new Date(newest).toISOString()}`;
    const faults = checks.flatMap((check) => check.faults);
    return {
      text: `It holds ${postings} postings${until}, in ${bytes} bytes; ${checks.length - faulty(checks)} of ${checks.length} checks passed.`,
      faults,
    };
  } finally {
    await store.close();
  }
}

function faulty(checks: readonly { readonly faults: readonly string[] }[]): number {
  return checks.filter(({ faults }) => faults.length > 0).length;
}

/** The file and its log under another name; null without a file. */
async function moveAside(file: string, now: Date): Promise<string | null> {
  if (!existsSync(file)) return null;
  const kept = `${file}.replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  // The log first: a file without its log would be taken for whole.
  for (const end of ['-wal', '-shm', '']) {
    if (existsSync(`${file}${end}`)) await rename(`${file}${end}`, `${kept}${end}`);
  }
  return kept;
}

async function copyPrivately(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  await chmod(to, 0o600);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
