import { unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fillUp, mountDiskInMemory } from './disks.ts';
import { type FaultBank, makeFaultBank } from './fault-bank.ts';
import { type Load, openLoad, within } from './load.ts';
import { judge } from './oracle.ts';
import { type Fault, Outcome } from './outcome.ts';
import { startServer } from './server.ts';

/** More than the write-ahead log may take. */
const diskMegabytes = 320;
/** The least time that the disk stays full. */
const fullMs = 1_500;
/** Writes go on finding room in the log's own file until that is used up, which takes no longer than this. */
const fullMostMs = 15_000;
/** After space was freed every client has been answered in this time. */
const recoversInMs = 5_000;

/**
 * F4: on a full disk the bank goes on reading and answers 503 to requests that it cannot write, never 500; when there is
 * space again it works again by itself.
 */
export const diskFull: Fault = {
  name: 'F4',
  claim: 'on a full disk it reads on and answers 503, and works again within 5 s of free space',
  rounds: 10,
  run: diskFullRounds,
};

async function diskFullRounds(rounds: number): Promise<Outcome> {
  const outcome = new Outcome();
  const disk = mountDiskInMemory(diskMegabytes);
  try {
    const bank = await makeFaultBank(6, join(disk.folder, 'bank'));
    const server = await startServer(bank);
    const load = await openLoad(bank, server.port, outcome);
    const stop = new AbortController();
    const working = load.run(server.port, stop.signal);
    for (; outcome.rounds < rounds; outcome.rounds += 1) {
      await delay(500);
      await fillAndFree(bank, load, outcome);
    }
    stop.abort();
    await working;
    await load.settle(server.port);
    await server.stop();
    await judge(bank, load, outcome);
    await load.close();
    outcome.facts.push(load.told());
    bank.dispose();
  } finally {
    disk.unmount();
  }
  return outcome;
}

async function fillAndFree(bank: FaultBank, load: Load, outcome: Outcome): Promise<void> {
  const filler = join(bank.folder, 'filler');
  fillUp(filler);
  const before = load.tally();
  await delay(fullMs);
  const refuses = () => load.tally().unavailable > before.unavailable;
  if (!(await within(fullMostMs - fullMs, refuses))) {
    outcome.problem('The full disk refused nothing');
  }
  if (load.tally().reads === before.reads)
    outcome.problem('Nothing was read while the disk was full');
  unlinkSync(filler);
  const freedAt = performance.now();
  const isBack = () =>
    load.clients.every(({ lastAcknowledgedAt }) => lastAcknowledgedAt >= freedAt);
  if (!(await within(recoversInMs, isBack))) {
    outcome.problem('5 s after space was freed not every client has been answered');
    return;
  }
  outcome.recovered(performance.now() - freedAt);
}
