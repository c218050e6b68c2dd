import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const manifest = findPackageJSON(import.meta.url);
if (manifest === undefined) throw new Error('There is no package.json');

/** The folder of this installation: the repository, or a package of the server. The same for the sources and for a bundle of them. */
export const installationFolder: string = dirname(manifest);

/** The release of Passbook that this code is, as package.json says. */
export function packageVersion(): string {
  const path = join(installationFolder, 'package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
