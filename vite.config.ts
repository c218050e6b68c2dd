import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { readBrand } from './hosts/http-server/brand-file.ts';
import type { Brand } from './contract/brand.ts';
import { brandHues } from './portal/styles/brand-hues.ts';
import { brandName, standardBrand } from './scripts/brand-name.ts';

const brand = await readBrand(brandName);

/**
 * The portal in its two shapes: `--mode live` asks the bank over HTTP, `--mode demo` carries the bank in a worker
 * and runs from static files under any path. `npm run build` adds the pre-rendered pages: see scripts/portal-build.ts.
 */
export default defineConfig(async ({ mode }): Promise<UserConfig> => ({
  root: 'portal',
  base: mode === 'demo' ? './' : '/',
  plugins: [brandHues(brand), languageOfPages(brand), react(), tailwindcss()],
  resolve: {
    alias: {
      [`#brands/${standardBrand}.json`]: resolve(import.meta.dirname, `brands/${brandName}.json`),
    },
  },
  build: {
    manifest: true,
    // Nothing as a data: address, which the pages' content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What the first screen needs anyway is one file: 3 kB less, compressed, than in the pieces others share.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
      },
    },
  },
  worker: { format: 'es' },
}));

/** The pages say which language they are written in, until their script knows better. */
function languageOfPages({ locale }: Pick<Brand, 'locale'>): Plugin {
  return {
    name: 'language-of-pages',
    transformIndexHtml: (page) => page.replace('<html lang="en">', `<html lang="${locale}">`),
  };
}
