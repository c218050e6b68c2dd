import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { runChecks } from './checks.ts';
import { concludeWith } from './steps.ts';

/** `npm run check`: the fast part of `npm test`. */
readCommandLine(commandLine('npm run check --', 'The fast part of npm test.'));
concludeWith(await runChecks());
