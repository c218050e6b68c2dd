import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { ensureBuilt } from './ensure-built.ts';
import { prepareOtherBrowsers } from './machine.ts';
import { runInForeground } from './steps.ts';

/**
 * `npm run test:browsers`: the journeys of proof/e2e/browsers in Firefox and in WebKit. Without either browser it fails,
 * and names the packages to install.
 */
readCommandLine(commandLine('npm run test:browsers --', 'Journeys in Firefox and in WebKit.'));
prepareOtherBrowsers();
await ensureBuilt('live', 'demo');
if (!(await runInForeground('playwright test --project=firefox --project=webkit'))) {
  process.exitCode = 1;
}
