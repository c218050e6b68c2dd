import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { root } from './build-record.ts';
import { coverageDocument, readRequirements, titledTests, uncovered } from './coverage-document.ts';

const path = 'docs/spec-coverage.md';

/** `npm run coverage` writes the document; with `--check` it says what is missing or out of date. */
const { options } = readCommandLine<{ readonly check?: true }>(
  commandLine(
    'npm run coverage --',
    'Writes docs/spec-coverage.md: which tests prove each requirement.',
  ).option('--check', 'write nothing, and report what is missing or out of date'),
);
const sections = readRequirements(read('docs/requirements.md'));
const tests = testFiles().flatMap((file) => titledTests(file, read(file)));
const problems = uncovered(sections, tests);
const text = coverageDocument(sections, tests);
if (options.check !== true) writeFileSync(join(root, path), text);
else if (read(path) !== text) problems.push(`${path} is out of date: npm run coverage`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function testFiles(): string[] {
  const folders =
    '{contract,bank,stores,brands,hosts,portal,e2e,scripts,benches,ops,simulator,attacks,tools}';
  return globSync(`${folders}/**/*.{test,spec}.{ts,tsx}`, { cwd: root }).toSorted();
}

function read(file: string): string {
  const place = join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : '';
}
