import { join } from 'node:path';
import { type FaultBank, makeFaultBank } from './fault-bank.ts';
import { type Load, openLoad } from './load.ts';
import { type LoopDevice, makeDisk } from './loop-device.ts';
import { countTransfers, judge } from './oracle.ts';
import { type Fault, Outcome } from './outcome.ts';
import { type Server, startServer } from './server.ts';
import { setTimeout as delay } from 'node:timers/promises';

/** What a round works with. */
export interface DiskRound {
  readonly disk: LoopDevice;
  readonly bank: FaultBank;
  readonly load: Load;
  readonly outcome: Outcome;
  readonly server: Server;
}

interface RoundsOnLoopDevice {
  readonly rounds: number;
  /** How many use the bank. */
  readonly members: number;
  /** What the log may take beside what each round leaves behind, in megabytes. */
  readonly logMegabytes: number;
  /** Does the fault. The server is gone afterwards, and nobody asks any more. */
  readonly fail: (round: DiskRound) => Promise<void>;
}

/** A bank on a disk of its own, to which the same happens again and again; after each time the machine starts again. */
export async function roundsOnLoopDevice(run: RoundsOnLoopDevice): Promise<Outcome> {
  const { rounds, members, logMegabytes, fail } = run;
  const outcome = new Outcome();
  const disk = makeDisk(logMegabytes + 4 * rounds);
  try {
    const bank = await makeFaultBank(members, join(disk.folder, 'bank'));
    let server = await startServer(bank);
    const load = await openLoad(bank, server.port, outcome);
    for (; outcome.rounds < rounds; outcome.rounds += 1) {
      await fail({ disk, bank, load, outcome, server });
      disk.startAgain();
      server = await startServer(bank);
      outcome.recovered(server.readyMs);
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
    roundsOnLoopDevice({ rounds, members: 24, logMegabytes: 512, fail: cutPowerUnderLoad }),
};

async function cutPowerUnderLoad({ disk, load, outcome, server }: DiskRound): Promise<void> {
  // What one asks for alone is carried out and made durable another way than what many ask for at once.
  const asking = outcome.rounds % 2 === 0 ? load.clients : load.clients.slice(-1);
  const until = new AbortController().signal;
  const working = Promise.all(asking.map((client) => client.run(server.port, until)));
  await delay(Math.random() * 3_000);
  // Without power nobody answers any more, whatever the disk has under way.
  server.freeze();
  disk.cutPower();
  await server.kill();
  await working;
}
