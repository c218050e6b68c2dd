import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** Parts that show nothing of their own, or nothing where the shell or the printer is missing. */
const unseen = [
  'palette-dialog.tsx',
  'printed-page.tsx',
  'one-after-another.tsx',
  'lazy-component.tsx',
];

test('every part stands on the page of the parts, or in a part that does', () => {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: import.meta.dirname }).map((file) => ({
      name: basename(file),
      code: readFileSync(`${import.meta.dirname}/${file}`, 'utf8'),
    }));
  const parts = read('../{parts,charts}/!(*.test).tsx');
  const isIn = (name: string, code: string) => code.includes(`/${name}'`);
  const shown = new Set<string>();
  const show = (code: string): void => {
    for (const part of parts) {
      if (shown.has(part.name) || !isIn(part.name, code)) continue;
      shown.add(part.name);
      show(part.code);
    }
  };
  for (const { code } of read('*.tsx')) show(code);
  const missing = parts.map(({ name }) => name).filter((name) => !shown.has(name));
  expect(missing.toSorted()).toEqual(unseen.toSorted());
});
