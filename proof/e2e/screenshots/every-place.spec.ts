import { resolve } from 'node:path';
import { everyPlace, expect, test } from '../portal.ts';

// `npm run screenshots -- --places`: every place in every window, theme and language, to be looked at. They are not kept.
test.use({ standingStillAt: '2026-11-21T15:30:00Z' });

const folder = resolve(import.meta.dirname, '../../../test-results/places');

for (const width of [390, 820, 1280, 1680]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const language of ['en', 'es']) {
      test.describe(`${width} ${colorScheme} ${language}`, () => {
        test.use({ viewport: { width, height: width < 820 ? 844 : 1050 }, colorScheme });

        test('every place is drawn', async ({ portal, page }) => {
          await portal.signIn();
          for (const { tab, place } of everyPlace) {
            await portal.openPlace(tab, place);
            await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
            await page.reload();
            await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
            const name = `${tab} ${place} ${width} ${colorScheme} ${language}`;
            await page.screenshot({
              path: `${folder}/${name.toLowerCase().replaceAll(' ', '-')}.png`,
              fullPage: true,
            });
            await page.evaluate(() => localStorage.setItem('language', 'en'));
            await page.reload();
          }
        });
      });
    }
  }
}
