import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { root, writeIntoDist } from './build-record.ts';
import {
  type LockedPackage,
  lockedPackages,
  type Manifest,
  packagesThatRun,
  readManifest,
} from './locked-packages.ts';

/** A component of a bill of materials, as CycloneDX 1.6 has it. */
interface Component {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  /** Packages only for building and testing are excluded from the running program. */
  readonly scope: 'required' | 'optional' | 'excluded';
  readonly purl: string;
  readonly hashes: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
  readonly licenses: readonly { readonly expression: string }[];
}

export interface BillOfMaterials {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly version: 1;
  readonly metadata: {
    readonly timestamp: string;
    readonly component: {
      readonly type: 'application';
      readonly 'bom-ref': string;
      readonly name: string;
      readonly version: string;
    };
  };
  readonly components: readonly Component[];
}

/** Every package of the lock file, each once; those of which something runs are required. */
export function billOfMaterials(
  { name, version }: Pick<Manifest, 'name' | 'version'>,
  locked: readonly LockedPackage[],
  shipped: readonly LockedPackage[],
  at: Date,
): BillOfMaterials {
  const required = new Set(shipped.map(purlOf));
  const components = new Map(
    locked.map((one) => [purlOf(one), componentOf(one, required.has(purlOf(one)))]),
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: at.toISOString(),
      component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version },
    },
    components: [...components.values()],
  };
}

/** Package URL (purl-spec, type npm): the at sign of a scope is escaped. */
export function purlOf({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function componentOf(one: LockedPackage, isShipped: boolean): Component {
  const { name, version, integrity, license, optional } = one;
  const content = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
  return {
    type: 'library',
    'bom-ref': purlOf(one),
    name,
    version,
    scope: isShipped ? (optional ? 'optional' : 'required') : 'excluded',
    purl: purlOf(one),
    hashes: [{ alg: 'SHA-512', content }],
    licenses: license === '' ? [] : [{ expression: license }],
  };
}

/**
 * `npm run sbom` writes dist/sbom.cyclonedx.json. npm's own command leaves out what the build puts into the portal, as
 * that is a development dependency, or fails on a development dependency that asks for `latest`.
 */
if (import.meta.main) {
  readCommandLine(
    commandLine(
      'npm run sbom --',
      'Writes dist/sbom.cyclonedx.json: the bill of materials of the shipped packages.',
    ),
  );
  const shipped = packagesThatRun(root);
  const bill = billOfMaterials(readManifest(root), lockedPackages(root), shipped, new Date());
  writeIntoDist('sbom.cyclonedx.json', `${JSON.stringify(bill, null, 2)}\n`);
  const running = bill.components.filter(({ scope }) => scope !== 'excluded').length;
  console.log(
    `dist/sbom.cyclonedx.json: ${bill.components.length} packages, of ${running} of which something runs`,
  );
}
