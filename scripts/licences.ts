import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { root } from './build-record.ts';
import { licenceDocument, wrongLicences, wrongOrigins } from './licence-rules.ts';
import { lockedPackages, readManifest, shippedPackages } from './locked-packages.ts';
import { packagesOfCode } from './packages-of-code.ts';

const path = join(root, 'docs/licences.md');

/** `npm run licences` writes the document; with `--check` it says what is wrong or out of date. */
const { options } = readCommandLine<{ readonly check?: true }>(
  commandLine(
    'npm run licences --',
    'Writes docs/licences.md: the licences of the shipped packages.',
  ).option('--check', 'write nothing, and report what is missing or out of date'),
);
const locked = lockedPackages(root);
const manifest = readManifest(root);
const shipped = shippedPackages(locked, [
  ...Object.keys(manifest.dependencies),
  ...packagesOfCode(root),
]);
const problems = [...wrongLicences(shipped), ...wrongOrigins(locked, manifest)];
const text = licenceDocument(shipped);
if (options.check !== true) writeFileSync(path, text);
else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
  problems.push('docs/licences.md is out of date: npm run licences');
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
