import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { importsOf } from './imports.ts';

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
  /** The names of its dependencies. */
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

/** The part of package.json about packages. */
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

/** Without packages that are used only if present. */
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

/**
 * The packages that run in the bank: those that were asked for by name, their dependencies, and so on. A package that two
 * others ask for in two versions is found where Node would find it.
 */
export function shippedPackages(
  locked: readonly LockedPackage[],
  names: readonly string[],
): readonly LockedPackage[] {
  const byPlace = new Map(locked.map((one) => [one.place, one]));
  const shipped = new Set<LockedPackage>();
  const take = (name: string, from: string): void => {
    const found = resolve(byPlace, name, from);
    if (found === undefined || shipped.has(found)) return;
    shipped.add(found);
    for (const dependency of found.dependencies) take(dependency, found.place);
  };
  for (const name of names) take(name, '');
  return locked.filter((one) => shipped.has(one));
}

/** The package in the nearest `node_modules` upwards; none where it is optional and for other machines. */
function resolve(
  byPlace: ReadonlyMap<string, LockedPackage>,
  name: string,
  from: string,
): LockedPackage | undefined {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  const found = byPlace.get(place);
  if (found !== undefined || from === '') return found;
  const end = from.lastIndexOf('/node_modules/');
  return resolve(byPlace, name, end < 0 ? '' : from.slice(0, end));
}

/** The name of a package in the address of an import: `react-dom/client` is of `react-dom`. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The code that runs in a browser or in the server: all but tests and the tools of the repository. */
const shippedCode =
  '{contract,bank,stores,hosts/http-server,hosts/browser-worker,portal,brands,tools/command-line,tools/page-policy}/**/*.{ts,tsx}';

const noCode = [
  '**/*.test.*',
  '**/test-*',
  '**/testing/**',
  '**/every-*',
  '**/design-system/page/**',
];

/** Every package with code that runs in the server or in a browser. */
export function packagesThatRun(root: string): readonly LockedPackage[] {
  const { dependencies } = readManifest(root);
  return shippedPackages(lockedPackages(root), [
    ...Object.keys(dependencies),
    ...packagesOfCode(root),
  ]);
}

/** Packages that shipped code names: in imports, and in its style sheets and pages. */
function packagesOfCode(root: string): readonly string[] {
  const files = globSync(shippedCode, { cwd: root, exclude: noCode });
  const imported = files.flatMap((file) =>
    importsOf(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8'))
      .filter(({ to, typeOnly }) => to === undefined && !typeOnly)
      .map(({ specifier }) => specifier),
  );
  const sheets = globSync('portal/**/*.{css,html}', { cwd: root, exclude: noCode });
  const styled = sheets.flatMap((file) => namedInStyle(readFileSync(join(root, file), 'utf8')));
  const named = [...imported, ...styled].filter((name) => /^[@a-z]/.test(name) && !isBuiltin(name));
  return [...new Set(named.map(packageOf))].toSorted();
}

/** `@import "tailwindcss"`, and the fonts, which are named by their place. */
function namedInStyle(css: string): string[] {
  const imports = [...css.matchAll(/@import\s+['"]([^'"]+)['"]/g)].map(([, name = '']) => name);
  const files = [...css.matchAll(/node_modules\/([^'")]+)/g)].map(([, name = '']) => name);
  return [...imports, ...files];
}
