import { expect, test } from 'vitest';
import { brandsFolder, readBrand } from '#brands/read-brand.ts';
import { readBrandLogo } from '#brands/read-brand-logo.ts';
import { brandFiles } from './brand-plugin.ts';

const template = '<html lang="en"><head><!--brand--></head></html>';

async function pluginOf(name: string) {
  const brand = await readBrand(name);
  return brandFiles(name, brand, await readBrandLogo(name, brandsFolder), 'live');
}

async function pageOf(name: string): Promise<string> {
  const { transformIndexHtml } = await pluginOf(name);
  if (typeof transformIndexHtml !== 'object') throw new Error('The plugin changes no pages');
  return (transformIndexHtml.handler as (page: string) => string)(template);
}

test('R-B1 A page is in the language and has the colours and icons of its brand', async () => {
  const [juniper, jacaranda] = await Promise.all([pageOf('juniper-commons'), pageOf('jacaranda')]);
  expect(juniper).toContain('<html lang="en">');
  expect(jacaranda).toContain('<html lang="es">');
  for (const link of ['/apple-touch-icon.png', '/manifest.webmanifest']) {
    expect(jacaranda).toContain(`href="${link}"`);
  }
  expect(iconOf(jacaranda)).toContain('rotate(72 18 18.9)');
  expect(iconOf(juniper)).not.toContain('rotate(72 18 18.9)');
  const bars = (page: string) => [...page.matchAll(/content="(#[0-9a-f]{6})"/g)].map(([, c]) => c);
  expect(bars(jacaranda)).toHaveLength(2);
  // The ground of the dark theme has the hue of the brand.
  expect(bars(jacaranda)[1]).not.toBe(bars(juniper)[1]);
});

function iconOf(page: string): string {
  const [, address = ''] =
    /<link rel="icon"[^>]* href="data:image\/svg\+xml,([^"]*)"/.exec(page) ?? [];
  return decodeURIComponent(address);
}

test('R-B1 The mark is drawn from the logo of the brand, whichever name the code imports', async () => {
  const { resolveId, load } = (await pluginOf('jacaranda')) as unknown as {
    resolveId: { filter: { id: RegExp }; handler: () => string };
    load: { filter: { id: RegExp }; handler: (id: string) => string | null };
  };
  expect(resolveId.filter.id.test('#brands/juniper-commons.svg')).toBe(true);
  expect(resolveId.filter.id.test('#brands/other.svg')).toBe(false);
  const id = resolveId.handler();
  expect(load.filter.id.test(id)).toBe(true);
  expect(load.handler(id)).toContain('rotate(72 18 18.9)');
});
