import { findings } from './accessible.ts';
import { dayAfter, firstDayOf } from './day-after.ts';
import { expect, test } from './portal.ts';

test('R-G4 what is scheduled shows in the next 30 days and in the places of both accounts, and a transfer that would make it fail says so @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  // The forecast is in the cache, so it has to be read again after the change.
  await expect(page.getByRole('button', { name: /^Lowest in 30 days/ })).toBeVisible();
  await portal.openTab('Transfer Money');
  await page.getByLabel('From account').selectOption('savings');
  await page.getByLabel('Amount', { exact: true }).fill('45000');
  await page.getByRole('radio', { name: 'On a date' }).check();
  const date = page.getByLabel('Date', { exact: true });
  await date.fill(dayAfter(await firstDayOf(date), 2));
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule transfer' }).click();
  await expect(page.getByText('$45,000.00 to Everyday Checking is scheduled')).toBeVisible();

  await page.getByLabel('From account').selectOption('savings');
  // A dividend may come before that day, and always does where today is the last of a month. It is far below $100.
  await page.getByLabel('Amount', { exact: true }).fill('5100');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const review = page.getByRole('dialog');
  await expect(
    review.getByText(/^After this transfer, \w+’s scheduled transfer cannot be made$/),
  ).toBeVisible();
  await expect(review.getByText(/The account will be \$(\d\d|100)\.\d\d short\.$/)).toBeVisible();
  await expect(review.getByText(/\$45,000\.00, Transfer to Everyday Checking, due/)).toBeVisible();
  await review.getByRole('button', { name: 'Cancel' }).click();

  await portal.openPlace('Dashboard', 'Accounts');
  await page.getByRole('button', { name: 'See the next 30 days' }).click();
  const ahead = page.getByRole('dialog', { name: 'The next 30 days' });
  await expect(
    ahead.getByText(/Regular Savings: lowest on .*, with \$5,0\d\d\.\d\d/),
  ).toBeVisible();
  await expect(ahead.getByRole('listitem').filter({ hasText: '$45,000.00' })).toHaveCount(1);
  expect(await findings(page)).toEqual([]);

  await page.keyboard.press('Escape');
  const rules = page.getByRole('region', { name: 'Rules of this account' });
  for (const [account, line] of [
    ['Everyday Checking', /^\$45,000\.00 from Regular Savings on /],
    ['Regular Savings', /^\$45,000\.00 to Everyday Checking on /],
  ] as const) {
    await portal.openTab('Dashboard');
    await page.getByRole('button', { name: `${account}: details` }).click();
    await expect(rules.getByRole('list', { name: 'Scheduled transfers' })).toHaveText(line);
  }
});

test('R-G4 R-S3 the calendar and the chart of the next 30 days name what comes on which day, and Plan hides its totals', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openPlace('Transactions', 'Upcoming');
  const calendar = page.getByRole('table', { name: 'Coming up, day by day' });
  const day = calendar.getByRole('button').first();
  const name = (await day.getAttribute('aria-label')) ?? '';
  const what = name.slice(name.indexOf(': ') + 2);
  await day.press('Enter');
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  const items = page.getByRole('region', { name: 'Coming up' }).getByRole('listitem');
  // The name of an item may have a comma itself.
  await expect.poll(async () => (await items.locator('p').allTextContents()).join(', ')).toBe(what);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'All 30 days' }).click();
  await expect(day).toHaveAttribute('aria-pressed', 'false');
  await expect(items.filter({ hasText: 'Tonewood Music' })).toContainText('by card · expected');

  await portal.openPlace('Dashboard', 'Plan');
  const next = page.getByRole('region', { name: 'The next 30 days' });
  await expect(next.getByText(/^Lowest ahead: \$/)).toBeVisible();
  await expect(next.getByText('Money in', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await portal.totalBalance.getByRole('button', { name: 'Hide balances' }).click();
  await expect(next.getByText(/^Lowest/).first()).not.toContainText('$');
  await expect(page.getByRole('region', { name: 'Budgeting tools' })).toContainText('•••');
  for (const name of ['Savings goals', 'Budgeting tools']) {
    const panel = page.getByRole('region', { name });
    await expect(panel).not.toContainText(/\$\d/);
  }
  expect(await findings(page)).toEqual([]);
});
