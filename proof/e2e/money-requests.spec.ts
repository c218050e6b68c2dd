import { findings } from './accessible.ts';
import { expect, Portal, sample, type SamplePerson, test } from './portal.ts';
import { testOfTwo as testOfBusiness } from './two-people.ts';

const marcus: SamplePerson = { username: 'marcus', displayName: 'Marcus Bell' };

/** Another member in a second browser, not signed in. */
const testOfTwo = test.extend<{ other: Portal }>({
  other: async ({ browser, bankUrl }, use) => {
    const context = await browser.newContext();
    const other = new Portal(await context.newPage(), bankUrl, 'live');
    await use(other);
    await context.close();
  },
});

testOfTwo(
  'R-Q1 R-Q3 a member asks by link, another signs in by it and pays, and both see it paid within a second @live @journey',
  async ({ portal, other }) => {
    await portal.signIn();
    const { page } = portal;
    await portal.openPlace('Transfer Money', 'Requests');
    await expect(page.getByText('Nobody is asking you for money')).toBeVisible();
    await page.getByRole('button', { name: 'Ask for money' }).click();
    const asking = page.getByRole('dialog', { name: 'Ask for money' });
    await asking.getByRole('radio', { name: 'By link or QR code' }).check();
    await asking.getByRole('button', { name: 'Make the link' }).click();
    await expect(asking.getByRole('textbox', { name: 'Amount' })).toBeFocused();
    await asking.getByRole('textbox', { name: 'Amount' }).fill('24');
    await asking.getByRole('textbox', { name: 'Note' }).fill('Dinner on Friday');
    expect(await findings(page)).toEqual([]);
    await asking.getByRole('button', { name: 'Make the link' }).click();
    const share = page.getByRole('dialog', { name: 'Share your request' });
    await expect(share.getByRole('img', { name: 'QR code of the link below' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const link = (await share.getByText(/#request=/).textContent()) ?? '';
    await share.getByRole('button', { name: 'Done' }).click();
    const asked = page.getByRole('list', { name: 'You asked for' });
    await expect(asked).toContainText('Dinner on Friday');

    // A member who is not signed in is asked for that first, and comes back to the link.
    await other.page.goto(link);
    await other.fillCredentials(marcus.username, sample.password);
    await other.page.getByRole('button', { name: 'Sign In' }).click();
    await other.confirmItIsMe();
    const paying = other.page.getByRole('dialog', { name: 'Pay Avery Morgan' });
    await expect(paying).toContainText('Only pay requests from people you know');
    expect(await findings(other.page)).toEqual([]);
    await paying.getByRole('button', { name: 'Review payment' }).click();
    await other.page.getByRole('button', { name: 'Confirm transfer' }).click();
    await other.confirmItIsMe();
    await expect(other.page.getByText('$24.00 sent to Avery Morgan').first()).toBeVisible();
    await expect(asked).toContainText('Paid by Marcus Bell', { timeout: 1_000 });
  },
);

testOfTwo(
  'R-Q4 a request by email is declined and its asker muted, who is told of the decline alone @live',
  async ({ portal, other }) => {
    await portal.signIn();
    const { page } = portal;
    await other.signIn(marcus);
    await other.openPlace('Transfer Money', 'Requests');
    await expect(other.page.getByText('Nobody is asking you for money')).toBeVisible();
    await portal.openPlace('Transfer Money', 'Requests');
    await page.getByRole('button', { name: 'Ask for money' }).click();
    const asking = page.getByRole('dialog', { name: 'Ask for money' });
    await asking.getByRole('textbox', { name: 'Name' }).fill('Marcus');
    await asking.getByRole('textbox', { name: 'Email' }).fill('marcus.bell@example.com');
    await asking.getByRole('textbox', { name: 'Amount' }).fill('8.50');
    await asking.getByRole('button', { name: 'Ask for money' }).click();
    const received = other.page.getByRole('list', { name: 'Asked of you' });
    await expect(received).toContainText('Avery Morgan', { timeout: 1_000 });
    expect(await findings(other.page)).toEqual([]);
    await received.getByRole('button', { name: /^Mute/ }).click();
    const muting = other.page.getByRole('dialog', { name: 'Mute Avery Morgan?' });
    await muting.getByRole('button', { name: 'Mute' }).click();
    await expect(other.page.getByRole('button', { name: 'Unmute Avery Morgan' })).toBeVisible();
    await received.getByRole('button', { name: /^Decline/ }).click();
    await other.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await expect(received).toContainText('Declined');
    await expect(page.getByRole('list', { name: 'You asked for' })).toContainText('Declined', {
      timeout: 1_000,
    });
  },
);

testOfBusiness(
  'R-Q2 R-M6 an initiator asks to pay a request, an approver approves, and it is paid once @live',
  async ({ initiator, approver, browser, bankUrl }) => {
    const context = await browser.newContext();
    const asker = new Portal(await context.newPage(), bankUrl, 'live');
    await asker.signIn(marcus);
    await asker.openPlace('Transfer Money', 'Requests');
    await asker.page.getByRole('button', { name: 'Ask for money' }).click();
    const asking = asker.page.getByRole('dialog', { name: 'Ask for money' });
    await asking.getByRole('radio', { name: 'By link or QR code' }).check();
    await asking.getByRole('textbox', { name: 'Amount' }).fill('18');
    await asking.getByRole('button', { name: 'Make the link' }).click();
    const share = asker.page.getByRole('dialog', { name: 'Share your request' });
    const link = (await share.getByText(/#request=/).textContent()) ?? '';
    await share.getByRole('button', { name: 'Done' }).click();
    const asked = asker.page.getByRole('list', { name: 'You asked for' });

    const { page } = initiator;
    await page.goto(link);
    const paying = page.getByRole('dialog', { name: 'Pay Marcus Bell' });
    await paying.getByRole('button', { name: 'Request approval' }).click();
    const review = page.getByRole('dialog', { name: 'Request approval?' });
    await review.getByRole('button', { name: 'Request $18.00 to Marcus Bell' }).click();
    await expect(page.getByText('Approval requested: $18.00 to Marcus Bell').first()).toBeVisible();
    await expect(asked).not.toContainText('Paid');

    await approver.openPlace('Transfer Money', 'Approvals');
    await approver.page.getByRole('button', { name: /^Approve: \$18\.00 to / }).click();
    const approving = approver.page.getByRole('dialog', { name: /^Approve \$18\.00 to / });
    await approving.getByRole('button', { name: 'Approve' }).click();
    await approver.confirmItIsMe();
    await expect(approver.page.getByText(/^Approved: \$18\.00 to /).first()).toBeVisible();
    await expect(asked).toContainText('Paid');
    await context.close();
  },
);

test('R-Q1 where the accounts cannot be read it says so, and reads them again when asked to @live', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openPlace('Transfer Money', 'Requests');
  let isBroken = true;
  await page.route('**/rpc/accounts/list*', (route) =>
    isBroken ? route.fulfill({ status: 500, json: brokenMachine }) : route.continue(),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Ask for money' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask for money' });
  await expect(asking.getByRole('alert')).toContainText('Your accounts could not be loaded');
  await expect(asking.getByRole('alert')).toContainText('No money was moved.');
  await expect(asking.getByRole('textbox', { name: 'Amount' })).toBeHidden();
  isBroken = false;
  await asking.getByRole('button', { name: 'Try again' }).click();
  await asking.getByRole('textbox', { name: 'Amount' }).fill('8.50');
  await expect(asking.getByRole('button', { name: 'Ask for money' })).toBeEnabled();
});

const brokenMachine = {
  json: { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'Broken' },
};

test('R-Q1 on a phone a wrong amount is in sight with what is wrong, above the buttons', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.signIn();
  await portal.openPlace('Transfer Money', 'Requests');
  await page.getByRole('button', { name: 'Ask for money' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask for money' });
  const amount = asking.getByRole('textbox', { name: 'Amount' });
  const name = asking.getByRole('textbox', { name: 'Name' });
  const email = asking.getByRole('textbox', { name: 'Email' });
  await amount.fill('0.001');
  const ask = asking.getByRole('button', { name: 'Ask for money' });
  await ask.click();
  await expect(name).toBeFocused();
  await name.fill('n'.repeat(101));
  await expect(name).toHaveValue('n'.repeat(100));
  await expect(email).toHaveAccessibleDescription('Enter an email or a phone number.');
  await email.fill('marcus.bell@example.com');
  await ask.click();
  await expect(amount).toBeFocused();
  const message = asking.locator('[id$="-error"]');
  await expect(message).toHaveText('An amount has at most two decimals.');
  const bottom = async (box: typeof message) => {
    const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
    return y + height;
  };
  const { y: top = 0 } = (await ask.boundingBox()) ?? {};
  expect(await bottom(message)).toBeLessThan(top);
});
