import type { Page } from '@playwright/test';
import { findings } from './accessible.ts';
import { expect, test } from './portal.ts';

/** Opens the goals from the palette: its keys are heard a moment after the page is shown. */
async function openGoals(page: Page) {
  const box = page.getByRole('combobox', { name: 'Search or go anywhere' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await box.fill('savings goals');
  await page.getByRole('option', { name: 'Savings goals' }).click();
  return page.getByRole('dialog', { name: 'Savings goals' });
}

test('R-G1 a goal is opened, money is set aside for it, and a transfer goes to it @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const dialog = await openGoals(page);
  await dialog.getByRole('button', { name: 'New goal' }).click();
  const name = dialog.getByLabel('What are you saving for?');
  await expect(name).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Enter a name for the goal\./);
  await expect(dialog.getByText('Enter an amount from $1.00 to $1,000,000.00.')).toBeVisible();
  await name.fill('Trip to Lisbon');
  await dialog.getByRole('radio', { name: 'Trip' }).check();
  await dialog.getByLabel('How much does it take?').fill('0.50');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const target = dialog.getByLabel('How much does it take?');
  await expect(target).toBeFocused();
  await expect(target).toHaveAccessibleDescription(/Enter an amount from \$1\.00/);
  await target.fill('2000');
  await target.press('Enter');
  const goal = dialog.getByRole('listitem').filter({ hasText: 'Trip to Lisbon' });
  await expect(goal).toContainText('$0.00 of $2,000.00, 0%');

  await goal.getByRole('button', { name: 'Set money aside for Trip to Lisbon' }).click();
  const amount = goal.getByLabel('Amount');
  await amount.fill('50001');
  await amount.press('Enter');
  await expect(amount).toHaveAccessibleDescription(/Only \$43,875\.00 of this account/);
  await amount.fill('500');
  await amount.press('Enter');
  await expect(goal).toContainText('$500.00 of $2,000.00, 25%');
  await expect(goal.getByRole('button', { name: 'Set money aside for' })).toBeFocused();
  await expect(dialog).toContainText('$43,375.00');
  expect(await findings(page), 'the goals').toEqual([]);
  await page.keyboard.press('Escape');

  await portal.openTab('Transfer Money');
  await page.getByLabel('Put aside for').selectOption('Trip to Lisbon');
  await page.getByLabel('Amount', { exact: true }).fill('250');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const review = page.getByRole('dialog');
  await expect(review).toContainText('Put aside forTrip to Lisbon');
  await review.getByRole('button', { name: /^Confirm/ }).click();
  await expect(review.getByText(/complete/i).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(review).toBeHidden();
  await expect(await openGoals(page)).toContainText('$750.00 of $2,000.00, 37%');
});

test('R-G1 rules are set and a goal is closed, in English and in Spanish', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const dialog = await openGoals(page);
  await dialog.getByRole('button', { name: 'New goal' }).click();
  await dialog.getByLabel('What are you saving for?').fill('New car');
  await dialog.getByLabel('How much does it take?').fill('9000');
  expect(await findings(page), 'the form').toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Rules for New car' }).click();
  await dialog.getByRole('switch', { name: /Round up payments/ }).check();
  await dialog.getByRole('switch', { name: /Every payday/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const payday = dialog.getByLabel('Amount each payday');
  await expect(payday).toBeFocused();
  await payday.fill('75');
  expect(await findings(page), 'the rules').toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Payments from Everyday Checking are rounded up');
  await expect(dialog).toContainText('$75.00 each payday from Everyday Checking');

  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.reload();
  await page.getByRole('region', { name: /^Cuentas$/ }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('metas');
  await page.getByRole('option', { name: 'Metas de ahorro' }).click();
  const metas = page.getByRole('dialog', { name: 'Metas de ahorro' });
  await metas.getByRole('button', { name: 'Cerrar meta New car' }).click();
  await expect(metas.getByRole('group', { name: '¿Cerrar New car?' })).toBeFocused();
  expect(await findings(page), 'in Spanish').toEqual([]);
  const close = metas.getByRole('button', { name: 'Cerrar meta', exact: true });
  await close.click();
  await metas.getByRole('button', { name: 'Cerrar meta New kitchen' }).click();
  await close.click();
  await expect(metas).toContainText('Aún no hay metas');
});
