import { cpus } from 'node:os';
import { Argument, Option } from 'commander';
import { commandLine, readCommandLine, wholeNumber } from '#tools/command-line/command-line.ts';
import type { StoreName } from './bench-store.ts';
import { benchExports } from './exports-bench.ts';
import { benchHistory } from './history-bench.ts';
import { benchTransfers } from './transfers-bench.ts';

const benches = ['transfers', 'history', 'exports'];

/** `npm run bench`: what the bank does here, as tables. See benches/README.md. */
const { options, named } = readCommandLine<{
  readonly store: StoreName;
  readonly seconds: number;
  readonly rounds: number;
  readonly rows: number;
  readonly exportRows: number;
}>(
  commandLine('npm run bench --', 'Measures the bank: see benches/README.md.')
    .addArgument(new Argument('[benches...]', 'all if none is named').choices(benches))
    .addOption(
      new Option('--store <store>', 'the database')
        .choices(['sqlite', 'postgres'])
        .default('sqlite'),
    )
    .option('--seconds <count>', 'how long each load of transfers runs', wholeNumber(1), 3)
    .option('--rounds <count>', 'how often each is measured', wholeNumber(1), 5)
    .option('--rows <count>', 'transactions of the history', wholeNumber(1), 1_000_000)
    .option(
      '--export-rows <count>',
      'transactions of each exporting member',
      wholeNumber(1),
      99_990,
    ),
);

const { store } = options;
const wanted = named.length > 0 ? named : benches;
console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${store}`,
);
for (const bench of wanted) {
  console.log(`\n${await run(bench)}`);
}

async function run(bench: string): Promise<string> {
  switch (bench) {
    case 'transfers':
      return await benchTransfers({
        store,
        seconds: options.seconds,
        rounds: options.rounds,
      });
    case 'exports':
      return await benchExports({ store, rounds: options.rounds, rows: options.exportRows });
    case 'history':
      return await benchHistory(store, options.rows);
    default:
      throw new Error(`There is no bench "${bench}".`);
  }
}
