import { join } from 'node:path';
import { type FaultBank, makeFaultBank } from './fault-bank.ts';
import { type Load, openLoad } from './load.ts';
import { makeDisk, type LoopDevice } from './loop-device.ts';
import { countTransfers, judge } from './oracle.ts';
import { Outcome } from './outcome.ts';
import { type Server, startServer } from './server.ts';

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
