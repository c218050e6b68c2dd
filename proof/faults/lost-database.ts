import { setTimeout as delay } from 'node:timers/promises';
import { type SilentProxy, startSilentProxy } from '#stores/postgres/silent-proxy.ts';
import type { Fault, Outcome } from './outcome.ts';
import { roundsOnPostgres } from './postgres-bank.ts';

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

/**
 * F10: the server is cut from its database under load: nothing arrives and nothing ends. Every client is answered all the
 * same, and work under way is done once, or not at all, when it is asked for again.
 */
export const cutDatabase: Fault = {
  name: 'F10',
  claim:
    'cut from its database, it answers 503 in 3 s, loses and doubles nothing, and serves all in 5 s',
  rounds: 20,
  run: cutRounds,
};

async function killRoundsOnPostgres(rounds: number): Promise<Outcome> {
  const slowest = { server: 0, PostgreSQL: 0 };
  const outcome = await roundsOnPostgres({
    rounds,
    wayTo: (url) => Promise.resolve(url),
    async harm({ outcome: { rounds: done }, postgres, ...bank }) {
      const what = done % 2 === 0 ? 'server' : 'PostgreSQL';
      await (what === 'server' ? bank.killServer() : postgres.kill());
      const killedAt = performance.now();
      await (what === 'server' ? bank.startServer() : postgres.start());
      slowest[what] = Math.max(slowest[what], performance.now() - killedAt);
      return what;
    },
  });
  const told = Object.entries(slowest).map(([what, most]) => `${what} ${Math.round(most)} ms`);
  outcome.facts.push(`slowest start: ${told.join(', ')}`);
  return outcome;
}

/** The times that the network is away: in turns, each for a round. */
const cutsMs = [1_000, 3_000, 6_000, 12_000];

const answeredInMs = 3_000;

async function cutRounds(rounds: number): Promise<Outcome> {
  let proxy: SilentProxy | undefined;
  let slowestMs = 0;
  try {
    const found = await roundsOnPostgres({
      rounds,
      async wayTo(url) {
        proxy = await startSilentProxy(url);
        return proxy.url;
      },
      async harm({ load, outcome: { rounds: done } }) {
        const cutMs = cutsMs[done % cutsMs.length] ?? 0;
        for (const client of load.clients) client.slowestMs = 0;
        proxy?.fallSilent();
        await delay(cutMs);
        proxy?.recover();
        return `After ${cutMs} ms without a network`;
      },
      afterwards({ load, outcome }, what) {
        const answeredMs = Math.max(...load.clients.map((client) => client.slowestMs));
        slowestMs = Math.max(slowestMs, answeredMs);
        if (answeredMs > answeredInMs) {
          outcome.problem(`${what}: an answer took ${Math.round(answeredMs)} ms`);
        }
      },
    });
    found.facts.push(`slowest answer ${Math.round(slowestMs)} ms`);
    return found;
  } finally {
    await proxy?.stop();
  }
}
