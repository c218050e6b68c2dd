import type { Locator, Page } from '@playwright/test';
import { findings } from './accessible.ts';
import { expect, sample, test } from './portal.ts';

test.beforeEach(async ({ portal }) => {
  await portal.signIn();
});

test('R-D13 a loan is applied for, left and taken up again, approved, signed, paid and paid off @demo @journey', async ({
  page,
  portal,
}) => {
  const dialog = await openLoans(page);
  await dialog.getByRole('radio', { name: 'Personal' }).check();
  await dialog.getByRole('button', { name: 'Apply for this loan' }).click();
  await expect(dialog.getByRole('heading', { name: 'The loan' })).toBeFocused();
  await expect(dialog.getByText('Total of payments')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save and continue' }).click();
  await expect(dialog.getByRole('heading', { name: 'About you' })).toBeFocused();

  // Left here, it waits among the applications.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await openLoans(page);
  await dialog.getByRole('button', { name: 'Open Personal Loan, Not sent yet' }).click();
  await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue('8,000');
  await dialog.getByRole('button', { name: 'Save and continue' }).click();
  await dialog.getByRole('button', { name: 'Save and continue' }).click();
  await expect(dialog.getByLabel('What it is for')).toHaveAccessibleDescription(
    /Say what it is for\./,
  );
  await dialog.getByLabel('What it is for').fill('A used car');
  await dialog.getByLabel('Your monthly income before taxes').fill('6200');
  await dialog.getByLabel('Your monthly rent or mortgage').fill('1450');
  await dialog.getByRole('button', { name: 'Save and continue' }).click();
  await expect(dialog.getByText('$6,200.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send the application' }).click();
  await expect(dialog.getByText('We are deciding it. You will get a notice.')).toBeVisible();

  // The rule of the demo decides some seconds later.
  await expect(dialog.getByText(/^Approved\. Read it and sign by/)).toBeVisible();
  const sign = dialog.getByRole('button', { name: 'Sign and get the money' });
  await sign.click();
  await expect(dialog.getByLabel('Your name, to sign')).toBeFocused();
  await dialog.getByLabel('Your name, to sign').fill('Somebody Else');
  await sign.click();
  await expect(dialog.getByText('Confirm that you have read the costs.')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await sign.click();
  await expect(dialog.getByRole('alert')).toContainText(`To sign, type ${sample.displayName}.`);
  await dialog.getByLabel('Your name, to sign').fill(sample.displayName);
  await sign.click();
  await expect(dialog.getByText('Signed. $8,000.00 is in your account.')).toBeVisible();
  await expect(figure(dialog, 'Balance')).toContainText('$8,000.00');

  await dialog.getByRole('button', { name: 'Make a payment' }).click();
  await expect(dialog.getByLabel('Amount', { exact: true })).not.toHaveValue('');
  await dialog.getByLabel('Amount', { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(dialog.getByLabel('Amount', { exact: true })).toBeFocused();
  await dialog.getByLabel('Amount', { exact: true }).fill('9000');
  await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('You can pay at most $8,000.00 this way.');
  await dialog.getByLabel('Amount', { exact: true }).fill('1000');
  await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(dialog.getByText('You paid $1,000.00. The balance is now $7,000.00.')).toBeVisible();
  const history = dialog.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(2);

  await dialog.getByRole('button', { name: 'Pay off' }).click();
  const payoffDay = dialog.getByLabel('Day', { exact: true });
  const today = await payoffDay.inputValue();
  await payoffDay.fill('2099-01-01');
  await expect(payoffDay).toHaveAccessibleDescription(/^Choose a day from /);
  await expect(dialog.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await payoffDay.fill(today);
  await dialog.getByRole('button', { name: 'Pay $7,000.00' }).click();
  await expect(dialog.getByText('This loan is paid off. Nothing is owed any more.')).toBeVisible();
  await expect(figure(dialog, 'Balance')).toContainText('$0.00');
  await expect(dialog.getByRole('button', { name: 'Make a payment' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await portal.openTab('Transactions');
  await expect(page.getByText('Loan payment: Personal Loan').first()).toBeVisible();
});

test('R-D13 an amount that is not lent is told at its field, and a saved application can be discarded', async ({
  page,
}) => {
  const dialog = await openLoans(page);
  await dialog.getByRole('button', { name: 'Apply for a line of credit' }).click();
  const limit = dialog.getByLabel('Limit');
  await limit.fill('100');
  await dialog.getByRole('button', { name: 'Save and continue' }).click();
  await expect(limit).toHaveAccessibleDescription(
    /Enter an amount from \$500\.00 to \$25,000\.00\./,
  );
  await limit.fill('2,000');
  await expect(dialog.getByText(/^Each month we ask for the interest and 2\.00%/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save and continue' }).click();
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await dialog.getByRole('button', { name: 'All loans' }).click();
  const applications = dialog.getByRole('region', { name: 'Your applications' });
  await expect(applications).toContainText('Line of Credit');
  await applications.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.getByText('The saved application was discarded.')).toBeVisible();
  await expect(applications).toHaveCount(0);
});

test('R-D13 nothing in applying for a loan and paying it keeps anybody out @demo', async ({
  page,
}) => {
  const dialog = await openLoans(page);
  await dialog.getByRole('radio', { name: 'Personal' }).check();
  await dialog.getByRole('button', { name: 'Apply for this loan' }).click();
  await expect(dialog.getByText('Total of payments')).toBeVisible();
  expect(await findings(page, 1280), 'the first step').toEqual([]);
  await dialog.getByRole('button', { name: 'Save and continue' }).click();
  await dialog.getByLabel('What it is for').fill('A used car');
  await dialog.getByRole('button', { name: 'Save and continue' }).click();
  await expect(dialog.getByText('Enter your monthly income, above $0.00.')).toBeVisible();
  expect(await findings(page, 1280), 'the second step with faults').toEqual([]);
  await dialog.getByLabel('Your monthly income before taxes').fill('6200');
  await dialog.getByLabel('Your monthly rent or mortgage').fill('0');
  await dialog.getByRole('button', { name: 'Save and continue' }).click();
  await dialog.getByRole('button', { name: 'Send the application' }).click();
  await expect(dialog.getByRole('button', { name: 'Sign and get the money' })).toBeVisible();
  expect(await findings(page, 1280), 'the offer').toEqual([]);
  await dialog.getByLabel('Your name, to sign').fill(sample.displayName);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign and get the money' }).click();
  await expect(dialog.getByRole('button', { name: 'Make a payment' })).toBeVisible();
  expect(await findings(page, 1280), 'the loan').toEqual([]);
  await dialog.getByRole('button', { name: 'Pay off' }).click();
  await expect(dialog.getByRole('button', { name: 'Pay $8,000.00' })).toBeVisible();
  expect(await findings(page, 1280), 'paying off').toEqual([]);
});

async function openLoans(page: Page): Promise<Locator> {
  await page
    .getByRole('region', { name: 'Additional Banking Features' })
    .getByRole('button', { name: /^Loan applications/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Loan applications' });
  await expect(dialog.getByRole('button', { name: 'Apply for this loan' })).toBeVisible();
  return dialog;
}

function figure(dialog: Locator, name: string): Locator {
  return dialog.locator('dl > div').filter({ has: dialog.page().getByText(name, { exact: true }) });
}
