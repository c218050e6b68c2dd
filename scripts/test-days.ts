import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { environmentAt } from '#tools/moved-clock.ts';
import { ensureBuilt } from './build-record.ts';
import { prepareBrowser } from './machine.ts';
import { runInForeground } from './steps.ts';

/** Moments at which a rule of the calendar has been wrong before, or may be. */
const moments = [
  // The last day of a month: the first day that a member can choose is the one of the dividends.
  '2026-11-30T15:00:00Z',
  // Already the next year in UTC, but not in New York.
  '2027-01-01T02:00:00Z',
  // Sunday, a minute before the clocks of New York go forward.
  '2027-03-14T06:59:00Z',
  '2028-02-29T17:00:00Z',
];

/** Tests with the clock of this machine in their server; tests with a clock of their own are the same on each day. */
const hosts =
  'hosts/http-server/staff-commands hosts/http-server/main hosts/http-server/process hosts/testing/every-host';
const journeys = ['bills', 'cards', 'forecast', 'planning', 'statements', 'transfer-choices']
  .map((name) => `proof/e2e/${name}.spec.ts`)
  .join(' ');

/** The tests at one of the moments; every process that they start has its time. */
async function testAt(moment: string): Promise<boolean> {
  console.log(`\nAt ${moment}`);
  Object.assign(process.env, environmentAt(Date.parse(moment)));
  const rules = await runInForeground(`vitest run ${hosts}`);
  const screens = await runInForeground(`playwright test --project='live*' ${journeys}`);
  return rules && screens;
}

const command = commandLine(
  'npm run test:days --',
  'Tests that depend on the day, on four days or at the given moments.',
).argument('[moments...]', 'such as 2027-11-07T05:30:00Z');
const { named } = readCommandLine(command);
prepareBrowser();
await ensureBuilt('live', 'demo');
for (const moment of named.length > 0 ? named : moments)
  if (!(await testAt(moment))) process.exitCode = 1;
