import { findings } from './accessible.ts';
import { expect, test } from './portal.ts';

test('R-D2 R-D8 the name of an account opens its transactions, balance, course, dividends, statements and numbers @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.getByRole('button', { name: 'Regular Savings: details' }).press('Enter');
  const account = page.getByRole('main');
  await expect(account.getByRole('heading', { level: 2, name: 'Regular Savings' })).toBeVisible();
  await expect(account.getByText('Ledger balance')).toBeVisible();
  await expect(account.getByRole('img', { name: /^The balance of/ })).toHaveAccessibleName(
    /^The balance of Regular Savings went from .* to \$50,000\.00 on /,
  );
  const dividends = account.getByRole('region', { name: /^Dividends in / });
  await expect(dividends).toContainText(/Dividends earned\$\d+\.\d\d/);
  await expect(dividends).toContainText(/Annual percentage yield earned \(APY\)\d+\.\d\d%/);
  const statements = account.getByRole('region', { name: 'Latest statements' });
  await expect(statements.getByRole('listitem')).toHaveCount(6);
  const download = page.waitForEvent('download');
  await statements
    .getByRole('button', { name: /^Download/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/savings.*\.pdf$/);
  await expect(account.getByText('••••9036').first()).toBeVisible();
  await expect(account.getByText('130 014 267')).toBeVisible();
  await expect(account.getByRole('button', { name: 'Show account number' })).toBeVisible();
  await statements.getByRole('button', { name: 'All statements' }).click();
  await expect(page.getByRole('dialog')).toContainText('2023');
});

test('R-D2 R-D8 an account opens in full in a place of its own, over a reload and back to all', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.getByRole('button', { name: 'Everyday Checking: details' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'Everyday Checking' })).toBeVisible();
  await expect(main.getByText('Ledger balance')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Dividends', exact: true })).toContainText('APY');
  const statements = main.getByRole('region', { name: 'Latest statements' });
  await expect(statements.getByRole('listitem')).toHaveCount(6);
  const own = main.getByRole('region', { name: 'Transactions' });
  await expect(own.getByRole('listitem')).toHaveCount(8);
  await own.getByRole('searchbox').fill('xylophone');
  await expect(own).toContainText('Nothing found for “xylophone” in this account.');
  await own.getByRole('searchbox').fill('payroll');
  await expect(own.getByRole('listitem').first()).toContainText('payroll');
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(main.getByRole('heading', { level: 2, name: 'Everyday Checking' })).toBeVisible();
  await main.getByRole('button', { name: 'Show account number' }).click();
  await portal.confirmItIsMe();
  await expect(main.getByRole('button', { name: 'Copy account number' })).toBeVisible();
  await main.getByRole('button', { name: 'All accounts' }).click();
  await expect(main.getByRole('heading', { level: 2, name: 'Everyday Checking' })).toBeHidden();
  await page.goBack();
  await expect(main.getByRole('heading', { level: 2, name: 'Everyday Checking' })).toBeVisible();
});

test('nothing in the details of an account keeps anybody out, in English and in Spanish', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.getByRole('button', { name: 'Everyday Checking: details' }).click();
  await expect(page.getByRole('region', { name: /^Dividends in / })).toBeVisible();
  expect(await findings(page), 'in English').toEqual([]);
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.reload();
  await expect(page.getByRole('region', { name: /^Dividendos de / })).toBeVisible();
  expect(await findings(page), 'in Spanish').toEqual([]);
});
