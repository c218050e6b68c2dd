import { expect, test } from './portal.ts';

test.beforeEach(async ({ portal }) => {
  await portal.signIn();
});

test('R-D12 the portfolio adds up, and its button opens the holdings @journey', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Investment Portfolio', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Investment Portfolio' });
  await expect(dialog.getByText(/^Sample prices as of /)).toBeVisible();
  const breakdown = dialog.getByRole('region', { name: 'Breakdown' });
  const parts = breakdown.getByRole('listitem');
  await expect(parts).toHaveText([/^Growth Fund/, /^Tech Stocks/, /^Bonds/]);
  await expect(breakdown.getByRole('img')).toHaveAccessibleName(
    /^The portfolio by share: Growth Fund \d+%, Tech Stocks \d+%, Bonds \d+%\.$/,
  );
  const texts = await parts.allInnerTexts();
  const shares = texts.map((text) => Number(/(\d+)%/.exec(text)?.[1]));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  const total = texts.reduce((sum, text) => sum + centsIn(text), 0);
  await expect(dialog.getByText(`$${writtenDollars(total)}`).first()).toBeVisible();

  await expect(
    dialog.getByRole('region', { name: 'Value over time' }).getByRole('img'),
  ).toHaveAccessibleName(/^The portfolio was worth \$[\d,.]+ on .* and \$[\d,.]+ on .*\.$/);
  await dialog.getByText('Show as a table').click();
  await expect(dialog.getByRole('table').getByRole('row')).toHaveCount(14);

  await dialog.getByRole('button', { name: 'View Holdings' }).click();
  const holdings = dialog.getByRole('list', { name: 'Holdings' }).getByRole('listitem');
  await expect(holdings).toHaveText([/^Growth Fund/, /^Tech Stocks/, /^Bonds/]);
  for (const name of ['Units', 'Price', 'Value', 'Cost', 'Gain', 'Share']) {
    await expect(holdings.first()).toContainText(name);
  }
  await dialog.getByRole('button', { name: 'Back to the portfolio' }).click();
  await expect(dialog.getByRole('button', { name: 'View Holdings' })).toBeFocused();
});

function centsIn(text: string): number {
  return Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(/\D/g, ''));
}

/** The dollars of an amount in cents, without its cents, as the portal writes them. */
function writtenDollars(cents: number): string {
  return Math.floor(cents / 100).toLocaleString('en-US');
}
