import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as package-lock.json has it. */
export interface LockedPackage {
  /** From the root: `node_modules/react`. */
  readonly place: string;
  readonly name: string;
  readonly version: string;
  /** Where it comes from; empty: from the registry of npm. */
  readonly resolved: string;
  /** The hash of its file (Subresource Integrity). */
  readonly integrity: string;
  /** As it says itself (SPDX); empty where it says nothing there. */
  readonly license: string;
  readonly hasInstallScript: boolean;
  readonly optional: boolean;
  /** The names of what it asks for. */
  readonly dependencies: readonly string[];
}

interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** What package.json says of packages. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

/** The packages that an installation has, in the order of their places. */
export function lockedPackages(root: string): readonly LockedPackage[] {
  const { packages } = readJson(root, 'package-lock.json') as {
    packages: Readonly<Record<string, LockEntry>>;
  };
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({
      place,
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      resolved: entry.resolved ?? '',
      integrity: entry.integrity ?? '',
      license: entry.license ?? '',
      hasInstallScript: entry.hasInstallScript ?? false,
      optional: entry.optional ?? false,
      dependencies: dependenciesOf(entry),
    }));
}

/** Without what it would only use if it were there. */
function dependenciesOf(entry: LockEntry): readonly string[] {
  const { dependencies, optionalDependencies, peerDependencies = {} } = entry;
  const peers = Object.keys(peerDependencies).filter(
    (name) => entry.peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

export function readManifest(root: string): Manifest {
  return readJson(root, 'package.json') as Manifest;
}

function readJson(root: string, file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
