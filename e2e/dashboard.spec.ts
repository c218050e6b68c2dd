import { expect, sample, test } from './portal.ts';

test('R-D1 the member is greeted; a second visit says when the last one was', async ({
  portal,
  page,
}) => {
  await portal.signInByHand();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Welcome, ${sample.displayName}`,
  );
  await expect(page.getByText('This is your first sign-in.')).toBeVisible();
  await page.getByRole('button', { name: sample.displayName }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await portal.signInHere();
  await expect(page.getByText(/^Last sign-in: /)).toBeVisible();
});

test('R-D2 R-E1 two account cards with badge, masked number and balance', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const accounts = page.getByRole('region', { name: 'Accounts' }).getByRole('listitem');
  await expect(accounts).toHaveCount(2);
  await expect(accounts.nth(0)).toContainText('Primary');
  await expect(accounts.nth(0)).toContainText('$450,810.00');
  await expect(accounts.nth(0)).toContainText(/••••\d{4}/);
  await expect(accounts.nth(1)).toContainText('Savings');
  await expect(accounts.nth(1)).toContainText('$50,000.00');
});

test('R-D5 Transfer Money leads to the transfer tab', async ({ portal, page }) => {
  await portal.signIn();
  await page
    .getByRole('region', { name: 'Quick Actions' })
    .getByRole('button', { name: 'Transfer Money' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer Money' })).toBeVisible();
});

test('R-D14 the five newest transactions, and the way to all', async ({ portal, page }) => {
  await portal.signIn();
  const recent = page.getByRole('region', { name: 'Recent Transactions' });
  await expect(recent.getByRole('listitem')).toHaveCount(5);
  await recent.getByRole('button', { name: 'View All' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
});
