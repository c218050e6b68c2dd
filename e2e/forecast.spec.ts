import { findings } from './accessible.ts';
import { dayAfter } from './day-after.ts';
import { expect, test } from './portal.ts';

test('what is scheduled shows in the next 30 days, and a transfer that would make it fail says so @both', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transfer Money');
  await page.getByLabel('From account').selectOption('savings');
  await page.getByLabel('Amount', { exact: true }).fill('45000');
  await page.getByRole('radio', { name: 'On a date' }).check();
  const date = page.getByLabel('Date', { exact: true });
  await date.fill(dayAfter((await date.getAttribute('min')) ?? '', 2));
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule transfer' }).click();
  await expect(page.getByText('$45,000.00 to Everyday Checking is scheduled')).toBeVisible();

  await page.getByLabel('From account').selectOption('savings');
  await page.getByLabel('Amount', { exact: true }).fill('5000.01');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const review = page.getByRole('dialog');
  await expect(review.getByText('After this transfer, these cannot be paid:')).toBeVisible();
  await expect(review.getByText(/\$45,000\.00, Transfer to Everyday Checking, due/)).toBeVisible();
  await review.getByRole('button', { name: 'Cancel' }).click();

  await portal.openTab('Dashboard');
  await page.getByRole('button', { name: 'See the next 30 days' }).click();
  const ahead = page.getByRole('dialog', { name: 'The next 30 days' });
  await expect(ahead.getByText(/Regular Savings: lowest on .*, with \$5,000\.00/)).toBeVisible();
  await expect(ahead.getByRole('listitem').filter({ hasText: '$45,000.00' })).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
});
