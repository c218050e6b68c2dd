import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tables } from '#bank/index.ts';
import { dumpTables } from '#bank/testing/test-tables.ts';
import { openLog } from '#hosts/http-server/process/log.ts';
import { openStore } from '#hosts/http-server/process/open-store.ts';
import type { Store } from '#stores/store.ts';
import { faultsIn } from './oracle.ts';

/**
 * Flips a bit somewhere in the database file itself, so many times, and tells in one sentence where the bits were noticed.
 * SQLite has no checksums of its pages: this shows possible damage, and is no claim.
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
  rows: string | null,
): Promise<'start' | 'verify' | 'nowhere' | 'nobody'> {
  const faults = await withBankIn(folder, faultsIn);
  if (faults === null) return 'start';
  if (faults.length > 0) return 'verify';
  return (await rowsIn(folder)) === rows ? 'nowhere' : 'nobody';
}

async function rowsIn(folder: string): Promise<string | null> {
  return await withBankIn(folder, async (store) => JSON.stringify(await dumpTables(store)));
}

/** Opens the bank in a folder as the server does; null where that is refused. */
export async function withBankIn<Result>(
  folder: string,
  work: (store: Store<Tables>) => Promise<Result>,
): Promise<Result | null> {
  let store: Store<Tables>;
  try {
    store = await openStore({ databaseUrl: null, dataFolder: folder }, openLog());
  } catch {
    return null;
  }
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** The damage to a file. */
export interface Damage {
  /** For a person: the place and the kind. */
  readonly name: string;
  applyTo(bytes: Buffer): Buffer;
}

/**
 * Chosen by rng for a file of that many bytes, anywhere from the byte `from` on: it is cut, a bit is flipped, or a
 * piece of it is overwritten.
 */
export function damageOf(size: number, from: number): Damage {
  const at = placeIn(size, from);
  const kind = Math.random();
  if (kind < 0.4) return { name: `cut at ${at}`, applyTo: (bytes) => bytes.subarray(0, at) };
  if (kind < 0.8) return flipOf(size, from);
  return zero(at, 1 + Math.floor(Math.random() * 8192));
}

/** A flipped bit of a file of that many bytes, anywhere from the byte `from` on. */
function flipOf(size: number, from = 0): Damage {
  const at = placeIn(size, from);
  const bit = Math.floor(Math.random() * 8);
  return {
    name: `bit ${bit} of byte ${at} flipped`,
    applyTo(bytes) {
      bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at);
      return bytes;
    },
  };
}

function placeIn(size: number, from: number): number {
  return from + Math.floor(Math.random() * (size - from));
}

/** As on a disk that wrote a file's length and not its contents. */
function zero(at: number, length: number): Damage {
  return {
    name: `${length} bytes at ${at} zeroed`,
    applyTo: (bytes) => bytes.fill(0, at, at + length),
  };
}
