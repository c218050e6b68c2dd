import { relative, resolve, sep } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { brandsFolder, readBrand } from './brands/read-brand.ts';
import { standardBrand } from './brands/standard-brand.ts';
import { readBrandLogo } from './brands/read-brand-logo.ts';
import { brandHues } from './portal/design-system/styles/brand-colours.ts';
import { brandName } from './scripts/build-record.ts';
import { brandFiles } from './scripts/brand-plugin.ts';
import { contractReads } from './scripts/contract-reads.ts';

const brand = await readBrand(brandName);
const logo = await readBrandLogo(brandName, brandsFolder);

/** The files at such a path of the project, whatever the folders above it are called. */
function filesAt(path: RegExp): (file: string) => boolean {
  return (file) => path.test(relative(import.meta.dirname, file).replaceAll(sep, '/'));
}

/**
 * The portal in its two shapes: `--mode live` asks the bank over HTTP, `--mode demo` carries the bank in a worker
 * and runs from static files under any path. `npm run build` adds the pre-rendered pages: see scripts/portal-build.ts.
 */
export default defineConfig(async ({ mode }): Promise<UserConfig> => ({
  root: 'portal',
  base: mode === 'demo' ? './' : '/',
  define: { contractReads },
  plugins: [
    brandHues(brand),
    brandFiles(brandName, brand, logo, mode === 'demo' ? 'demo' : 'live'),
    react(),
    tailwindcss(),
  ],
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
        // The code that the first screen needs anyway is one file: 3 kB less, compressed, than in the pieces others share.
        // So is the further code of the dashboard: in its thirty pieces it would take six rounds of asking.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 3 },
            // Asked for by sign-in too, which does not wait for the dashboard.
            { name: 'bank', test: filesAt(/^portal\/bank-client\//), priority: 2 },
            {
              name: 'dashboard',
              test: filesAt(/^portal\/(?:app\/shell\/dashboard-route|dashboard\/dashboard-screen)/),
              priority: 1,
            },
            // The bell needs all of them at once.
            { name: 'notices', test: filesAt(/^portal\/.*\/notices\.ts$/) },
            // What many screens share is asked for when the browser is idle, and it stands still to ask for each file.
            { name: 'icons', test: /lucide-react/, minShareCount: 2 },
            { name: 'shared', minShareCount: 12 },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    // HarfBuzz asks for it in Node alone.
    rolldownOptions: {
      external: ['module'],
      // HarfBuzz waits while it loads, and beside such a module Rolldown cuts what opens the bank into pieces.
      output: {
        codeSplitting: {
          groups: [
            { name: 'opening', tags: ['$initial'], priority: 1 },
            // The code that no first view needs, but for letters: as one chunk it weighs a third less than in its hundred
            // and fifty pieces.
            { name: 'rest', test: filesAt(/^(?:bank|contract)\/(?!.*\/letters\/)/) },
          ],
        },
      },
    },
  },
}));
