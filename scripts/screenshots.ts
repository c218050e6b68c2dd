import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { prepareBrowser } from './machine.ts';
import { runInForeground, runSteps } from './steps.ts';

/**
 * `npm run screenshots`: draws docs/screenshots again, from a portal that is built first if need be. With `--places` every place in four
 * windows, both themes and both languages instead, into test-results/places.
 */
const { options } = readCommandLine<{ places?: boolean }>(
  commandLine('npm run screenshots --', 'Draws docs/screenshots.').option(
    '--places',
    'draw every place in every window, theme and language, in test-results/places',
  ),
);
if (options.places === true) process.env['EVERY_PLACE'] = 'yes';
prepareBrowser();
const { failed } = await runSteps([
  { name: 'live', command: 'node scripts/build.ts live --if-stale' },
]);
const drawn =
  failed.length === 0 &&
  (await runInForeground(
    options.places === true
      ? 'playwright test every-place --project=screenshots'
      : 'playwright test screenshots.spec --project=screenshots --update-snapshots=all',
  ));
if (!drawn) process.exitCode = 1;
