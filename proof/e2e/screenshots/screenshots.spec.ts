import type { Page } from '@playwright/test';
import { expect, type Portal, test, type Tab } from '../portal.ts';
import { expectPicture } from './picture.ts';

// The members' screens, in pictures: `npm run screenshots` makes them, `npm run test:whole` compares. Time stands still,
// since the sample's history ends on the day of its bank. Other systems draw letters otherwise.
test.skip(process.platform !== 'linux', 'the pictures are made on Linux');
test.use({ standingStillAt: '2026-11-21T15:30:00Z' });

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const tabs: readonly Tab[] = ['Dashboard', 'Transactions', 'Transfer Money', 'Settings'];
const dialogs = [
  'Mobile Deposit',
  'Pay Bills',
  'Statements',
  'Currency Exchange',
  'Card Services',
  'Safe Deposit Box',
  'Investment Portfolio',
  'Loan applications',
  'Credit score',
  'Budgeting tools',
];

for (const viewport of sizes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${viewport.width} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      const shoot = async (page: Page, name: string) => {
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectPicture(page, `${name}-${viewport.width}-${colorScheme}`, test.info());
      };

      test('the public pages look as they are pictured', async ({ portal, page }) => {
        for (const name of ['login', 'home']) {
          await portal.open(`/${name}`);
          await shoot(page, name);
        }
      });

      test('the screens look as they are pictured', async ({ portal, page }) => {
        await signInWithForecast(portal);
        for (const tab of tabs) {
          await portal.openTab(tab);
          await shoot(page, fileName(tab));
        }
      });

      // A single picture of each dialog is enough: on a phone in the dark, on a desk in the light.
      if ((viewport.width === 390) !== (colorScheme === 'dark')) return;

      test('the dialogs look as they are pictured', async ({ portal, page }) => {
        await signInWithForecast(portal);
        for (const name of dialogs) {
          await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await shoot(page, fileName(name));
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
        }
      });
    });
  }
}

/** The forecast comes when the browser is idle, and changes the dashboard. */
async function signInWithForecast(portal: Portal): Promise<void> {
  await portal.signIn();
  await expect(portal.page.getByText(/^Lowest in 30 days/)).toBeVisible();
}

/** `Pay Bills` as `pay-bills`. */
function fileName(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
