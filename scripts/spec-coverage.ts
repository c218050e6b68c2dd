import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { root } from './build-record.ts';
import { coverageDocument, readRequirements, titledTests, uncovered } from './coverage-document.ts';

/** `npm run coverage` writes the document, and reports requirements without a test and tests of none. */
readCommandLine(
  commandLine(
    'npm run coverage --',
    'Writes dist/spec-coverage.md: which tests prove each requirement.',
  ),
);
const sections = readRequirements(read('docs/requirements.md'));
const tests = testFiles().flatMap((file) => titledTests(file, read(file)));
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/spec-coverage.md'), coverageDocument(sections, tests));
const problems = uncovered(sections, tests);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function testFiles(): string[] {
  const folders = '{contract,bank,stores,brands,hosts,portal,scripts,proof,deploy,tools}';
  return globSync(`${folders}/**/*.{test,spec}.{ts,tsx}`, { cwd: root }).toSorted();
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
