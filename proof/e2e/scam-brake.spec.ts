import type { Locator, Page } from '@playwright/test';
import { findings } from './accessible.ts';
import { firstDayOf } from './day-after.ts';
import { expect, test } from './portal.ts';
import { testOfTwo } from './two-people.ts';

test('R-T17 a large first payment is sent once its member has said what it is for and read the warning @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transfer Money');
  const review = await reviewTo(page, '600');
  await review.getByRole('button', { name: 'Confirm transfer' }).click();
  const question = review.getByRole('radiogroup', { name: 'What is this payment for?' });
  await expect(question).toContainText('Choose what this payment is for.');
  await expect(question.getByRole('radio').first()).toBeFocused();
  await question.getByRole('radio', { name: 'An investment' }).check();
  await expect(review).toContainText('Were you promised a profit?');
  expect(await findings(page)).toEqual([]);
  await review.getByRole('button', { name: 'Confirm transfer' }).click();
  await portal.confirmItIsMe();
  await expect(page.getByText(/\$600\.00 to Sam Lee is (pending|complete)/).first()).toBeVisible();
});

test('R-T17 who was asked to by the bank or the police is stopped first, and goes on only by another press', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transfer Money');
  const review = await reviewTo(page, '600');
  await review.getByRole('radio', { name: 'The bank or the police asked me to' }).check();
  await expect(review).toContainText('Stop. This is how a scam works.');
  await expect(review.getByRole('button', { name: 'Confirm transfer' })).toBeHidden();
  await expect(review.getByRole('link', { name: /^Stop and call us: / })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  expect(await findings(page)).toEqual([]);
  await review.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(review.getByRole('button', { name: 'Confirm transfer' })).toBeVisible();
  await review.getByRole('radio', { name: 'Rent or a bill' }).check();
  await review.getByRole('radio', { name: 'The bank or the police asked me to' }).check();
  await review.getByRole('link', { name: /^Stop and call us: / }).click();
  await expect(review).toBeHidden();
  await expect(page.getByText('Nothing was sent.')).toBeVisible();
});

test('R-T17 a payment up to the limit and one for a later day: only the large one is asked about', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transfer Money');
  const small = await reviewTo(page, '500');
  await expect(small.getByRole('radiogroup')).toHaveCount(0);
  await small.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Amount', { exact: true }).fill('600');
  await page.getByRole('radio', { name: 'On a date' }).check();
  const date = page.getByLabel('Date', { exact: true });
  await date.fill(await firstDayOf(date));
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const later = page.getByRole('dialog');
  await later.getByRole('button', { name: 'Schedule transfer' }).click();
  await expect(later).toContainText('Choose what this payment is for.');
  await later.getByRole('radio', { name: 'Something I am buying' }).check();
  await later.getByRole('button', { name: 'Schedule transfer' }).click();
  await portal.confirmItIsMe();
  await expect(page.getByText('$600.00 to Sam Lee is scheduled').first()).toBeVisible();
});

testOfTwo(
  'R-T17 R-M6 an initiator who was asked to by the police is stopped first, and the approver is warned too @live',
  async ({ initiator: portal, approver, page }) => {
    await portal.openTab('Transfer Money');
    await fillZelle(page, '600');
    const review = page.getByRole('dialog', { name: 'Request approval?' });
    const held = 'we hold it for 24 hours before we send it. It can be cancelled until then.';
    await expect(review).toContainText(held);
    await review.getByRole('button', { name: 'Request $600.00 to Sam Lee' }).click();
    await review.getByRole('radio', { name: 'The bank or the police asked me to' }).check();
    await expect(review).toContainText('Stop. This is how a scam works.');
    await expect(review.getByRole('button', { name: /^Request/ })).toBeHidden();
    expect(await findings(page)).toEqual([]);
    await review.getByRole('link', { name: /^Stop and call us: / }).click();
    await expect(review).toBeHidden();
    await expect(page.getByText('Nothing was sent.')).toBeVisible();
    await page.getByRole('button', { name: 'Review transfer' }).click();
    await review.getByRole('button', { name: 'Request $600.00 to Sam Lee' }).click();
    await review.getByRole('radio', { name: 'The bank or the police asked me to' }).check();
    await review.getByRole('button', { name: 'Continue anyway' }).click();
    await review.getByRole('button', { name: 'Request $600.00 to Sam Lee' }).click();
    await expect(page.getByText('Approval requested: $600.00 to Sam Lee').first()).toBeVisible();

    await approver.openPlace('Transfer Money', 'Approvals');
    const waiting = approver.page.getByRole('list', { name: 'Waiting for approval' });
    await expect(waiting).toContainText('Purpose: the bank or the police asked for it');
    await expect(waiting).toContainText(held);
    await waiting.getByRole('button', { name: 'Approve: $600.00 to Sam Lee' }).click();
    const approving = approver.page.getByRole('dialog', { name: 'Approve $600.00 to Sam Lee?' });
    await expect(approving).toContainText('Stop. This may be a scam.');
    await expect(approving).toContainText(held);
    expect(await findings(approver.page)).toEqual([]);
  },
);

/** The review of a Zelle payment to a recipient who was never paid. */
async function reviewTo(page: Page, amount: string): Promise<Locator> {
  await fillZelle(page, amount);
  return page.getByRole('dialog', { name: `Send $${amount}.00 to Sam Lee` });
}

async function fillZelle(page: Page, amount: string): Promise<void> {
  await page.getByRole('radio', { name: 'Zelle' }).check();
  await page.getByLabel('Recipient name').fill('Sam Lee');
  await page.getByLabel('Email').fill('sam@example.com');
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByRole('button', { name: 'Review transfer' }).click();
}
