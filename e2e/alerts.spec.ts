import { findings } from './accessible.ts';
import { expect, test } from './portal.ts';

test('R-G2 an alert is set, tells of a payment, and is removed', async ({ portal, page }) => {
  await portal.signIn();
  await portal.openPlace('Settings', 'Alerts');
  const alerts = page.getByRole('region', { name: 'Account alerts' });
  await alerts.getByLabel('Tell me when').selectOption('A payment of at least');
  await alerts.getByRole('button', { name: 'Add alert' }).click();
  const amount = alerts.getByLabel('Amount');
  await expect(amount).toHaveAccessibleDescription(/Enter an amount above/);
  await amount.fill('40');
  await amount.press('Enter');
  const line = 'When $40.00 or more leaves Everyday Checking at once';
  await expect(alerts.getByRole('listitem')).toContainText(line);
  await amount.fill('40');
  await amount.press('Enter');
  await expect(amount).toHaveAccessibleDescription(/You have this alert already/);
  expect(await findings(page), 'the alerts').toEqual([]);

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
  await alerts.getByRole('button', { name: `Remove: ${line}` }).click();
  await expect(alerts).toContainText('You have not set any alerts.');
});

test('R-A4 R-G2 the place of an account lists its alerts, and leads to where they are changed', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openPlace('Settings', 'Alerts');
  const alerts = page.getByRole('region', { name: 'Account alerts' });
  await alerts.getByLabel('Amount').fill('40');
  await alerts.getByRole('button', { name: 'Add alert' }).click();
  await expect(alerts.getByRole('listitem')).toHaveCount(1);
  await portal.openTab('Dashboard');
  const openInFull = async (name: string) => {
    await page.getByRole('button', { name: `${name}: details` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open in full' }).click();
  };
  const rules = page.getByRole('region', { name: 'Rules of this account' });
  await openInFull('Regular Savings');
  await expect(rules).toContainText(/^Rules of this account.*there are no alerts\.$/);
  await portal.openTab('Dashboard');
  await openInFull('Everyday Checking');
  await expect(rules.getByRole('list', { name: 'We notify you' })).toHaveText(
    'When the balance of Everyday Checking falls below $40.00',
  );
  expect(await findings(page)).toEqual([]);
  await rules.getByRole('button', { name: 'Change alerts' }).click();
  await expect(alerts).toBeVisible();
});
