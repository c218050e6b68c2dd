import { parseArgs } from 'node:util';
import { fuzz } from './fuzz/fuzz-run.ts';

/** `npm run fuzz -- --seed 7 --requests 10000`: asks the API everything that it describes, and what it does not. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20260302' },
    requests: { type: 'string', default: '1000' },
  },
});
const seed = Number(values.seed);
const requests = Number(values.requests);
const { operations, answers, failure } = await fuzz(seed, requests);
const told = [...answers].toSorted(([, many], [, others]) => others - many);
for (const [code, count] of told) console.log(`${String(count).padStart(7)}  ${code}`);
console.log(`${requests} requests to ${operations} operations, seed ${seed}`);
console.log(failure ?? 'Each was answered as declared, and no refusal changed anything.');
process.exitCode = failure === null ? 0 : 1;
