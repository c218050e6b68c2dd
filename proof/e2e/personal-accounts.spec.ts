import { findings } from './accessible.ts';
import { expect, test } from './portal.ts';

test('R-D2 R-X3 a nickname, a colour and an order are kept, and shown wherever the account is named', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const accounts = page.getByRole('region', { name: 'Accounts' });
  await accounts.getByRole('button', { name: 'Personalize', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Personalize your accounts' });
  await dialog.getByRole('button', { name: 'Edit Regular Savings' }).press('Enter');
  const nickname = dialog.getByRole('textbox', { name: 'Nickname' });
  await expect(nickname).toBeFocused();
  await nickname.fill('Everyday Chеcking');
  await nickname.press('Enter');
  await expect(nickname).toHaveAccessibleDescription(
    /Another of your accounts has a name like this/,
  );
  await nickname.fill('House fund');
  await dialog.getByRole('radio', { name: 'Ochre' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: 'Edit House fund' })).toBeFocused();
  await expect(dialog).toContainText('Regular Savings · ••••9036');

  await dialog.getByRole('button', { name: 'Move House fund up' }).press('Enter');
  await expect(dialog.getByRole('listitem').first()).toContainText('House fund');
  await expect(dialog.getByRole('status').first()).toHaveText('House fund is now number 1 of 2.');
  await page.keyboard.press('Escape');
  await expect(accounts.getByRole('listitem').first()).toContainText('House fund');

  await portal.openTab('Transfer Money');
  await expect(page.getByLabel('From account')).toContainText('House fund');
  await portal.openTab('Transactions');
  await page.getByRole('searchbox').fill('house fund');
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'House fund' }).first(),
  ).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or go anywhere' }).fill('regular sav');
  await expect(page.getByRole('option', { name: /Transactions of House fund/ })).toBeVisible();
});

test('R-S3 a hidden account leaves the dashboard and stays in the total and in every choice', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const accounts = page.getByRole('region', { name: 'Accounts' });
  await accounts.getByRole('button', { name: 'Personalize', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Personalize your accounts' });
  await dialog.getByRole('button', { name: 'Edit Regular Savings' }).click();
  await dialog.getByRole('switch', { name: /Hide on the dashboard/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Hidden', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(accounts.getByRole('listitem')).toHaveCount(1);
  await expect(accounts).toContainText('1 account is hidden here. Its balance is in your total.');
  await expect(page.getByRole('region', { name: 'Account Balance' })).toContainText('$500,810.00');
  await page.reload();
  await expect(accounts.getByRole('listitem')).toHaveCount(1);
  await portal.openTab('Transfer Money');
  await expect(
    page.getByLabel('From account').getByRole('option', { name: /Regular Savings/ }),
  ).toHaveCount(1);
});

test('nothing in the dialog of the accounts keeps anybody out, in English and in Spanish', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const open = (name: RegExp) =>
    page
      .getByRole('region', { name })
      .getByRole('button', { name: /^Personali/ })
      .click();
  await open(/^Accounts$/);
  await expect(page.getByRole('dialog')).toContainText('Everyday Checking');
  expect(await findings(page), 'the list').toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Edit Everyday Checking' }).click();
  expect(await findings(page), 'the form').toEqual([]);
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.reload();
  await open(/^Cuentas$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Editar Cuenta corriente' }).click();
  await expect(page.getByRole('textbox', { name: 'Apodo' })).toBeFocused();
  expect(await findings(page), 'in Spanish').toEqual([]);
});
