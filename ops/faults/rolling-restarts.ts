import { setTimeout as delay } from 'node:timers/promises';
import type { Tables } from '#bank/index.ts';
import { open } from '#stores/postgres/open.ts';
import { CannotRun } from '#tools/command-line/cannot-run.ts';
import { type Haproxy, startHaproxy } from '../haproxy/haproxy-process.ts';
import { type Fault, Outcome } from './outcome.ts';
import { startServer, type ServerPlace, verifyByCommand } from './server.ts';
import { steadyTransfers } from './steady-transfers.ts';
import { type TwoPlaces, withTwoPlaces } from './two-places.ts';

const members = 12;

/** As in ops/systemd/passbook.service. */
const drainSeconds = '5';

/** Between a start and the next stop: HAProxy asks once a second whether a server is ready. */
const seenByProxyMs = 3_000;

/**
 * F19: two servers share a PostgreSQL database behind HAProxy. One after the other is stopped by SIGTERM and started again
 * while members send money. No request is broken, refused or done twice.
 */
export const rollingRestarts: Fault = {
  name: 'F19',
  claim: 'servers behind HAProxy are restarted one after the other without a broken request',
  rounds: 50,
  run: restartRounds,
};

async function restartRounds(rounds: number): Promise<Outcome> {
  return await withTwoPlaces(members, { DRAIN_SECONDS: drainSeconds }, (places, usernames) =>
    restartInTurns(places, usernames, rounds),
  );
}

async function restartInTurns(
  places: TwoPlaces,
  usernames: readonly string[],
  rounds: number,
): Promise<Outcome> {
  const outcome = new Outcome();
  const servers = [await startServer(places[0]), await startServer(places[1])] as const;
  let proxy: Haproxy | null = null;
  const running = [...servers];
  try {
    proxy = await startHaproxy(servers[0].port, servers[1].port);
    if (proxy === null) throw new CannotRun('HAProxy is not installed.');
    const load = await steadyTransfers(usernames, proxy.port, outcome);
    for (; outcome.rounds < rounds; outcome.rounds += 1) {
      await delay(seenByProxyMs);
      const turn = outcome.rounds % 2;
      await running[turn]?.stop();
      running[turn] = await startServer(turn === 0 ? places[0] : places[1]);
    }
    await load.stop();
    outcome.facts.push(
      `${load.acknowledged()} transfers acknowledged, ${load.broken()} requests broken, ` +
        `slowest response ${Math.round(load.slowestMs())} ms`,
    );
    for (const fault of await verifyByCommand(places[0])) outcome.problem(fault);
    await countDone(places[0], load.acknowledged(), load.broken(), outcome);
  } finally {
    await proxy?.stop();
    await Promise.all(running.map((server) => server.kill()));
  }
  return outcome;
}

/** Every transfer that was answered is there once, and no other but those whose answer was lost. */
async function countDone(
  { environment }: ServerPlace,
  acknowledged: number,
  broken: number,
  outcome: Outcome,
): Promise<void> {
  const store = await open<Tables>({
    url: environment?.['DATABASE_URL'] ?? '',
    onIdleConnectionLost: () => {},
  });
  const { length: count } = await store.db.selectFrom('transfer').select('id').execute();
  await store.close();
  const what = `${acknowledged} transfers were acknowledged, ${count} are there`;
  if (count < acknowledged) outcome.lose(what);
  if (count > acknowledged + broken) outcome.double(what);
}
