import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { readBrand } from '#hosts/http-server/brand-file.ts';
import { brandName } from './brand-name.ts';
import { folderOf, removeBuildRecord, root, type Shape, writeBuildRecord } from './build-record.ts';
import { compressFiles } from './compress.ts';
import {
  deferEntry,
  fillTemplate,
  relativeAddresses,
  type RenderedRoute,
  selfContained,
  starterCode,
} from './pages.ts';
import { hashOfSources } from './sources.ts';

/** Which pages are rendered ahead of time, and under which names. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/login': ['login.html', 'index.html'],
  '/home': ['home.html'],
  '/placeholder': ['placeholder.html'],
  '/dashboard': ['dashboard.html'],
  '/404': ['404.html'],
};

/**
 * Builds the portal and its pages, and only then puts them in the place of the last ones. Throws if the brand file or
 * the code is wrong, and leaves the last build as it was.
 */
export async function buildPortal(shape: Shape): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  // Read here too, for a plain message: to Vite a wrong brand is a configuration that cannot be loaded.
  await readBrand(brandName);
  const sources = hashOfSources(root, shape);
  const folder = join(root, 'dist', `${shape}.building`);
  const [manifest, renderer] = await Promise.all([
    buildClient(shape, folder),
    buildRenderer(shape),
  ]);
  const starter = await writePages(shape, folder, manifest, renderer);
  if (shape === 'live') await compressFiles(folder);

  const place = folderOf(shape);
  removeBuildRecord(shape);
  await rm(place, { recursive: true, force: true });
  await rename(folder, place);
  writeBuildRecord(shape, { sources, manifest, starter });
}

async function buildClient(shape: Shape, outDir: string): Promise<Manifest> {
  await build({
    configFile: join(root, 'vite.config.ts'),
    mode: shape,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  const hidden = join(outDir, '.vite');
  const manifest = JSON.parse(await readFile(join(hidden, 'manifest.json'), 'utf8')) as Manifest;
  await rm(hidden, { recursive: true });
  return manifest;
}

/** What portal/prerender.tsx exports. */
interface Renderer {
  readonly renderRoute: (path: string) => Promise<RenderedRoute>;
}

async function buildRenderer(shape: Shape): Promise<Renderer> {
  const outDir = join(root, 'node_modules', '.cache', `prerender-${shape}`);
  await build({
    configFile: join(root, 'vite.config.ts'),
    mode: shape,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      ssr: 'prerender.tsx',
      copyPublicDir: false,
      manifest: false,
    },
  });
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Renderer;
}

async function writePages(
  shape: Shape,
  folder: string,
  manifest: Manifest,
  { renderRoute }: Renderer,
): Promise<string> {
  const entry = manifest['index.html'];
  if (entry === undefined) throw new Error('The build has no entry for index.html');
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const css = await Promise.all(
    (entry.css ?? []).map((file) => readFile(join(folder, file), 'utf8')),
  );
  const starter = await writeStarter(folder, entry.file);

  for (const [route, files] of Object.entries(pages)) {
    const rendered = await renderRoute(route);
    const filled = fillTemplate(template, rendered);
    const page = rendered.html === '' ? filled : deferEntry(filled, entry.file, starter);
    const content = shape === 'live' ? page : relativeAddresses(page);
    const final =
      shape === 'demo' && route === '/404' ? selfContained(content, css.join('\n')) : content;
    for (const file of files) await writeFile(join(folder, file), final);
  }
  return starter;
}

async function writeStarter(folder: string, entry: string): Promise<string> {
  const code = starterCode(basename(entry));
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const starter = `assets/start-${hash}.js`;
  await writeFile(join(folder, starter), code);
  return starter;
}
