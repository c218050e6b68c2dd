import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { type Tables, verifyBank } from '#bank/index.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import type { FaultBank } from './fault-bank.ts';
import type { Load } from './load.ts';
import type { Outcome } from './outcome.ts';

/**
 * The truths after every fault, once all unknown outcomes are settled: each acknowledged transfer is there once and nothing
 * else is, the books balance, each stored balance is the sum of its entries and above its floor, the audit chain holds, the
 * file is sound, and no log has a secret.
 */
export async function judge(
  bank: FaultBank,
  load: Pick<Load, 'journal' | 'secrets'>,
  outcome: Outcome,
): Promise<void> {
  countTransfers(bank.file, load.journal.acknowledged, outcome);
  checkLog(bank.log, load.secrets, outcome);
  const store = await open<Tables>({ path: bank.file });
  for (const fault of await faultsIn(store)) outcome.problem(fault);
  await store.close();
}

/** Compares the transfers in a file, which a server may be using, with those that were acknowledged. */
export function countTransfers(
  file: string,
  acknowledged: ReadonlyMap<string, string>,
  outcome: Outcome,
): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [executed, sent] = [executedTransfers, sentTransfers].map((query) =>
      database.prepare(query).all(),
    );
    compare(executed as unknown as Executed[], sent as unknown as Sent[], acknowledged, outcome);
  } finally {
    database.close();
  }
}

/** The same judgement of a PostgreSQL database, with its logs and files apart. */
export async function judgeStore(
  store: Store<Tables>,
  acknowledged: ReadonlyMap<string, string>,
  outcome: Outcome,
): Promise<void> {
  const executed = await sql.raw<Executed>(executedTransfers).execute(store.db);
  const sent = await sql.raw<Sent>(sentTransfers).execute(store.db);
  compare(executed.rows, sent.rows, acknowledged, outcome);
  await checkBooks(store, outcome);
}

/** Every check of `npm run bank -- verify`; `where` says which bank it is, if there are several. */
export async function checkBooks(
  store: Store<Tables>,
  outcome: Outcome,
  where?: string,
): Promise<void> {
  const { checks } = await verifyBank(store);
  for (const fault of checks.flatMap(({ faults }) => faults)) {
    outcome.problem(where === undefined ? fault : `${where}: ${fault}`);
  }
}

interface Executed {
  readonly key: string;
  readonly answer: string;
}

interface Sent {
  readonly id: string;
  readonly sent: number;
}

const executedTransfers = 'select key, answer from intent';

const sentTransfers = `select transfer.id, count(entry.amount) as sent
  from transfer
    left join posting on posting.transfer_id = transfer.id
    left join entry on entry.posting_id = posting.id
      and entry.account_id = transfer.from_account_id and entry.amount = -transfer.amount
  group by transfer.id`;

function compare(
  executed: readonly Executed[],
  sent: readonly Sent[],
  acknowledged: ReadonlyMap<string, string>,
  outcome: Outcome,
): void {
  const keys = new Map(
    executed.map(({ key, answer }) => [(JSON.parse(answer) as { id?: string }).id, key]),
  );
  const found = new Set<string>();
  for (const { id, sent: times } of sent) {
    found.add(id);
    const key = keys.get(id);
    const asked = key !== undefined && acknowledged.get(key) === id;
    if (!asked) outcome.double(`Nobody was told of transfer ${id} under key ${key}`);
    if (times !== 1) outcome.double(`The money of transfer ${id} left its account ${times} times`);
  }
  for (const [key, id] of acknowledged) {
    if (!found.has(id)) {
      outcome.lose(`Transfer ${id} under key ${key} was acknowledged, and is gone`);
    }
  }
}

/**
 * The findings of SQLite's own check and of `npm run bank -- verify`; a file that they cannot read through is a fault too.
 */
export async function faultsIn(store: Store<Tables>): Promise<string[]> {
  try {
    const { rows } = await sql<{ found: string }>`
      select integrity_check as found from pragma_integrity_check`.execute(store.db);
    const { checks } = await verifyBank(store);
    return [
      ...rows.map(({ found }) => found).filter((found) => found !== 'ok'),
      ...checks.flatMap(({ faults }) => faults),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** No log has a secret, nor an unexpected error. */
export function checkLog(log: string, secrets: readonly string[], outcome: Outcome): void {
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  for (const secret of secrets) {
    if (text.includes(secret)) outcome.problem('A log has a secret');
  }
  const unexpected = text.split('\n').find((line) => line.includes('ended unexpectedly'));
  if (unexpected !== undefined) outcome.problem(`The log has an unexpected error: ${unexpected}`);
}

/** How many errors the server has told of in its log. */
export function errorsIn(log: string): number {
  return readFileSync(log, 'utf8').split('"level":50').length - 1;
}
