import { Argument, Option } from 'commander';
import { processors } from '#tools/load/measure.ts';
import { commandLine, readCommandLine, wholeNumber } from '#tools/command-line/command-line.ts';
import { type LoadName, loads } from './asks.ts';
import { type StoreName, storeOption } from './harness.ts';
import { benchDividends } from './dividends-bench.ts';
import { benchDueWork } from './due-work-bench.ts';
import { benchExports } from './exports-bench.ts';
import { benchHistory } from './history-bench.ts';
import { benchOneMember } from './one-member-bench.ts';
import { benchLocks } from './locks-bench.ts';
import { benchSignIns } from './sign-ins-bench.ts';
import { benchTransfers } from './transfers-bench.ts';

const standardConnections: readonly number[] = [1, 8, 64];

interface Options {
  readonly store: StoreName;
  readonly seconds: number;
  readonly rounds: number;
  readonly rows: number;
  readonly exportRows: number;
  readonly loads: readonly LoadName[];
  readonly connections: readonly number[];
  readonly delay: number;
  readonly accounts: number;
  readonly items: number;
}

const benches: Readonly<Record<string, (options: Options) => Promise<string>>> = {
  transfers: ({ connections, delay, ...options }) =>
    benchTransfers({ ...options, connectionCounts: connections, delayMs: delay }),
  history: ({ store, rows }) => benchHistory(store, rows),
  exports: ({ store, rounds, exportRows }) => benchExports({ store, rounds, rows: exportRows }),
  dividends: benchDividends,
  'due-work': benchDueWork,
  'sign-ins': benchSignIns,
  locks: benchLocks,
  'one-member': ({ store }) => benchOneMember(store),
};

/** `npm run bench`: the bank's measurements here, as tables. See proof/benches/README.md. */
const { options, named } = readCommandLine<Options>(
  commandLine('npm run bench --', 'Measures the bank: see proof/benches/README.md.')
    .addArgument(new Argument('[benches...]', 'all if none is named').choices(Object.keys(benches)))
    .addOption(storeOption('sqlite'))
    .addOption(
      new Option('--loads <names...>', 'which loads of transfers').choices(loads).default(loads),
    )
    .addOption(
      new Option('--connections <counts...>', 'on how many connections each')
        .argParser(readCounts)
        .default(standardConnections),
    )
    .option(
      '--delay <ms>',
      'of each round trip between the server and PostgreSQL',
      wholeNumber(0),
      0,
    )
    .option('--seconds <count>', 'how long each load of transfers runs', wholeNumber(1), 3)
    .option('--rounds <count>', 'how often each is measured', wholeNumber(1), 5)
    .option('--rows <count>', 'transactions of the history', wholeNumber(1), 1_000_000)
    .option(
      '--export-rows <count>',
      'transactions of each exporting member',
      wholeNumber(1),
      99_990,
    )
    .option('--accounts <count>', 'accounts that dividends are paid to', wholeNumber(1), 100_000)
    .option(
      '--items <count>',
      'members with a bill and a transfer that are due',
      wholeNumber(1),
      5_000,
    ),
);

const wanted = named.length > 0 ? named : Object.keys(benches);
console.log(`${processors()}, Node ${process.version}, ${options.store}`);
for (const bench of wanted) {
  console.log(`\n${await benches[bench]?.(options)}`);
}

function readCounts(text: string, before: readonly number[]): readonly number[] {
  const count = wholeNumber(1)(text);
  // Commander hands over its default with the first one.
  return before === standardConnections ? [count] : [...before, count];
}
