import type { Locator, Page } from '@playwright/test';
import { expect, test } from './portal.ts';
import { findings } from './accessible.ts';

test.beforeEach(async ({ portal }) => {
  await portal.signIn();
});

test('R-D13 the list names four services, and wire transfers open the form for another bank', async ({
  page,
}) => {
  const list = page.getByRole('region', { name: 'Additional Banking Features' });
  await expect(list.getByRole('listitem')).toContainText([
    'Wire transfers',
    'Loan applications',
    'Credit score',
    'Budgeting tools',
  ]);
  await list.getByRole('button', { name: /^Wire transfers/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer Money' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'External bank' })).toBeChecked();
  await expect(page.getByLabel('Routing number')).toBeVisible();
});

test('R-D13 a loan is worked out to the cent, down to a balance of zero, and leads to where one applies', async ({
  page,
}) => {
  const dialog = await openFeature(page, 'Loan applications');
  await expect(dialog.getByText('$477.41').first()).toBeVisible();
  await dialog.getByRole('radio', { name: 'Personal' }).check();
  await dialog.getByLabel('Amount to borrow').fill('1,000');
  await dialog.getByLabel('Term').selectOption('1 year');
  await dialog.getByLabel('Yearly rate').fill('12');
  await expect(dialog.getByRole('status').filter({ hasText: 'Monthly payment' })).toContainText(
    '$88.85',
  );
  const rows = dialog.getByRole('row');
  await expect(rows).toHaveCount(13);
  await expect(rows.nth(1)).toHaveText(/1\s*\$88\.85\s*\$10\.00\s*\$78\.85\s*\$921\.15/);
  await expect(rows.last()).toContainText('$0.00');
  await expect(dialog.getByText('94% is the amount borrowed and 6% is interest')).toBeVisible();

  await dialog.getByRole('radio', { name: 'Home' }).check();
  await dialog.getByRole('button', { name: 'Show all 360 payments' }).click();
  await expect(rows).toHaveCount(361);
  await expect(rows.last()).toContainText('$0.00');
  await expect(dialog.getByRole('link', { name: '(555) 014-2600' })).toHaveAttribute(
    'href',
    'tel:5550142600',
  );
  // For a home one calls or visits; the others are applied for here.
  const apply = dialog.getByRole('button', { name: 'Apply for this loan' });
  await expect(apply).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Personal' }).check();
  await expect(apply).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Loan applications/ })).toBeFocused();
});

test('R-D13 the credit score shows its range, its change, its history and what moves it', async ({
  page,
}) => {
  const dialog = await openFeature(page, 'Credit score');
  await expect(dialog).toContainText('Sample data, one score a month.');
  await expect(dialog.getByText('768', { exact: true }).first()).toBeVisible();
  await expect(dialog.getByText('Very good (740 to 799)')).toBeVisible();
  await expect(dialog.getByText('Up 7 points since last month')).toBeVisible();
  await expect(dialog.getByText(/^Over 18 months your score went from 724/)).toBeVisible();
  const factors = dialog.getByRole('region', { name: 'What affects it' }).getByRole('listitem');
  await expect(factors).toHaveCount(5);
  await expect(factors.first()).toContainText('Payment history, about 35%');
  await expect(factors.first()).toContainText('Raises your score');
  await dialog.locator('summary').click();
  await expect(dialog.getByRole('row')).toHaveCount(19);
});

test('R-D13 a budget is set, changed and removed, and wrong amounts are told at the field @journey', async ({
  page,
}) => {
  const dialog = await openFeature(page, 'Budgeting tools');
  const zelle = dialog.getByRole('listitem').filter({ hasText: 'Zelle' });
  await expect(zelle).toContainText('spent, no budget');
  await dialog.getByRole('button', { name: 'Set budget for Sent to others: Zelle' }).click();
  const amount = dialog
    .getByLabel('Monthly budget for Sent to others: Zelle')
    .and(page.getByRole('textbox'));
  await expect(amount).toBeFocused();
  for (const [text, sentence] of [
    ['', 'Enter the amount of the budget.'],
    ['0', 'Enter an amount from $1.00 to $1,000,000.00.'],
    ['0.005', 'two decimals'],
  ] as const) {
    await amount.fill(text);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(amount).toHaveAccessibleDescription(new RegExp(escaped(sentence)));
    await expect(amount).toHaveValue(text);
  }
  await amount.fill('100000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog.getByText('The budget for Sent to others: Zelle is now $100,000.00.'),
  ).toBeVisible();
  await expect(zelle).toContainText(/of \$100,000\.00, \d+%/);
  const change = dialog.getByRole('button', {
    name: 'Change the budget for Sent to others: Zelle',
  });
  await expect(change).toBeFocused();

  await change.click();
  await amount.fill('1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(zelle).toContainText(/Over budget by \$[\d,.]+/);
  await change.click();
  await dialog.getByRole('button', { name: 'Remove budget' }).click();
  const removed = dialog.getByText('The budget for Sent to others: Zelle was removed.');
  await expect(removed).toBeVisible();
  await expect(zelle).toContainText('spent, no budget');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(zelle).toContainText('Over budget by');
  await expect(removed).toHaveCount(0);
  await expect(
    dialog.getByText('The budget for Sent to others: Zelle is now $1.00.'),
  ).toBeVisible();
  await expect(change).toBeFocused();
});

test('R-D13 the focus stays in the list when a budget is removed with its line', async ({
  page,
}) => {
  const others = /^Show \d+ categor/;
  let dialog = await openFeature(page, 'Budgeting tools');
  await dialog.getByRole('button', { name: others }).click();
  await dialog.getByRole('button', { name: 'Set budget for Giving' }).click();
  await dialog.getByRole('textbox').fill('50');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Change the budget for Giving' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  dialog = await openFeature(page, 'Budgeting tools');
  await dialog.getByRole('button', { name: 'Change the budget for Giving' }).click();
  await dialog.getByRole('button', { name: 'Remove budget' }).click();
  await expect(dialog.getByText('The budget for Giving was removed.')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'By category' })).toBeFocused();
});

test('R-D13 earlier months can be looked at, and their average is the suggestion', async ({
  page,
}) => {
  const dialog = await openFeature(page, 'Budgeting tools');
  const month = dialog.getByLabel('Month', { exact: true });
  await expect(month.locator('option')).toHaveCount(24);
  await month.selectOption({ index: 3 });
  await expect(dialog.getByText('Earlier months are compared with the budgets')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Groceries' })).toContainText(
    /\$[\d,.]+ of \$600\.00, \d+%/,
  );
  await dialog.getByRole('button', { name: 'Change the budget for Groceries' }).click();
  const use = dialog.getByRole('button', { name: /^Use \$/ });
  const suggested = /\$([\d,.]+)/.exec((await use.textContent()) ?? '')?.[1] ?? '';
  await use.click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(`The budget for Groceries is now $${suggested}.`)).toBeVisible();
});

test('R-D13 nothing in planning ahead keeps anybody out @demo', async ({ page }) => {
  const loans = await openFeature(page, 'Loan applications');
  await loans.getByLabel('Yearly rate').fill('99');
  await loans.getByLabel('Amount to borrow').focus();
  await expect(loans.getByText('Enter a rate of at most')).toBeVisible();
  expect(await findings(page), 'a loan that cannot be').toEqual([]);
  await loans.getByLabel('Yearly rate').fill('9');
  await expect(loans.getByRole('row')).toHaveCount(13);
  expect(await findings(page), 'a loan').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(loans).toBeHidden();

  const score = await openFeature(page, 'Credit score');
  await score.locator('summary').click();
  await expect(score.getByRole('row')).toHaveCount(19);
  expect(await findings(page), 'the credit score').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(score).toBeHidden();

  const budgets = await openFeature(page, 'Budgeting tools');
  await budgets.getByRole('button', { name: /^Show \d+ categor/ }).click();
  await budgets.getByRole('button', { name: 'Change the budget for Groceries' }).click();
  await budgets.getByRole('textbox').fill('0');
  await budgets.getByRole('button', { name: 'Save' }).click();
  await expect(budgets.getByText('Enter an amount from $1.00')).toBeVisible();
  expect(await findings(page), 'the budgets').toEqual([]);
});

/** Opens an entry of the list and its dialog of the same name, and waits for the content of the dialog. */
async function openFeature(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole('region', { name: 'Additional Banking Features' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeAttached();
  return dialog;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
