import { readCommandLine } from '#tools/command-line/command-line.ts';
import { processors } from '#tools/measure.ts';
import { benchCrowds } from './crowds-bench.ts';
import { benchDividends } from './dividends-bench.ts';
import { benchDueWork } from './due-work-bench.ts';
import { benchExports } from './exports-bench.ts';
import { benchHistory } from './history-bench.ts';
import { benchLocks } from './locks-bench.ts';
import { benchOneMember } from './one-member-bench.ts';
import { type Bench, type BenchOptions, benchCommand } from './options.ts';
import { benchSignIns } from './sign-ins-bench.ts';
import { benchTransfers } from './transfers-bench.ts';

const benches: Readonly<Record<string, Bench>> = {
  transfers: benchTransfers,
  history: benchHistory,
  exports: benchExports,
  dividends: benchDividends,
  'due-work': benchDueWork,
  'sign-ins': benchSignIns,
  locks: benchLocks,
  'one-member': benchOneMember,
  crowds: benchCrowds,
};

/** `npm run bench`: the bank's measurements here, as tables. See proof/benches/README.md. */
const { options, named } = readCommandLine<BenchOptions>(benchCommand(Object.keys(benches)));
console.log(`${processors()}, Node ${process.version}, ${options.store}`);
for (const name of named.length > 0 ? named : Object.keys(benches)) {
  console.log(`\n${await benches[name]?.(options)}`);
}
