import { setTimeout as delay } from 'node:timers/promises';
import { type SilentProxy, startSilentProxy } from '#stores/postgres/silent-proxy.ts';
import { workOn } from './gaps.ts';
import { acknowledgedMore } from './kill-under-load.ts';
import type { Fault, Outcome } from './outcome.ts';
import {
  allServedAfter,
  judgePostgresBank,
  type PostgresBank,
  withPostgresBank,
} from './postgres-bank.ts';

/** How long the network is away: in turns, one a round. */
const cutsMs = [1_000, 3_000, 6_000, 12_000];

const answeredInMs = 3_000;
const againInMs = 5_000;

/**
 * F10: the server is cut from its database under load: nothing arrives and nothing ends. Everybody is answered all the same,
 * and what was under way is done once, or not at all, when it is asked for again.
 */
export const cutDatabase: Fault = {
  name: 'F10',
  claim:
    'cut from its database, it answers 503 in 3 s, loses and doubles nothing, and serves all in 5 s',
  rounds: 20,
  run: cutRounds,
};

async function cutRounds(rounds: number): Promise<Outcome> {
  let proxy: SilentProxy | undefined;
  let slowestMs = 0;
  try {
    return await withPostgresBank(
      async (url) => {
        proxy = await startSilentProxy(url);
        return proxy.url;
      },
      async (bank) => {
        const { outcome, load } = bank;
        for (; outcome.rounds < rounds; outcome.rounds += 1) {
          const cutMs = cutsMs[outcome.rounds % cutsMs.length] ?? 0;
          const { againMs, answeredMs } = await cut(bank, proxy, cutMs);
          outcome.recovered(againMs);
          slowestMs = Math.max(slowestMs, answeredMs);
          const told = `After ${cutMs} ms without a network`;
          if (answeredMs > answeredInMs) {
            outcome.problem(`${told} an answer took ${Math.round(answeredMs)} ms`);
          }
          if (againMs > againInMs) {
            outcome.problem(`${told} somebody was not served for ${Math.round(againMs)} ms`);
          }
          await load.settle(bank.port);
          await judgePostgresBank(bank);
        }
        outcome.facts.push(`slowest answer ${Math.round(slowestMs)} ms`);
      },
    );
  } finally {
    await proxy?.stop();
  }
}

async function cut(bank: PostgresBank, proxy: SilentProxy | undefined, cutMs: number) {
  const { load, port } = bank;
  const working = new AbortController();
  const worked = workOn(load, port, working.signal);
  await acknowledgedMore(load, 1 + Math.floor(Math.random() * 100));
  for (const client of load.clients) client.slowestMs = 0;
  proxy?.fallSilent();
  await delay(cutMs);
  proxy?.recover();
  const againMs = await allServedAfter(bank, performance.now());
  working.abort();
  await worked;
  return { againMs, answeredMs: Math.max(...load.clients.map((client) => client.slowestMs)) };
}
