import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type FaultBank, makeFaultBank } from './fault-bank.ts';
import { type Load, openLoad } from './load.ts';
import { makeDisk, type MadeDisk } from './made-disk.ts';
import { countTransfers, judge } from './oracle.ts';
import { type Fault, Outcome } from './outcome.ts';
import { type Server, startServer } from './server.ts';

/** What the log may take, and what each round leaves behind. */
const megabytesFor = (rounds: number) => 192 + 4 * rounds;

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
  run: diskFailureRounds,
};

async function diskFailureRounds(rounds: number): Promise<Outcome> {
  const outcome = new Outcome();
  const disk = makeDisk(megabytesFor(rounds));
  try {
    const bank = await makeFaultBank(12, join(disk.folder, 'bank'));
    let server = await startServer(bank);
    const load = await openLoad(bank, server.port, outcome);
    for (; outcome.rounds < rounds; outcome.rounds += 1) {
      await failUnderLoad(disk, bank, server, load, outcome);
      server = await startServer(bank);
      outcome.recovered(server.readyMs);
      await load.settle(server.port);
      await server.kill();
      disk.startAgain();
      server = await startServer(bank);
      await load.settle(server.port);
      countTransfers(bank.file, load.journal.acknowledged, outcome);
    }
    await server.stop();
    await judge(bank, load, outcome);
    await load.close();
    const { acknowledged, reads } = load.tally();
    outcome.facts.push(`${acknowledged} acknowledged, ${reads} totals read`);
    bank.dispose();
  } finally {
    disk.dispose();
  }
  return outcome;
}

/** The disk works again as soon as the server has said that it does not, or is gone. */
async function failUnderLoad(
  disk: MadeDisk,
  bank: FaultBank,
  server: Server,
  load: Load,
  outcome: Outcome,
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

/** How many errors the server has told of. */
function errorsIn(log: string): number {
  return readFileSync(log, 'utf8').split('"level":50').length - 1;
}

async function within(milliseconds: number, isTrue: () => boolean): Promise<boolean> {
  const begin = performance.now();
  while (!isTrue()) {
    if (performance.now() - begin > milliseconds) return false;
    await delay(5);
  }
  return true;
}
