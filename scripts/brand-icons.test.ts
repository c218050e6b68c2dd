import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandsFolder, readBrand } from '#brands/read-brand.ts';
import { readBrandLogo } from '#brands/read-brand-logo.ts';
import { brandColours } from '../portal/design-system/styles/brand-colours.ts';
import { drawnFrom, iconFiles, iconMarkup } from './brand-icons.ts';
import { root } from './build-record.ts';
import { webManifest } from './brand-plugin.ts';

const tokens = readFileSync(join(root, 'portal/design-system/styles/tokens.css'), 'utf8');
const names = readdirSync(brandsFolder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

describe.each(names)('R-B1 Of the brand %s', (name) => {
  test('the icons are those of its logo and its hues; otherwise: BRAND=… npm run icons', async () => {
    const colour = brandColours(tokens, await readBrand(name));
    const logo = await readBrandLogo(name, brandsFolder);
    const drawn = readFileSync(join(root, 'brands', name, 'drawn-from.txt'), 'utf8');
    expect(drawn.trim()).toBe(drawnFrom(logo, colour));
    for (const icon of iconFiles) {
      const picture = readFileSync(join(root, 'brands', name, icon.name));
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
        icon.pixels,
        icon.pixels,
      ]);
    }
  });

  test('the icon names no other file and no variable', async () => {
    const colour = brandColours(tokens, await readBrand(name));
    const icon = iconMarkup(await readBrandLogo(name, brandsFolder), colour, true);
    expect(icon).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(icon).not.toMatch(/var\(|url\(|href|<script/);
  });

  test('the manifest has its name, its language, its colours, and every icon that is built', async () => {
    const brand = await readBrand(name);
    const manifest = webManifest(brand, brandColours(tokens, brand), 'live');
    expect(manifest).toMatchObject({
      id: '/',
      name: brand.name,
      short_name: brand.shortName,
      lang: brand.locale,
      start_url: './dashboard',
      scope: './',
      display: 'standalone',
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    const built = ['icon.svg', ...iconFiles.map((icon) => icon.name)];
    expect(built).toEqual(expect.arrayContaining(manifest.icons.map(({ src }) => src)));
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  });
});

test('Two demos on one site are told apart by where they start', async () => {
  const brand = await readBrand('jacaranda');
  expect(webManifest(brand, brandColours(tokens, brand), 'demo')).not.toHaveProperty('id');
});
