import { workOn } from './gaps.ts';
import { acknowledgedMore } from './kill-under-load.ts';
import type { Fault, Outcome } from './outcome.ts';
import {
  allServedAfter,
  judgePostgresBank,
  type PostgresBank,
  withPostgresBank,
} from './postgres-bank.ts';

/** So long after both are there again every member has been served, on a machine that has nothing else to do. */
const againInMs = 5_000;

/**
 * F2: under load now the bank's server, now PostgreSQL with all its processes is killed and started again. Nothing is lost
 * or doubled, and no lock is left behind.
 */
export const killedDatabase: Fault = {
  name: 'F2',
  claim:
    'the server or PostgreSQL killed under load: nothing lost or doubled, no lock left, members served in 5 s',
  rounds: 100,
  run: killRoundsOnPostgres,
};

async function killRoundsOnPostgres(rounds: number): Promise<Outcome> {
  return await withPostgresBank(
    (url) => Promise.resolve(url),
    async (bank) => {
      const { outcome } = bank;
      const slowest = { server: 0, PostgreSQL: 0 };
      for (; outcome.rounds < rounds; outcome.rounds += 1) {
        const what = outcome.rounds % 2 === 0 ? 'server' : 'PostgreSQL';
        const { startMs, againMs } = await killOne(bank, what);
        outcome.recovered(againMs);
        slowest[what] = Math.max(slowest[what], startMs);
        if (againMs > againInMs) {
          outcome.problem(`${what}: somebody was not served for ${Math.round(againMs)} ms`);
        }
        await bank.load.settle(bank.port);
        await judgePostgresBank(bank);
      }
      const told = Object.entries(slowest).map(([what, most]) => `${what} ${Math.round(most)} ms`);
      outcome.facts.push(`slowest start: ${told.join(', ')}`);
    },
  );
}

async function killOne(bank: PostgresBank, what: 'server' | 'PostgreSQL') {
  const { load, port, postgres } = bank;
  const working = new AbortController();
  const worked = workOn(load, port, working.signal);
  await acknowledgedMore(load, 1 + Math.floor(Math.random() * 100));
  if (what === 'server') await bank.killServer();
  else await postgres.kill();
  const killedAt = performance.now();
  if (what === 'server') await bank.startServer();
  else await postgres.start();
  const startedAt = performance.now();
  const againMs = await allServedAfter(bank, startedAt);
  working.abort();
  await worked;
  return { startMs: startedAt - killedAt, againMs };
}
