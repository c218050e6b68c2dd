import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { importsOf } from './imports.ts';
import {
  type LockedPackage,
  lockedPackages,
  packageOf,
  readManifest,
  shippedPackages,
} from './locked-packages.ts';

/** The code that runs in a browser or in the server: all but tests and the tools of the repository. */
const shippedCode =
  '{contract,bank,stores,hosts/http-server,hosts/browser-worker,portal,brands,tools/command-line,tools/page-policy}/**/*.{ts,tsx}';

const noCode = [
  '**/*.test.*',
  '**/test-*',
  '**/testing/**',
  '**/every-*',
  '**/design-system/page/**',
];

/** Every package with code that runs in the server or in a browser. */
export function packagesThatRun(root: string): readonly LockedPackage[] {
  const { dependencies } = readManifest(root);
  return shippedPackages(lockedPackages(root), [
    ...Object.keys(dependencies),
    ...packagesOfCode(root),
  ]);
}

/** Packages that shipped code names: in imports, and in its style sheets and pages. */
function packagesOfCode(root: string): readonly string[] {
  const files = globSync(shippedCode, { cwd: root, exclude: noCode });
  const imported = files.flatMap((file) =>
    importsOf(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8'))
      .filter(({ to, typeOnly }) => to === undefined && !typeOnly)
      .map(({ specifier }) => specifier),
  );
  const sheets = globSync('portal/**/*.{css,html}', { cwd: root, exclude: noCode });
  const styled = sheets.flatMap((file) => namedInStyle(readFileSync(join(root, file), 'utf8')));
  const named = [...imported, ...styled].filter((name) => /^[@a-z]/.test(name) && !isBuiltin(name));
  return [...new Set(named.map(packageOf))].toSorted();
}

/** `@import "tailwindcss"`, and the fonts, which are named by their place. */
function namedInStyle(css: string): string[] {
  const imports = [...css.matchAll(/@import\s+['"]([^'"]+)['"]/g)].map(([, name = '']) => name);
  const files = [...css.matchAll(/node_modules\/([^'")]+)/g)].map(([, name = '']) => name);
  return [...imports, ...files];
}
