import { createHash, randomInt } from 'node:crypto';
import { commandLine, readCommandLine, wholeNumber } from '#tools/command-line/command-line.ts';
import { nextSeed } from './rng.ts';
import { runWorld, type WorldEnd } from './run-world.ts';

/** The length of a world: long enough for much to happen in it, short enough to stay small. */
const stepsPerWorld = 1_000;

const { options } = readCommandLine<{ readonly seed?: number; readonly steps: number }>(
  commandLine(
    'npm run simulate --',
    'Runs the bank in worlds made from a seed, with every fault that it can have: see docs/simulator.md.',
  )
    .option('--seed <number>', 'the first world; a random one if none is given', wholeNumber(0))
    .option('--steps <count>', 'steps of all worlds in total', wholeNumber(0), 20_000),
);
await simulate(options.seed ?? randomInt(2 ** 32 - 1), options.steps);

/** Runs worlds one after the other until so many steps were taken, or a claim is broken. */
async function simulate(firstSeed: number, steps: number): Promise<void> {
  console.error(`Seed ${firstSeed}, ${steps} steps`);
  const digest = createHash('sha256');
  const sum = { asks: 0, statements: 0, crashes: 0, storeFaults: 0, lateCopies: 0 };
  let taken = 0;
  for (let seed = firstSeed; taken < steps; seed = nextSeed(seed)) {
    const end = await runWorld(seed, Math.min(stepsPerWorld, steps - taken));
    taken += end.steps;
    if (taken % 100_000 === 0) console.error(`${taken} steps`);
    digest.update(end.digest);
    for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += end.tally[name];
    if (end.broken !== null) {
      tellBroken(end);
      return;
    }
  }
  const seconds = process.cpuUsage().user / 1_000_000;
  console.error(
    `All claims held through ${taken} steps (${Math.round(taken / seconds)} a second of processor time): ${sum.asks} answers, ` +
      `${sum.statements} statements, ${sum.crashes} crashes, ${sum.storeFaults} store faults, ` +
      `${sum.lateCopies} asks refused and then carried out by a late copy.`,
  );
  console.error(`Digest ${digest.digest('hex').slice(0, 16)}`);
}

function tellBroken({ seed, steps, broken }: WorldEnd): void {
  for (const line of broken?.trace ?? []) console.error(line);
  console.error(`\nBroken: ${broken?.claim}`);
  console.error(`Replay: npm run simulate -- --seed ${seed} --steps ${steps}`);
  process.exitCode = 1;
}
