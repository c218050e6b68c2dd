import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Tables } from '#bank/index.ts';
import type { Store } from '#stores/store.ts';
import { type Damage, damageOf, lookAtDamagedFiles, withBankIn } from './damaged-file.ts';
import { type FaultBank, makeFaultBank } from './fault-bank.ts';
import { openLoad } from './load.ts';
import { faultsIn } from './oracle.ts';
import { type Fault, Outcome } from './outcome.ts';
import { startServer } from './server.ts';

/** The bytes in the log alone. Large enough that most damage leaves something before it. */
const logBytesAtLeast = 250_000;

/**
 * F5: after a kill the write-ahead log is cut, or bits of it are flipped, anywhere in the part not yet copied into the
 * database file: before that part the file is ahead of the log, and SQLite cannot put the two together. The bank then
 * refuses to start, or stands as it stood after one of its commits: work acknowledged after that commit is gone, and
 * nothing is in between.
 */
export const damagedLog: Fault = {
  name: 'F5',
  claim: 'with a damaged write-ahead log it holds a clean prefix of its history, or does not start',
  rounds: 1_000,
  run: damageRounds,
};

interface Ends {
  whole: number;
  prefix: number;
  refused: number;
}

async function damageRounds(rounds: number): Promise<Outcome> {
  const outcome = new Outcome();
  const bank = await makeFaultBank(6);
  try {
    await workAndKill(bank, outcome);
    const copied = copiedBytes(bank.file);
    const intact = join(bank.folder, 'intact');
    copyBank(bank.folder, intact);
    const checkpointed = join(bank.folder, 'checkpointed');
    const history = await historyOf(checkpointed, intact);
    const ends: Ends = { whole: 0, prefix: 0, refused: 0 };
    const damaged = join(bank.folder, 'damaged');
    for (; outcome.rounds < rounds; outcome.rounds += 1) {
      copyBank(intact, damaged);
      const log = join(damaged, 'bank.sqlite-wal');
      const damage = damageOf(statSync(log).size, copied);
      writeFileSync(log, damage.applyTo(readFileSync(log)));
      const begin = performance.now();
      await look(damaged, damage, history, ends, outcome);
      outcome.recovered(performance.now() - begin);
    }
    outcome.facts.push(
      `${ends.refused} did not start, ${ends.prefix} held a prefix, ${ends.whole} everything`,
      await lookAtDamagedFiles(checkpointed, Math.ceil(rounds / 5)),
    );
  } finally {
    bank.dispose();
  }
  return outcome;
}

/** Until enough stands in the log alone: on a busy machine that takes several times. */
async function workAndKill(bank: FaultBank, outcome: Outcome): Promise<void> {
  let server = await startServer(bank);
  const load = await openLoad(bank, server.port, outcome);
  for (;;) {
    await load.run(server.port, AbortSignal.timeout(300));
    await server.kill();
    if (statSync(`${bank.file}-wal`).size - copiedBytes(bank.file) >= logBytesAtLeast) break;
    server = await startServer(bank);
    await load.settle(server.port);
  }
  await load.close();
}

const logHeaderBytes = 32;

/**
 * The part of the log that a checkpoint has copied into the database file, or has begun to. The index of the log tells it
 * in frames, at bytes 96 and 128 (https://sqlite.org/walformat.html); a frame is a page with a header of 24 bytes.
 */
function copiedBytes(databaseFile: string): number {
  const log = readFileSync(`${databaseFile}-wal`);
  // On a busy machine the server may have been killed before it wrote anything.
  if (log.length < logHeaderBytes) return 0;
  const index = readFileSync(`${databaseFile}-shm`);
  const frames = Math.max(index.readUInt32LE(96), index.readUInt32LE(128));
  const pageBytes = log.readUInt32BE(8);
  return logHeaderBytes + frames * (24 + pageBytes);
}

function copyBank(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  for (const name of ['bank.sqlite', 'bank.sqlite-wal']) {
    copyFileSync(join(from, name), join(to, name));
  }
}

/** Tables to which rows are only added, in the order that the tables keep: each commit adds to them. */
const ordered = ['member_event', 'audit_record'];

/** Tables to which rows are only added, in the order of their keys. */
const keyed = ['posting', 'entry', 'intent', 'transfer_status'];

interface History {
  /** Of each table that keeps the order, a hash of its first rows for every number of them. */
  readonly hashes: ReadonlyMap<string, readonly string[]>;
  /** Of each of the others, its rows. */
  readonly rows: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Opens a copy at a place; once it is closed, its log is in its database file. */
async function historyOf(place: string, intact: string): Promise<History> {
  copyBank(intact, place);
  const history = await withBankIn(place, readHistory);
  if (history === null) throw new Error('The intact bank does not open');
  return history;
}

async function readHistory({ db }: Store<Tables>): Promise<History> {
  const hashes = new Map<string, string[]>();
  for (const table of ordered) {
    const { rows } = await sql`select * from ${sql.table(table)} order by rowid`.execute(db);
    const hash = createHash('sha256');
    hashes.set(table, [
      '',
      ...rows.map((row) => hash.update(JSON.stringify(row)).copy().digest('base64')),
    ]);
  }
  const rowsOf = new Map<string, Set<string>>();
  for (const table of keyed) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
    rowsOf.set(table, new Set(rows.map((row) => JSON.stringify(row))));
  }
  return { hashes, rows: rowsOf };
}

async function look(
  folder: string,
  damage: Damage,
  history: History,
  ends: Ends,
  outcome: Outcome,
): Promise<void> {
  const found = await withBankIn(folder, async (store) => ({
    history: await readHistory(store),
    faults: await faultsIn(store),
  }));
  if (found === null) {
    ends.refused += 1;
    return;
  }
  for (const fault of [...found.faults, ...notPrefix(found.history, history)]) {
    outcome.problem(`${damage.name}: ${fault}`);
  }
  const isWhole = found.history.rows.get('intent')?.size === history.rows.get('intent')?.size;
  ends[isWhole ? 'whole' : 'prefix'] += 1;
}

/** The tables that do not begin as they do in the whole history, or have rows that it lacks. */
function notPrefix(found: History, history: History): string[] {
  const disordered = [...found.hashes].filter(
    ([table, hashes]) => hashes.at(-1) !== history.hashes.get(table)?.[hashes.length - 1],
  );
  const foreign = [...found.rows].filter(([table, rows]) =>
    [...rows].some((row) => !history.rows.get(table)?.has(row)),
  );
  return [...disordered, ...foreign].map(([table]) => `${table} is not as it was after any commit`);
}
