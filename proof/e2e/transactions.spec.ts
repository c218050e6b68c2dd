import { findings } from './accessible.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, sendElsewhere, test } from './portal.ts';

// Only rows in sight are in the page: a tall window shows all of a short list.
test.use({ viewport: { width: 1280, height: 2000 } });

test('R-X6 R-E3 the last 30 days hold ten transactions, each with what a member needs', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transactions');
  await expect(figure(page, 'Transactions')).toHaveText('10');
  await expect(rows(page)).toHaveCount(10);
  const payroll = rows(page).filter({ hasText: 'Income' }).first();
  await expect(payroll).toContainText(/\d{1,2}:\d{2} (AM|PM)/);
  await expect(payroll).toContainText('Completed');
  await expect(payroll).toContainText(/\+\$[\d,]+\.\d{2}/);
  await expect(rows(page).filter({ hasText: 'Pending' })).toHaveCount(1);
});

test('R-X1 R-X5 the type filter narrows the list and its totals', async ({ portal, page }) => {
  await portal.signIn();
  await portal.openTab('Transactions');
  await expect(figure(page, 'Transactions')).toHaveText('10');

  await page.getByRole('radio', { name: 'Credit' }).check();
  await expect(figure(page, 'Money out')).toHaveText('$0.00');
  const credits = Number(await figure(page, 'Transactions').innerText());
  await expect(rows(page)).toHaveCount(credits);
  await expect(rows(page).filter({ hasText: '−$' })).toHaveCount(0);

  await page.getByRole('radio', { name: 'Debit' }).check();
  await expect(figure(page, 'Money in')).toHaveText('$0.00');
  await expect(rows(page)).toHaveCount(10 - credits);

  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(figure(page, 'Transactions')).toHaveText('10');
});

test('R-X2 wider ranges show more', async ({ portal, page }) => {
  await portal.signIn();
  await portal.openTab('Transactions');
  const range = page.getByLabel('Date range');
  await expect(range).toHaveValue('30days');
  await expect(range.locator('option').locator('nth=0')).toHaveText('Last 30 days');
  let before = 10;
  for (const wider of ['90days', '6months', '1year', 'all']) {
    await range.selectOption(wider);
    await expect
      .poll(async () => Number((await figure(page, 'Transactions').innerText()).replace(',', '')))
      .toBeGreaterThan(before);
    before = Number((await figure(page, 'Transactions').innerText()).replace(',', ''));
  }
});

test('R-X3 search finds by description, category and amount, and keeps itself when nothing is found', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transactions');
  const search = page.getByLabel('Search transactions');
  await search.fill('$1,500.00');
  await expect(page.getByLabel('Date range')).toHaveValue('all');
  await expect(rows(page).first()).toContainText('$1,500.00');
  await page.getByLabel('Date range').selectOption('30days');
  await expect(figure(page, 'Transactions')).toHaveText('1');
  await expect(rows(page).locator('mark').first()).toBeVisible();
  await search.fill('zelle');
  await expect(rows(page).first()).toContainText('Zelle');
  await expect(rows(page).first().locator('mark').first()).toHaveText(/zelle/i);
  await search.fill('100%_\\ nothing like it <b>');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expect(search).toHaveValue('100%_\\ nothing like it <b>');
  await search.fill('');
  await expect(figure(page, 'Transactions')).toHaveText('10');
});

test('R-X2 R-X3 a search goes through all history, says so, and goes back with its end', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transactions');
  const range = page.getByLabel('Date range');
  const search = page.getByLabel('Search transactions');
  await search.fill('olive');
  await expect(range).toHaveValue('all');
  await expect
    .poll(async () => Number(await figure(page, 'Transactions').innerText()))
    .toBeGreaterThan(3);
  const everywhere = Number(await figure(page, 'Transactions').innerText());

  await range.selectOption('30days');
  const elsewhere = page.getByText(/^\d+ more in the rest of your history/);
  await expect(elsewhere).toBeVisible();
  const here = Number(await figure(page, 'Transactions').innerText());
  await expect(elsewhere).toContainText(`${everywhere - here} more`);
  await page.getByRole('button', { name: 'Show all', exact: true }).click();
  await expect(figure(page, 'Transactions')).toHaveText(String(everywhere));
  await expect(elsewhere).toBeHidden();

  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await search.fill('olive');
  await expect(range).toHaveValue('all');
  await search.fill('');
  await expect(range).toHaveValue('30days');
  await expect(figure(page, 'Transactions')).toHaveText('10');
});

test('R-X3 R-X5 groceries last month is one search: its total, its trend and its rows', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search or go anywhere' });
  await expect(box).toBeFocused();
  await page.keyboard.type('groceries last month');
  const answer = page.getByRole('option').first();
  await expect(answer).toContainText(/Groceries · \w+ \d{4}/);
  await expect(answer).toContainText(/Money out \$[\d,.]+$/);
  await page.keyboard.press('Enter');

  const found = page.getByRole('region', { name: 'What was found' });
  await expect(found).toContainText(/Groceries · \w+ \d{4}/);
  await expect(found).toContainText(/(?:more|less) than the/);
  await expect(page.getByLabel('Search transactions')).toHaveValue('groceries last month');
  const spent = (await figure(page, 'Money out').innerText()).trim();
  expect(spent).toMatch(/^−\$/);
  await expect(found).toContainText(/\$[\d,.]+ of it with credit cards/);
  await expect(rows(page).first()).toContainText('Groceries');

  // The controls say what was understood, and can change it.
  await page.getByLabel('Date range').selectOption('90days');
  await expect(found).toBeHidden();
  await expect(page.getByLabel('Search transactions')).toHaveValue('');
  await expect(rows(page).first()).toContainText('Groceries');
});

test('R-X3 R-X5 groceries alone tells the last twelve months: their total, each month, and the rows', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transactions');
  await page.getByLabel('Search transactions').fill('groceries');
  const found = page.getByRole('region', { name: 'What was found' });
  await expect(found).toContainText('Groceries · Last 12 months');
  await expect(found).toContainText(/\$[\d,.]+ a month on average; \$[\d,.]+ in \w+, /);
  await found.getByText('Show as a table').click();
  await expect(found.getByRole('table').getByRole('row')).toHaveCount(13);
  await expect(rows(page).first()).toContainText('Groceries');
  expect(await findings(page)).toEqual([]);
});

test('R-X6 the whole history can be scrolled to its end', async ({ portal, page }) => {
  await portal.signIn();
  await portal.openTab('Transactions');
  await page.getByLabel('Date range').selectOption('all');
  await expect(page.getByText('That is everything.')).not.toBeInViewport();
  await page.getByRole('region', { name: 'Totals' }).hover();
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByText('That is everything.')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('Opening deposit').first()).toBeVisible();
});

test('R-X6 what is read stays where it is while transactions arrive above it, and at the top the newest are seen @live', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await portal.signIn();
  await portal.openTab('Transactions');
  await page.getByLabel('Date range').selectOption('all');
  const count = figure(page, 'Transactions');
  await expect.poll(async () => Number(await count.innerText())).toBeGreaterThan(100);
  const known = Number(await count.innerText());
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 3_000));
    expect(await page.evaluate(() => window.scrollY)).toBe(3_000);
  }).toPass();
  const named = await page.waitForFunction(() =>
    [...document.querySelectorAll('li[data-index] button')]
      .find((button) => button.getBoundingClientRect().top > 300)
      ?.getAttribute('aria-label'),
  );
  const name = (await named.jsonValue()) ?? '';
  const row = rows(page).filter({ has: page.getByRole('button', { name }) });
  await expect(row.first()).toBeInViewport();
  const topOf = () => row.first().evaluate((element) => element.getBoundingClientRect().top);
  const before = await topOf();
  await page.evaluate(sendElsewhere);
  await expect(count).toHaveText(String(known + 2));
  await expect(async () => expect(await topOf()).toBeCloseTo(before, 0)).toPass();

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(rows(page).first()).toBeInViewport();
  await page.evaluate(sendElsewhere);
  await expect(count).toHaveText(String(known + 4));
  await expect(rows(page).first()).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

function rows(page: Page): Locator {
  return page.getByRole('region', { name: 'History' }).getByRole('listitem');
}

function figure(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Totals' })
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]');
}
