import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeFaultBank } from './fault-bank.ts';
import { openLoad } from './load.ts';
import { makeDisk } from './made-disk.ts';
import { countTransfers, judge } from './oracle.ts';
import { type Fault, Outcome } from './outcome.ts';
import { startServer } from './server.ts';

/** What the log may take, and what each round leaves behind. */
const megabytesFor = (rounds: number) => 512 + 4 * rounds;

/**
 * F18: the power fails in the midst of the load. A killed process leaves what it wrote in the system's memory; here only what came
 * to the disk is left, and it must be all that was acknowledged.
 */
export const powerCut: Fault = {
  name: 'F18',
  claim:
    'where the power fails under load, it has lost and doubled nothing when the machine starts again',
  rounds: 50,
  run: powerCutRounds,
};

async function powerCutRounds(rounds: number): Promise<Outcome> {
  const outcome = new Outcome();
  const disk = makeDisk(megabytesFor(rounds));
  try {
    const bank = await makeFaultBank(24, join(disk.folder, 'bank'));
    let server = await startServer(bank);
    const load = await openLoad(bank, server.port, outcome);
    const until = new AbortController().signal;
    for (; outcome.rounds < rounds; outcome.rounds += 1) {
      // What one asks for alone is carried out and made durable another way than what many ask for at once.
      const working = outcome.rounds % 2 === 0 ? load.clients : load.clients.slice(-1);
      const stopped = Promise.all(working.map((client) => client.run(server.port, until)));
      await delay(Math.random() * 3_000);
      // Without power nobody answers any more, whatever the disk has under way.
      server.freeze();
      disk.cutPower();
      await server.kill();
      await stopped;
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
