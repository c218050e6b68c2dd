import { readFile, rm, writeFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type { Brand } from '#contract/brand/brand.ts';
import { readBrand } from '#brands/read-brand.ts';
import { brandName, replaceBuild, root, type Shape } from './build-record.ts';
import { withDemoPolicy } from './demo-policy.ts';
import {
  type RenderedRoute,
  fillTemplate,
  paintFirst,
  relativeAddresses,
  selfContained,
  writeOfflinePage,
} from './pages.ts';
import { scriptsOfFirstView, styleOfFirstPaint } from './first-paint.ts';
import { buildServiceWorker } from './service-worker.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The server sends these files instead of compressing on the fly: a file worth it gets a .br and a .gz beside it. */
async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(
      (entry) =>
        entry.isFile() && /\.(html|css|js|svg|json|txt|wasm|webmanifest)$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([
    brotli(content, { params: hint }),
    gzipped(content, { level: 9 }),
  ]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}

const pages: Readonly<Record<string, readonly string[]>> = {
  '/login': ['login.html', 'index.html'],
  '/activate': ['activate.html'],
  '/reset-password': ['reset-password.html'],
  '/trusted-contact': ['trusted-contact.html'],
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
  const brand = await readBrand(brandName);
  const rendererFolder = join(root, 'node_modules', '.cache', `prerender-${shape}-${process.pid}`);
  try {
    await replaceBuild(shape, (folder) => buildInto(folder, rendererFolder, shape, brand));
  } finally {
    await rm(rendererFolder, { recursive: true, force: true });
  }
}

async function buildInto(
  folder: string,
  rendererFolder: string,
  shape: Shape,
  brand: Brand,
): Promise<Manifest> {
  const [manifest, renderer] = await Promise.all([
    buildClient(shape, folder),
    buildRenderer(shape, rendererFolder),
  ]);
  await writePages(shape, folder, manifest, renderer);
  if (shape === 'live') {
    await writeOfflinePage(folder, manifest, brand, await renderer.renderOffline());
  }
  await buildServiceWorker(shape, folder);
  if (shape === 'live') await compressFiles(folder);
  return manifest;
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

interface Renderer {
  readonly renderRoute: (path: string) => Promise<RenderedRoute>;
  readonly renderOffline: () => Promise<string>;
}

async function buildRenderer(shape: Shape, outDir: string): Promise<Renderer> {
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
): Promise<void> {
  const entry = manifest['index.html'];
  if (entry === undefined) throw new Error('The build has no entry for index.html');
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const appearance = await readFile(join(folder, 'appearance.js'), 'utf8');
  const sheets = (entry.css ?? []).map((file) => readFile(join(folder, file), 'utf8'));
  const ofDashboard = scriptsOfFirstView(manifest, 'dashboard').filter(
    (file) => file !== entry.file,
  );
  const css = (await Promise.all(sheets)).join('\n');

  for (const [route, files] of Object.entries(pages)) {
    const rendered = await renderRoute(route);
    const filled = fillTemplate(template, rendered);
    const content = shape === 'live' ? filled : relativeAddresses(filled);
    const final =
      shape === 'demo' && route === '/404'
        ? selfContained(content, css)
        : paintFirst(content, {
            style: await styleOfFirstPaint(css, content),
            appearance,
            entry: entry.file,
            modules: route === '/dashboard' ? ofDashboard : [],
            guarded: route === '/dashboard',
          });
    const page = shape === 'live' ? final : withDemoPolicy(final);
    for (const file of files) await writeFile(join(folder, file), page);
  }
}
