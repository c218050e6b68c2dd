import { expect, test } from 'vitest';
import { billOfMaterials, purlOf } from './sbom.ts';
import { root } from './build-record.ts';
import { licenceDocument, wrongLicences, wrongOrigins } from './licences.ts';
import {
  type LockedPackage,
  lockedPackages,
  packageOf,
  readManifest,
  shippedPackages,
} from './locked-packages.ts';

function locked(name: string, change: Partial<LockedPackage> = {}): LockedPackage {
  return {
    place: `node_modules/${name}`,
    name,
    version: '1.0.0',
    resolved: '',
    integrity: 'sha512-AAAA',
    license: 'MIT',
    hasInstallScript: false,
    optional: false,
    dependencies: [],
    ...change,
  };
}

test.each([
  ['MIT', 0],
  ['(MIT OR CC0-1.0)', 0],
  ['(GPL-3.0-only OR MIT)', 0],
  ['MIT AND Apache-2.0', 0],
  ['MIT AND GPL-3.0-only', 1],
  ['GPL-3.0-only', 1],
  ['SEE LICENSE IN LICENSE.md', 1],
  ['', 1],
])('A package of the licence "%s" is complained of %i times', (license, times) => {
  expect(wrongLicences([locked('one', { license })])).toHaveLength(times);
});

test('A package comes from the registry, with a hash, and runs a script when installed only where it is named', () => {
  const none = { allowScripts: {} };
  expect(wrongOrigins([locked('one')], none)).toEqual([]);
  for (const change of [
    { resolved: 'git+ssh://git@example.com/one.git' },
    { resolved: 'http://registry.npmjs.org/one.tgz' },
    { integrity: '' },
    { hasInstallScript: true },
  ]) {
    expect(wrongOrigins([locked('one', change)], none)).toHaveLength(1);
  }
  const named = { allowScripts: { one: true } };
  expect(wrongOrigins([locked('one', { hasInstallScript: true })], named)).toEqual([]);
});

test('The shipped packages are the dependencies, and the dependencies of these, in the version that they find', () => {
  const inner = locked('shared', {
    place: 'node_modules/one/node_modules/shared',
    version: '2.0.0',
  });
  const outer = locked('shared');
  const one = locked('one', { dependencies: ['shared', 'for-other-machines'] });
  const two = locked('two', { dependencies: ['shared', 'one'] });
  const tool = locked('tool', { dependencies: ['one'] });
  const all = [one, inner, outer, two, tool];
  expect(shippedPackages(all, ['one'])).toEqual([one, inner]);
  expect(shippedPackages(all, ['two'])).toEqual([one, inner, outer, two]);
  expect(licenceDocument([one])).toContain('| one | 1.0.0 | MIT |');
});

test.each([
  ['react-dom/client', 'react-dom'],
  ['@orpc/client/fetch', '@orpc/client'],
  ['zod', 'zod'],
])('An import of %s is of the package %s', (specifier, name) => {
  expect(packageOf(specifier)).toBe(name);
});

test('The bill of materials has every package of the lock file, each once, with its hash', () => {
  const all = lockedPackages(root);
  const bill = billOfMaterials(readManifest(root), all, [], new Date(0));
  const named = bill.components.map(({ purl }) => purl);
  expect(new Set(named)).toEqual(new Set(all.map(purlOf)));
  expect(named).toHaveLength(new Set(named).size);
  for (const { hashes } of bill.components) expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
});
