import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

/** A folder and where its imports may go, itself always included. */
interface Layer {
  readonly folder: string;
  readonly mayImport: readonly string[];
  /** What its tests may import besides. */
  readonly inTests?: readonly string[];
  /** Whether it may use Node's own modules. Tests always may. */
  readonly usesNode: boolean;
}

/** The arrows between the layers: portal → contract ← bank ← hosts → stores. */
export const layers: readonly Layer[] = [
  { folder: 'contract', mayImport: [], usesNode: false },
  { folder: 'bank', mayImport: ['contract'], inTests: ['stores'], usesNode: false },
  { folder: 'stores', mayImport: [], inTests: ['contract', 'bank'], usesNode: true },
  { folder: 'hosts', mayImport: ['contract', 'bank', 'stores', 'brands'], usesNode: true },
  { folder: 'portal', mayImport: ['contract', 'brands'], usesNode: false },
  { folder: 'brands', mayImport: [], usesNode: false },
];

/**
 * Inside the bank a capability imports none but itself and these foundations. Beside each, what it may import in its
 * turn.
 */
const bankFoundations: Readonly<Record<string, readonly string[]>> = {
  money: [],
  calendar: [],
  ledger: ['money'],
  'member-log': [],
  'due-work': ['events'],
  limits: [],
  proofs: ['limits'],
  'step-up': ['proofs', 'member-log', 'calendar'],
};

/** Folders of the bank that are no capability: they concern all of them, or make a member of what several have. */
const bankWideFolders = ['enrolment', 'migrations', 'sample', 'testing', 'verify'];

/** The portal starts the bank in a tab by this file's address: the one thing it may know of a host. */
const workerEntry = 'hosts/browser-worker/main.ts';

/** Test support that opens stores for the tests of the bank: allowed what they are. */
const bankOnEveryStore = 'bank/testing/on-every-store.ts';

/**
 * Programs of threads, which hold a copy of whatever they import. Beside each, the packages and scopes that it does without: it asks
 * nothing from outside, so there is nothing to check with a schema.
 */
const leanPrograms: Readonly<Record<string, readonly string[]>> = {
  'hosts/http-server/sending-program.ts': ['zod', '@orpc'],
};

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

/** What is wrong with one import, as a sentence; nothing if it is allowed. */
export function violationOf(one: Import): string | undefined {
  const source = layerOf(one.from);
  if (source === undefined) return undefined;
  if (one.to === undefined) return packageViolation(source, one);
  const target = one.to.split('/')[0] as string;
  if (target === source.folder) return bankViolation(one.from, one.to);
  if (one.addressOnly && !isForbiddenAddress(source, target, one.to)) return undefined;
  if (!mayImport(source, one.from).includes(target)) {
    return `${source.folder} may not import ${target}`;
  }
  return one.specifier.startsWith('#')
    ? undefined
    : `${one.specifier} leaves ${source.folder}: import it as #${one.to}`;
}

/** The rings of imports, each as the files in order, the first one repeated at the end. */
export function cyclesAmong(imports: readonly Import[]): readonly (readonly string[])[] {
  const targets = new Map<string, string[]>();
  for (const { from, to, addressOnly } of imports) {
    if (to !== undefined && !addressOnly) targets.set(from, [...(targets.get(from) ?? []), to]);
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

/** The ways on which a lean program would load a package that it does without, each as the files in order and the package. */
export function waysToHeavyPackages(
  imports: readonly Import[],
): readonly (readonly [...files: string[], specifier: string])[] {
  return Object.entries(leanPrograms).flatMap(([program, packages]) => {
    const ways: (readonly [...string[], string])[] = [];
    const wayTo = new Map<string, readonly string[]>([[program, [program]]]);
    for (const [file, way] of wayTo) {
      for (const { from, to, specifier, typeOnly, addressOnly } of imports) {
        if (from !== file || typeOnly || addressOnly) continue;
        if (packages.some((name) => `${specifier}/`.startsWith(`${name}/`)))
          ways.push([...way, specifier]);
        if (to !== undefined && !wayTo.has(to)) wayTo.set(to, [...way, to]);
      }
    }
    return ways;
  });
}

/** What is no layer, such as dist/, may be named by anyone. */
function isForbiddenAddress(source: Layer, target: string, file: string): boolean {
  if (source.folder === 'portal' && file === workerEntry) return false;
  return layers.some(({ folder }) => folder === target) && !source.mayImport.includes(target);
}

function layerOf(file: string): Layer | undefined {
  return layers.find(({ folder }) => file.startsWith(`${folder}/`));
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

function bankViolation(from: string, to: string): string | undefined {
  const source = bankFolder(from);
  const target = bankFolder(to);
  if (source === undefined || target === undefined || source === target || isTest(from))
    return undefined;
  if (bankWideFolders.includes(source)) return undefined;
  const allowed = bankFoundations[source] ?? Object.keys(bankFoundations);
  return allowed.includes(target) ? undefined : `bank/${source} may not import bank/${target}`;
}

/** The capability a file of the bank belongs to; none for a file at the level of the bank itself. */
function bankFolder(file: string): string | undefined {
  const [layer, folder, ...rest] = file.split('/');
  return layer === 'bank' && rest.length > 0 ? folder : undefined;
}
