import type { Locator, Page } from '@playwright/test';
import { firstDayOf } from './day-after.ts';
import { expect, test } from './portal.ts';

test.beforeEach(async ({ portal }) => {
  await portal.signIn();
});

test('R-D11 a visit is scheduled within opening hours, listed, told of and cancelled @journey', async ({
  page,
}) => {
  const dialog = await openBox(page);
  await expect(dialog.getByText('Commons Avenue branch, Vault B, lower level')).toBeVisible();
  await expect(dialog.getByText('$95.00')).toBeVisible();
  await expect(dialog.getByText('No visit is scheduled.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Schedule Visit' }).click();
  await expect(dialog.getByRole('heading', { name: 'Schedule a visit' })).toBeFocused();
  const day = dialog.getByLabel('Day');
  const time = dialog.getByLabel('Time');
  await expect(day).not.toHaveValue('');
  // A week later, the whole day is open.
  const first = new Date(`${await day.inputValue()}T12:00:00Z`);
  const open = await openDayAfter(dialog, first);
  await expect(time.locator('option:not([disabled])')).toHaveCount(20);
  await expect(time.locator('option:not([disabled])').first()).toHaveText('8:00 AM');
  await expect(time.locator('option:not([disabled])').last()).toHaveText('5:30 PM');
  await time.selectOption('9:30 AM');
  await dialog.getByRole('button', { name: 'Confirm visit' }).click();
  const said = dialog.getByText(`Your visit is scheduled: ${open}, 9:30 AM`);
  await expect(said).toBeVisible();
  const visits = dialog.getByRole('region', { name: 'Your visits' });
  await expect(visits.getByRole('listitem')).toHaveCount(1);
  await expect(visits).toContainText(`${open}, 9:30 AM`);

  // The time is nobody else's now, nor to be had twice.
  await dialog.getByRole('button', { name: 'Schedule Visit' }).click();
  await openDayAfter(dialog, first);
  await expect(time.locator('option:not([disabled])')).toHaveCount(19);
  await dialog.getByRole('button', { name: 'Back to the box' }).click();
  await expect(dialog.getByRole('button', { name: 'Schedule Visit' })).toBeFocused();

  await visits.getByRole('button', { name: /^Cancel the visit on .* at 9:30 AM$/ }).click();
  await page.getByRole('button', { name: 'Cancel visit', exact: true }).click();
  await expect(dialog.getByText(`Your visit on ${open} is cancelled.`)).toBeVisible();
  await expect(dialog.getByText('No visit is scheduled.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Safe Deposit Box' })).toBeFocused();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(/^Visit cancelled: /).first()).toBeVisible();
});

test('R-D11 a day that will not do gets a sentence at the field, and nothing is scheduled', async ({
  page,
}) => {
  const dialog = await openBox(page);
  await dialog.getByRole('button', { name: 'Schedule Visit' }).click();
  const day = dialog.getByLabel('Day');
  await expect(day).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Confirm visit' }).click();
  await expect(dialog.getByText('Choose a time.')).toBeVisible();
  await expect(dialog.getByLabel('Time')).toBeFocused();
  const first = new Date(`${await firstDayOf(day)}T12:00:00Z`);
  const saturday = daysAfter(first, (6 - first.getUTCDay() + 7) % 7 || 7);
  for (const [text, sentence] of [
    [saturday, 'The branch is closed on that day of the week. Choose another day.'],
    [daysAfter(first, -1), 'That time has passed. Choose a later one.'],
    [daysAfter(first, 61), 'Choose a day within the next 60 days.'],
    ['', 'Choose a day.'],
  ] as const) {
    await day.fill(text);
    await dialog.getByRole('button', { name: 'Confirm visit' }).click();
    await expect(dialog.getByText(sentence)).toBeVisible();
    await expect(day).toHaveValue(text);
  }
  await dialog.getByRole('button', { name: 'Back to the box' }).click();
  await expect(dialog.getByText('No visit is scheduled.')).toBeVisible();
});

test('R-D11 View Billing lists the yearly charges, which stand in the history', async ({
  portal,
  page,
}) => {
  const dialog = await openBox(page);
  await dialog.getByRole('button', { name: 'View Billing' }).click();
  await expect(
    dialog.getByText('$95.00 a year, taken in advance from Everyday Checking'),
  ).toBeVisible();
  const charges = dialog.getByRole('list', { name: 'Billing' }).getByRole('listitem');
  await expect(charges.first()).toContainText('It will be taken on');
  await expect(charges.first()).toContainText('Due');
  await expect(charges.nth(1)).toContainText('Paid on');
  await expect(charges.last()).toContainText('$95.00');
  await expect(portal.totalBalance).toContainText('$500,810.00');
  await page.keyboard.press('Escape');
  await portal.openTab('Transactions');
  await page.getByLabel('Search transactions').fill('Safe deposit box');
  await page.getByLabel('Date range').selectOption('1year');
  await expect(page.getByText('Safe deposit box, annual fee').first()).toBeVisible();
});

async function openBox(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Safe Deposit Box', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Safe Deposit Box' });
  await expect(dialog.getByRole('region', { name: 'Your visits' })).toBeVisible();
  return dialog;
}

/** Chooses the first day from a week after `first` on which the branch is open; returns it in words. */
async function openDayAfter(dialog: Locator, first: Date): Promise<string> {
  const day = dialog.getByLabel('Day');
  const option = dialog.getByLabel('Time').locator('option:not([disabled])').first();
  const closed = dialog.getByText(/^The branch is closed on/);
  for (let days = 7; ; days += 1) {
    const text = daysAfter(first, days);
    await day.fill(text);
    await expect(option.or(closed).first()).toBeAttached();
    if ((await closed.count()) === 0) {
      return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(`${text}T12:00:00Z`),
      );
    }
  }
}

function daysAfter(day: Date, days: number): string {
  return new Date(day.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
