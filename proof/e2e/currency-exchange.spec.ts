import type { Locator, Page } from '@playwright/test';
import { expect, test } from './portal.ts';
import { findings } from './accessible.ts';

test.beforeEach(async ({ portal }) => {
  await portal.signIn();
});

test('R-D9 R-E5 Currency Exchange converts while one types, both ways, the yen without decimals @journey', async ({
  page,
}) => {
  const dialog = await openExchange(page);
  const result = dialog.getByRole('status', { name: 'Result' });
  await expect(dialog.getByText('1 USD = 0.92 EUR', { exact: true })).toBeVisible();
  await expect(
    dialog.getByText(/^Updated every 15 minutes · Rates as of .* \d{1,2}:[0-5]\d [AP]M$/),
  ).toBeVisible();
  await expect(dialog.getByText(/sample rates/)).toBeVisible();
  await expect(result).toHaveText('$100.00 = €92.00');
  await expect(dialog.getByLabel('From').locator('option')).toHaveText([
    'US dollar (USD)',
    'Euro (EUR)',
    'British pound (GBP)',
    'Canadian dollar (CAD)',
    'Japanese yen (JPY)',
  ]);

  await dialog.getByLabel('Amount in USD').fill('1,250.50');
  await expect(result).toHaveText('$1,250.50 = €1,150.46');
  await dialog.getByRole('button', { name: 'Swap the currencies' }).click();
  await expect(dialog.getByText('1 EUR = 1.086957 USD', { exact: true })).toBeVisible();
  await expect(result).toHaveText('€1,250.50 = $1,359.24');
  await dialog.getByLabel('To').selectOption('JPY');
  await expect(result).toHaveText('€1,250.50 = ¥203,641');
  // The currency of the other side changes places.
  await dialog.getByLabel('From').selectOption('JPY');
  await expect(dialog.getByLabel('To')).toHaveValue('EUR');
  await dialog.getByLabel('Amount in JPY').fill('10000');
  await expect(result).toHaveText('¥10,000 = €61.41');

  const rates = dialog.getByRole('region', { name: 'What 1 US dollar is worth' });
  await expect(rates.getByRole('listitem')).toHaveText([
    'Euro0.92 EUR',
    'British pound0.79 GBP',
    'Canadian dollar1.35 CAD',
    'Japanese yen149.82 JPY',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Currency Exchange' })).toBeFocused();
});

test('R-D9 R-D11 R-D12 nothing in exchange, box and portfolio keeps anybody out @demo', async ({
  page,
}) => {
  const exchange = await openExchange(page);
  await exchange.getByLabel('Amount in USD').fill('0');
  await exchange.getByLabel('Amount in USD').press('Tab');
  await expect(exchange.getByText('Enter an amount above zero.')).toBeVisible();
  expect(await findings(page), 'the exchange').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(exchange).toBeHidden();

  const box = await openAction(page, 'Safe Deposit Box');
  await expect(box.getByText('214')).toBeVisible();
  await box.getByRole('button', { name: 'Schedule Visit' }).click();
  await expect(box.getByLabel('Day')).not.toHaveValue('');
  await box.getByRole('button', { name: 'Confirm visit' }).click();
  await expect(box.getByText('Choose a time.')).toBeVisible();
  expect(await findings(page), 'the visit').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();

  const portfolio = await openAction(page, 'Investment Portfolio');
  await portfolio.getByText('Show as a table').click();
  await expect(portfolio.getByRole('table')).toBeVisible();
  expect(await findings(page), 'the portfolio').toEqual([]);
  await portfolio.getByRole('button', { name: 'View Holdings' }).click();
  await expect(portfolio.getByRole('heading', { name: 'Holdings' })).toBeFocused();
  expect(await findings(page), 'the holdings').toEqual([]);
});

async function openExchange(page: Page): Promise<Locator> {
  const dialog = await openAction(page, 'Currency Exchange');
  await expect(dialog.getByRole('status', { name: 'Result' })).toBeVisible();
  return dialog;
}

async function openAction(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole('region', { name: 'Quick Actions' })
    .getByRole('button', { name, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}
