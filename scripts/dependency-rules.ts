import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

interface Layer {
  readonly folder: string;
  readonly mayImport: readonly string[];
  /** The further allowed imports of its tests. */
  readonly inTests?: readonly string[];
  /** Whether it may use Node's own modules. Tests always may. */
  readonly usesNode: boolean;
}

/** The directions of imports between the layers: portal → contract ← bank ← hosts → stores. */
const layers: readonly Layer[] = [
  { folder: 'contract', mayImport: [], usesNode: false },
  { folder: 'bank', mayImport: ['contract'], inTests: ['stores', 'docs'], usesNode: false },
  { folder: 'stores', mayImport: [], inTests: ['contract', 'bank'], usesNode: true },
  { folder: 'hosts', mayImport: ['contract', 'bank', 'stores', 'brands', 'tools'], usesNode: true },
  { folder: 'portal', mayImport: ['contract', 'brands'], usesNode: false },
  { folder: 'brands', mayImport: ['contract'], usesNode: true },
  { folder: 'tools', mayImport: [], usesNode: true },
];

/** The folders that build, check, measure and test. Only `tools` is imported by a layer. */
const aroundTheLayers: readonly Layer[] = [
  {
    folder: 'scripts',
    mayImport: ['contract', 'portal', 'brands', 'tools'],
    inTests: ['hosts'],
    usesNode: true,
  },
  ...['proof', 'deploy'].map((folder) => ({
    folder,
    mayImport: ['contract', 'bank', 'stores', 'hosts', 'tools', 'scripts', 'proof', 'deploy'],
    usesNode: true,
  })),
];

/** The files that are checked. */
export const checkedFiles: readonly string[] = [
  ...[...layers, ...aroundTheLayers].map(({ folder }) => `${folder}/**/*.{ts,tsx,cjs}`),
  '*.config.ts',
];

/** What several capabilities of the bank need. A capability imports itself and these; these import each other, and no capability. */
const bankFoundations = [
  'formats',
  'pictures',
  'calendar',
  'errors',
  'database',
  'idempotency',
  'ledger',
  'history',
  'parties',
  'member-log',
  'due-work',
  'dividends',
  'limits',
  'rails',
  'saved-names',
  'members',
  'identity/sessions',
  'identity/passwords',
  'identity/authentication',
  'identity/step-up',
  'verify',
  'standing-orders',
];

/**
 * Folders of the bank that are no capability: they concern all capabilities, make a member of the data of several, carry
 * out the due work of each, as the forecast does, or join the sides of a purchase in several.
 */
const bankWideFolders = ['card-network', 'enrolment', 'forecast', 'sample', 'staff', 'testing'];

/** The files at the root of the bank; everything else is in the folder of its subject. */
const bankRootFiles = [
  'index.ts',
  'open-bank.ts',
  'bank-context.ts',
  'tables.ts',
  'capabilities.ts',
  'capability.ts',
  'long-tasks.ts',
  'gate.ts',
  'policy.ts',
  'ports.ts',
];

/**
 * Folders of the portal that every capability may import. They import no capability, and neither they nor capabilities
 * import the app.
 */
const portalFoundations = [
  'bank-client',
  'browser',
  'design-system',
  'forms',
  'language',
  'navigation',
  'queries',
];

/** The imports by one file that the rules forbid otherwise. */
const exceptions: Readonly<Record<string, string>> = {
  // It is started with the flags of its process.
  'scripts/run.cjs': 'hosts/http-server/process-flags.json',
  // A list: the shares of the tests are files, and stores.
  'vitest.config.ts': 'bank/testing/suites-on-postgres.ts',
  // Components are built for their tests as for members.
  'vitest.components.config.ts': 'vite.config.ts',
};

/** The portal starts the bank in a tab by this file's address: its only knowledge of a host. */
const workerEntry = 'hosts/browser-worker/main.ts';

/** Test support that opens stores for the tests of the bank: it may import as they may. */
const bankOnEveryStore = 'bank/testing/on-every-store.ts';

/** An import as written, with the file it leads to; none for a package. */
export interface Import {
  readonly from: string;
  readonly specifier: string;
  readonly to: string | undefined;
  /** Erased before the code runs. */
  readonly typeOnly: boolean;
  /** `new URL('…', import.meta.url)`: the address of a file, not its code. */
  readonly addressOnly: boolean;
}

/** The file, from the root of the repository, that a specifier in another file leads to; none for a package. */
export function fileOf(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  if (path.startsWith('#')) return path.slice(1);
  return undefined;
}

/** The fault of an import, as a sentence; nothing if the import is allowed. */
export function violationOf(one: Import): string | undefined {
  const source = layerOf(one.from);
  if (source === undefined) return undefined;
  if (one.to === undefined) return packageViolation(source, one);
  const target = one.to.split('/')[0] as string;
  if (target === source.folder) return violationInside(one);
  if (one.addressOnly && !isForbiddenAddress(source, target, one.to)) return undefined;
  if (exceptions[one.from] === one.to) return undefined;
  if (!mayImport(source, one.from).includes(target)) {
    return `${source.folder} may not import ${target}`;
  }
  return one.specifier.startsWith('#') || !layers.includes(source)
    ? undefined
    : `${one.specifier} leaves ${source.folder}: import it as #${one.to}`;
}

/** The rings of imports, each as the files in order, the first one repeated at the end. */
export function cyclesAmong(imports: readonly Import[]): readonly (readonly string[])[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to, addressOnly } of imports) {
    if (to !== undefined && !addressOnly)
      targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const walk = (file: string): void => {
    if (finished.has(file)) return;
    const start = path.indexOf(file);
    if (start >= 0) {
      cycles.push([...path.slice(start), file]);
      return;
    }
    path.push(file);
    for (const target of targets.get(file) ?? []) walk(target);
    path.pop();
    finished.add(file);
  };
  for (const file of targets.keys()) walk(file);
  return cycles;
}

/**
 * The rings of folders inside a layer; two folders that import each other, if only by types, are the shortest. Tests may make
 * them, and files at the root of a layer belong to none of its folders.
 */
export function folderRingsAmong(imports: readonly Import[]): readonly (readonly string[])[] {
  const between = imports.flatMap((one) => {
    const [layer = '', target] = [one.from.split('/')[0], one.to?.split('/')[0]];
    const [from, to] = [folderOf(one.from), folderOf(one.to ?? '')];
    if (layer !== target || isTest(one.from)) return [];
    if (from === undefined || to === undefined || from === to) return [];
    return [{ ...one, from: `${layer}/${from}`, to: `${layer}/${to}` }];
  });
  return cyclesAmong(between);
}

/** Folders that are no layer, such as dist/, may be named by anyone. */
function isForbiddenAddress(source: Layer, target: string, file: string): boolean {
  if (source.folder === 'portal' && file === workerEntry) return false;
  return layers.some(({ folder }) => folder === target) && !source.mayImport.includes(target);
}

function layerOf(file: string): Layer | undefined {
  // A configuration at the root is one of the build.
  const folder = file.includes('/') ? file.split('/')[0] : 'scripts';
  return [...layers, ...aroundTheLayers].find((layer) => layer.folder === folder);
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file === bankOnEveryStore;
}

function mayImport(layer: Layer, file: string): readonly string[] {
  return isTest(file) ? [...layer.mayImport, ...(layer.inTests ?? [])] : layer.mayImport;
}

function packageViolation(layer: Layer, { from, specifier }: Import): string | undefined {
  if (!isBuiltin(specifier) || isTest(from)) return undefined;
  return layer.usesNode ? undefined : `${layer.folder} may not use Node's own modules`;
}

function violationInside({ from, to = '' }: Import): string | undefined {
  if (isTest(from)) return undefined;
  const [layer, source, target] = [from.split('/')[0], folderOf(from), folderOf(to)];
  if (source === target || target === undefined) return undefined;
  // The files around the parts of a capability know them.
  if (target.startsWith(`${source}/`)) return undefined;
  const allowed =
    layer === 'bank'
      ? mayImportInBank(from, to)
      : layer !== 'portal' || mayImportInPortal(from, to);
  return allowed ? undefined : `${layer}/${source} may not import ${layer}/${target}`;
}

function mayImportInBank(from: string, to: string): boolean {
  const [source, target] = [folderOf(from), folderOf(to) ?? ''];
  if (source === undefined || bankWideFolders.includes(source)) return true;
  // A capability gives another what its index says, and nothing else.
  if ([from, to].every((file) => /^bank\/[^/]+\/index\.ts$/.test(file))) return true;
  return bankFoundations.includes(target);
}

function mayImportInPortal(from: string, to: string): boolean {
  const [source, target] = [folderOf(from), folderOf(to) ?? ''];
  if (source === undefined || source === 'app') return true;
  if (portalFoundations.includes(target) || exceptions[from] === to) return true;
  return !portalFoundations.includes(source) && target !== 'app';
}

/** The folder of a layer that a file is in; none for a file at the root of the layer. The parts of identity have their own. */
function folderOf(file: string): string | undefined {
  const [, folder, ...rest] = file.split('/');
  if (folder === 'identity' && rest.length > 1) return `${folder}/${rest[0]}`;
  return rest.length > 0 ? folder : undefined;
}

/** A file at the root of the bank that does not belong there, as a sentence. */
export function strayFileOf(file: string): string | undefined {
  const [layer, name = '', ...rest] = file.split('/');
  if (layer !== 'bank' || rest.length > 0 || /\.(?:test|d)\.ts$/.test(name)) return undefined;
  return bankRootFiles.includes(name) ? undefined : `${file} belongs into a folder of the bank`;
}
