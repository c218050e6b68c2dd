import { mkdtemp, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A limit of this machine: transfers a second of two balances, two entries and an answer under its key, each in a durable
 * commit of its own.
 */
export async function commitsInASecond(seconds: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'passbook-raw-'));
  const database = new DatabaseSync(join(folder, 'raw.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  database.exec(`create table balance (id integer primary key, amount integer not null);
    create table entry (id integer primary key, account integer not null, amount integer not null);
    create table intent (key text primary key, answer text not null)`);
  const accounts = 1_000;
  const open = database.prepare('insert into balance values (?, 0)');
  for (let id = 0; id < accounts; id += 1) open.run(id);
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  const change = database.prepare('update balance set amount = amount + ? where id = ?');
  const enter = database.prepare('insert into entry (account, amount) values (?, ?)');
  const remember = database.prepare('insert into intent values (?, ?)');

  let transfers = 0;
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    const from = BigInt((transfers * 7) % accounts);
    const to = BigInt((transfers * 13 + 1) % accounts);
    begin.run();
    change.run(-1n, from);
    change.run(1n, to);
    enter.run(from, -1n);
    enter.run(to, 1n);
    remember.run(crypto.randomUUID(), '{}');
    commit.run();
    transfers += 1;
  }
  const elapsed = performance.now() - start;
  database.close();
  await rm(folder, { recursive: true });
  return transfers / (elapsed / 1000);
}
