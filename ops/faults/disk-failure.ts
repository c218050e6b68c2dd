import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from './outcome.ts';
import { type DiskRound, roundsOnLoopDevice } from './rounds-on-loop-device.ts';
import { startServer } from './server.ts';

/** By then the load has written something where the disk had nothing before. */
const noticedInMs = 15_000;
/** Longer than the server waits before it copies the log once more. */
const endsInMs = 8_000;

/**
 * F17: where the disk loses what it was given and says so only once, and works again right afterwards, the bank ends. The
 * next start finds all that was acknowledged, also where the machine starts again and has nothing left in its memory.
 */
export const diskFailure: Fault = {
  name: 'F17',
  claim:
    'where the disk fails for a moment it ends by itself, and has lost nothing at the next start',
  rounds: 20,
  run: (rounds) =>
    roundsOnLoopDevice({ rounds, members: 12, logMegabytes: 192, fail: failAndStartOnTheRest }),
};

/** The next start finds in the system's memory what the disk may not have: what it answers from that must be there later as well. */
async function failAndStartOnTheRest(round: DiskRound): Promise<void> {
  await failUnderLoad(round);
  const next = await startServer(round.bank);
  round.outcome.recovered(next.readyMs);
  await round.load.settle(next.port);
  await next.kill();
}

/** The disk works again as soon as the server has said that it does not, or is gone. */
async function failUnderLoad({ disk, bank, load, outcome, server }: DiskRound): Promise<void> {
  const stop = new AbortController();
  let isGone = false;
  const working = load.run(server.port, stop.signal).finally(() => (isGone = true));
  await delay(500 + Math.random() * 500);
  const errorsBefore = errorsIn(bank.log);
  disk.fail();
  const isNoticed = () => isGone || errorsIn(bank.log) > errorsBefore;
  if (!(await within(noticedInMs, isNoticed))) {
    outcome.problem(`In ${noticedInMs / 1_000} s the disk refused nothing`);
  }
  disk.mend();
  if (!(await within(endsInMs, () => isGone))) {
    outcome.problem('The server goes on, although the disk has lost what it wrote');
    stop.abort();
    await working;
  }
  await server.kill();
}

function errorsIn(log: string): number {
  return readFileSync(log, 'utf8').split('"level":50').length - 1;
}

/** Resolves with true as soon as it is so, or with false after that time. */
export async function within(milliseconds: number, isSo: () => boolean): Promise<boolean> {
  const begin = performance.now();
  while (!isSo()) {
    if (performance.now() - begin > milliseconds) return false;
    await delay(1);
  }
  return true;
}
