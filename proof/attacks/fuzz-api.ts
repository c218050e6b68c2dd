import { commandLine, readCommandLine, wholeNumber } from '#tools/command-line/command-line.ts';
import { fuzz } from './fuzz/fuzz-run.ts';

/** `npm run fuzz -- --seed 7 --requests 10000`: sends the API every request that it describes, and others. */
const { options } = readCommandLine<{ readonly seed: number; readonly requests: number }>(
  commandLine('npm run fuzz --', 'Sends the API everything that it describes, and more.')
    .option('--seed <number>', 'the seed of the requests', wholeNumber(0), 20_260_302)
    .option('--requests <count>', 'how many', wholeNumber(1), 1_000),
);
const { seed, requests } = options;
const { operations, answers, failure } = await fuzz(seed, requests);
const told = [...answers].toSorted(([, many], [, others]) => others - many);
for (const [code, count] of told) console.log(`${String(count).padStart(7)}  ${code}`);
console.log(`${requests} requests to ${operations} operations, seed ${seed}`);
console.log(failure ?? 'Each was answered as declared, and no refusal changed anything.');
process.exitCode = failure === null ? 0 : 1;
