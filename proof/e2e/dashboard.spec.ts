import { expect, sample, test } from './portal.ts';

test.describe(() => {
  test.use({ isUntouched: true });

  test('R-D1 the member is greeted; a second visit says when the last one was @journey', async ({
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
});

test('R-D2 R-E1 two accounts with badge, masked number and balance', async ({ portal, page }) => {
  await portal.signIn();
  const accounts = page.getByRole('region', { name: 'Accounts' }).getByRole('listitem');
  await expect(accounts).toHaveCount(2);
  await expect(accounts.nth(0)).toContainText('Primary');
  await expect(accounts.nth(0)).toContainText('$450,810.00');
  await expect(accounts.nth(0)).toContainText(/••••\d{4}/);
  await expect(accounts.nth(1)).toContainText('Savings');
  await expect(accounts.nth(1)).toContainText('$50,000.00');
});

test('R-D5 Transfer Money leads to the transfer tab @journey', async ({ portal, page }) => {
  await portal.signIn();
  await page
    .getByRole('region', { name: 'Quick Actions' })
    .getByRole('button', { name: 'Transfer Money' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer Money' })).toBeVisible();
});

test('R-D14 the five newest transactions, and the way to all @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const recent = page.getByRole('region', { name: 'Recent Transactions' });
  await expect(recent.getByRole('listitem')).toHaveCount(5);
  await recent.getByRole('button', { name: 'View All' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
});

test('R-D14 R-T15 a row of the dashboard and of the transfer history opens the details of that transaction', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const detail = page.getByRole('dialog', { name: 'Olive & Ash Kitchen' });
  await page
    .getByRole('region', { name: 'Recent Transactions' })
    .getByRole('button', { name: /^Details of Olive & Ash Kitchen/ })
    .click();
  await expect(detail).toContainText('$68.40');
  // Opened by itself it has no neighbours.
  await expect(detail.getByRole('button', { name: /^(Newer|Older) transaction$/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();

  await portal.openTab('Transfer Money');
  await page
    .getByRole('button', { name: /^Details of Zelle to Ana Ruiz/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Zelle to Ana Ruiz' })).toContainText('$250.00');
});

test('R-S3 the panel says the balance, what waits and what is not insured, each with the way to more', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const panel = page.getByRole('region', { name: 'How you stand' });
  await expect(panel).toContainText('Available in 2 accounts');
  await expect(panel).toContainText('$500,810.00');
  await expect(panel.getByRole('img')).toHaveAccessibleName(
    /^Your balance went from \$[\d,.]+ on .* to \$500,810\.00 today\. Lowest in 30 days: \$[\d,.]+ · /,
  );
  await panel.getByRole('button', { name: '$1,500 pending' }).click();
  await expect(page.getByRole('dialog')).toContainText('$1,500.00');
  await page.keyboard.press('Escape');
  await portal.openTab('Dashboard');
  await panel.getByRole('button', { name: /^Lowest in 30 days/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plan' })).toBeVisible();
  await portal.openTab('Dashboard');
  await panel.getByRole('button', { name: /^[+−]\$[\d,.]+ in \w+$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
  await portal.openTab('Dashboard');
  await panel.getByRole('button', { name: 'Hide balances' }).click();
  await expect(panel).not.toContainText(/\$\d/);
  await expect(panel.getByRole('img')).toHaveAccessibleName(/Balances are hidden\./);
});

test('R-S3 on a phone the panel is the account balance, from edge to edge, and says the largest sum on one line', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await portal.signIn();
  await expect(portal.totalBalance).toContainText('Available Balance');
  await expect(portal.totalBalance).toContainText('$500,810.00');
  await expect(portal.totalBalance.getByRole('button', { name: 'Hide balances' })).toBeVisible();
  expect(await portal.totalBalance.boundingBox()).toMatchObject({ x: 0, width: 320 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('R-D2 R-G4 R-D13 a row opens its account, and beside it stand what comes and what was spent', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const coming = page.getByRole('region', { name: 'Coming up' });
  await expect(coming.getByRole('listitem').first()).toContainText(/[+−]\$/);
  const spent = page.getByRole('region', { name: 'Spent this month' });
  await expect(spent).toContainText(/\$[\d,]+(\.\d\d)? (under|over) \w+ at this day/);
  await expect(spent.getByRole('img')).toHaveAccessibleName(/^Spent by the last day shown: \$/);
  const places = await Promise.all(
    ['Recent Transactions', 'Spent this month'].map((name) =>
      page.getByRole('region', { name }).boundingBox(),
    ),
  );
  const [left, right] = places.map((box) => (box === null ? 0 : box.y + box.height));
  expect(right).toBe(left);
  await page.getByRole('button', { name: 'Regular Savings: details' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Regular Savings' })).toBeVisible();
  await portal.openTab('Dashboard');
  await coming.getByRole('button', { name: 'Calendar' }).click();
  await expect(page.getByRole('table', { name: 'Coming up, day by day' })).toBeVisible();
  await portal.openTab('Dashboard');
  await spent.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('region', { name: 'Where it went' })).toBeVisible();
});

test('R-S3 balances over time and money in and out are told in words and in tables, and hidden with the balances', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openPlace('Dashboard', 'Accounts');
  const overTime = page.getByRole('region', { name: 'Balance over time' });
  await expect(overTime.getByRole('img')).toHaveAccessibleName(
    /^The balance of your accounts went from \$[\d,.]+ on .* to \$500,810\.00 on /,
  );
  await overTime.getByRole('radio', { name: '30 days' }).check();
  await overTime.getByText('Show as a table').click();
  await expect(overTime.getByRole('row')).toHaveCount(31);
  await expect(overTime.getByRole('row').nth(1)).toContainText('$500,810.00');
  await page.getByRole('button', { name: 'Hide balances' }).first().click();
  await expect(overTime.getByRole('img')).toHaveAccessibleName(/Balances are hidden\.$/);
  await expect(overTime).not.toContainText(/\$\d/);
  await page.getByRole('button', { name: 'Show balances' }).first().click();

  await portal.openPlace('Transactions', 'Spending');
  const flow = page.getByRole('region', { name: 'Money in and out' });
  await expect(flow.getByRole('img')).toHaveAccessibleName(/^Over 6 months \$[\d,.]+ came in/);
  await flow.getByText('Show as a table').click();
  await expect(flow.getByRole('row')).toHaveCount(7);
  await page.getByRole('button', { name: 'Hide balances' }).first().click();
  await expect(flow).not.toContainText(/\$\d{2,}/);
});

test('R-D3 on a phone the cards stand in a row, the next one in sight, and the keyboard reaches each', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.signIn();
  const cards = page.getByRole('region', { name: 'Cards', exact: true });
  const places = cards.getByRole('listitem');
  await expect(places).toHaveCount(3);
  await places.nth(0).scrollIntoViewIfNeeded();
  await expect(places.nth(1)).toBeInViewport();
  await expect(places.nth(2)).not.toBeInViewport();
  await cards.getByRole('button', { name: 'Manage Credit Card' }).focus();
  await page.keyboard.press('Tab');
  await expect(cards.getByRole('button', { name: 'Lock Business Card' })).toBeFocused();
  await expect(places.nth(2)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
