import { createRouterClient } from '@orpc/server';
import { sql } from 'kysely';
import type { BankStore } from '#bank/ports.ts';
import { TestCaller } from '#bank/testing/test-caller.ts';
import { median, ms, table, timed, type Spread, verdict } from '#tools/measure.ts';
import { fillHistory, rareWord } from './fill-history.ts';
import {
  type BenchBank,
  type BenchStore,
  startBenchServer,
  withBenchBank,
  withBenchStore,
} from './harness.ts';
import type { BenchOptions } from './options.ts';

/** A request, and the limit of its 99th percentile; none where nothing was decided. */
interface Ask {
  readonly what: string;
  readonly mostMs?: number;
  readonly ask: () => Promise<unknown>;
}

/**
 * Of so many requests the slowest hundredth is twenty, and not the two or three that had to wait for a garbage collection.
 */
const repetitions = 2_000;

/** After so many requests V8 has compiled the code that they run, as in a server that is in use. */
const warmUp = 2_000;

/**
 * Pages, search and totals over one member's long history, asked of the bank without a network; and how long the server
 * takes to start over it.
 */
export async function benchHistory({ store, rows }: BenchOptions): Promise<string> {
  return await withBenchStore(store, async (benchStore) => {
    const lines = await withBenchBank(benchStore, (bank) => timeAsks(bank, rows));
    return [
      table(['ask', 'p50', 'p99', 'wanted of p99', ''], lines),
      await readiness(benchStore),
    ].join('\n\n');
  });
}

async function timeAsks(
  { bank, dependencies, addMember }: BenchBank,
  rows: number,
): Promise<string[][]> {
  const member = await addMember();
  await fillHistory(dependencies, member, rows);
  await settle(dependencies.store);
  const caller = new TestCaller(await bank.openSessionFor(member.username));
  const { transactions } = createRouterClient(bank.router, { context: { caller } });

  const all = { range: 'all', limit: 50 } as const;
  const deep = await cursorAt(dependencies, member.membershipId, Math.floor(rows / 2));
  const search = (word: string) => () => transactions.search({ ...all, search: word });
  const asks: readonly Ask[] = [
    { what: 'the newest page of 50', mostMs: 1, ask: () => transactions.search(all) },
    {
      what: `the page after ${Math.floor(rows / 2)} rows`,
      mostMs: 1,
      ask: () => transactions.search({ ...all, cursor: deep }),
    },
    { what: 'search, a common word', mostMs: 5, ask: search('coffee') },
    { what: 'search, a rare word', mostMs: 5, ask: search(rareWord) },
    { what: 'search, an absent word', mostMs: 5, ask: search('quicksilver') },
    { what: 'search, two letters that are absent', mostMs: 5, ask: search('qz') },
    {
      what: 'spending of a year by category',
      mostMs: 2,
      ask: () => transactions.spending({ range: '1year' }),
    },
    { what: 'totals of a year', mostMs: 2, ask: () => transactions.totals({ range: '1year' }) },
    { what: 'six months', mostMs: 2, ask: () => transactions.byMonth({ months: 6 }) },
    { what: 'totals of everything', ask: () => transactions.totals({ range: 'all' }) },
    {
      what: 'totals of a rare word',
      ask: () => transactions.totals({ range: 'all', search: rareWord }),
    },
  ];
  const lines: string[][] = [];
  for (const { what, mostMs, ask } of asks) {
    const spread = await timed(repetitions, async () => void (await ask()), { warmUp });
    lines.push(lineOf(what, spread, mostMs));
  }
  return lines;
}

/**
 * The work that PostgreSQL does by itself a while after so many rows were written, and not during requests; SQLite does
 * nothing.
 */
async function settle({ db, engine }: BankStore): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
}

function lineOf(what: string, { p50, p99 }: Spread, mostMs: number | undefined): string[] {
  const wanted = mostMs === undefined ? ['', ''] : [`at most ${mostMs} ms`, verdict(p99 <= mostMs)];
  return [what, ms(p50), ms(p99), ...wanted];
}

async function cursorAt(
  { store }: BenchBank['dependencies'],
  membershipId: string,
  depth: number,
): Promise<string> {
  const row = await store.db
    .selectFrom('account_transaction')
    .select(['at', 'id'])
    .where('membership_id', '=', membershipId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(depth)
    .limit(1)
    .executeTakeFirstOrThrow();
  return `${row.at}.${row.id}`;
}

const starts = 5;
const readyMsMost = 1_000;

/** How long the server takes until it answers, started a few times one after the other. */
async function readiness(benchStore: BenchStore): Promise<string> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const server = await startBenchServer(benchStore);
    times.push(server.readyMs);
    await server.stop();
  }
  const middle = median(times);
  return (
    `Ready ${ms(middle)} after its start, the median of ${starts}; ${ms(Math.max(...times))} the slowest ` +
    `(wanted of the median: at most ${readyMsMost} ms): ${verdict(middle <= readyMsMost)}.`
  );
}
