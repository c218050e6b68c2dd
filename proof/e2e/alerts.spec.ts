import type { Locator, Page } from '@playwright/test';
import { findings } from './accessible.ts';
import { expect, type Portal, test } from './portal.ts';

async function openAlerts(page: Page, portal: Portal): Promise<Locator> {
  await portal.openPlace('Settings', 'Alerts');
  return page.getByRole('region', { name: 'Your alerts' });
}

async function addAlert(page: Page, alerts: Locator, kind: string, amount: string) {
  await alerts.getByRole('button', { name: 'Add alert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an alert' });
  await dialog.getByLabel('Tell me when').selectOption(kind);
  await dialog.getByLabel('Amount').fill(amount);
  return dialog;
}

test('R-G2 R-G6 an alert is set, tells of a payment, is changed and removed @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const alerts = await openAlerts(page, portal);
  const rules = alerts.getByRole('listitem');
  await expect(rules).toHaveText([/^Tell me when \$100\.00 or more is paid with Debit Card/]);
  const dialog = await addAlert(page, alerts, 'A payment of at least', '');
  const amount = dialog.getByLabel('Amount');
  await amount.press('Enter');
  await expect(amount).toHaveAccessibleDescription(/Enter an amount above/);
  await amount.fill('40');
  await amount.press('Enter');
  const line = 'Tell me when $40.00 or more leaves Everyday Checking at once';
  await expect(rules.first()).toContainText(line);
  expect(await findings(page), 'the alerts').toEqual([]);
  const again = await addAlert(page, alerts, 'A payment of at least', '40');
  await again.getByRole('button', { name: 'Add alert' }).click();
  await expect(again.getByLabel('Amount')).toHaveAccessibleDescription(
    /You have this alert already/,
  );
  await again.getByRole('button', { name: 'Cancel' }).click();

  await portal.openTab('Transfer Money');
  await page.getByLabel('Amount', { exact: true }).fill('41');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/complete/i)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Notifications/ }).click();
  const notice = page.getByRole('button', { name: /Payment from Everyday Checking/ });
  await expect(notice).toContainText('$41.00');
  await notice.click();

  await alerts.getByRole('button', { name: `Edit: ${line}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit alert' });
  await edit.getByLabel('Amount').fill('50');
  await edit.getByRole('button', { name: 'Save alert' }).click();
  const changed = 'Tell me when $50.00 or more leaves Everyday Checking at once';
  await alerts.getByRole('button', { name: `Edit: ${changed}` }).click();
  await edit.getByRole('button', { name: 'Remove this alert' }).click();
  await expect(rules).toHaveCount(1);
});

test('R-G6 every kind of alert is said in a sentence, and none in how to have one', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const alerts = await openAlerts(page, portal);
  await alerts.getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit alert' });
  expect(await findings(page), 'the dialog of an alert').toEqual([]);
  await edit.getByRole('button', { name: 'Remove this alert' }).click();
  await expect(alerts).toContainText('You have no alerts');
  expect(await findings(page), 'no alerts').toEqual([]);
  for (const [kind, amount, line] of [
    [
      'The forecast falls below',
      '200',
      'Everyday Checking is forecast to fall below $200.00 in the next 30 days',
    ],
    ['A deposit of at least', '1', '$1.00 or more comes into Everyday Checking at once'],
    ['A card purchase of at least', '5', '$5.00 or more is paid with Debit Card ••••'],
  ] as const) {
    const dialog = await addAlert(page, alerts, kind, amount);
    await dialog.getByRole('button', { name: 'Add alert' }).click();
    await expect(alerts.getByRole('list')).toContainText(`Tell me when ${line}`);
  }
  const payee = await addAlert(page, alerts, 'A payment to somebody', '');
  await payee.getByRole('button', { name: 'Add alert' }).click();
  const name = payee.getByLabel('Who is paid');
  await expect(name).toHaveAccessibleDescription(/Enter a name/);
  await expect(name).toBeFocused();
  expect(await findings(page), 'the dialog of a payee').toEqual([]);
  await name.fill('Greenfield Market');
  await payee.getByRole('button', { name: 'Add alert' }).click();
  await expect(alerts.getByRole('list')).toContainText('anything is paid to Greenfield Market');

  await alerts.getByRole('button', { name: 'Add alert' }).click();
  const signIn = page.getByRole('dialog', { name: 'Add an alert' });
  await signIn.getByLabel('Tell me when').selectOption('Someone signs in as me');
  expect(await findings(page), 'the dialog of sign-ins').toEqual([]);
  await signIn.getByRole('button', { name: 'Add alert' }).click();
  await page.reload();
  await alerts.getByRole('button', { name: 'Edit: Tell me when someone signs in as me' }).click();
  await edit.getByRole('button', { name: 'Remove alert' }).click();
  await expect(alerts.getByRole('listitem')).toHaveCount(4);
});

test('R-A4 R-G2 the place of an account lists its alerts, and leads to where they are changed', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const alerts = await openAlerts(page, portal);
  const dialog = await addAlert(page, alerts, 'The balance falls below', '40');
  await dialog.getByRole('button', { name: 'Add alert' }).click();
  await expect(alerts.getByRole('listitem')).toHaveCount(2);
  await portal.openTab('Dashboard');
  const openAccount = async (name: string) => {
    await page.getByRole('button', { name: `${name}: details` }).click();
  };
  const rules = page.getByRole('region', { name: 'Rules of this account' });
  await openAccount('Regular Savings');
  await expect(rules).toContainText(/^Rules of this account.*there are no alerts\.$/);
  await portal.openTab('Dashboard');
  await openAccount('Everyday Checking');
  await expect(rules.getByRole('list', { name: 'We notify you' })).toHaveText(
    'When the balance of Everyday Checking falls below $40.00',
  );
  expect(await findings(page)).toEqual([]);
  await rules.getByRole('button', { name: 'Change alerts' }).click();
  await expect(alerts).toBeVisible();
});
