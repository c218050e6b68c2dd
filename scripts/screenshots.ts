import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { runInForeground, runSteps } from './steps.ts';

/** `npm run screenshots`: draws docs/screenshots again, from a portal that is built first if need be. */
readCommandLine(commandLine('npm run screenshots --', 'Draws docs/screenshots.'));
const { failed } = await runSteps([
  { name: 'live', command: 'node scripts/build.ts live --if-stale' },
]);
const drawn =
  failed === 0 &&
  (await runInForeground('playwright test --project=screenshots --update-snapshots=all'));
if (!drawn) process.exitCode = 1;
