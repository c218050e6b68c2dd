import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** The release of Passbook that this code is, as package.json says. */
export function packageVersion(): string {
  const path = findPackageJSON(import.meta.url);
  if (path === undefined) throw new Error('There is no package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
