import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Edition } from '../portal/service-worker/kept-files.ts';
import { root, type Shape } from './build-record.ts';
import { isLetterFile } from './weights.ts';

/** The files of a finished portal that its service worker fetches ahead: docs/decisions/0013-service-worker.md. */
const whatIsKept: Readonly<Record<Shape, { readonly files: RegExp; readonly otherwise: string }>> =
  {
    // All of it: the demo needs no network at all. Letters of names come when a page is idle.
    demo: { files: /./, otherwise: '404.html' },
    // The parts of the page for offline members; the rest is kept as it is asked for.
    live: {
      files: /^(offline\.html|appearance\.js|icon\.svg|assets\/[^/]+\.(css|woff2))$/,
      otherwise: 'offline',
    },
  };

/** Builds the service worker of the portal that lies finished in the folder. */
export async function buildServiceWorker(shape: Shape, folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { EDITION: JSON.stringify(editionOf(shape, folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: join(root, 'portal/service-worker/main.ts'),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  });
}

/** See `Edition`. The version is a hash of every file's name and content. */
function editionOf(shape: Shape, folder: string): Edition {
  const entries = globSync('**/*', { cwd: folder, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  const { files: wanted, otherwise } = whatIsKept[shape];
  const kept = files.filter((file) => wanted.test(file));
  return {
    version: hash.digest('base64url').slice(0, 12),
    files: kept.filter((file) => !isLetterFile(file)).map((file) => asServed(shape, file)),
    later: kept.filter(isLetterFile),
    otherwise,
  };
}

/** The server gives its pages addresses without an ending. */
function asServed(shape: Shape, file: string): string {
  return shape === 'live' ? file.replace(/\.html$/, '') : file;
}
