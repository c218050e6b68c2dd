import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { root } from './build-record.ts';
import { runChecks } from './checks.ts';
import { prepareBrowser, prepareComparisons, preparePostgres } from './machine.ts';
import { readRequirements, unproven } from './coverage-document.ts';
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

/** Of `playwright.config.ts`: what `npm run test:browser` runs besides takes longer than a change should wait. */
const projects = ['live', 'demo'];

/** `npm test`: everything, in order; a later part runs even if an earlier one failed. */
async function testEverything(): Promise<Tally> {
  prepareBrowser();
  preparePostgres();
  prepareComparisons();
  rmSync(reports, { recursive: true, force: true });

  heading('Checks');
  const checks = await runChecks();
  heading('Rules, stores, hosts');
  const vitest = await runVitest();
  heading('Builds');
  const builds = await runSteps([
    { name: 'live', command: 'node scripts/build.ts live --if-stale' },
    { name: 'demo', command: 'node scripts/build.ts demo --if-stale' },
  ]);
  heading('Browser');
  const playwright = await runPlaywright();
  heading('The first commands of the README, in a fresh clone');
  const freshClones = await runSteps([
    { name: 'npm 10', command: 'node scripts/fresh-clone.ts 10' },
    { name: 'newest npm', command: 'node scripts/fresh-clone.ts latest' },
  ]);
  heading('Requirements');
  const requirements = proveRequirements();
  return sum([checks, vitest, builds, playwright, freshClones, requirements]);
}

async function runVitest(): Promise<Tally> {
  await runInForeground(
    `vitest run --reporter=default --reporter=json --outputFile.json="${reportFiles.vitest}"`,
  );
  return tallyOfVitest(vitestReport());
}

async function runPlaywright(): Promise<Tally> {
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
  return { passed: rows - problems.length, failed: problems.length, skipped: [] };
}

function vitestReport(): VitestReport | undefined {
  return readReport(reportFiles.vitest) as VitestReport | undefined;
}

function playwrightReport(): PlaywrightReport | undefined {
  return readReport(reportFiles.playwright) as PlaywrightReport | undefined;
}

/** None if the run ended before it could write one. */
function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function heading(name: string): void {
  console.log(`\n${name}`);
}

readCommandLine(commandLine('npm test --', 'All checks and tests, in order.'));
concludeWith(await testEverything());
