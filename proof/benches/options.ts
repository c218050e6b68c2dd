import { Argument, type Command, Option } from 'commander';
import { commandLine, wholeNumber } from '#tools/command-line/command-line.ts';
import type { StoreName } from './harness.ts';
import { type LoadName, loads } from './load-requests.ts';

/** The options of `npm run bench`; each bench reads those that concern it. */
export interface BenchOptions {
  readonly store: StoreName;
  /** How long each load runs. */
  readonly seconds: number;
  /** How often each figure is measured. */
  readonly rounds: number;
  readonly rows: number;
  readonly exportRows: number;
  readonly loads: readonly LoadName[];
  readonly connections: readonly number[];
  /** How much longer each round trip between the server and PostgreSQL takes, in milliseconds. */
  readonly delay: number;
  readonly accounts: number;
  readonly items: number;
}

/** Measures, and resolves with a report in Markdown. */
export type Bench = (options: BenchOptions) => Promise<string>;

/** The option that names the database. */
export function storeOption(standard: StoreName): Option {
  return new Option('--store <store>', 'the database')
    .choices(['sqlite', 'postgres'])
    .default(standard);
}

const standardConnections: readonly number[] = [1, 8, 64];

/** The command line of `npm run bench`, with the names of the benches. */
export function benchCommand(names: readonly string[]): Command {
  return commandLine('npm run bench --', 'Measures the bank: see proof/benches/README.md.')
    .addArgument(new Argument('[benches...]', 'all if none is named').choices(names))
    .addOption(storeOption('sqlite'))
    .addOption(
      new Option('--loads <names...>', 'which loads of transfers').choices(loads).default(loads),
    )
    .addOption(
      new Option('--connections <counts...>', 'on how many connections each')
        .argParser(readCounts)
        .default(standardConnections),
    )
    .option('--delay <ms>', 'of each round trip to PostgreSQL', wholeNumber(0), 0)
    .option('--seconds <count>', 'how long each load of transfers runs', wholeNumber(1), 3)
    .option('--rounds <count>', 'how often each is measured', wholeNumber(1), 5)
    .option('--rows <count>', 'transactions of the history', wholeNumber(1), 1_000_000)
    .option('--export-rows <count>', 'transactions of each export', wholeNumber(1), 99_990)
    .option('--accounts <count>', 'accounts with a dividend', wholeNumber(1), 100_000)
    .option('--items <count>', 'members with due work', wholeNumber(1), 5_000);
}

function readCounts(text: string, before: readonly number[]): readonly number[] {
  const count = wholeNumber(1)(text);
  // Commander hands over its default with the first count.
  return before === standardConnections ? [count] : [...before, count];
}
