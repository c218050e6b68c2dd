import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { prepareBrowser } from './machine.ts';
import { runInForeground, runSteps } from './steps.ts';

/** `npm run test:browser`: every test on every shape, every look of every page. `npm test` does a part of it. */
readCommandLine(commandLine('npm run test:browser --', 'Every browser test, on both builds.'));
prepareBrowser();
const { failed } = await runSteps([
  { name: 'live', command: 'node scripts/build.ts live --if-stale' },
  { name: 'demo', command: 'node scripts/build.ts demo --if-stale' },
]);
if (failed > 0) process.exit(1);
process.env['E2E_LOOKS'] = 'all';
const projects = ['live*', 'demo*', 'screenshots'].map((name) => `--project='${name}'`).join(' ');
if (!(await runInForeground(`playwright test ${projects}`))) process.exitCode = 1;
delete process.env['E2E_LOOKS'];
if (!(await runInForeground('node scripts/test-browsers.ts'))) process.exitCode = 1;
if (!(await runInForeground('node scripts/test-days.ts'))) process.exitCode = 1;
