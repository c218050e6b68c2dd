import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Brand } from '#contract/brand/brand.ts';

/**
 * Writes the page that the service worker shows where there is no network. Of the portal's scripts it runs only the one
 * that finds the reader's language and theme.
 * @param html what stands on the page
 */
export async function writeOfflinePage(
  folder: string,
  manifest: Manifest,
  { name, locale }: Pick<Brand, 'name' | 'locale'>,
  html: string,
): Promise<void> {
  const sheets = (manifest['index.html']?.css ?? []).map(
    (file) => `<link rel="stylesheet" href="/${file}" />`,
  );
  const page = `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" type="image/svg+xml" href="/icon.svg" />
    <script src="/appearance.js"></script>
    ${sheets.join('\n    ')}
  </head>
  <body>${html}</body>
</html>
`;
  await writeFile(join(folder, 'offline.html'), page);
}
