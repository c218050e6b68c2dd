import { setTimeout as delay } from 'node:timers/promises';
import { needPrograms } from '../../scripts/machine.ts';
import { type Fault, Outcome } from './outcome.ts';
import { judgeDatabase, openPostgres, withPostgres } from './postgres-bank.ts';
import { type TwoServers, withTwoServers } from './two-servers.ts';

const members = 12;

/** As in deploy/systemd/passbook.service. */
const drainSeconds = '5';

/** Between a start and the next stop: HAProxy asks once a second whether a server is ready. */
const seenByProxyMs = 3_000;

/**
 * F19: two servers share a PostgreSQL database behind HAProxy. Each in its turn is stopped by SIGTERM and started again
 * while members send money. No request is broken, refused or done twice.
 */
export const rollingRestarts: Fault = {
  name: 'F19',
  claim: 'servers behind HAProxy are restarted one after the other without a broken request',
  rounds: 50,
  run: restartRounds,
};

async function restartRounds(rounds: number): Promise<Outcome> {
  needPrograms('haproxy');
  const outcome = new Outcome();
  await withPostgres(async (url) =>
    withTwoServers({
      store: await openPostgres(url),
      members,
      settings: { DATABASE_URL: url, DRAIN_SECONDS: drainSeconds },
      outcome,
      async goThrough(servers) {
        await restartInTurns(servers, rounds, outcome);
        await judgeDatabase(await openPostgres(url), servers.load, outcome);
      },
    }),
  );
  return outcome;
}

/**
 * Each request of the load must be answered: a client without a response stops, and no client may be told to come again.
 */
async function restartInTurns(
  { load, port, restart }: TwoServers,
  rounds: number,
  outcome: Outcome,
): Promise<void> {
  const working = new AbortController();
  const worked = load.clients.map(async (client) => {
    await client.run(port, working.signal);
    if (!working.signal.aborted) outcome.problem('A request had no response');
  });
  for (; outcome.rounds < rounds; outcome.rounds += 1) {
    await delay(seenByProxyMs);
    await restart(outcome.rounds % 2 === 0 ? 0 : 1);
  }
  working.abort();
  await Promise.all(worked);
  const { unavailable } = load.tally();
  if (unavailable > 0) outcome.problem(`${unavailable} requests were answered 503`);
  const slowestMs = Math.max(...load.clients.map((client) => client.slowestMs));
  outcome.facts.push(`slowest response ${Math.round(slowestMs)} ms`);
  await load.settle(port);
}
