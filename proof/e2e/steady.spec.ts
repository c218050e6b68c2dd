import type { Page } from '@playwright/test';
import { expect, sample, test } from './portal.ts';

test('R-T1 R-D7 a press that takes the focus from a wrong field is not lost to its message', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transfer Money');
  await page.getByRole('textbox', { name: 'Amount' }).fill('0.005');
  await pressSlowly(page, 'button', '$50');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('50');

  await portal.openTab('Dashboard');
  await page.getByRole('button', { name: 'Pay Bills' }).click();
  const bills = page.getByRole('dialog', { name: 'Pay Bills' });
  await bills.getByRole('textbox', { name: 'Amount' }).fill('abc');
  await pressSlowly(page, 'tab', 'Payees');
  await expect(bills.getByRole('tab', { name: 'Payees' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /Loan applications/ }).click();
  const loans = page.getByRole('dialog', { name: /Loan/ });
  const rate = loans.getByRole('textbox', { name: /rate/i });
  await rate.fill('abc');
  await pressSlowly(page, 'radio', 'Personal');
  await expect(loans.getByRole('radio', { name: 'Personal' })).toBeChecked();

  await rate.fill('abc');
  await page.keyboard.press('Tab');
  await expect(rate).toHaveAttribute('aria-invalid', 'true');
});

test('R-P3 the second step of signing in moves nothing of the page beside it @live', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await portal.open('/login');
  const claim = page.getByText('Banking that belongs to its members.');
  const before = await claim.boundingBox();
  await portal.fillCredentials(sample.username, sample.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sample phone' })).toBeVisible();
  expect(await claim.boundingBox()).toEqual(before);
});

test('R-D1 the buttons of the first card stand where they are when the forecast comes @live', async ({
  portal,
  page,
}) => {
  const coming = Promise.withResolvers<void>();
  await page.route(/\/api\/.*forecast/, async (route) => {
    await coming.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await portal.signIn();
  const send = page.getByRole('main').getByRole('button', { name: 'Send', exact: true });
  const before = await send.boundingBox();
  coming.resolve();
  await expect(page.getByRole('button', { name: /^Lowest in 30 days/ })).toBeVisible();
  expect(await send.boundingBox()).toEqual(before);
});

for (const width of [390, 1024]) {
  test(`R-S1 the places of a tab stand still from place to place at ${width} px`, async ({
    portal,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await portal.signIn();
    for (const tab of ['Dashboard', 'Transactions', 'Transfer Money', 'Settings'] as const) {
      await portal.openTab(tab);
      const bar = portal.placesOf(tab);
      const top = (await bar.boundingBox())?.y;
      for (const place of await bar.getByRole('button').all()) {
        await place.click();
        await expect(place).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible();
        expect((await bar.boundingBox())?.y, (await place.textContent()) ?? '').toBe(top);
      }
    }
  });
}

/** As a hand does: an element that moves away between the two halves of the press is not pressed. */
async function pressSlowly(
  page: Page,
  role: 'button' | 'tab' | 'radio',
  name: string,
): Promise<void> {
  const target = page.getByRole(role, { name, exact: true });
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`There is no ${name}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  await page.mouse.up();
}
