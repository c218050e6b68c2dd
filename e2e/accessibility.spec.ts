import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, type Tab } from './portal.ts';

const tabs: readonly Tab[] = ['Dashboard', 'Transactions', 'Transfer Money', 'Settings'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`in ${colorScheme} at ${width} pixels`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' });

      test('nothing on the public pages keeps anybody out', async ({ portal, page }) => {
        for (const path of ['/login', '/home', '/placeholder', '/no-such-page']) {
          await portal.open(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await findings(page), path).toEqual([]);
        }
      });

      test('nothing on the signed-in screens keeps anybody out', async ({ portal, page }) => {
        await portal.signIn();
        for (const tab of tabs) {
          await portal.openTab(tab);
          await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
          expect(await findings(page), tab).toEqual([]);
        }
      });

      test('nothing in the confirmation of a transfer keeps anybody out', async ({
        portal,
        page,
      }) => {
        await portal.signIn();
        await portal.openTab('Transfer Money');
        await page.getByLabel('Amount', { exact: true }).fill('12.50');
        await page.getByRole('button', { name: 'Review transfer' }).click();
        await expect(page.getByRole('button', { name: 'Confirm transfer' })).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });
    });
  }
}

/** What axe finds, in a line each. The dialog's own guards of the focus are no content. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('[data-base-ui-focus-guard]')
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
