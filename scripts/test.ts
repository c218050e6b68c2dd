import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build-record.ts';
import { runChecks } from './checks.ts';
import { prepareBrowser, preparePostgres } from './machine.ts';
import { runInForeground, runSteps, sum, type Tally } from './steps.ts';
import {
  type PlaywrightReport,
  tallyOfPlaywright,
  tallyOfVitest,
  triedAgain,
  type VitestReport,
} from './test-reports.ts';

const reports = join(root, 'test-results');

/** Of `playwright.config.ts`: what `npm run test:browser` runs besides takes longer than a change should wait. */
const projects = ['live', 'demo'];

/** `npm test`: everything, in order; a later part runs even if an earlier one failed. */
async function testEverything(): Promise<Tally> {
  try {
    prepareBrowser();
    preparePostgres();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
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
  return sum([checks, vitest, builds, playwright, freshClones]);
}

async function runVitest(): Promise<Tally> {
  const file = join(reports, 'vitest.json');
  await runInForeground(
    `vitest run --reporter=default --reporter=json --outputFile.json="${file}"`,
  );
  return tallyOfVitest(readReport(file) as VitestReport | undefined);
}

async function runPlaywright(): Promise<Tally> {
  await runInForeground(`playwright test ${projects.map((name) => `--project=${name}`).join(' ')}`);
  const report = readReport(join(reports, 'playwright.json')) as PlaywrightReport | undefined;
  for (const test of triedAgain(report)) console.log(`Passed only when tried again: ${test}`);
  return tallyOfPlaywright(report);
}

/** None if the run ended before it could write one. */
function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function heading(name: string): void {
  console.log(`\n${name}`);
}

const { passed, failed } = await testEverything();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
