import { readFileSync } from 'node:fs';
import { v7 as newKey } from 'uuid';
import { openBenchBank } from './bench-bank.ts';
import { startBenchServer } from './bench-server.ts';
import { type BenchStore, makeBenchStore, type StoreName } from './bench-store.ts';
import { sendLoad } from './http-load.ts';
import { type Limits, meanOf, measureLimits } from './limits.ts';
import { ms, type Spread, spreadOf, table } from './measure.ts';

const connectionCounts = [1, 8, 32, 64, 128];
const memberCount = 128;

/**
 * Transfers a second through the HTTP API of a server in a process of its own: session, request
 * checks, validation, ledger, history, event, audit and intent key, each durable before its answer.
 * Beside them stands what this machine can do at all, measured in the same run: half of it before and half of it after, since
 * a virtual machine changes its speed within a minute.
 */
export async function benchTransfers(storeName: StoreName, seconds: number): Promise<string> {
  const half = Math.ceil(seconds / 2);
  const before = await measureLimits(half);
  const benchStore = await makeBenchStore(storeName);
  try {
    const sessions = await openSessions(benchStore);
    // Of code that it has not seen before Node keeps what it makes of it, and 20 MB more, until the next start.
    await (await startBenchServer(benchStore)).stop();
    const server = await startBenchServer(benchStore);
    const measured: Measured[] = [];
    for (const connections of connectionCounts) {
      const times = await sendLoad({
        port: server.port,
        connections,
        durationMs: seconds * 1000,
        request: (connection) => oneCent(server.port, sessions[connection % memberCount] ?? ''),
        expects: 'HTTP/1.1 200',
      });
      measured.push({ connections, spread: spreadOf(times) });
    }
    const memory = residentMegabytes(server.pid);
    await server.stop();
    const limits = meanOf(before, await measureLimits(half));
    return [
      table(
        ['connections', 'transfers/s', 'p50', 'p99', '× pgbench', '× SQLite one by one'],
        measured.map((one) => rowOf(one, seconds, limits)),
      ),
      `Ready ${ms(server.readyMs)} after its start; ${memory} MB resident after the run.`,
      limitsTable(limits),
    ].join('\n\n');
  } finally {
    await benchStore.dispose();
  }
}

interface Measured {
  readonly connections: number;
  readonly spread: Spread;
}

function rowOf({ connections, spread }: Measured, seconds: number, limits: Limits): string[] {
  const { count, p50, p99 } = spread;
  const rate = count / seconds;
  return [
    String(connections),
    String(Math.round(rate)),
    ms(p50),
    ms(p99),
    ratio(rate, limits.pgbench),
    ratio(rate, limits.sqliteOneByOne),
  ];
}

function limitsTable({ echo, sqliteOneByOne, sqliteByHundreds, pgbench }: Limits): string {
  return table(
    ['limit', 'a second'],
    [
      ['a Fastify route that parses and answers JSON, 64 connections', perSecond(echo)],
      ['SQLite, five writes, a durable commit each', perSecond(sqliteOneByOne)],
      ['SQLite, five writes, a hundred in a commit', perSecond(sqliteByHundreds)],
      ['pgbench, TPC-B-like, prepared, 8 connections', perSecond(pgbench)],
    ],
  );
}

function perSecond(value: number | null): string {
  return value === null ? 'PostgreSQL is not installed' : String(Math.round(value));
}

function ratio(value: number, limit: number | null): string {
  return limit === null ? '' : (value / limit).toFixed(2);
}

async function openSessions(benchStore: BenchStore): Promise<string[]> {
  const { bank, addMember, close } = await openBenchBank(benchStore);
  const tokens: string[] = [];
  for (let index = 0; index < memberCount; index += 1) {
    const { username } = await addMember();
    const token = await bank.openSessionFor(username);
    if (token === null) {
      throw new Error(`No session for ${username}`);
    }
    tokens.push(token);
  }
  await close();
  return tokens;
}

/** What the process holds in memory, as Linux tells it. */
function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? NaN) / 1024);
}

function oneCent(port: number, session: string): Buffer {
  const body = JSON.stringify({
    json: {
      intentKey: newKey(),
      transfer: { kind: 'internal', from: 'checking', to: 'savings', amount: 1 },
    },
  });
  return Buffer.from(
    `POST /rpc/transfers/create HTTP/1.1\r\nhost: localhost:${port}\r\n` +
      `cookie: __Host-sid=${session}\r\nsec-fetch-site: same-origin\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
}
