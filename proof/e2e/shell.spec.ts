import { expect, sample, tabsIn, test, type Tab } from './portal.ts';

const tabs: readonly Tab[] = ['Dashboard', 'Transactions', 'Transfer Money', 'Settings'];

test('R-S1 four tabs, the dashboard first; the active one is marked', async ({ portal, page }) => {
  await portal.signIn();
  await expect(tabsIn(portal.navigation)).toHaveText(tabs);
  await expect(portal.tab('Dashboard')).toHaveAttribute('aria-current', 'page');
  for (const tab of tabs.toReversed()) {
    await portal.openTab(tab);
    await expect(tabsIn(portal.navigation).and(page.locator('[aria-current=page]'))).toHaveText(
      tab,
    );
  }
});

test('R-S1 arrow keys move among the tabs', async ({ portal, page }) => {
  await portal.signIn();
  await portal.tab('Dashboard').focus();
  await page.keyboard.press('ArrowDown');
  await expect(portal.tab('Transactions')).toBeFocused();
  await page.keyboard.press('End');
  await expect(portal.tab('Settings')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('R-S2 tabs leave the address alone; back, forward and reload know them @journey', async ({
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

test('R-S2 each tab has places, which leave the address alone; back, forward and reload know them', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openPlace('Transfer Money', 'Bills');
  await expect(page.getByRole('region', { name: 'Payees', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Bills · /);
  await portal.openPlace('Transactions', 'Documents');
  await expect(page.getByRole('region', { name: 'Statements', exact: true })).toBeVisible();
  await expect(page).toHaveURL(portal.address('/dashboard'));
  await page.goBack();
  await expect(portal.tab('Transactions')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Payees', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Payees', exact: true })).toBeVisible();
  await expect(portal.tab('Transfer Money')).toHaveAttribute('aria-current', 'page');

  const bar = portal.placesOf('Transfer Money');
  await bar.getByRole('button', { name: 'Bills' }).focus();
  await page.keyboard.press('End');
  await expect(bar.getByRole('button', { name: 'Currency' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Currency Exchange' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Currency' })).toBeFocused();
});

test('R-S2 a dialog leads to the place where there is more of the same', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.getByRole('button', { name: 'Pay Bills' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open in full' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Pay Bills' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Quick Actions' })).toBeVisible();
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

test('R-S5 signing out forgets the member, here and in the other tabs @both @journey', async ({
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

test.describe(() => {
  test.use({ isUntouched: true });

  test('R-S5 signing out ends the session at the bank @live', async ({ portal, page, context }) => {
    await portal.signIn();
    const cookies = await context.cookies();
    const session = cookies.find((cookie) => cookie.name.endsWith('sid'));
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    await page.getByRole('button', { name: 'Support chat' }).click();
    const chat = page.getByRole('dialog', { name: 'Support chat' });
    await chat.getByRole('textbox').fill('Good morning');
    await chat.getByRole('button', { name: /^Send/ }).click();
    await expect(chat.getByText('Good morning')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: sample.displayName }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(portal.address('/login'));
    // A form that was sent before is not taken for that of the sign-in page.
    await expect(page.locator('html[data-sent=answered]')).toBeAttached();
    await page.getByLabel('Username').fill(sample.username);
    await expect(page.getByText('Enter your password.')).toBeHidden();

    const answer = await page.request.get(portal.address('/api/me'), {
      headers: { cookie: `${session?.name}=${session?.value}` },
    });
    expect(answer.status()).toBe(401);
  });
});

test('R-B2 the header names the credit union, and its bell lists what happened', async ({
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

test('R-B3 the user menu opens and closes, and leads to the settings @journey', async ({
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
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  const security = page.getByLabel('Current password', { exact: true });
  await expect(security).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(security).not.toBeInViewport();
  await button.click();
  await page.getByRole('menuitem', { name: 'Security Center' }).press('Enter');
  await expect(security).toBeInViewport();
});

test('R-S2 Back closes what is open first, one thing after another, and stays on the screen', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transactions');
  await portal.openTab('Transfer Money');
  const dialog = page.getByRole('dialog');

  // A question above a dialog.
  await page.getByRole('radio', { name: 'Zelle' }).check();
  await page.getByLabel('Recipient name').fill('Sam Lee');
  await page.getByLabel('Email').fill('sam@example.com');
  await page.getByLabel('Amount', { exact: true }).fill('22');
  const review = page.getByRole('button', { name: 'Review transfer' });
  await review.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer Money' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recipient', exact: true })).toContainText(
    'Sam Lee',
  );

  // Forward opens nothing again, and a dialog closed by Escape costs no Back of its own.
  await page.goForward();
  await expect(dialog).toBeHidden();
  await review.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer Money' })).toBeVisible();

  // Reloaded with a dialog open, Back leads to the screen before.
  await portal.openTab('Settings');
  await page.getByRole('button', { name: 'Avery Morgan' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer Money' })).toBeVisible();
});

test('without a connection a banner says so, what was read stays, and a screen that is not there yet says what it needs @live', async ({
  portal,
  page,
  context,
}) => {
  await page.route(/\/assets\/profile-place-[^/]*\.js$/, (route) => route.abort());
  await portal.signIn();
  await portal.openTab('Transactions');
  await portal.openTab('Dashboard');
  await context.setOffline(true);
  await expect(page.getByText('You have no connection')).toBeVisible();
  await portal.tab('Transactions').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  await portal.tab('Settings').click();
  await expect(page.getByText('This needs a connection')).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await portal.tab('Dashboard').click();
  await expect(page.getByText('$450,810.00').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute(/\/assets\/profile-place-[^/]*\.js$/);
  await portal.tab('Settings').click();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByText('You have no connection')).toHaveCount(0);
});

test('what opened a dialog has the focus after Escape, and is in sight', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const opener = page.getByRole('button', { name: 'Manage Debit Card' });
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(opener).not.toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(opener).toBeInViewport();
});
