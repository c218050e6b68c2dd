import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectNoDayKept, typeNoDay } from './no-day.ts';
import { expect, test } from './portal.ts';

// Only rows in sight are in the page: a tall window shows all of a short list.
test.use({ viewport: { width: 1440, height: 2000 } });

test.beforeEach(async ({ portal, page }) => {
  await portal.signIn();
  await portal.openTab('Transactions');
  await expect(figure(page, 'Transactions')).toHaveText('10');
});

test('R-X1 account, category, status and amount narrow the list; chips say so and take each away @journey', async ({
  page,
}) => {
  await page.getByLabel('Date range').selectOption('all');
  await page.getByRole('button', { name: 'Category', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Income' }).check();
  await page.keyboard.press('Escape');
  await expect(rows(page).first()).toContainText('Income');
  await expect.poll(() => counted(page)).toBeGreaterThan(10);
  const incomes = await counted(page);

  await page.getByRole('button', { name: 'Amount' }).click();
  await page.getByLabel('Smallest amount').fill('1,000.01');
  await expect(
    page.getByRole('button', { name: '$1,000.01 or more, remove filter' }),
  ).toBeVisible();
  await expect.poll(() => counted(page)).toBeLessThan(incomes);
  await page.keyboard.press('Escape');
  await page.getByLabel('Status', { exact: true }).selectOption('cancelled');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelled, remove filter' }).click();
  await expect(rows(page).first()).toContainText('Income');

  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(figure(page, 'Transactions')).toHaveText('10');
  await page.getByRole('button', { name: 'Amount' }).click();
  await expect(page.getByLabel('Smallest amount')).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.getByLabel('Account', { exact: true }).selectOption('savings');
  await expect(rows(page).filter({ hasText: '· Everyday Checking' })).toHaveCount(0);
  await expect.poll(() => counted(page)).toBeLessThan(10);
});

test('R-X1 an amount that is none gets a sentence; the list stays, and so does what was typed', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Amount' }).click();
  const least = page.getByLabel('Smallest amount');
  for (const typed of ['-1', '0.005', '1e308', '<b>x</b>', '\u202e5']) {
    await least.fill(typed);
    await least.blur();
    await expect(least, typed).toHaveAccessibleDescription(/amount/);
    await expect(least).toHaveValue(typed);
    await expect(figure(page, 'Transactions')).toHaveText('10');
  }
  await least.fill('20');
  const most = page.getByLabel('Largest amount');
  await most.fill('10');
  await expect(most).toHaveAccessibleDescription(
    'The largest amount cannot be below the smallest.',
  );
  await most.fill('2000');
  await expect(
    page.getByRole('button', { name: '$20.00 to $2,000.00, remove filter' }),
  ).toBeVisible();
});

test('R-X2 a custom range shows its days only, both ends included', async ({ page }) => {
  const range = page.getByLabel('Date range');
  await range.selectOption({ label: 'Custom range…' });
  // The custom range begins as the range shown before.
  await expect(figure(page, 'Transactions')).toHaveText('10');
  await page.getByLabel('First day').fill('2024-01-01');
  await page.getByLabel('Last day').fill('2024-01-31');
  await expect(page.getByRole('button', { name: 'January 2024, remove filter' })).toBeVisible();
  const headings = page.getByRole('region', { name: 'History' }).getByRole('heading', { level: 2 });
  // The chip shows the query; the list follows when the bank has answered.
  await expect
    .poll(async () => {
      const days = await headings.allInnerTexts();
      return days.length > 0 && days.every((day) => /January \d{1,2}, 2024/.test(day));
    })
    .toBe(true);
  await page.getByRole('button', { name: 'January 2024, remove filter' }).click();
  await expect(range).toHaveValue('30days');
  await expect(figure(page, 'Transactions')).toHaveText('10');
});

test('R-X2 a range that is backwards or no date gets a sentence, and the list stays', async ({
  page,
}) => {
  await page.getByLabel('Date range').selectOption({ label: 'Custom range…' });
  const last = page.getByLabel('Last day');
  await last.fill('2020-01-01');
  await expect(last).toHaveAccessibleDescription('The last day cannot be before the first.');
  await expect(figure(page, 'Transactions')).toHaveText('10');
  await last.fill('');
  await last.blur();
  await expect(last).toHaveAccessibleDescription(/Choose a complete date/);
  await last.fill('3000-01-01');
  await last.blur();
  await expect(last).toHaveAccessibleDescription(/Choose a year/);
  await typeNoDay(last);
  await last.blur();
  await expect(last).toHaveAccessibleDescription(/Choose a complete date/);
  await expectNoDayKept(last);
  await expect(figure(page, 'Transactions')).toHaveText('10');
});

test('R-X4 Export CSV downloads exactly what is filtered, and says how many @both @journey', async ({
  page,
}) => {
  await page.getByRole('radio', { name: 'Debit' }).check();
  await expect(figure(page, 'Money in')).toHaveText('$0.00');
  const debits = await counted(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^transactions-\d{4}-\d{2}-\d{2}\.csv$/);
  await expect(page.getByText(`${debits} transactions exported`).first()).toBeVisible();

  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFFDate,Time,Description,')).toBe(true);
  const lines = text.trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(debits);
  // No description of the sample holds a comma or a quote but those of transfers to other banks. A pending row has its
  // amount further back.
  for (const line of lines) expect(line).toMatch(/,debit,(-\d+\.\d{2},|,pending,)/);
});

test('R-X4 Export OFX downloads a statement for each account, in the version that old programs read', async ({
  context,
  page,
}) => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Other formats' }).click();
  await page.getByRole('menuitem', { name: 'Export OFX' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^transactions-\d{4}-\d{2}-\d{2}\.ofx$/);
  await expect(page.getByText('9 transactions exported').first()).toBeVisible();
  const text = await readFile(await download.path(), 'utf8');
  const [head = '', body = ''] = text.split(/(?=<OFX>)/);
  expect(head).toMatch(/^OFXHEADER:100\s+DATA:OFXSGML\s+VERSION:160\s/);
  // Its elements all end, so the body is sound XML too. The portal itself lets nobody parse markup (Trusted Types).
  const reader = await context.newPage();
  const read = await reader.evaluate((file) => {
    const { documentElement: root } = new DOMParser().parseFromString(file, 'application/xml');
    const texts = (name: string) =>
      [...root.getElementsByTagName(name)].map(({ textContent }) => textContent);
    return { root: root.tagName, accounts: texts('ACCTTYPE'), keys: texts('FITID') };
  }, body);
  expect(read.root).toBe('OFX');
  expect(read.accounts).toEqual(['CHECKING', 'SAVINGS']);
  // A single row of the ten is pending.
  expect(new Set(read.keys).size).toBe(9);
});

test('R-X4 Export camt.053 downloads a statement for each account, which is sound XML', async ({
  context,
  page,
}) => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Other formats' }).click();
  await page.getByRole('menuitem', { name: 'Export camt.053' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^transactions-\d{4}-\d{2}-\d{2}\.camt053\.xml$/);
  const text = await readFile(await download.path(), 'utf8');
  const reader = await context.newPage();
  const read = await reader.evaluate((file) => {
    const { documentElement: root } = new DOMParser().parseFromString(file, 'application/xml');
    const texts = (selector: string) =>
      [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
    return {
      namespace: root.namespaceURI,
      accounts: texts('Acct > Nm'),
      keys: texts('Ntry > NtryRef'),
    };
  }, text);
  expect(read.namespace).toBe('urn:iso:std:iso:20022:tech:xsd:camt.053.001.08');
  expect(read.accounts).toEqual(['Everyday Checking', 'Regular Savings']);
  expect(new Set(read.keys).size).toBe(9);
});

test('R-X4 what cannot be exported says why, and the button can be pressed again @live', async ({
  page,
}) => {
  await page.route('**/api/transactions/csv*', (route) => route.abort());
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByRole('alert')).toContainText('The file could not be created');
  await page.unroute('**/api/transactions/csv*');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await downloading;
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('R-X6 a row opens beside the list with reference, running balance and why; the keyboard is enough', async ({
  page,
}) => {
  const held = rows(page)
    .filter({ hasText: 'Pending' })
    .getByRole('button', { name: /^Details of / });
  await held.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('region', { name: 'Transaction details' });
  await expect(details).toBeVisible();
  await expect(details.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(held).toHaveAttribute('aria-current', 'true');
  await details.getByText('Technical details').click();
  await expect(value(details, 'Reference')).toHaveText(/^REF-\d{8}$/);
  await expect(value(details, 'Balance after this')).toHaveText(/^\$[\d,]+\.\d{2}$/);
  const why = details.getByRole('region', { name: 'Why this is here' });
  await expect(why.getByRole('listitem').last()).toContainText('Held for review');

  const first = await details.getByRole('heading', { level: 2 }).innerText();
  await details.getByRole('button', { name: 'Older transaction' }).click();
  await expect(details.getByRole('heading', { level: 2 })).not.toHaveText(first);
  await expect(held).not.toHaveAttribute('aria-current', 'true');
  await details.getByRole('button', { name: 'Newer transaction' }).click();
  await expect(details.getByRole('heading', { level: 2 })).toHaveText(first);

  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(held).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toHaveCount(0);
  await expect(held).toBeFocused();
});

test('R-X6 the newest row’s running balance is the balance of its account', async ({
  portal,
  page,
}) => {
  await page.getByLabel('Account', { exact: true }).selectOption('savings');
  await page.getByLabel('Date range').selectOption('all');
  await expect(rows(page).first()).toContainText('Savings');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Details of / })
    .click();
  const details = page.getByRole('region', { name: 'Transaction details' });
  const balance = await value(details, 'Balance after this').innerText();
  await portal.openTab('Dashboard');
  await expect(page.getByRole('main')).toContainText(balance);
});

test('R-X6 a transfer is repeated from its details: the form is filled in, and nothing is sent', async ({
  page,
}) => {
  await rows(page)
    .filter({ hasText: 'Pending' })
    .getByRole('button', { name: /^Details of / })
    .click();
  const details = page.getByRole('region', { name: 'Transaction details' });
  const recipient = (await value(details, 'To').innerText()).split('\n')[0] ?? '';
  await details.getByRole('button', { name: 'Repeat transfer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer Money' })).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).not.toHaveValue('');
  await expect(page.getByRole('form', { name: 'New transfer' })).toContainText(recipient);
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(page.getByRole('dialog', { name: `to ${recipient}` })).toBeVisible();
});

test('R-X5 R-X6 the spending by category leads to the rows of one, which the arrow keys go along', async ({
  page,
}) => {
  await page.getByLabel('Date range').selectOption('90days');
  const picture = page.getByRole('button', { name: 'Spending by category' });
  await picture.click();
  const table = page.getByRole('table', { name: 'Spending by category' });
  await expect(page.getByRole('img', { name: /^Spending by category: / })).toBeVisible();
  // A move between the member's own accounts is not spent. All money that left is there, and what the cards bought.
  const byCard = page.getByText(/Purchases with credit cards count with \$/);
  const amountsIn = async (place: Locator) =>
    (await place.innerText())
      .match(/(?<=\$)[\d,]+\.\d\d/g)
      ?.map((amount) => Number(amount.replaceAll(',', ''))) ?? [];
  const expectAllOut = async (sum: Locator) => {
    const [out = 0] = await amountsIn(figure(page, 'Money out'));
    const [bought = 0, leftOut = 0] = await amountsIn(byCard);
    expect((await amountsIn(sum)).at(-1)).toBeCloseTo(out + bought - leftOut, 2);
  };
  await expect(table.getByRole('row', { name: /^Not spending/ })).toBeVisible();
  await expectAllOut(table.getByRole('row', { name: /^In all/ }));
  const groceries = table.getByRole('row', { name: /^Groceries/ });
  await groceries.getByRole('button', { name: 'Groceries, show only these' }).click();
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(() => expectAllOut(groceries)).toPass();
  await picture.click();
  await expect(table).toHaveCount(0);

  const buttons = rows(page).getByRole('button', { name: /^Details of / });
  await expect(rows(page)).toHaveCount(await counted(page));
  await buttons.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(buttons.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(buttons.first()).toBeFocused();
  await page.getByRole('button', { name: 'Groceries, remove filter' }).click();
  await expect(page.getByRole('button', { name: 'Category', exact: true })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('R-X1 R-X4 R-X6 the newest rows are on the first screen, the filters in a sheet, the files in a menu', async ({
    page,
  }) => {
    for (const row of [0, 1, 2]) await expect(rows(page).nth(row)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('radio', { name: 'Debit' }).check();
    await sheet.getByRole('checkbox', { name: 'Groceries' }).check();
    await sheet.getByRole('button', { name: 'Show 1 transaction', exact: true }).click();
    await expect(sheet).toHaveCount(0);
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Filters, 2 on' })).toBeVisible();
    await page.getByRole('button', { name: 'Groceries, remove filter' }).click();
    await expect(page.getByRole('button', { name: 'Filters, 1 on' })).toBeFocused();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(rows(page)).toHaveCount(10);

    await page.getByRole('button', { name: 'Export' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export CSV' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
  });

  test('R-X6 the details are a sheet that gives the focus back', async ({ page }) => {
    const first = rows(page)
      .first()
      .getByRole('button', { name: /^Details of / });
    await first.click();
    const sheet = page.getByRole('dialog');
    await expect(value(sheet, 'Balance after this')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(first).toBeFocused();
  });
});

function rows(page: Page): Locator {
  return page.getByRole('region', { name: 'History' }).getByRole('listitem');
}

function figure(page: Page, name: string): Locator {
  return value(page.getByRole('region', { name: 'Totals' }), name);
}

function value(within: Locator, name: string): Locator {
  return within
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]');
}

async function counted(page: Page): Promise<number> {
  return Number((await figure(page, 'Transactions').innerText()).replace(',', ''));
}
