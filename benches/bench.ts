import { Argument, Option } from 'commander';
import { processors } from '#tools/load/measure.ts';
import { commandLine, readCommandLine, wholeNumber } from '#tools/command-line/command-line.ts';
import { type LoadName, loads } from './asks.ts';
import { type StoreName, storeOption } from './bench-store.ts';
import { benchDividends } from './dividends-bench.ts';
import { benchDueWork } from './due-work-bench.ts';
import { benchExports } from './exports-bench.ts';
import { benchHistory } from './history-bench.ts';
import { benchOneMember } from './one-member-bench.ts';
import { benchLocks } from './locks-bench.ts';
import { benchSignIns } from './sign-ins-bench.ts';
import { benchTransfers } from './transfers-bench.ts';

const standardConnections: readonly number[] = [1, 8, 64];
const benches = [
  'transfers',
  'history',
  'exports',
  'dividends',
  'due-work',
  'sign-ins',
  'locks',
  'one-member',
];

/** `npm run bench`: what the bank does here, as tables. See benches/README.md. */
const { options, named } = readCommandLine<{
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
}>(
  commandLine('npm run bench --', 'Measures the bank: see benches/README.md.')
    .addArgument(new Argument('[benches...]', 'all if none is named').choices(benches))
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

const { store } = options;
const wanted = named.length > 0 ? named : benches;
console.log(`${processors()}, Node ${process.version}, ${store}`);
for (const bench of wanted) {
  console.log(`\n${await run(bench)}`);
}

function readCounts(text: string, before: readonly number[]): readonly number[] {
  const count = wholeNumber(1)(text);
  // Commander hands over its default with the first one.
  return before === standardConnections ? [count] : [...before, count];
}

async function run(bench: string): Promise<string> {
  switch (bench) {
    case 'transfers':
      return await benchTransfers({
        store,
        seconds: options.seconds,
        rounds: options.rounds,
        loads: options.loads,
        connectionCounts: options.connections,
        delayMs: options.delay,
      });
    case 'exports':
      return await benchExports({ store, rounds: options.rounds, rows: options.exportRows });
    case 'dividends':
      return await benchDividends({
        store,
        seconds: options.seconds,
        accounts: options.accounts,
      });
    case 'due-work':
      return await benchDueWork({ store, items: options.items });
    case 'sign-ins':
      return await benchSignIns({ store, seconds: options.seconds });
    case 'locks':
      return await benchLocks({ store, seconds: options.seconds, rounds: options.rounds });
    case 'one-member':
      return await benchOneMember(store);
    case 'history':
      return await benchHistory(store, options.rows);
    default:
      throw new Error(`There is no bench "${bench}".`);
  }
}
