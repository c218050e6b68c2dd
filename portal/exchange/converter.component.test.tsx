import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ExchangeRates } from '#contract/exchange/exchange.ts';
import { show } from '../testing/show.tsx';
import { Converter } from './converter.tsx';

const rates: ExchangeRates = {
  takenAt: Date.UTC(2026, 10, 21, 15) as ExchangeRates['takenAt'],
  fresh: true,
  renewedEveryMinutes: 60,
  origin: 'published',
  rates: [
    { currency: 'USD', perDollar: 1_000_000, decimals: 2 },
    { currency: 'EUR', perDollar: 920_000, decimals: 2 },
    { currency: 'GBP', perDollar: 790_000, decimals: 2 },
    { currency: 'CAD', perDollar: 1_350_000, decimals: 2 },
    { currency: 'JPY', perDollar: 149_820_000, decimals: 0 },
  ],
};

test.each([
  ['1e308', 'Enter an amount in digits, such as 1,234.50.'],
  ['-1', 'Enter an amount in digits, such as 1,234.50.'],
  ['\u202E5', 'Enter an amount in digits, such as 1,234.50.'],
  ['0', 'Enter an amount above zero.'],
  ['0.005', 'An amount in this currency has at most two decimals.'],
  ['9999999999999', 'This amount is too large.'],
])('R-D9 the amount %j gets a sentence at the field, and is kept', async (text, sentence) => {
  show(<Converter rates={rates} fresh />);
  const amount = page.getByLabelText('Amount in USD');
  await amount.fill(text);
  await userEvent.tab();
  await expect.element(amount).toHaveAccessibleDescription(sentence);
  await expect.element(amount).toHaveValue(text);
  await expect
    .element(page.getByRole('status', { name: 'Result' }))
    .toHaveTextContent('Enter an amount to convert it.');
});

test('R-D9 an amount in yen has no decimals', async () => {
  show(<Converter rates={rates} fresh />);
  await page.getByLabelText('From').selectOptions('JPY');
  await page.getByLabelText('Amount in JPY').fill('0.5');
  await userEvent.tab();
  await expect.element(page.getByText('An amount in yen has no decimals.')).toBeVisible();
});
