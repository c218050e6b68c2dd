import { expect, sample, test, type Tab } from './portal.ts';

const tabs: readonly Tab[] = ['Dashboard', 'Transactions', 'Transfer Money', 'Settings'];

test('R-S1 four tabs, the dashboard first; the active one is marked', async ({ portal }) => {
  await portal.signIn();
  await expect(portal.navigation.getByRole('button')).toHaveText(tabs);
  await expect(portal.tab('Dashboard')).toHaveAttribute('aria-current', 'page');
  for (const tab of tabs.toReversed()) {
    await portal.openTab(tab);
    await expect(portal.navigation.locator('[aria-current=page]')).toHaveText(tab);
  }
});

test('R-S1 arrow keys move among the tabs @whole', async ({ portal, page }) => {
  await portal.signIn();
  await portal.tab('Dashboard').focus();
  await page.keyboard.press('ArrowDown');
  await expect(portal.tab('Transactions')).toBeFocused();
  await page.keyboard.press('End');
  await expect(portal.tab('Settings')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('R-S2 tabs leave the address alone; back, forward and reload know them @both', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transactions');
  await portal.openTab('Settings');
  await expect(page).toHaveURL(portal.address('/dashboard'));
  await page.goBack();
  await expect(portal.tab('Transactions')).toHaveAttribute('aria-current', 'page');
  await page.goForward();
  await expect(portal.tab('Settings')).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(portal.tab('Settings')).toHaveAttribute('aria-current', 'page');
});

test('R-S3 R-E7 the balance card adds up the accounts, and the eye hides every balance', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await expect(portal.totalBalance).toContainText('Available Balance');
  await expect(portal.totalBalance).toContainText('$500,810.00');
  await expect(page.getByText('$450,810.00').first()).toBeVisible();
  await portal.totalBalance.getByRole('button', { name: 'Hide balances' }).click();
  await expect(page.getByText('$450,810.00')).toHaveCount(0);
  await expect(page.getByText('$50,000.00')).toHaveCount(0);
  await expect(portal.totalBalance).not.toContainText('$500,810.00');
  await page.reload();
  await expect(portal.totalBalance).toContainText('Balance hidden');
  await portal.totalBalance.getByRole('button', { name: 'Show balances' }).click();
  await expect(portal.totalBalance).toContainText('$500,810.00');
});

test('R-S4 the secure connection is said where it is so @both', async ({ portal, page }) => {
  await portal.signIn();
  await expect(page.getByText('Secure Connection')).toBeVisible();
  await expect(page.getByText('256-bit SSL encryption')).toBeVisible();
});

test('R-S5 signing out forgets the member, here and in the other tabs @both', async ({
  portal,
  page,
  context,
}) => {
  await portal.signInByHand();
  const other = await context.newPage();
  await other.goto(portal.address('/dashboard'));
  await expect(other.getByRole('heading', { level: 1 })).toContainText(sample.displayName);

  await page.getByRole('button', { name: sample.displayName }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(portal.address('/login'));
  expect(await portal.stored('isLoggedIn')).toBeNull();
  expect(await portal.stored('username')).toBeNull();
  await expect(other).toHaveURL(portal.address('/login'));
});

test('R-S5 signing out ends the session at the bank @live', async ({ portal, page, context }) => {
  await portal.signIn();
  const cookies = await context.cookies();
  const session = cookies.find((cookie) => cookie.name === '__Host-sid');
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' });
  await page.getByRole('button', { name: sample.displayName }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(portal.address('/login'));

  const answer = await page.request.get(portal.address('/api/me'), {
    headers: { cookie: `__Host-sid=${session?.value ?? ''}` },
  });
  expect(answer.status()).toBe(401);
});

test('R-B2 the header names the credit union, and its bell lists what happened @whole', async ({
  portal,
  page,
}) => {
  await portal.signInByHand();
  const header = page.getByRole('banner');
  await expect(header).toContainText('Juniper Commons Credit Union');
  await expect(header).toContainText('Online Banking Portal');
  const bell = header.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('listitem').first()).toContainText('You signed in');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(bell).toBeFocused();
});

test('R-B3 the user menu opens and closes, and leads to the settings @whole', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const button = page.getByRole('button', { name: sample.displayName });
  await expect(button).toContainText('Premium Account');
  await button.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Account Settings',
    'Security Center',
    'Sign Out',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await button.click();
  // By the keyboard: a menu that has just opened takes no click for a moment, lest it was the opening one.
  await page.getByRole('menuitem', { name: 'Security Center' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Security', exact: true })).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('heading', { name: 'Security', exact: true })).not.toBeInViewport();
  await button.click();
  await page.getByRole('menuitem', { name: 'Security Center' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Security', exact: true })).toBeInViewport();
});
