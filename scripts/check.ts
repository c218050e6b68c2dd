import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { concludeWith, runSteps, type Tally } from './steps.ts';

/** Everything about the code that can be said without running its tests. */
export function runChecks(): Promise<Tally> {
  return runSteps([
    { name: 'lint', command: 'oxlint' },
    { name: 'format', command: 'oxfmt --check' },
    // A single checker: two would check the same types twice, and other checks need the second processor.
    { name: 'types', command: 'tsc --build --checkers 1 --pretty' },
    { name: 'dependencies', command: 'node scripts/check-dependencies.ts' },
    { name: 'design', command: 'node scripts/check-design.ts' },
    { name: 'dead code', command: 'knip' },
    { name: 'coverage', command: 'node scripts/spec-coverage.ts' },
    { name: 'packages', command: 'node scripts/licences.ts' },
    { name: 'weight', command: 'node scripts/weights.ts' },
  ]);
}

/** `npm run check`: the fast part of `npm test`. */
if (import.meta.main) {
  readCommandLine(commandLine('npm run check --', 'The fast part of npm test.'));
  concludeWith(await runChecks());
}
