import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { brandsFolder, readBrand } from '#brands/read-brand.ts';
import { readBrandLogo } from '#brands/read-brand-logo.ts';
import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { brandColours } from '../portal/design-system/styles/brand-colours.ts';
import { drawnFrom, iconFiles, iconMarkup } from './brand-icons.ts';
import { brandName, root } from './build-record.ts';
import { chromiumOnPath, prepareBrowser } from './machine.ts';

/**
 * `npm run icons`: draws the PNG icons of the brand that BRAND names, from its logo and its hues, with the browser of
 * the tests. To be run again when one of these changes: a test sees it.
 */
readCommandLine(commandLine('npm run icons --', 'Draws the icons of the brand that BRAND names.'));
const brand = await readBrand(brandName);
const logo = await readBrandLogo(brandName, brandsFolder);
const tokens = await readFile(join(root, 'portal/design-system/styles/tokens.css'), 'utf8');
const colour = brandColours(tokens, brand);
const folder = join(root, 'brands', brandName);

prepareBrowser();
const executablePath = chromiumOnPath();
const browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }) });
const page = await browser.newPage();
await mkdir(folder, { recursive: true });
for (const { name, pixels, uncut } of iconFiles) {
  await page.setViewportSize({ width: pixels, height: pixels });
  await page.setContent(
    `<style>body{margin:0}svg{display:block}</style>${iconMarkup(logo, colour, uncut)}`,
  );
  await page.screenshot({ path: join(folder, name), omitBackground: true });
}
await browser.close();
await writeFile(join(folder, 'drawn-from.txt'), `${drawnFrom(logo, colour)}\n`);
console.log(`Drew the icons of ${brand.name} into brands/${brandName}`);
