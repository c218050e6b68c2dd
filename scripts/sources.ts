import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandName } from './brand-name.ts';

const ofBoth = [
  'contract/**/*',
  'portal/**/*',
  'brands/**/*',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'tools/page-policy/**/*',
  'scripts/{brand-icons,brand-name,brand-plugin,compress,demo-policy,first-paint,first-view,offline-page,pages,portal-build,service-worker,sources,web-manifest}.ts',
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
    'scripts/{server-build,sources}.ts',
  ],
};

/** A hash of the brand's name (of a portal) and of the names and contents of all files that a build reads. */
export function hashOfSources(root: string, built: keyof typeof sources): string {
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
