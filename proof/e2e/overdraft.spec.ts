import { findings } from './accessible.ts';
import { expect, test } from './portal.ts';

test('R-A5 an owner reads what an overdraft costs, asks for it, is told, and takes it back @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.getByRole('button', { name: 'Everyday Checking: details' }).click();
  const part = page.getByRole('region', { name: 'Overdrafts by debit card' });
  await expect(part.getByText('We charge $25.00 each time we pay an overdraft.')).toBeVisible();
  await expect(part.getByText(/^We pay up to \$500\.00 beyond your balance/)).toBeVisible();
  await expect(part.getByText(/^No owner has asked us/)).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await part.getByRole('radio', { name: /^Pay them/ }).check();
  await part.getByRole('button', { name: 'Save my choice' }).click();
  await expect(part.getByRole('status')).toHaveText(/^Saved: we pay these overdrafts/);
  await expect(part.getByText(/^We pay these overdrafts: chosen by Avery Morgan/)).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('button', { name: /^Overdrafts by card allowed: Everyday Checking/ })
    .click();

  await part.getByRole('radio', { name: /^Decline them/ }).check();
  await part.getByRole('button', { name: 'Save my choice' }).click();
  await expect(part.getByText(/^We decline these payments: chosen by Avery Morgan/)).toBeVisible();
});
