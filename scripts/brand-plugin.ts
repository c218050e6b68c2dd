import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Brand } from '#contract/brand/brand.ts';
import type { LogoFile } from '#brands/read-brand-logo.ts';
import { standardBrand } from '#brands/standard-brand.ts';
import { type ReadColour, brandColours } from '../portal/design-system/styles/brand-colours.ts';
import { iconFiles, iconMarkup } from './brand-icons.ts';
import type { Shape } from './build-record.ts';

const root = resolve(import.meta.dirname, '..');

/**
 * Gives the portal what is the brand's own beside its words (R-B1): the logo's shapes to the brand mark, the language,
 * the colours of the browser's bars and the icons to the pages, the pictures and the manifest to the folder.
 */
export function brandFiles(name: string, brand: Brand, logo: LogoFile, shape: Shape): Plugin {
  const logoModule = '\0brand-logo';
  const tokens = readFileSync(join(root, 'portal/design-system/styles/tokens.css'), 'utf8');
  const colour = brandColours(tokens, brand);
  return {
    name: 'brand-files',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^#brands/${standardBrand}\\.svg$`) },
      handler: () => logoModule,
    },
    load: {
      filter: { id: /brand-logo$/ },
      handler: (id) => (id === logoModule ? logoCode(logo) : null),
    },
    transformIndexHtml: {
      order: 'post',
      handler: (page) =>
        page
          .replace('<html lang="en">', `<html lang="${brand.locale}">`)
          .replace(
            '<!--brand-->',
            [
              barColour(colour('surface', 'light'), 'light'),
              barColour(colour('surface', 'dark'), 'dark'),
              `<link rel="icon" type="image/svg+xml" href="${dataAddress(iconMarkup(logo, colour))}" />`,
              '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
              '<link rel="manifest" href="/manifest.webmanifest" />',
            ].join('\n    '),
          ),
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const emit = (fileName: string, source: string | Uint8Array): void => {
        this.emitFile({ type: 'asset', fileName, source });
      };
      emit('icon.svg', iconMarkup(logo, colour));
      for (const icon of iconFiles) emit(icon.name, readIcon(name, icon.name));
      emit('manifest.webmanifest', JSON.stringify(webManifest(brand, colour, shape)));
    },
  };
}

function logoCode({ size, shapes }: LogoFile): string {
  return `export default ${JSON.stringify({ size, shapes })};`;
}

function barColour(content: string, theme: 'light' | 'dark'): string {
  return `<meta name="theme-color" content="${content}" media="(prefers-color-scheme: ${theme})" />`;
}

/** A picture inside its own address: a page waits for no icon before it is painted. */
function dataAddress(svg: string): string {
  const text = svg.replaceAll(/\s+/g, ' ').replaceAll(/["#%<>]/g, encodeURIComponent);
  return `data:image/svg+xml,${text}`;
}

function readIcon(name: string, icon: string): Uint8Array {
  try {
    return readFileSync(join(root, 'brands', name, icon));
  } catch (cause) {
    throw new Error(
      `The brand ${name} has no brands/${name}/${icon}. BRAND=${name} npm run icons draws it from the logo.`,
      { cause },
    );
  }
}

/**
 * The manifest for installing the portal (W3C Web Application Manifest). Addresses are relative to the manifest's own, so
 * the demo can be installed from any folder of a site.
 */
export function webManifest({ name, shortName, locale }: Brand, colour: ReadColour, shape: Shape) {
  return {
    // Of a demo the start address is what tells it from another on the same site.
    ...(shape === 'live' && { id: '/' }),
    name,
    short_name: shortName,
    lang: locale,
    dir: 'ltr',
    start_url: './dashboard',
    scope: './',
    display: 'standalone',
    theme_color: colour('surface', 'light'),
    background_color: colour('surface', 'light'),
    categories: ['finance'],
    icons: [
      { src: 'icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: 'icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: 'icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: 'maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
