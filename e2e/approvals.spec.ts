import type { Browser, Page } from '@playwright/test';
import { findings } from './accessible.ts';
import { expect, Portal, type SamplePerson, test } from './portal.ts';

const theo: SamplePerson = { username: 'theo', displayName: 'Theo Park' };
const june: SamplePerson = { username: 'june', displayName: 'June Castillo' };

test('R-M6 an initiator asks, an approver approves in another session, and the money leaves once @live', async ({
  portal,
  browser,
  bankUrl,
}) => {
  await portal.signIn(theo);
  const { page } = portal;
  await portal.openTab('Transfer Money');
  await page.getByRole('radio', { name: 'Zelle' }).check();
  await page.getByLabel('Recipient name').fill('Sam Lee');
  await page.getByLabel('Phone').fill('(518) 555-0199');
  await ask(page, '25.00');
  await portal.openPlace('Transfer Money', 'Approvals');
  const waiting = page.getByRole('list', { name: 'Waiting for approval' });
  await expect(waiting.getByRole('listitem')).toContainText('$25.00');
  await expect(waiting).toContainText('You asked for this, so somebody else decides.');
  await expect(waiting.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);

  const other = await signedIn(browser, bankUrl, june);
  const before = await totalOf(other);
  await other.page.getByRole('button', { name: 'Waits for you: Approvals' }).click();
  await other.page.getByRole('button', { name: /^Approve: \$25\.00 to / }).click();
  const approving = other.page.getByRole('dialog', { name: /^Approve \$25\.00 to / });
  await expect(approving).toBeVisible();
  expect(await findings(other.page)).toEqual([]);
  await approving.getByRole('button', { name: 'Approve' }).click();
  await other.confirmItIsMe();
  await expect(other.page.getByText(/^Approved: \$25\.00 to /).first()).toBeVisible();
  await expect(other.page.getByText('Nothing waits for approval')).toBeVisible();
  expect(await findings(other.page)).toEqual([]);

  await expect(page.getByText('Nothing waits for approval')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Recent decisions' })).toContainText(
    'Approved by June Castillo',
  );
  await other.openTab('Dashboard');
  await expect(other.page.getByRole('button', { name: 'Waits for you: Approvals' })).toBeHidden();
  await expect.poll(() => totalOf(other)).toBe(before - 25_00);
  await other.page.context().close();
});

test('R-M6 a payment is declined with a reason, which whoever asked reads @live', async ({
  portal,
  browser,
  bankUrl,
}) => {
  await portal.signIn(theo);
  const { page } = portal;
  await portal.openTab('Transfer Money');
  await ask(page, '30.00');
  await portal.openPlace('Transfer Money', 'Approvals');

  const other = await signedIn(browser, bankUrl, june);
  await other.openPlace('Transfer Money', 'Approvals');
  await other.page.getByRole('button', { name: /^Decline: \$30\.00 to / }).click();
  const declining = other.page.getByRole('dialog', { name: /^Decline \$30\.00 to / });
  await declining.getByRole('button', { name: 'Decline' }).click();
  await expect(declining.getByLabel('Reason')).toBeFocused();
  await expect(declining).toContainText('Enter a reason.');
  await declining.getByLabel('Reason').fill('Wait for the invoice');
  expect(await findings(other.page)).toEqual([]);
  await declining.getByRole('button', { name: 'Decline' }).click();
  await expect(other.page.getByText('Nothing waits for approval')).toBeVisible();

  const decided = page.getByRole('list', { name: 'Recent decisions' });
  await expect(decided).toContainText('Declined by June Castillo');
  await expect(decided).toContainText('Reason: Wait for the invoice');
  await other.page.context().close();
});

test('R-M6 an initiator takes back what they asked for @live', async ({ portal }) => {
  await portal.signIn(theo);
  const { page } = portal;
  await portal.openTab('Transfer Money');
  await ask(page, '12.00');
  await portal.openPlace('Transfer Money', 'Approvals');
  await page.getByRole('button', { name: /^Withdraw: \$12\.00 to / }).click();
  const dialog = page.getByRole('dialog', { name: /^Withdraw \$12\.00 to / });
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Nothing waits for approval')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Recent decisions' })).toContainText(
    'Withdrawn by Theo Park',
  );
});

/** Asks for a transfer from the first account of the business to its second. */
async function ask(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for approval?' });
  await expect(dialog).toContainText('No money is sent before somebody approves it.');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: `Ask for $${amount} to` }).click();
  await expect(page.getByText(`Asked for: $${amount} to`).first()).toBeVisible();
}

/** The total of the balance card, in cents. */
async function totalOf({ totalBalance }: Portal): Promise<number> {
  await expect(totalBalance).toContainText('$');
  const [, dollars = '', part = ''] =
    /\$([\d,]+)\.(\d\d)/.exec(await totalBalance.innerText()) ?? [];
  return Number(dollars.replaceAll(',', '') + part);
}

async function signedIn(browser: Browser, bankUrl: string, person: SamplePerson): Promise<Portal> {
  const context = await browser.newContext();
  const other = new Portal(await context.newPage(), bankUrl, 'live');
  await other.signIn(person);
  return other;
}
