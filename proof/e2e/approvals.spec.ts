import type { Page } from '@playwright/test';
import { findings } from './accessible.ts';
import { firstDayOf } from './day-after.ts';
import { expect, type Portal } from './portal.ts';
import { testOfTwo } from './two-people.ts';

testOfTwo(
  'R-M6 an initiator asks, an approver approves in another session, and the money leaves once @live @journey',
  async ({ initiator: portal, approver: other }) => {
    const { page } = portal;
    await portal.openTab('Transfer Money');
    await page.getByRole('radio', { name: 'Zelle' }).check();
    await page.getByLabel('Recipient name').fill('Sam Lee');
    await page.getByLabel('Phone').fill('(518) 555-0199');
    await ask(page, '25.00');
    await portal.openPlace('Transfer Money', 'Approvals');
    const waiting = page.getByRole('list', { name: 'Waiting for approval' });
    await expect(waiting.getByRole('listitem')).toContainText('$25.00');
    await expect(waiting).toContainText('You requested this payment, so another person decides.');
    await expect(waiting.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
    expect(await findings(page)).toEqual([]);

    const before = await totalOf(other);
    await other.page.getByRole('button', { name: 'Waiting for you: Approvals' }).click();
    await other.page.getByRole('button', { name: /^Approve: \$25\.00 to / }).click();
    const approving = other.page.getByRole('dialog', { name: /^Approve \$25\.00 to / });
    await expect(approving).toBeVisible();
    expect(await findings(other.page)).toEqual([]);
    const sent: string[] = [];
    other.page.on('request', (request) => {
      if (request.url().endsWith('/rpc/approvals/approve')) sent.push(request.url());
    });
    await approving.getByRole('button', { name: 'Approve' }).dblclick();
    await other.confirmItIsMe();
    await expect(other.page.getByText(/^Approved: \$25\.00 to /).first()).toBeVisible();
    // The second one after the code, none of them for the second press.
    expect(sent).toHaveLength(2);
    await expect(other.page.getByText('No payments are waiting for approval')).toBeVisible();
    expect(await findings(other.page)).toEqual([]);

    await expect(page.getByText('No payments are waiting for approval')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Recent decisions' })).toContainText(
      'Approved by June Castillo',
    );
    await other.openTab('Dashboard');
    await expect(
      other.page.getByRole('button', { name: 'Waiting for you: Approvals' }),
    ).toBeHidden();
    await expect.poll(() => totalOf(other)).toBe(before - 25_00);
  },
);

testOfTwo(
  'R-M6 an initiator asks for a bill, an approver pays it, and both see it paid @live',
  async ({ initiator, approver }) => {
    const { page } = initiator;
    await initiator.openPlace('Transfer Money', 'Bills');
    await page.getByLabel('Payee', { exact: true }).selectOption('Champlain Flour Mill');
    await page.getByLabel('Amount').fill('84.20');
    const date = page.getByLabel('Payment date');
    await date.fill(await firstDayOf(date));
    await page.getByRole('button', { name: 'Request approval' }).click();
    const asking = page.getByRole('dialog', { name: 'Request approval?' });
    await expect(asking).toContainText('Champlain Flour Mill');
    expect(await findings(page)).toEqual([]);
    await asking.getByRole('button', { name: /^Request \$84\.20 to / }).click();
    await expect(
      page.getByText('Approval requested: $84.20 to Champlain Flour Mill').first(),
    ).toBeVisible();

    const before = await totalOf(approver);
    await approver.page.getByRole('button', { name: 'Waiting for you: Approvals' }).click();
    await approver.page.getByRole('button', { name: /^Approve: \$84\.20 to / }).click();
    const approving = approver.page.getByRole('dialog', { name: /^Approve \$84\.20 to / });
    await approving.getByRole('button', { name: 'Approve' }).click();
    await expect(approver.page.getByText('The bill is paid.').first()).toBeVisible();
    await expect.poll(() => totalOf(approver)).toBe(before - 84_20);

    await expect(page.getByRole('region', { name: 'Recent' }).getByRole('listitem')).toContainText(
      'Champlain Flour Mill',
    );
  },
);

testOfTwo(
  'R-M6 R-T4 what an initiator reads in the form and the review of a large payment, its approver reads too @live',
  async ({ initiator, approver }) => {
    const { page } = initiator;
    await initiator.openTab('Transfer Money');
    await page.getByRole('radio', { name: 'External bank' }).check();
    const typed = {
      'Recipient name': 'Sam Lee',
      'Bank name': 'Wells Fargo Bank',
      'Account number': '000123456789',
      'Routing number': '011401533',
    };
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
    await page.getByLabel('Amount', { exact: true }).fill('1200');
    await expect(page.getByText('Once it is approved and sent')).toBeVisible();
    await page.getByLabel('Memo').fill('Oven parts');
    await page.getByRole('radio', { name: 'On a date' }).check();
    const date = page.getByLabel('Date', { exact: true });
    await date.fill(await firstDayOf(date));
    await page.getByLabel('Repeat').selectOption('Every month');
    await page.getByRole('button', { name: 'Review transfer' }).click();
    const review = page.getByRole('dialog', { name: 'Request approval?' });
    const asked = review.getByRole('button', { name: 'Request $1,200.00 to Sam Lee' });
    const both = [
      '••••6789 at ',
      'Citizens Bank',
      'Oven parts',
      'Every month',
      '“Wells Fargo Bank” as the bank',
      'we hold it for 24 hours before we send it.',
      'We review transfers of this size before we send them.',
    ];
    for (const fact of both) await expect(review).toContainText(fact);
    expect(await findings(page)).toEqual([]);
    await asked.click();
    await review.getByRole('radio', { name: 'Something I am buying' }).check();
    await asked.click();
    await expect(page.getByText('Approval requested: $1,200.00 to Sam Lee').first()).toBeVisible();

    await approver.openPlace('Transfer Money', 'Approvals');
    await approver.page.getByRole('button', { name: /^Approve: \$1,200\.00 to / }).click();
    const approving = approver.page.getByRole('dialog', { name: /^Approve \$1,200\.00 to / });
    for (const fact of both) await expect(approving).toContainText(fact);
    expect(await findings(approver.page)).toEqual([]);
  },
);

testOfTwo(
  'R-M6 R-T17 whose choice of the delay does not count in these accounts reads how long it is @live',
  async ({ initiator: portal }) => {
    const { page } = portal;
    await portal.openPlace('Settings', 'Security');
    await page.getByLabel('Delay large first payments').selectOption('48 hours');
    await expect(
      page.getByText('From the accounts you are viewing they are held for 24 hours.'),
    ).toBeVisible();
  },
);

testOfTwo(
  'R-M6 a payment is declined with a reason, which whoever asked reads @live',
  async ({ initiator: portal, approver: other }) => {
    const { page } = portal;
    await portal.openTab('Transfer Money');
    await ask(page, '30.00');
    await portal.openPlace('Transfer Money', 'Approvals');

    await other.openPlace('Transfer Money', 'Approvals');
    await other.page.getByRole('button', { name: /^Decline: \$30\.00 to / }).click();
    const declining = other.page.getByRole('dialog', { name: /^Decline \$30\.00 to / });
    await declining.getByRole('button', { name: 'Decline' }).click();
    await expect(declining.getByLabel('Reason')).toBeFocused();
    await expect(declining).toContainText('Enter a reason.');
    await declining.getByLabel('Reason').fill('Wait for the invoice');
    expect(await findings(other.page)).toEqual([]);
    await declining.getByRole('button', { name: 'Decline' }).click();
    await expect(other.page.getByText('No payments are waiting for approval')).toBeVisible();

    const decided = page.getByRole('list', { name: 'Recent decisions' });
    await expect(decided).toContainText('Declined by June Castillo');
    await expect(decided).toContainText('Reason: Wait for the invoice');
  },
);

testOfTwo(
  'R-M6 an initiator takes back what they asked for @live',
  async ({ initiator: portal }) => {
    const { page } = portal;
    await portal.openTab('Transfer Money');
    await ask(page, '12.00');
    await portal.openPlace('Transfer Money', 'Approvals');
    await page.getByRole('button', { name: /^Withdraw: \$12\.00 to / }).click();
    const dialog = page.getByRole('dialog', { name: /^Withdraw \$12\.00 to / });
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('No payments are waiting for approval')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Recent decisions' })).toContainText(
      'Withdrawn by Theo Park',
    );
  },
);

async function ask(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request approval?' });
  await expect(dialog).toContainText('No money is sent until someone approves the payment.');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: `Request $${amount} to` }).click();
  await expect(page.getByText(`Approval requested: $${amount} to`).first()).toBeVisible();
}

/** The total of the balance card, in cents. */
async function totalOf({ totalBalance }: Portal): Promise<number> {
  await expect(totalBalance).toContainText('$');
  const [, dollars = '', part = ''] =
    /\$([\d,]+)\.(\d\d)/.exec(await totalBalance.innerText()) ?? [];
  return Number(dollars.replaceAll(',', '') + part);
}
