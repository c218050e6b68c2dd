import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { root } from './build-record.ts';
import { lockedPackages, readManifest } from './locked-packages.ts';
import { packagesThatRun } from './packages-of-code.ts';

/**
 * `npm run sbom` writes dist/sbom.cyclonedx.json. npm's own command leaves out what the build puts into the portal, as
 * that is a development dependency, or fails on a development dependency that asks for `latest`.
 */
readCommandLine(
  commandLine(
    'npm run sbom --',
    'Writes dist/sbom.cyclonedx.json: the bill of materials of the shipped packages.',
  ),
);
const locked = lockedPackages(root);
const manifest = readManifest(root);
const shipped = packagesThatRun(root);
const bill = billOfMaterials(manifest, locked, shipped, new Date());
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist', 'sbom.cyclonedx.json'), `${JSON.stringify(bill, null, 2)}\n`);
const required = bill.components.filter(({ scope }) => scope !== 'excluded').length;
console.log(
  `dist/sbom.cyclonedx.json: ${bill.components.length} packages, of ${required} of which something runs`,
);
