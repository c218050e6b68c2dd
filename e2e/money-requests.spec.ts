import { findings } from './accessible.ts';
import { expect, Portal, sample, type SamplePerson, test } from './portal.ts';

const marcus: SamplePerson = { username: 'marcus', displayName: 'Marcus Bell' };

/** Another member in a second browser, who has not signed in. */
const testOfTwo = test.extend<{ other: Portal }>({
  other: async ({ browser, bankUrl }, use) => {
    const context = await browser.newContext();
    const other = new Portal(await context.newPage(), bankUrl, 'live');
    await use(other);
    await context.close();
  },
});

testOfTwo(
  'R-Q1 R-Q3 a member asks by link, another signs in by it and pays, and both see it paid within a second @live',
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

    // Who is not signed in is asked for that first, and comes back to the link.
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
  'R-Q4 a request by email is declined and its asker muted, who is told of the decline alone @live @whole',
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
