import { readFileSync } from 'node:fs';
import { Category } from '#contract/transactions/transactions.ts';
import { expect, test } from 'vitest';
import { categoryColour, categoryPaint } from './category-colours.ts';
import { contrast, type Oklch } from './contrast.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** A surface of the themes, at the hue of the brand. */
function surface(name: string, theme: 'light' | 'dark'): Oklch {
  const declared = new RegExp(
    String.raw`--${name}: light-dark\(oklch\(([^)]*)\), oklch\((.*?)\)\);`,
  ).exec(css);
  const [lightness = 0, chroma = 0, hue = 0] = (declared?.[theme === 'light' ? 1 : 2] ?? '')
    .replace('var(--brand-hue)', '165')
    .split(' ')
    .map(Number);
  return { lightness, chroma, hue };
}

test.each(Category.options)(
  '%s stands out from what it is drawn on, in both themes',
  (category) => {
    for (const theme of ['light', 'dark'] as const) {
      for (const name of ['surface', 'raised']) {
        expect(
          contrast(categoryColour(category, theme), surface(name, theme)),
        ).toBeGreaterThanOrEqual(3);
      }
    }
  },
);

test('No two categories have the same colour', () => {
  expect(new Set(Category.options.map(categoryPaint)).size).toBe(Category.options.length);
});
