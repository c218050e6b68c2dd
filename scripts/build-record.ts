import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Manifest } from 'vite';
import { standardBrand } from '#brands/standard-brand.ts';

/** The brand of the build: BRAND names a file in brands/. */
export const brandName = process.env['BRAND']?.trim() || standardBrand;

/** The portal against a bank server, or with the bank inside it as static files. */
export type Shape = 'live' | 'demo';

/** The product of a build: a portal, or the bundles of the server. */
export type Built = Shape | 'server';

/** The record beside a build, as dist/live.json. */
export interface BuildRecord {
  /** Of everything that was built from. */
  readonly sources: string;
  /** The files that each file loads, by the bundler; empty for the server, as its files load no others. */
  readonly manifest: Manifest;
}

export const root = resolve(import.meta.dirname, '..');

/** The folder of a build. The portal of each brand has its own, so that one server does not lose its files to another. */
export function folderOf(built: Built): string {
  const isOfAll = built === 'server' || brandName === standardBrand;
  return join(root, 'dist', isOfAll ? built : `${built}-${brandName}`);
}

/** The record of the last finished build; none if there is none. */
export function readBuildRecord(built: Built): BuildRecord | undefined {
  const file = recordFile(built);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildRecord) : undefined;
}

/** Whether what was built is what a build would make of the sources now. */
export function isFresh(built: Built): boolean {
  return readBuildRecord(built)?.sources === hashOfSources(built);
}

/**
 * Builds into a folder of this build's own, so that two at the same time do not take their files from each other, and only then puts
 * it in the place of the last build. Where the building throws, the last build stays as it was.
 */
export async function replaceBuild(
  built: Built,
  buildInto: (folder: string) => Promise<Manifest>,
): Promise<void> {
  const sources = hashOfSources(built);
  const folder = join(root, 'dist', `${built}.building-${process.pid}`);
  try {
    const manifest = await buildInto(folder);
    rmSync(recordFile(built), { force: true });
    await putInPlace(folder, folderOf(built));
    writeFileSync(recordFile(built), JSON.stringify({ sources, manifest } satisfies BuildRecord));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The earlier files go aside at first, so that the place is empty for as short as can be. */
async function putInPlace(folder: string, place: string): Promise<void> {
  const before = `${folder}-before`;
  if (existsSync(place)) await rename(place, before);
  await rename(folder, place);
  await rm(before, { recursive: true, force: true });
}

function recordFile(built: Built): string {
  return `${folderOf(built)}.json`;
}

const ofBoth = [
  'contract/**/*',
  'portal/**/*',
  'brands/**/*',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'tools/page-policy/**/*',
  'scripts/{brand-icons,brand-plugin,build-record,contract-reads,demo-policy,first-paint,pages,portal-build,service-worker}.ts',
];

const sources = {
  live: ofBoth,
  demo: [...ofBoth, 'bank/**/*', 'stores/**/*', 'hosts/browser-worker/**/*'],
  server: [
    'contract/**/*.ts',
    'bank/**/*.ts',
    'stores/**/*.ts',
    'hosts/http-server/**/*.ts',
    'brands/*.ts',
    'tools/command-line/*.ts',
    'tools/page-policy/*.ts',
    'package-lock.json',
    'scripts/{build-record,server-build}.ts',
  ],
};

/** A hash of the brand's name (of a portal) and of the names and contents of all files that a build reads. */
function hashOfSources(built: Built): string {
  const hash = createHash('sha256');
  // The server reads its brand when it starts.
  if (built !== 'server') hash.update(`${brandName}\n`);
  const files = globSync(sources[built], {
    cwd: root,
    withFileTypes: true,
    exclude: ['**/*.test.*'],
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${file.slice(root.length)}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Builds what has other sources than at the last build, in a process of its own, so that a server starts without the
 * bundler in its memory. Ends this process if the build fails (which says why) or is interrupted.
 */
export async function ensureBuilt(...wanted: readonly Built[]): Promise<void> {
  const stale = wanted.filter((built) => !isFresh(built));
  if (stale.length === 0) return;
  console.log('Building …');
  const build = spawn(process.execPath, [join(root, 'scripts', 'build.ts'), ...stale], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = (): void => {
    build.kill();
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const code = await new Promise((ended) => build.once('exit', ended));
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (code !== 0) process.exit(1);
}

/** Writes a document of the build, such as dist/licences.md. */
export function writeIntoDist(file: string, text: string): void {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist', file), text);
}
