import { findings } from './accessible.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, type Portal, test } from './portal.ts';

async function openSpending(portal: Portal, page: Page): Promise<Locator> {
  await portal.openPlace('Transactions', 'Spending');
  return page.getByRole('region', { name: 'Where it went' });
}

test('R-D13 R-X5 the flows of a month lead to their rows, and what comes back is named @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const shown = await openSpending(portal, page);
  await shown.getByLabel('Month', { exact: true }).selectOption({ index: 2 });
  await expect(shown.getByRole('img', { name: /^Money in: Income .* Money out: / })).toBeVisible();
  await expect(shown.getByRole('region', { name: 'Spending day by day' })).toBeVisible();
  const back = shown.getByRole('region', { name: 'Payments that come back' }).first();
  await expect(back).toContainText('Lumen Films');
  await expect(back).toContainText('was $15.99');
  await expect(back).toContainText('Trial, ends about');
  expect(await findings(page)).toEqual([]);

  await shown.getByRole('button', { name: /^Housing, \$3,368\.36, show/ }).click();
  await expect(page.getByText('Fairmont Home Loans, mortgage').first()).toBeVisible();
});

test('R-D13 a payment that comes back opens with the change of its price, its payments and the way to stop it @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const shown = await openSpending(portal, page);
  await shown.getByRole('button', { name: 'Open Lumen Films' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lumen Films' });
  await expect(dialog).toContainText(/Rose from \$15\.99 to \$17\.99 on /);
  const payments = dialog.getByRole('region', { name: / payments so far$/ });
  await expect(payments.getByRole('listitem').first()).toContainText('$17.99');
  await expect(payments.getByRole('listitem').last()).toContainText('$15.99');
  await expect(dialog.getByRole('region', { name: 'How to stop it' })).toContainText(
    'lock the card',
  );
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Go to your cards' }).click();
  await expect(page.getByRole('heading', { name: 'Cards', exact: true })).toBeVisible();
});

test('R-D13 what is worth knowing is said once, and stays away when it is dismissed', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const shown = await openSpending(portal, page);
  const dearer = shown.getByText(/^Lumen Films costs \$17\.99 since /);
  await expect(dearer).toBeVisible();
  const told = shown.getByRole('region', { name: 'Worth knowing' });
  await told.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(dearer).toHaveCount(0);
  await page.reload();
  await expect(shown.getByRole('heading', { name: 'Payments that come back' })).toBeVisible();
  await expect(dearer).toHaveCount(0);
});

test('R-X5 the table of spending is whole inside its card, beside the ring or below it', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openPlace('Transactions', 'Spending');
  const table = page.getByRole('table', { name: 'Spending by category' });
  for (const width of [1680, 1280, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () =>
        table.evaluate((it) => {
          const card = it.closest('section');
          const [own, around] = [it.getBoundingClientRect(), card?.getBoundingClientRect()];
          return around !== undefined && own.left >= around.left && own.right <= around.right;
        }),
      )
      .toBe(true);
  }
});
