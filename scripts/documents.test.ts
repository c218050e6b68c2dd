import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const sources = globSync(
  '{contract,bank,portal,stores,hosts,brands,proof,deploy,scripts,tools,docs}/**/*.*',
  { cwd: root },
);
const names: ReadonlySet<string> = new Set([...sources, ...sources.map((file) => basename(file))]);
const documents = globSync(['*.md', 'docs/**/*.md', 'proof/**/*.md'], { cwd: root }).filter(
  // The history of versions names the files of their time.
  (file) => file !== 'CHANGELOG.md',
);

/** Files of a recipe, of a program of others, and files that a command writes. */
const elsewhere = /savings-goal|postgresql\.conf|spec-coverage|licences\.md/;

test.each(documents)('The files that %s names are there', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const named = [...text.matchAll(/`(?<file>[\w./-]+\.(?:tsx?|cjs|css|sql|cfg|conf|yml|yaml))`/g)];
  const linked = [...text.matchAll(/\]\((?<file>(?!https?:|#)[^)#\s]+)/g)];
  const missing = [
    ...named.map(({ groups }) => groups?.['file'] ?? '').filter((file) => !names.has(file)),
    ...linked
      .map(({ groups }) => normalize(join(dirname(document), groups?.['file'] ?? '')))
      .filter((file) => globSync(file, { cwd: root }).length === 0),
  ];
  expect(missing.filter((file) => !elsewhere.test(file))).toEqual([]);
});
