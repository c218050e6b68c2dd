import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { parseLogo, readBrandLogo } from './read-brand-logo.ts';

const logo = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shapes}</svg>\n`;

test('R-B1 A logo is read as the shapes that a page draws', () => {
  const markup = '<g fill="var(--on-mark)" stroke-width="2"><path d="M1 2L3 4" /></g>';
  expect(parseLogo(logo(markup))).toEqual({
    size: 24,
    markup,
    shapes: [
      {
        element: 'g',
        attributes: { fill: 'var(--on-mark)', strokeWidth: '2' },
        shapes: [{ element: 'path', attributes: { d: 'M1 2L3 4' }, shapes: [] }],
      },
    ],
  });
});

test.each([
  ['a script', logo('<script>alert(1)</script>'), '<script>'],
  ['a handler', logo('<path onload="alert(1)"/>'), 'onload'],
  ['a style', logo('<path style="fill:red"/>'), 'style'],
  ['another file', logo('<image href="https://logo.example/a.png"/>'), '<image>'],
  ['a reference', logo('<path fill="url(#a)"/>'), 'fill may not be url(#a)'],
  ['a reference in a transform', logo('<path transform="url(https://a)"/>'), 'transform may not'],
  ['words', logo('Jacaranda'), 'Jacaranda'],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${logo('')}`, 'one <svg>'],
  ['an element that stays open', logo('<g>'), '<g> is not closed'],
  ['an end without a beginning', logo('</g>'), '</g> ends nothing'],
  ['a box that is no square', '<svg viewBox="0 0 24 36"></svg>', 'viewBox'],
  ['too much', logo(`<path d="${'M1 1'.repeat(3000)}"/>`), '8192 bytes'],
])('R-B1 A logo with %s is refused', (_what, text, reason) => {
  expect(() => parseLogo(text)).toThrow(reason);
});

test('R-B1 A brand without a logo, or with a wrong one, is refused with the name of the file', async () => {
  const path = await mkdtemp(join(tmpdir(), 'logos-'));
  onTestFinished(() => rm(path, { recursive: true }));
  const folder = pathToFileURL(`${path}/`);
  await expect(readBrandLogo('tested', folder)).rejects.toThrow('brands/tested.svg cannot be read');
  await writeFile(join(path, 'tested.svg'), logo('<use/>'));
  await expect(readBrandLogo('tested', folder)).rejects.toThrow(
    'The logo brands/tested.svg is wrong: it may not hold <use>.',
  );
});
