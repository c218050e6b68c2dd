import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Manifest } from 'vite';
import { standardBrand } from '#brands/standard-brand.ts';
import { brandName } from './brand-name.ts';
import { hashOfSources } from './sources.ts';

/** The portal against a bank server, or with the bank inside it as static files. */
export type Shape = 'live' | 'demo';

/** What stands beside a built portal, as dist/live.json. */
export interface BuildRecord {
  /** Of everything the portal was built from. */
  readonly sources: string;
  /** Which file loads which others, by the bundler. */
  readonly manifest: Manifest;
}

export const root = resolve(import.meta.dirname, '..');

/** The folder a built portal is served from. Each brand has its own, so that one server does not lose its files to another. */
export function folderOf(shape: Shape): string {
  return join(root, 'dist', brandName === standardBrand ? shape : `${shape}-${brandName}`);
}

/** The record of the last finished build; none if there is none. */
export function readBuildRecord(shape: Shape): BuildRecord | undefined {
  const file = recordFile(shape);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildRecord) : undefined;
}

export function writeBuildRecord(shape: Shape, record: BuildRecord): void {
  writeFileSync(recordFile(shape), JSON.stringify(record));
}

export function removeBuildRecord(shape: Shape): void {
  rmSync(recordFile(shape), { force: true });
}

/** Whether the built portal is what a build would make of the sources now. */
export function isFresh(shape: Shape): boolean {
  return readBuildRecord(shape)?.sources === hashOfSources(root, shape);
}

function recordFile(shape: Shape): string {
  return `${folderOf(shape)}.json`;
}
