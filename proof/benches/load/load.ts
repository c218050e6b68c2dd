import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine, readCommandLine, wholeNumber } from '#tools/command-line/command-line.ts';
import { processors, table } from '#tools/measure.ts';
import {
  type BenchStore,
  spreadCells,
  type StoreName,
  verified,
  withBenchStore,
} from '../harness.ts';
import { storeOption } from '../options.ts';
import { generate } from './generate.ts';
import { kindOf } from './member-life.ts';
import { livePayday, type Payday } from './payday.ts';

/** In the busiest hour six of a hundred members sign in: see docs/scale.md. */
const shareOfBusiestHour = 0.06;
const secondsOfHour = 3_600;

/** The settings for a server of this size: half of the standard settings are for a laptop. */
const postgresSettings = [
  'shared_buffers=1GB',
  'maintenance_work_mem=512MB',
  'max_wal_size=16GB',
  'checkpoint_timeout=30min',
];

/** `npm run load`: a credit union on the morning of a payday. See proof/benches/README.md. */
const { options } = readCommandLine<{
  readonly store: StoreName;
  readonly members: number;
  readonly years: number;
  readonly seconds: number;
  readonly visits?: number;
  readonly credits?: number;
  readonly verify: boolean;
}>(
  commandLine('npm run load --', 'The morning of a payday of a generated credit union.')
    .addOption(storeOption('postgres'))
    .option('--members <count>', 'of the credit union', wholeNumber(1), 10_000)
    .option('--years <count>', 'that they have lived with it', wholeNumber(1), 2)
    .option('--seconds <count>', 'how long the morning lasts', wholeNumber(1), 90)
    .option(
      '--visits <count>',
      'sign-ins in that time; else as many as in the busiest hour',
      wholeNumber(1),
    )
    .option('--credits <count>', 'salaries in the file; else one for each employee', wholeNumber(1))
    .option('--no-verify', 'leave out the checks in the end: a minute for a million lines'),
);

const { store, members, years, seconds } = options;
const visits = options.visits ?? Math.ceil(members * shareOfBusiestHour);
const credits = options.credits ?? employees();
const tell = (text: string) => void process.stdout.write(`${text}\n`);
tell(`${processors()}, Node ${process.version}, ${store}`);

const folder = await mkdtemp(join(tmpdir(), 'passbook-load-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await withBenchStore(store, measure, postgresSettings);

async function measure(made: BenchStore): Promise<void> {
  const benchStore = { ...made, environment: { BANK_DATA: folder, ...made.environment } };
  const creditUnion = await generate(benchStore, { members, years });
  const { lines, tookMs, bytes } = creditUnion;
  tell(
    `Generated: ${members} members, ${years} years, ${lines} lines of history, in ${(tookMs / 1000).toFixed(0)} s ` +
      `(${Math.round(lines / members / years)} a member and year, ${Math.round(lines / (tookMs / 1000))} a second); ` +
      `${(bytes / 1e9).toFixed(1)} GB, ${Math.round(bytes / lines)} bytes a line.`,
  );
  const payday = await livePayday(benchStore, creditUnion, { seconds, visits, credits, folder });
  tell(`\n${report(payday)}`);
  tell(await whatIsWrong(benchStore, lines));
}

function employees(): number {
  return Array.from({ length: members }, (_, member) => kindOf(member)).filter(
    (kind) => kind === 'main',
  ).length;
}

function report({ seen, refused, payrollMs, payrollText, visits: came, memory }: Payday): string {
  const hour = Math.round((secondsOfHour / seconds) * visits);
  const refusals = Object.entries(refused).map(([name, count]) => `${name} ${count}`);
  return [
    table(
      [
        'a member asks',
        'alone',
        'p50',
        'p99',
        'slowest',
        'beside the payroll',
        'p50',
        'p99',
        'slowest',
      ],
      seen.map(({ kind, alone, besidePayroll }) => [
        kind,
        ...spreadCells(alone),
        ...spreadCells(besidePayroll),
      ]),
    ),
    `Visits: ${came}, at a rate of ${hour} an hour. ` +
      `Refusals and errors: ${refusals.length === 0 ? 'none' : refusals.join(', ')}. ` +
      `The server had ${Math.round(memory)} MB.`,
    `Payroll: ${credits} credits in ${(payrollMs / 1000).toFixed(1)} s, ` +
      `${Math.round(credits / (payrollMs / 1000))} a second. ${payrollText}`,
  ].join('\n\n');
}

/** Each credit must be posted once, and every check must pass. */
async function whatIsWrong(from: BenchStore, lines: number): Promise<string> {
  const opened = await from.open();
  try {
    const { count } = await opened.db
      .selectFrom('intent')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('key', 'like', 'credit:%')
      .executeTakeFirstOrThrow();
    const posted = `Credits in the bank: ${count} (wanted: ${credits}).`;
    if (!options.verify) return `${posted} Not verified.`;
    return `${posted} Of ${lines} lines and what came since verify finds wrong: ${await verified(opened)}.`;
  } finally {
    await opened.close();
  }
}
