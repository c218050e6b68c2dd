import type { Page } from '@playwright/test';
import { findings } from './accessible.ts';
import { expect, test } from './portal.ts';
import { testOfTwo } from './two-people.ts';

test('R-T18 the name of a new recipient is compared when it is left, and again in the review of the first payment @both @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transfer Money');
  await fillZelle(page, 'Rose Delgado', 'rosa.delgado@example.com');
  await expect(page.getByText('Did you mean Rosa Delgado?')).toBeVisible();
  await page.getByRole('button', { name: 'Use Rosa Delgado' }).click();
  await expect(page.getByRole('region', { name: 'Recipient', exact: true })).toContainText(
    'Rosa Delgado',
  );
  await expect(page.getByText('The name matches')).toBeVisible();
  await page.getByRole('button', { name: 'Change the recipient' }).click();
  await expect(page.getByText('The name matches')).toBeVisible();
  await page.getByLabel('Recipient name').fill('Anna Smith');
  await expect(page.getByText('The name matches')).toBeHidden();
  await page.getByLabel('Recipient name').blur();
  await expect(page.getByText('These details are not in the name of Anna Smith')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const review = page.getByRole('dialog', { name: 'Send $600.00 to Anna Smith' });
  await expect(review).toContainText('These details are not in the name of Anna Smith');
  await expect(review).toContainText('What is this payment for?');
  expect(await findings(page)).toEqual([]);
});

test('R-T18 a name at another bank is not known, and the list of recipients compares names too', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transfer Money');
  await fillZelle(page, 'Sam Lee', 'sam@example.com');
  await expect(page.getByText('We cannot check the name at other banks.')).toBeVisible();
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const review = page.getByRole('dialog', { name: 'Send $600.00 to Sam Lee' });
  await expect(review).toContainText('We cannot check the name at other banks.');
  await review.getByRole('button', { name: 'Cancel' }).click();
  await portal.openPlace('Transfer Money', 'Recipients');
  const form = page.locator('form').filter({ hasText: 'Add a recipient' });
  await form.getByLabel('Name', { exact: true }).fill('R. Delgado');
  await form.getByLabel('Phone').fill('518 555 0162');
  await form.getByLabel('Phone').blur();
  await form.getByRole('button', { name: 'Use Rosa Delgado' }).click();
  await expect(form).toContainText('The name matches');
  expect(await findings(page)).toEqual([]);
});

testOfTwo(
  'R-T18 R-M6 an approver reads that the details are not in the name @live',
  async ({ initiator: portal, approver, page }) => {
    await portal.openTab('Transfer Money');
    await fillZelle(page, 'Anna Smith', 'marcus.bell@example.com', '40');
    await page.getByRole('button', { name: 'Review transfer' }).click();
    const review = page.getByRole('dialog', { name: 'Request approval?' });
    await expect(review).toContainText('These details are not in the name of Anna Smith');
    await review.getByRole('button', { name: 'Request $40.00 to Anna Smith' }).click();
    await expect(page.getByText('Approval requested: $40.00 to Anna Smith').first()).toBeVisible();

    await approver.openPlace('Transfer Money', 'Approvals');
    const waiting = approver.page.getByRole('list', { name: 'Waiting for approval' });
    await expect(waiting).toContainText('Name checked: the details are not in this name.');
    await waiting.getByRole('button', { name: 'Approve: $40.00 to Anna Smith' }).click();
    const approving = approver.page.getByRole('dialog', { name: 'Approve $40.00 to Anna Smith?' });
    await expect(approving).toContainText('These details are not in the name of Anna Smith');
    expect(await findings(approver.page)).toEqual([]);
  },
);

async function fillZelle(page: Page, name: string, email: string, amount = '600'): Promise<void> {
  await page.getByRole('radio', { name: 'Zelle' }).check();
  await page.getByLabel('Recipient name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Amount', { exact: true }).fill(amount);
}
