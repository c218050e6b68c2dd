import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from './outcome.ts';
import { type DiskRound, roundsOnLoopDevice } from './rounds-on-loop-device.ts';

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
