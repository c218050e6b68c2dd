import { Argument } from 'commander';
import {
  commandLine,
  readCommandLine,
  wholeNumber,
  CannotRun,
} from '#tools/command-line/command-line.ts';
import { ms, processors, table } from '#tools/measure.ts';
import { damagedLog } from './damaged-log.ts';
import { diskFull } from './disk-full.ts';
import { diskFailure, killUnderLoad, powerCut } from './restarts.ts';
import { killedClaims } from './killed-claims.ts';
import { cutDatabase, killedDatabase } from './lost-database.ts';
import { killedStarts } from './killed-starts.ts';
import { lostPrimary, lostPrimaryOfHosts } from './lost-primary.ts';
import { migrationKill } from './migration-kill.ts';
import type { Fault, Outcome } from './outcome.ts';
import { restoreToMoment } from './restore-to-moment.ts';
import { rollingRestarts } from './rolling-restarts.ts';

/** `npm run fault`: does to the bank every fault that may happen to it, and says whether it held. See docs/faults.md. */
const faults: readonly Fault[] = [
  killUnderLoad,
  killedDatabase,
  lostPrimary,
  lostPrimaryOfHosts,
  diskFull,
  damagedLog,
  cutDatabase,
  restoreToMoment,
  migrationKill,
  diskFailure,
  powerCut,
  rollingRestarts,
  killedStarts,
  killedClaims,
];

const { options, named } = readCommandLine<{ readonly count?: number }>(
  commandLine(
    'npm run fault --',
    'Injects faults into the bank, and reports whether it held: see docs/faults.md.',
  )
    .addArgument(
      new Argument('[faults...]', 'all where none is named').choices(
        faults.map(({ name }) => name),
      ),
    )
    .option('--count <rounds>', 'rounds of each fault, instead of its default', wholeNumber(1)),
);
console.log(`${processors()}, Node ${process.version}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const rows: string[][] = [];
for (const fault of chosen(named)) {
  const begin = performance.now();
  rows.push(await rowOf(fault));
  console.log(`${fault.name}: ${Math.round((performance.now() - begin) / 1000)} s`);
}
console.log(
  `\n${table(['fault', 'rounds', 'lost', 'doubled', 'slowest recovery', 'verdict'], rows)}`,
);

function chosen(names: readonly string[]): readonly Fault[] {
  return names.length === 0 ? faults : faults.filter(({ name }) => names.includes(name));
}

async function rowOf(fault: Fault): Promise<string[]> {
  console.log(`\n${fault.name}: ${fault.claim}`);
  try {
    const outcome = await fault.run(options.count ?? fault.rounds);
    for (const line of [...outcome.facts, ...outcome.problems]) console.log(`  ${line}`);
    if (!outcome.holds) process.exitCode = 1;
    return [fault.name, ...figures(outcome), outcome.holds ? 'holds' : 'FAILS'];
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    console.log(`  Not run: ${error.message}`);
    process.exitCode = 1;
    return [fault.name, '0', '', '', '', 'not run'];
  }
}

function figures({ rounds, lost, doubled, slowestRecoveryMs }: Outcome): string[] {
  return [
    String(rounds),
    String(lost),
    String(doubled),
    slowestRecoveryMs === null ? '' : ms(slowestRecoveryMs),
  ];
}
