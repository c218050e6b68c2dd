import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Argument } from 'commander';
import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { root } from './build-record.ts';
import { runChecks } from './check.ts';
import {
  prepareBrowser,
  prepareComparisons,
  prepareOtherBrowsers,
  preparePostgres,
} from './machine.ts';
import { readRequirements, unproven } from './spec-coverage.ts';
import { concludeWith, runInForeground, runSteps, sum, type Tally } from './steps.ts';
import {
  passedTitles,
  type PlaywrightReport,
  tallyOfPlaywright,
  tallyOfVitest,
  triedAgain,
  type VitestReport,
} from './test-reports.ts';

const reports = join(root, 'test-results');
const reportFiles = {
  vitest: join(reports, 'vitest.json'),
  playwright: join(reports, 'playwright.json'),
};

/** `npm test`: a proof of each requirement, in order; a later part runs even if an earlier one failed. */
async function testFirst(): Promise<Tally> {
  heading('Checks');
  const checks = await runChecks();
  heading('Rules, stores, hosts');
  const vitest = await runVitest('first');
  const builds = await buildBoth();
  heading('Browser');
  const journeys = await runPlaywright(['live', 'demo']);
  heading('Requirements');
  return sum([checks, vitest, builds, journeys, proveRequirements()]);
}

/** `npm run test:whole`: the tests that `npm test` leaves out. */
async function testRest(): Promise<Tally> {
  heading('The other stores, whole processes');
  const vitest = await runVitest('rest');
  const builds = await buildBoth();
  heading('Browser');
  process.env['E2E_LOOKS'] = 'all';
  const journeys = await runPlaywright(['live-rest', 'demo-rest', 'screenshots']);
  delete process.env['E2E_LOOKS'];
  const otherBrowsers = await runOtherBrowsers();
  heading('The first commands of the README, in a fresh clone');
  const freshClones = await runSteps([
    { name: 'npm 10', command: 'node scripts/fresh-clone.ts 10' },
    { name: 'newest npm', command: 'node scripts/fresh-clone.ts latest' },
  ]);
  return sum([vitest, builds, journeys, otherBrowsers, freshClones]);
}

/** `npm run test:browsers`: the journeys of proof/e2e/browsers alone. Throws `CannotRun` without either browser. */
async function testBrowsers(): Promise<Tally> {
  prepareOtherBrowsers();
  return sum([await buildBoth(), await runOtherBrowsers()]);
}

async function runOtherBrowsers(): Promise<Tally> {
  heading('Firefox and WebKit');
  return await runPlaywright(['firefox', 'webkit']);
}

/** Runs a share of the tests, once this machine has the programs that it needs. */
async function testAs(share: 'first' | 'rest'): Promise<Tally> {
  prepareBrowser();
  preparePostgres();
  prepareComparisons();
  if (share === 'rest') prepareOtherBrowsers();
  rmSync(reports, { recursive: true, force: true });
  return await (share === 'rest' ? testRest() : testFirst());
}

async function runVitest(mode: string): Promise<Tally> {
  await runInForeground(
    `vitest run --mode=${mode} --reporter=default --reporter=json --outputFile.json="${reportFiles.vitest}"`,
  );
  return tallyOfVitest(vitestReport());
}

async function buildBoth(): Promise<Tally> {
  heading('Builds');
  return await runSteps([
    { name: 'live', command: 'node scripts/build.ts live --if-stale' },
    { name: 'demo', command: 'node scripts/build.ts demo --if-stale' },
  ]);
}

async function runPlaywright(projects: readonly string[]): Promise<Tally> {
  rmSync(reportFiles.playwright, { force: true });
  const ran = await runInForeground(
    `playwright test ${projects.map((name) => `--project=${name}`).join(' ')}`,
  );
  const report = playwrightReport();
  for (const test of triedAgain(report)) console.log(`Passed only when tried again: ${test}`);
  return tallyOfPlaywright(report, ran);
}

function proveRequirements(): Tally {
  const sections = readRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  const problems = unproven(sections, passedTitles(vitestReport(), playwrightReport()));
  for (const problem of problems) console.log(`✗ ${problem}`);
  const rows = sections.flatMap(({ requirements }) => requirements).length;
  console.log(`${rows - problems.length} of ${rows} rows were proved`);
  return { passed: rows - problems.length, failed: problems, skipped: [] };
}

function vitestReport(): VitestReport | undefined {
  return readReport(reportFiles.vitest) as VitestReport | undefined;
}

function playwrightReport(): PlaywrightReport | undefined {
  return readReport(reportFiles.playwright) as PlaywrightReport | undefined;
}

/** No report if the run ended before it could write it. */
function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function heading(name: string): void {
  console.log(`\n${name}`);
}

const command = commandLine(
  'npm test --',
  'All checks, and tests that prove each requirement; npm run test:whole runs the others.',
).addArgument(
  new Argument('[share]', 'what npm run test:whole and test:browsers give').choices([
    'rest',
    'browsers',
  ]),
);
const { named } = readCommandLine(command);
const [share] = named;
concludeWith(
  await (share === 'browsers' ? testBrowsers() : testAs(share === 'rest' ? 'rest' : 'first')),
);
