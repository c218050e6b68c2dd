import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Brand } from '#contract/brand/brand.ts';
import { contrast, type Oklch } from './contrast.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
type Hues = Pick<Brand, 'hue' | 'accentHue'>;
const everyHue = Array.from({ length: 24 }, (_, index): Hues => {
  return { hue: index * 15, accentHue: index * 15 };
});

const brands = globSync(new URL('../../../brands/*.json', import.meta.url).pathname).map(
  (file): [string, Hues] => [
    basename(file, '.json'),
    JSON.parse(readFileSync(file, 'utf8')) as Hues,
  ],
);

type Theme = 'light' | 'dark' | 'panel';

/** What text of each colour may stand on. */
const textOn: Record<string, readonly string[]> = {
  ink: [
    'surface',
    'raised',
    'sunken',
    'lifted',
    'brand-soft',
    'accent-soft',
    'positive-soft',
    'warning-soft',
    'danger-soft',
  ],
  muted: ['surface', 'raised', 'sunken', 'lifted', 'brand-soft', 'accent-soft'],
  brand: ['surface', 'raised', 'sunken', 'brand-soft'],
  'accent-ink': ['surface', 'raised', 'sunken', 'accent-soft'],
  positive: ['surface', 'raised', 'sunken', 'positive-soft'],
  warning: ['surface', 'raised', 'sunken', 'warning-soft'],
  danger: ['surface', 'raised', 'sunken', 'danger-soft'],
  'on-brand': ['brand', 'brand-strong'],
  'on-accent': ['accent'],
  'on-danger': ['danger', 'danger-strong'],
};

/** The surfaces under the border of a control, or under the ring of the focus. */
const controlOn: Record<string, readonly string[]> = {
  control: ['surface', 'raised', 'sunken'],
  brand: ['surface', 'raised', 'sunken'],
  danger: ['surface', 'raised'],
  focus: ['surface', 'raised', 'sunken'],
  positive: ['sunken'],
  'chart-one': ['surface', 'raised', 'sunken'],
  'chart-two': ['surface', 'raised', 'sunken'],
  'chart-three': ['surface', 'raised'],
  'chart-four': ['surface', 'raised'],
  'chart-five': ['surface', 'raised'],
  'chart-six': ['surface', 'raised'],
};

describe.each<Theme>(['light', 'dark', 'panel'])(
  'in the %s theme, whatever the hue of the brand,',
  (theme) => {
    test.each(pairs(textOn))('text in %s can be read on %s', (text, ground) => {
      expect(leastContrast(theme, text, ground, everyHue)).toBeGreaterThanOrEqual(4.5);
    });

    test.each(pairs(controlOn))('a control in %s stands out from %s', (control, ground) => {
      expect(leastContrast(theme, control, ground, everyHue)).toBeGreaterThanOrEqual(3);
    });
  },
);

describe.each(brands)('in the colours of %s', (_, hues) => {
  test.each<Theme>(['light', 'dark', 'panel'])(
    'all can be read and seen in the %s theme',
    (theme) => {
      const below = (least: number, table: Record<string, readonly string[]>) =>
        pairs(table).filter(([one, other]) => leastContrast(theme, one, other, [hues]) < least);
      expect(below(4.5, textOn)).toEqual([]);
      expect(below(3, controlOn)).toEqual([]);
    },
  );
});

test('black on white has the highest contrast there is, and a colour on itself none', () => {
  const black = { lightness: 0, chroma: 0, hue: 0 };
  const white = { lightness: 1, chroma: 0, hue: 0 };
  expect(contrast(black, white)).toBeCloseTo(21, 1);
  expect(contrast(white, white)).toBe(1);
});

function pairs(table: Record<string, readonly string[]>): [string, string][] {
  return Object.entries(table).flatMap(([name, grounds]) =>
    grounds.map((ground): [string, string] => [name, ground]),
  );
}

/** The contrast of two tokens with the hues that serve them worst. */
function leastContrast(theme: Theme, one: string, other: string, among: readonly Hues[]): number {
  return Math.min(
    ...among.map((hues) => contrast(colourOf(theme, one, hues), colourOf(theme, other, hues))),
  );
}

const oklch =
  /oklch\(([\d.]+) ([\d.]+) (?:calc\()?(?:var\(--(brand|accent)-hue\)|([\d.]+))(?: \+ (\d+)\))?\)/g;

/** The colour of a token as written in tokens.css, with the brand's hues put in. */
function colourOf(theme: Theme, token: string, { hue, accentHue }: Hues): Oklch {
  const written = (theme === 'panel' && onlyOnPanel(token)) || both(token);
  const sides = [...written.matchAll(oklch)];
  const side = sides[theme === 'light' ? 0 : sides.length - 1];
  if (side === undefined) throw new Error(`tokens.css has no colour for --${token}`);
  const [, lightness, chroma, of, fixed = '0', turned = '0'] = side;
  const base = { brand: hue, accent: accentHue }[of ?? ''] ?? Number(fixed);
  return { lightness: Number(lightness), chroma: Number(chroma), hue: base + Number(turned) };
}

function both(token: string): string {
  const found = new RegExp(`--${token}:\\s*(light-dark\\([^;]*);`).exec(css)?.[1];
  if (found === undefined) throw new Error(`--${token} is not written for both themes`);
  return found;
}

function onlyOnPanel(token: string): string | undefined {
  return new RegExp(`--${token}:\\s*(oklch\\([^;]*);`).exec(css)?.[1];
}
