import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Manifest } from 'vite';
import { standardBrand } from '#brands/standard-brand.ts';
import { brandName } from './brand-name.ts';
import { hashOfSources } from './sources.ts';

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
  return readBuildRecord(built)?.sources === hashOfSources(root, built);
}

/**
 * Builds into a folder of this build's own, so that two at the same time do not take their files from each other, and only then puts
 * it in the place of the last build. Where the building throws, the last build stays as it was.
 */
export async function replaceBuild(
  built: Built,
  buildInto: (folder: string) => Promise<Manifest>,
): Promise<void> {
  const sources = hashOfSources(root, built);
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
