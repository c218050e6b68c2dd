import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

// The input of a screen reader: names, roles, states, descriptions, and the texts that it reads out by itself.

test('R-T1 R-T3 R-T4 R-T6 a transfer says what each control is, what is left, what is wrong and what was sent @live', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const heard = await listen(page);
  await portal.openTab('Transfer Money');
  await expect.poll(heard).toContain('Transfer Money');
  await expect(page).toHaveTitle(/^Transfer Money · /);
  const form = page.getByRole('form', { name: 'New transfer' });
  await expect(form).toMatchAriaSnapshot(`
    - form "New transfer":
      - heading "New transfer" [level=2]
      - group "Who is it for?":
        - button "Ana Ruiz"
        - button "Regular Savings" [pressed]
        - button "Someone new"
      - button "Manage recipients"
      - radiogroup "Transfer type":
        - radio "Between my accounts" [checked]
        - radio "Zelle"
        - radio "External bank"
      - textbox "Amount"
      - group "Quick amounts":
        - button "$50"
        - button "$100"
        - button "$500"
        - button "$1,000"
      - note "Limits and arrival"
      - button "Swap accounts"
      - combobox "From account"
      - radiogroup "When":
        - radio "Now" [checked]
        - radio "On a date"
      - textbox /Memo/
      - button "Review transfer" [disabled]
  `);
  const review = form.getByRole('button', { name: 'Review transfer' });
  await expect(review).toHaveAccessibleDescription('Enter an amount to continue.');
  const amount = form.getByRole('textbox', { name: 'Amount' });
  await amount.fill('0');
  await amount.blur();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(amount).toHaveAccessibleDescription('Enter an amount above $0.00.');
  await amount.fill('999999');
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^Insufficient funds: this is \$/));
  await amount.fill('12.50');
  await expect.poll(heard).toContain('$450,797.50 would be left.');
  await expect(review).toHaveAccessibleDescription('Send $12.50 to Regular Savings');
  await form.getByRole('button', { name: '$100', exact: true }).click();
  await expect(
    form.getByRole('button', { name: '$100', exact: true, pressed: true }),
  ).toBeVisible();

  await form.getByRole('radio', { name: 'External bank' }).check();
  await review.click();
  const sentence = 'Please fill in all recipient details including routing number';
  await expect.poll(heard).toContainEqual(expect.stringContaining(sentence));
  const ways = form.getByRole('list', { name: 'Go to what is missing or wrong' });
  await ways.getByRole('button', { name: 'Routing number' }).click();
  const routing = form.getByRole('textbox', { name: 'Routing number' });
  await expect(routing).toBeFocused();
  await expect(routing).toHaveAccessibleDescription(
    /^Enter the nine digits of the routing number\./,
  );

  await form.getByRole('radio', { name: 'Between my accounts' }).check();
  await amount.fill('12.50');
  await review.click();
  const question = page.getByRole('dialog', { name: 'Send $12.50 to Regular Savings' });
  await expect(question).toHaveAccessibleDescription(
    'Please check the details before you confirm.',
  );
  // The bank is asked only once it was seen that it is being asked.
  const seen = Promise.withResolvers<void>();
  await page.route('**/rpc/transfers/create', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await question.getByRole('button', { name: 'Confirm transfer' }).click();
  // The focus goes to the group in place of the button, and the group says its name.
  await expect(page.getByRole('group', { name: 'Sending your transfer' })).toBeFocused();
  seen.resolve();
  const receipt = page.getByRole('dialog', { name: '$12.50 sent to Regular Savings' });
  await expect(receipt.getByRole('group', { name: /^\$12\.50 sent/ })).toBeFocused();
  await page.keyboard.press('Shift');
  await expect(receipt).toMatchAriaSnapshot(`
    - dialog:
      - heading "$12.50 sent to Regular Savings" [level=2]
      - group:
        - status:
          - paragraph: The money is in your other account.
        - region "Receipt"
      - button "Make another transfer"
      - button "Back to dashboard"
      - button "Close"
  `);
});

test('R-X1 R-X3 R-X6 R-S3 the history, the palette and the hidden balances are read out @demo', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const heard = await listen(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(portal.tab('Dashboard')).toHaveAttribute('aria-current', 'page');
  await portal.totalBalance.getByRole('button', { name: 'Hide balances' }).click();
  await expect.poll(heard).toContain('Your balances are hidden now.');
  await expect(portal.totalBalance).toContainText('Balance hidden');
  await portal.totalBalance.getByRole('button', { name: 'Show balances' }).click();
  await expect.poll(heard).toContain('Your balances are shown now.');

  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search or go anywhere' });
  await box.fill('statem');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^\d+ results?$/));
  const active = await box.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toHaveRole('option');
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
  await box.fill('xylophone');
  await expect.poll(heard).toContain('Nothing found for “xylophone”');
  await page.keyboard.press('Escape');

  await portal.openTab('Transactions');
  await expect.poll(heard).toContain('Transactions');
  await expect(page).toHaveTitle(/^Transactions · /);
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill('zelle');
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^\d+ transactions? found$/));
  await expect(page.getByRole('search')).toMatchAriaSnapshot(`
    - search:
      - searchbox "Search transactions"
      - button "Clear search"
      - radiogroup "Type":
        - radio "All" [checked]
        - radio "Credit"
        - radio "Debit"
      - combobox "Date range"
      - combobox "Account"
      - button "Category"
      - combobox "Status"
      - button "Amount"
      - button "Clear all filters"
  `);
  const row = page.getByRole('button', { name: /^Details of Zelle to Ana Ruiz, −\$/ }).first();
  await row.click();
  await expect(row).toHaveAttribute('aria-current', 'true');
  const details = page.getByRole('region', { name: 'Transaction details' });
  await expect(details).toMatchAriaSnapshot(`
    - region "Transaction details":
      - button "Newer transaction"
      - button "Older transaction"
      - button /Repeat/
      - button "Close details"
      - heading "Zelle to Ana Ruiz" [level=2]
      - region:
        - heading /^\\d+(st|nd|rd|th) transfer/ [level=3]
      - term: Account
      - definition
  `);
});

test('R-C1 R-B2 R-D5 the chat reads its answer out, and each dialog says its name, its parts and its fields @live', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const heard = await listen(page);
  const button = page.getByRole('button', { name: 'Support chat' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  const chat = page.getByRole('dialog', { name: 'Support chat' });
  await expect(chat).toHaveAccessibleDescription(/^Our staff read your messages/);
  const message = chat.getByRole('textbox', { name: 'Your message' });
  await expect(message).toHaveAccessibleDescription(/^Press Enter to send/);
  await message.press('Enter');
  await expect(message).toHaveAccessibleDescription(/^Please write something first\./);
  await message.fill('I lost my card');
  await message.press('Enter');
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/Automatic answer.*Lock the card first/));
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Pay Bills' }).click();
  const bills = page.getByRole('dialog', { name: 'Pay Bills' });
  await expect(bills).toMatchAriaSnapshot(`
    - dialog "Pay Bills":
      - heading "Pay Bills" [level=2]
      - tablist "Bill payment sections":
        - tab "Pay a bill" [selected]
        - tab "Payments"
        - tab "Payees"
      - tabpanel "Pay a bill":
        - form "Schedule Payment":
          - combobox "Payee"
          - combobox "From account"
          - textbox "Amount"
          - textbox "Payment date"
          - radiogroup "Repeat":
            - radio "Once" [checked]
            - radio "Every week"
            - radio "Every two weeks"
            - radio "Every month"
          - textbox "Memo (optional)"
          - button "Schedule Payment"
      - button "Close"
  `);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toMatchAriaSnapshot(`
    - dialog "Notifications":
      - heading "Notifications" [level=2]
      - region "Today":
        - heading "Today" [level=3]
        - list:
          - listitem:
            - button /You signed in/
  `);
});

/**
 * Collects the texts that a screen reader reads out by itself: changes in a live region that was there before, and an alert
 * that is put in. A status that comes with its words is not heard everywhere, and does not count.
 */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const live =
      '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
    const heard: string[] = [];
    const hear = (element: Element) => {
      const text = element.textContent.replaceAll(/\s+/g, ' ').trim();
      if (text !== '' && element.closest('[aria-hidden=true], [inert]') === null) heard.push(text);
    };
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const changed = target instanceof Element ? target : target.parentElement;
        const region = changed?.closest(live);
        if (region?.getAttribute('role') === 'log') {
          for (const node of addedNodes) if (node instanceof Element) hear(node);
        } else if (region) hear(region);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches('[role=alert]')) hear(node);
          node.querySelectorAll('[role=alert]').forEach(hear);
        }
      }
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
