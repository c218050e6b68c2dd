import { expect, test } from './portal.ts';

test('a receipt and the history are printed without the shell, black on white, and whole', async ({
  portal,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Printing is asked for, and nobody sits at the printer.
  await page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.title = document.querySelector('[data-printed]')?.textContent ?? '';
    };
  });
  await portal.signIn();
  await portal.openTab('Transfer Money');
  await page.getByLabel('Amount', { exact: true }).fill('12.34');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm transfer' }).click();
  await page.getByRole('button', { name: 'Print receipt' }).click();
  await expect(page).toHaveTitle(
    /^Juniper Commons.*Printed .*\$12\.34.*Everyday Checking.*TXN-\d{6}.*REF-\d{8}/,
  );

  // It stays after something was done with it.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await portal.openTab('Transactions');
  const list = page.getByRole('table');
  const heading = page.getByRole('heading', { level: 1, name: 'Transactions' });
  await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible();
  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeVisible();
  await expect(portal.navigation).toBeHidden();
  await expect(heading).toHaveCount(1);
  await expect(page.getByText('Juniper Commons Credit Union').last()).toBeVisible();
  await expect(page.getByText(/^Shown: Last 30 days/)).toBeVisible();
  const said = await page.getByText(/^\d+ in all, newest first/).textContent();
  await expect(list.getByRole('row')).toHaveCount(Number.parseInt(said ?? '', 10) + 1);
  const [ink, ground] = await list.evaluate((table) => [
    getComputedStyle(table).color,
    getComputedStyle(document.documentElement).backgroundColor,
  ]);
  expect([ink, ground]).toEqual(['oklch(0 0 0)', 'oklch(1 0 0)']);

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(list).toHaveCount(0);
});
