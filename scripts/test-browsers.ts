import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { prepareOtherBrowsers } from './machine.ts';
import { runInForeground, runSteps } from './steps.ts';

/** `npm run test:browsers`: the journeys of e2e/browsers in Firefox and in WebKit. Without one of them it fails, and says what to install. */
readCommandLine(commandLine('npm run test:browsers --', 'Journeys in Firefox and in WebKit.'));
prepareOtherBrowsers();
const { failed } = await runSteps([
  { name: 'live', command: 'node scripts/build.ts live --if-stale' },
  { name: 'demo', command: 'node scripts/build.ts demo --if-stale' },
]);
if (failed > 0) process.exit(1);
if (!(await runInForeground('playwright test --project=firefox --project=webkit'))) {
  process.exitCode = 1;
}
