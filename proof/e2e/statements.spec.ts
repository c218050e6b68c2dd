import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { expect, test } from './portal.ts';
import { findings } from './accessible.ts';

test.beforeEach(async ({ portal }) => {
  await portal.signIn();
});

test('R-D8 the archive lists every month by year, and the icon of one downloads a PDF of it @both @journey', async ({
  page,
}) => {
  const dialog = await openStatements(page);
  const years = dialog.getByRole('heading', { level: 3, name: /^\d{4}$/ });
  await expect(years.last()).toHaveText('2023');
  await expect(dialog.getByRole('region', { name: '2023' }).getByRole('listitem')).toHaveText([
    'December 2023',
    'November 2023',
    'October 2023',
  ]);
  await expect(dialog.getByText('January 2024', { exact: true })).toBeVisible();
  // Last month is the newest: of this month there is no statement yet.
  await expect(dialog.getByRole('listitem').first()).toHaveText(lastMonth());

  const checking = await download(page, dialog, 'January 2024');
  expect(checking.suggestedFilename()).toBe('statement-checking-2024-01.pdf');
  const pdf = await readFile(await checking.path(), 'utf8');
  expect(pdf).toMatch(/^%PDF-1\.7\n/);
  expect(pdf).toContain('(Avery Morgan) Tj');
  expect(closingOf(pdf)).toMatch(/^\$[\d,]+\.\d{2}$/);
  await expect(dialog.getByText('January 2024 was downloaded.')).toBeAttached();

  const february = await download(page, dialog, 'February 2024');
  expect(openingOf(await readFile(await february.path(), 'utf8'))).toBe(closingOf(pdf));

  await dialog.getByLabel('Account').selectOption({ label: 'Regular Savings ••••9036' });
  await expect(dialog.getByText('January 2024 was downloaded.')).toHaveCount(0);
  const savings = await download(page, dialog, 'October 2023');
  expect(savings.suggestedFilename()).toBe('statement-savings-2023-10.pdf');
  const october = await readFile(await savings.path(), 'utf8');
  expect(openingOf(october)).toBe('$0.00');
  expect(closingOf(october)).not.toBe(closingOf(pdf));
});

test('R-D8 a statement that cannot be made says so at its month, and can be asked for again @live', async ({
  page,
}) => {
  const dialog = await openStatements(page);
  await page.route('**/api/statements/**/pdf*', (route) => route.abort());
  const month = dialog.getByRole('listitem').filter({ hasText: 'December 2023' });
  await month.getByRole('button', { name: 'Download December 2023' }).click();
  await expect(month.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  await expect(month.getByRole('alert')).toContainText('December 2023 was not downloaded.');
  await page.unroute('**/api/statements/**/pdf*');
  await download(page, dialog, 'December 2023');
  await expect(month.getByRole('alert')).toHaveCount(0);
});

test('R-D8 R-D5 statements keep nobody out: the focus stays in the dialog, and goes back @demo', async ({
  page,
}) => {
  const dialog = await openStatements(page);
  expect(await findings(page)).toEqual([]);
  await dialog.getByLabel('Account').focus();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: /^Download / }).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Statements' })).toBeFocused();
});

async function openStatements(page: Page): Promise<Locator> {
  await page
    .getByRole('region', { name: 'Quick Actions' })
    .getByRole('button', { name: 'Statements' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Statements' });
  await expect(dialog.getByRole('button', { name: 'Download October 2023' })).toBeAttached();
  return dialog;
}

async function download(page: Page, dialog: Locator, month: string): Promise<Download> {
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: `Download ${month}` }).click();
  return await downloading;
}

/** The amounts of the box above the entries are the first four of the file, after their names. */
function sumsOf(pdf: string): string[] {
  return [...pdf.matchAll(/\((-?\$[\d,]+\.\d{2})\) Tj/g)].slice(0, 4).map(([, text]) => text ?? '');
}

function openingOf(pdf: string): string | undefined {
  return sumsOf(pdf)[0];
}

function closingOf(pdf: string): string | undefined {
  return sumsOf(pdf)[3];
}

/** The bank's day, as `YYYY-MM-DD`. */
function bankToday(): string {
  const form = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' });
  return form.format(Date.now());
}

/** The month before the present month, where the credit union is. */
function lastMonth(): string {
  const [year = 0, month = 0] = bankToday().split('-').map(Number);
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 2, 15));
}

test('R-A3 the tax form of a year that is over is a PDF beside the statements', async ({
  page,
}) => {
  const dialog = await openStatements(page);
  const forms = dialog.getByRole('region', { name: 'Tax documents' });
  const last = Number(bankToday().slice(0, 4)) - 1;
  const download = page.waitForEvent('download');
  await forms.getByRole('button', { name: `Download Form 1099-INT ${last}` }).click();
  expect((await download).suggestedFilename()).toBe(`form-1099-int-${last}.pdf`);
  expect(await findings(page)).toEqual([]);
});

test('R-X7 under Documents the letter of a month says what came, what went and what changed, also of an earlier month', async ({
  portal,
  page,
}) => {
  await portal.openPlace('Transactions', 'Documents');
  const letters = page.getByRole('region', { name: 'Your months' });
  await expect(letters.getByText(/came in/)).toBeVisible();
  await expect(letters.getByText(/went out/)).toBeVisible();
  await expect(letters.getByText(/^The largest change: /)).toBeVisible();
  const month = letters.getByLabel('Month');
  await month.selectOption({ index: 1 });
  const chosen = await month.locator('option').nth(1).textContent();
  await expect(letters.getByRole('term').first()).toHaveText(chosen ?? '');
  expect(await findings(page, 1280)).toEqual([]);
});

test.describe('in the first week of a month', () => {
  test.use({ standingStillAt: '2026-12-03T17:00:00Z' });

  test('R-X7 the dashboard has the letter of the month before, until it is dismissed @live', async ({
    page,
  }) => {
    const letter = page.getByRole('region', { name: 'Your November 2026' });
    await expect(letter).toContainText(/came in.*went out/s);
    await letter.getByRole('button', { name: 'Dismiss' }).click();
    await expect(letter).toBeHidden();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Quick Actions' })).toBeVisible();
    await expect(letter).toBeHidden();
  });
});
