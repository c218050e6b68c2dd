import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorsIn, judge, countTransfers } from './oracle.ts';
import { type LoopDevice, makeDisk } from './disks.ts';
import { type FaultBank, makeFaultBank } from './fault-bank.ts';
import { type Load, openLoad, within } from './load.ts';
import { type Fault, Outcome } from './outcome.ts';
import { type Server, startServer, verifyByCommand } from './server.ts';

/** The server is there again after this time, on a machine that has nothing else to do. */
const readyInMs = 2_000;

/** By then the load has written to a part of the disk that was empty before. */
const noticedInMs = 15_000;
/** Longer than the server waits before it copies the log once more. */
const endsInMs = 8_000;

/**
 * F1: however often the server is killed while it works, each acknowledged transfer is there after the next start, once,
 * and each other transfer is there once after it was sent again.
 */
export const killUnderLoad: Fault = {
  name: 'F1',
  claim: 'killed under load, it loses and doubles nothing, and is ready in 2 s',
  rounds: 200,
  run: (rounds) => killRounds(rounds, { readyInMs }),
};

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
    roundsOnDisk(rounds, { members: 12, logMegabytes: 192, fail: failAndStartOnTheRest }),
};

/**
 * F18: the power fails in the midst of the load. A killed process leaves what it wrote in the system's memory; here only what came
 * to the disk is left, and it must be all that was acknowledged.
 */
export const powerCut: Fault = {
  name: 'F18',
  claim:
    'where the power fails under load, it has lost and doubled nothing when the machine starts again',
  rounds: 50,
  run: (rounds) =>
    roundsOnDisk(rounds, { members: 24, logMegabytes: 512, fail: cutPowerUnderLoad }),
};

interface Round {
  readonly bank: FaultBank;
  readonly load: Load;
  readonly outcome: Outcome;
  readonly server: Server;
}

/** Does the fault. The server is gone afterwards, and nobody asks any more. */
type Fail = (round: Round) => Promise<void>;

/** F1 with another time to be ready in. */
export async function killRounds(
  rounds: number,
  limits: { readonly readyInMs: number },
): Promise<Outcome> {
  const outcome = await restartRounds(await makeFaultBank(6), rounds, killAtWork);
  const slowest = outcome.slowestRecoveryMs ?? 0;
  if (slowest > limits.readyInMs) {
    outcome.problem(`It was ready only after ${Math.round(slowest)} ms`);
  }
  return outcome;
}

/** Repeats the fault on the bank; after each time the server starts again on the remaining data. */
async function restartRounds(bank: FaultBank, rounds: number, fail: Fail): Promise<Outcome> {
  const outcome = new Outcome();
  try {
    let server = await startServer(bank);
    const load = await openLoad(bank, server.port, outcome);
    let slowestCpuMs = 0;
    for (; outcome.rounds < rounds; outcome.rounds += 1) {
      await fail({ bank, load, outcome, server });
      server = await startServer(bank);
      outcome.recovered(server.readyMs);
      slowestCpuMs = Math.max(slowestCpuMs, server.readyCpuMs ?? 0);
      await load.settle(server.port);
      countTransfers(bank.file, load.journal.acknowledged, outcome);
    }
    await server.stop();
    await judge(bank, load, outcome);
    for (const fault of await verifyByCommand(bank)) outcome.problem(fault);
    await load.close();
    outcome.facts.push(
      `${load.told()}, slowest start ${Math.round(outcome.slowestRecoveryMs ?? 0)} ms ` +
        `of which ${slowestCpuMs} ms of processor time`,
    );
  } finally {
    bank.dispose();
  }
  return outcome;
}

async function killAtWork({ load, server }: Round): Promise<void> {
  const working = load.run(server.port, AbortSignal.timeout(60_000));
  await load.acknowledgedMore(1 + Math.floor(Math.random() * 100));
  await server.kill();
  await working;
}

interface RoundsOnDisk {
  /** How many use the bank. */
  readonly members: number;
  /** The allowed size of the log beside the remains of each round, in megabytes. */
  readonly logMegabytes: number;
  readonly fail: (disk: LoopDevice, round: Round) => Promise<void>;
}

/** The rounds of a bank on a disk of its own; after each the machine starts again. */
async function roundsOnDisk(
  rounds: number,
  { members, logMegabytes, fail }: RoundsOnDisk,
): Promise<Outcome> {
  const disk = makeDisk(logMegabytes + 4 * rounds);
  try {
    const bank = await makeFaultBank(members, join(disk.folder, 'bank'));
    return await restartRounds(bank, rounds, async (round) => {
      await fail(disk, round);
      disk.startAgain();
    });
  } finally {
    disk.dispose();
  }
}

/**
 * The next start finds data in the system's memory that the disk may not have: answers from that data must be there later
 * as well.
 */
async function failAndStartOnTheRest(disk: LoopDevice, round: Round): Promise<void> {
  await failUnderLoad(disk, round);
  const next = await startServer(round.bank);
  round.outcome.recovered(next.readyMs);
  await round.load.settle(next.port);
  await next.kill();
}

/** The disk works again as soon as the server has reported the failure, or is gone. */
async function failUnderLoad(
  disk: LoopDevice,
  { bank, load, outcome, server }: Round,
): Promise<void> {
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

async function cutPowerUnderLoad(
  disk: LoopDevice,
  { load, outcome, server }: Round,
): Promise<void> {
  // A single request is carried out and made durable another way than many requests at once.
  const asking = outcome.rounds % 2 === 0 ? load.clients : load.clients.slice(-1);
  const until = new AbortController().signal;
  const working = Promise.all(asking.map((client) => client.run(server.port, until)));
  await delay(Math.random() * 3_000);
  // Without power no request is answered any more, even while the disk has writes under way.
  server.freeze();
  disk.cutPower();
  await server.kill();
  await working;
}
