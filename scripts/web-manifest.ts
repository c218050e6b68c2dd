import type { Brand } from '#contract/brand/brand.ts';
import type { ReadColour } from '../portal/design-system/styles/brand-colours.ts';
import type { Shape } from './build-record.ts';

/**
 * What makes the portal installable (W3C Web Application Manifest). Addresses are relative to the manifest's own, so
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
