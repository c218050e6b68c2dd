import type { Locator, Page } from '@playwright/test';
import { findings } from './accessible.ts';
import { expect, test } from './portal.ts';

// Only rows in sight are in the page: a tall window shows all of a short list.
test.use({ viewport: { width: 1440, height: 2000 } });

async function openDetails(page: Page, of: RegExp): Promise<Locator> {
  await page.getByRole('button', { name: of }).first().click();
  return page.getByRole('region', { name: 'Transaction details' });
}

test('R-E3 a member files a purchase elsewhere, takes it back, and files all of its payee', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transactions');
  const details = await openDetails(page, /^Details of Greenfield Market/);
  await details.getByRole('button', { name: 'Change category' }).click();
  await details.getByLabel('Category', { exact: true }).selectOption('Health');
  expect(await findings(page, 1280)).toEqual([]);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Filed under Health')).toBeVisible();
  const purpose = details.getByRole('region', { name: 'What it was for' });
  await expect(purpose).toContainText('Health');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(purpose).toContainText('Groceries');

  await details.getByRole('button', { name: 'Change category' }).click();
  await details.getByLabel('Category', { exact: true }).selectOption('Giving');
  await details.getByRole('checkbox', { name: 'Always for Greenfield Market' }).check();
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^\d+ transactions filed under Giving$/)).toBeVisible();
});

test('R-E3 a row changes its category where it stands, by click and by key, and takes it back @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transactions');
  const category = page
    .getByRole('button', { name: /, change the category of Greenfield Market$/ })
    .first();
  await category.click();
  await expect(page.getByRole('menuitemradio', { name: 'Groceries' })).toBeChecked();
  expect(await findings(page, 1280)).toEqual([]);
  await page.getByRole('menuitemradio', { name: 'Health' }).click();
  await expect(category).toHaveAccessibleName(/^Health,/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(category).toHaveAccessibleName(/^Groceries,/);
  await expect(page.getByRole('region', { name: 'Transaction details' })).toBeHidden();

  await category.press('Enter');
  await page.keyboard.type('din');
  await expect(page.getByRole('menuitemradio', { name: 'Dining' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(category).toHaveAccessibleName(/^Dining,/);
  await expect(category).toBeFocused();
  const ofOwnMoney = page.getByRole('button', { name: /change the category of Transfer to Reg/ });
  await expect(ofOwnMoney).toHaveCount(0);
});

test('R-E3 several rows, chosen one by one and as a range, get a category at once; the refused ones stay chosen @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transactions');
  const select = page.getByRole('button', { name: 'Select transactions' });
  await select.click();
  const rows = page.getByRole('region', { name: 'History' }).getByRole('checkbox');
  await expect(rows.first()).toBeFocused();
  const row = (name: RegExp) => page.getByRole('checkbox', { name }).first();
  await row(/^Olive & Ash Kitchen/).check();
  await row(/^Brightwater Electric/).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected transactions' });
  await expect(bar).toContainText('4 selected · +$9,542.12');
  await row(/^Harborline Design/).uncheck();
  await row(/^Transfer to Regular Savings/).check();
  await expect(bar).toContainText('4 selected · −$1,199.97');
  await bar.getByRole('button', { name: 'Change category' }).click();
  expect(await findings(page, 1280)).toEqual([]);
  await page.getByRole('menuitemradio', { name: 'Travel' }).click();
  await expect(page.getByText('3 transactions filed under Travel')).toBeVisible();
  await expect(page.getByText('Not changed: Transfer to Regular Savings').first()).toBeVisible();
  await expect(bar).toContainText('1 selected');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  const travel = page.getByRole('button', { name: /^Travel, change the category of/ });
  await expect(travel).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(travel).toHaveCount(0);

  await select.click();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect(bar).toContainText('2 selected');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Details of Zelle to Ana Ruiz/ })).toBeFocused();
});

test('R-E3 a split adds up, shows in both categories, and is made one again @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transactions');
  const details = await openDetails(page, /^Details of Greenfield Market/);
  await details.getByRole('button', { name: 'Split', exact: true }).click();
  await details.getByLabel('Amount of part 1').fill('100');
  const sum = details.getByRole('status').filter({ hasNotText: 'Loading' });
  await expect(sum).toHaveText('$12.65 left to assign');
  await expect(details.getByRole('button', { name: 'Save' })).toBeDisabled();
  await details.getByLabel('Category of part 2').selectOption('Health');
  await details.getByLabel('Amount of part 2').fill('12.65');
  await expect(sum).toHaveText('The parts add up.');
  expect(await findings(page, 1280)).toEqual([]);
  await details.getByRole('button', { name: 'Save' }).click();
  const purpose = details.getByRole('region', { name: 'What it was for' });
  await expect(purpose.getByRole('listitem')).toHaveText(['Groceries$100.00', 'Health$12.65']);

  await page.getByRole('button', { name: 'Category', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Health' }).check();
  await page.getByRole('checkbox', { name: 'Dining' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Dining + 1, remove filter' })).toBeVisible();
  await expect(page.getByText('−$81.05').first()).toBeVisible();
  await details.getByRole('button', { name: 'Change the split' }).click();
  await details.getByRole('button', { name: 'Make it one again' }).click();
  await expect(purpose.getByRole('listitem')).toHaveText(['Groceries']);
});
