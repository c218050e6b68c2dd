import { findings } from './accessible.ts';
import { expect, test } from './portal.ts';

test('R-A1 R-A2 a certificate is opened after its terms, funded at once, and says what it pays before it is withdrawn @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const accounts = page.getByRole('region', { name: 'Accounts' });
  await accounts.getByRole('button', { name: 'Open an account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Open an account' });
  await dialog.getByRole('button', { name: 'See the terms of 12-Month Certificate' }).click();
  await expect(dialog.getByRole('heading', { name: '12-Month Certificate' })).toBeFocused();
  await expect(dialog).toContainText('3.66%');
  await expect(dialog).toContainText('the penalty is 90 days of dividends');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await dialog.getByRole('textbox', { name: 'Opening deposit' }).fill('499.99');
  await dialog.getByRole('button', { name: 'Open account' }).click();
  await expect(dialog.getByText('Enter at least $500.00.')).toBeVisible();
  await expect(dialog.getByText('Tick the box to say that you have read the terms.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Opening deposit' }).fill('10,000');
  await dialog.getByRole('textbox', { name: 'Nickname' }).fill('House in 2028');
  await dialog.getByRole('checkbox', { name: /I have read/ }).check();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Open account' }).click();
  await expect(
    dialog.getByRole('status').filter({ hasText: 'Your account is open' }),
  ).toBeFocused();
  await expect(dialog).toContainText('$10,000.00');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done', exact: true }).click();

  await expect(accounts.getByRole('listitem')).toHaveCount(3);
  const card = accounts.getByRole('listitem').filter({ hasText: 'House in 2028' });
  await expect(card).toContainText('$10,000.00');
  await expect(card).toContainText('Matures');
  await expect(page.getByRole('region', { name: 'Account Balance' })).toContainText('$490,810.00');

  await card.getByRole('button', { name: 'House in 2028: details' }).click();
  const about = page.getByRole('main');
  await about.getByRole('radio', { name: /Move to an account/ }).check();
  await about.getByRole('combobox', { name: 'Move to' }).selectOption('savings');
  await about.getByRole('button', { name: 'Save choice' }).click();
  await expect(about.getByText('Your choice is saved.')).toBeVisible();
  await about.getByRole('button', { name: 'Withdraw the certificate' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw this certificate?' });
  await expect(question).toContainText('$88.77');
  await expect(question).toContainText('$9,911.23');
  expect(await findings(page)).toEqual([]);
  await question.getByRole('combobox', { name: 'Move to' }).selectOption('savings');
  await question.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('The certificate is closed. $9,911.23 is in')).toBeVisible();
  await expect(accounts.getByRole('listitem')).toHaveCount(2);
  await expect(accounts).toContainText('$59,911.23');
});

test('R-A1 an account is opened in Spanish', async ({ portal, page }) => {
  await portal.signIn();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or go anywhere' }).fill('switch to esp');
  await page.getByRole('option', { name: /Español/ }).click();
  await page.getByRole('button', { name: 'Abrir una cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Abrir una cuenta' });
  await dialog
    .getByRole('button', { name: 'Ver las condiciones de Cuenta de mercado monetario' })
    .click();
  await expect(dialog).toContainText('Rendimiento porcentual anual (APY)');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByRole('textbox', { name: 'Depósito de apertura' }).fill('2500');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Abrir la cuenta' }).click();
  await expect(dialog.getByText('Su cuenta está abierta')).toBeVisible();
});
