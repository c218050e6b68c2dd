import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sendLoad } from '../../tools/load/http-load.ts';
import { spreadOf } from '../../tools/load/measure.ts';

/** The limits of this machine, in the units of the measurements beside them: a second. */
export interface Limits {
  /** A route of Fastify that parses JSON and answers JSON, at 64 connections. */
  readonly echo: number;
  /** Transfers of five writes, each in a durable commit of its own. */
  readonly sqliteOneByOne: number;
}

/** Measures the limits in sequence. */
export async function measureLimits(seconds: number): Promise<Limits> {
  return { echo: await measureEcho(seconds), sqliteOneByOne: await measureSqlite(seconds) };
}

async function measureEcho(seconds: number): Promise<number> {
  const program = fileURLToPath(new URL('echo-server.ts', import.meta.url));
  const server = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = Number(await firstLine(server.stdout));
  const body = JSON.stringify({ from: 'checking', to: 'savings', amount: 1 });
  const request = Buffer.from(
    `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\n\r\n${body}`,
  );
  const times = await sendLoad({
    port,
    connections: 64,
    durationMs: seconds * 1000,
    request: () => request,
  });
  server.kill();
  await once(server, 'exit');
  return spreadOf(times).count / seconds;
}

async function firstLine(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) return line;
  throw new Error('The program ended without a word');
}

/** Two balances, two entries and an answer under its key, as durable as the bank's own. */
async function measureSqlite(seconds: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'passbook-raw-'));
  const database = new DatabaseSync(join(folder, 'raw.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  database.exec(`create table balance (id integer primary key, amount integer not null);
    create table entry (id integer primary key, account integer not null, amount integer not null);
    create table intent (key text primary key, answer text not null)`);
  const accounts = 1_000;
  const open = database.prepare('insert into balance values (?, 0)');
  for (let id = 0; id < accounts; id += 1) open.run(id);
  const [begin, commit, change, enter, remember] = [
    'begin immediate',
    'commit',
    'update balance set amount = amount + ? where id = ?',
    'insert into entry (account, amount) values (?, ?)',
    'insert into intent values (?, ?)',
  ].map((text) => database.prepare(text)) as [
    Statement,
    Statement,
    Statement,
    Statement,
    Statement,
  ];

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

type Statement = ReturnType<DatabaseSync['prepare']>;
