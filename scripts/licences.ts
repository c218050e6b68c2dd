import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { root } from './build-record.ts';
import { licenceDocument, wrongLicences, wrongOrigins } from './licence-rules.ts';
import { lockedPackages, readManifest } from './locked-packages.ts';
import { packagesThatRun } from './packages-of-code.ts';

/** `npm run licences` writes the document, and reports licences and origins that are not allowed. */
readCommandLine(
  commandLine(
    'npm run licences --',
    'Writes dist/licences.md: the licences of the packages that run.',
  ),
);
const packages = packagesThatRun(root);
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/licences.md'), licenceDocument(packages));
const problems = [
  ...wrongLicences(packages),
  ...wrongOrigins(lockedPackages(root), readManifest(root)),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
