import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Loaded by staff, by a sample bank, or by the thread of a long task, and by no request or due work. */
const loadedElsewhere =
  /^bank\/(?:staff|sample|incoming-credits|statements\/pdf\/letters)\/|^bank\/long-tasks\.ts/;

test('A bank that has loaded all, as a server does at its start, loads nothing of its own later', () => {
  const loaded = modulesOfLoadedWorld();
  const later = globSync('bank/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', 'bank/testing/**'],
  })
    .filter((file) => loaded.has(file) && !loadedElsewhere.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bimport\('(?<path>\.[^']+)'\)/g)].map(
        ({ groups }) => join(dirname(file), groups?.['path'] ?? ''),
      ),
    )
    .filter((file) => !loadedElsewhere.test(file));
  expect(later.length).toBeGreaterThan(50);
  expect(later.filter((file) => !loaded.has(file))).toEqual([]);
});

/** The modules that a process of its own has loaded once a world is, as paths from the root. */
function modulesOfLoadedWorld(): ReadonlySet<string> {
  const program = `
    const { registerHooks } = require('node:module');
    const { fileURLToPath } = require('node:url');
    const loaded = [];
    registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
    (async () => {
      const { runWorld } = await import('./proof/simulator/run-world.ts');
      await runWorld(1, 0);
      console.log(JSON.stringify(loaded.filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url))));
    })();
  `;
  const output = execFileSync(process.execPath, ['-e', program], { cwd: root, encoding: 'utf8' });
  const files = JSON.parse(output) as readonly string[];
  return new Set(files.map((file) => relative(root, file)));
}
