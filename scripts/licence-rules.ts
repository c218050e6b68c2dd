import type { LockedPackage, Manifest } from './locked-packages.ts';

/** Licences (SPDX) that let the bank be given on under its own, Apache-2.0, with no duty but to name them. */
const allowed: readonly string[] = [
  'Apache-2.0',
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

const registry = 'https://registry.npmjs.org/';

/** What is wrong with the licences of packages that are shipped, in sentences. */
export function wrongLicences(shipped: readonly LockedPackage[]): string[] {
  return shipped
    .filter(({ license }) => !isAllowed(license))
    .map(({ name, version, license }) => `${name} ${version} has the licence "${license}".`);
}

/** What is wrong with where packages come from and what they do when they are installed, in sentences. */
export function wrongOrigins(
  locked: readonly LockedPackage[],
  { allowScripts }: Pick<Manifest, 'allowScripts'>,
): string[] {
  return locked.flatMap(({ name, version, resolved, integrity, hasInstallScript }) => [
    ...(resolved === '' || resolved.startsWith(registry)
      ? []
      : [`${name} ${version} comes from "${resolved}".`]),
    ...(integrity.startsWith('sha512-') ? [] : [`${name} ${version} is locked without a hash.`]),
    ...(!hasInstallScript || name in allowScripts
      ? []
      : [
          `${name} ${version} runs a script when it is installed, which package.json does not allow.`,
        ]),
  ]);
}

/** Of several, one is enough where one may choose. */
function isAllowed(license: string): boolean {
  const plain = license.replaceAll(/[()]/g, '');
  if (plain.includes(' AND ')) return plain.split(' AND ').every((one) => allowed.includes(one));
  return plain.split(' OR ').some((one) => allowed.includes(one));
}

/** The document that names every package of which something is shipped. */
export function licenceDocument(shipped: readonly LockedPackage[]): string {
  const rows = shipped.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  return [
    '# Licences',
    '',
    'Made by `npm run licences` from package-lock.json and the imports of the code: every package of which something runs in the server',
    'or in a browser. `npm run check` fails where this is out of date, or where a licence is not one of those in',
    '`scripts/licence-rules.ts`.',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...[...new Set(rows)].toSorted(),
    '',
  ].join('\n');
}
