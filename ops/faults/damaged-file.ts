import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tables } from '#bank/index.ts';
import { dumpTables } from '#bank/testing/dump-tables.ts';
import { openLog } from '#hosts/http-server/process/log.ts';
import { openStore } from '#hosts/http-server/process/open-store.ts';
import type { Store } from '#stores/store.ts';
import { flipOf } from './damage.ts';
import { faultsIn } from './oracle.ts';

/**
 * Flips a bit somewhere in the database file itself, so many times, and tells in one sentence who noticed. SQLite
 * has no checksums of its pages: this says what can pass, and is no claim.
 */
export async function lookAtDamagedFiles(intact: string, rounds: number): Promise<string> {
  const damaged = `${intact}-damaged`;
  mkdirSync(damaged, { recursive: true });
  const file = join(damaged, 'bank.sqlite');
  copyFileSync(join(intact, 'bank.sqlite'), file);
  const rows = await rowsIn(damaged);
  const counts = { start: 0, verify: 0, nowhere: 0, nobody: 0 };
  for (let round = 0; round < rounds; round += 1) {
    for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    const bytes = readFileSync(join(intact, 'bank.sqlite'));
    writeFileSync(file, flipOf(bytes.length).applyTo(bytes));
    counts[await whoNotices(damaged, rows)] += 1;
  }
  return (
    `${rounds} flipped bits in the database file itself: ${counts.start} noticed at the start, ` +
    `${counts.verify} by verify and integrity_check, ${counts.nowhere} in no row, ${counts.nobody} by nobody`
  );
}

async function whoNotices(
  folder: string,
  rows: string,
): Promise<'start' | 'verify' | 'nowhere' | 'nobody'> {
  let store: Store<Tables>;
  try {
    store = await openStore({ databaseUrl: null, dataFolder: folder }, openLog());
  } catch {
    return 'start';
  }
  try {
    if ((await faultsIn(store)).length > 0) return 'verify';
  } finally {
    await store.close();
  }
  return (await rowsIn(folder)) === rows ? 'nowhere' : 'nobody';
}

async function rowsIn(folder: string): Promise<string> {
  const store = await openStore({ databaseUrl: null, dataFolder: folder }, openLog());
  try {
    return JSON.stringify(await dumpTables(store));
  } finally {
    await store.close();
  }
}
