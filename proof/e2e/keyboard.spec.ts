import type { Locator, Page } from '@playwright/test';
import { expect, test } from './portal.ts';

// Nothing here is clicked or filled: the keys do everything, as for those who cannot use a pointer.

test('R-T1 R-T6 by keyboard alone money is sent, from the recipient to the receipt and another @demo @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, portal.tab('Dashboard'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer Money' })).toBeVisible();

  const who = page.getByRole('group', { name: 'Who is it for?' });
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await tabTo(page, who.getByRole('button', { name: 'Someone new' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Recipient name' })).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'Zelle' }), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Between my accounts' })).toBeChecked();
  await tabTo(page, who.getByRole('button', { name: 'Regular Savings' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(amount).toBeFocused();
  await page.keyboard.type('12.50');
  const from = page.getByRole('combobox', { name: 'From account' });
  const swap = page.getByRole('button', { name: 'Swap accounts' });
  await tabTo(page, swap);
  await page.keyboard.press('Enter');
  await expect(from).toHaveValue('savings');
  await tabTo(page, from);
  await page.keyboard.type('Eve');
  await expect(from).toHaveValue('checking');
  await tabTo(page, page.getByRole('radio', { name: 'Now' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Date', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, page.getByRole('textbox', { name: /^Memo/ }));
  await page.keyboard.type('Rent');
  const review = page.getByRole('button', { name: 'Review transfer' });
  await tabTo(page, review);
  await page.keyboard.press('Enter');

  const question = page.getByRole('dialog', { name: 'Send $12.50 to Regular Savings' });
  await expect(question).toContainText('Rent');
  await expectTrap(page, question);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(review).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Confirm transfer' }));
  await page.keyboard.press('Enter');

  const receipt = page.getByRole('dialog', { name: '$12.50 sent to Regular Savings' });
  await expect(receipt.getByRole('group', { name: /^\$12\.50 sent/ })).toBeFocused();
  await tabTo(page, receipt.getByRole('button', { name: 'Make another transfer' }));
  await expect(receipt.getByText('This stays open until you close it.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(receipt).toBeHidden();
  await expect(who.getByRole('button').first()).toBeFocused();
  await expect(amount).toHaveValue('');
});

test('R-X1 R-X3 R-X6 by keyboard alone transactions are searched, filtered, walked through and read @live', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await portal.signIn();
  await page.keyboard.press('g');
  await page.keyboard.press('x');
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  const found = page.getByRole('region', { name: 'Totals' }).getByRole('status');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search transactions' })).toBeFocused();
  await page.keyboard.type('olive');
  // In all history, not in the last 30 days alone.
  await expect(found).toHaveText(/^[2-9]\d transactions found$/);
  await page.keyboard.press('Escape');
  await expect(found).toHaveText('10 transactions found');

  await tabTo(page, page.getByRole('button', { name: 'Category', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('checkbox', { name: 'Dining' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  const clear = page.getByRole('button', { name: 'Dining, remove filter' });
  await expect(clear).toBeVisible();
  await tabTo(page, clear);
  await page.keyboard.press('Enter');
  await expect(clear).toBeHidden();
  await expect(page.getByRole('button', { name: 'Category', exact: true })).toBeFocused();
  const amount = page.getByRole('button', { name: 'Amount' });
  await tabTo(page, amount);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Smallest amount' })).toBeFocused();
  await page.keyboard.type('1000');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^\$1,000\.00 or more$/ })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Clear all filters' }));
  await page.keyboard.press('Enter');
  await expect(found).toHaveText('10 transactions found');

  const rows = page.getByRole('button', { name: /^Details of / });
  await tabTo(page, rows.first());
  for (let row = 1; row < 10; row += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(row)).toBeFocused();
    await expectSeen(page);
  }
  for (let row = 8; row >= 2; row -= 1) {
    await page.keyboard.press('ArrowUp');
    await expect(rows.nth(row)).toBeFocused();
    await expectSeen(page);
  }
  await page.keyboard.press('Enter');
  const details = page.getByRole('region', { name: 'Transaction details' });
  await expect(details.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, details.getByRole('button', { name: 'Older transaction' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(rows.nth(3)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Shift+Tab');
  await expect(details.getByRole('button', { name: 'Newer transaction' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.nth(2)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(rows.nth(2)).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await tabTo(page, page.getByRole('button', { name: 'Filters' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expectTrap(page, sheet);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  await tabTo(page, rows.first());
  await page.keyboard.press('ArrowDown');
  await expectSeen(page);
  await page.keyboard.press('Enter');
  const asSheet = page.getByRole('dialog');
  // Content that is still to come would move the focused element.
  await expect(asSheet.getByRole('heading', { name: 'Why this is here' })).toBeVisible();
  await expectTrap(page, asSheet);
  await page.keyboard.press('Escape');
  await expect(asSheet).toBeHidden();
  await expect(rows.nth(1)).toBeFocused();
});

for (const [width, height, shape] of [
  [1280, 720, '@demo'],
  [390, 844, '@live'],
] as const) {
  test(`R-D5 R-C1 by keyboard alone every dialog and the chat are opened, kept to and left at ${width} pixels ${shape}`, async ({
    portal,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await portal.signIn();
    const dialog = page.getByRole('dialog');
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await tabTo(page, bell);
    await page.keyboard.press('Enter');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await tabTo(page, dialog.getByRole('button', { name: 'See all transfers' }));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(bell).toBeFocused();

    const openers = [
      page.getByRole('button', { name: 'Pay Bills' }),
      page.getByRole('button', { name: 'Statements' }),
      page.getByRole('button', { name: 'Safe Deposit Box' }),
      page.getByRole('button', { name: 'Lock Debit Card' }),
      page.getByRole('button', { name: 'Manage Credit Card' }),
    ];
    for (const opener of openers) {
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expectTrap(page, dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await expectSeen(page);
    }

    const button = page.getByRole('button', { name: 'Support chat' });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Your message' })).toBeFocused();
    await page.keyboard.type('I lost my card');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('log').getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByRole('textbox', { name: 'Your message' })).toBeFocused();
    await expectSeen(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    await tabTo(page, page.getByRole('button', { name: 'Avery Morgan' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Avery Morgan' })).toBeFocused();
  });
}

test('R-S1 the places of a tab come in sight whole on a phone as the keys reach them, and stay so', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.signIn();
  const places = portal.placesOf('Dashboard').getByRole('button');
  await tabTo(page, places.first());
  for (const place of await places.all()) {
    await expect(place).toBeFocused();
    await expect(place).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('End');
  // The member's balances arrive, and the row is drawn again.
  await expect(page.getByText('pending', { exact: false }).first()).toBeVisible();
  await expect(places.last()).toBeFocused();
  await expect(places.last()).toBeInViewport({ ratio: 1 });
});

/** Presses the key until the target has the focus. Every element on the way there must be in sight and marked. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const focused = target.and(page.locator(':focus'));
  for (let pressed = 0; pressed < 150; pressed += 1) {
    await page.keyboard.press(key);
    if ((await page.locator(':focus').count()) > 0) await expectSeen(page);
    if ((await focused.count()) > 0) return;
  }
  await expect(target, `reached with ${key}`).toBeFocused();
}

/** The focus is in the dialog, and stays there on the way round in both directions. */
async function expectTrap(page: Page, dialog: Locator): Promise<void> {
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let pressed = 0; pressed < 12; pressed += 1) {
      await page.keyboard.press(key);
      await expect.poll(isInside, key).toBe(true);
      await expectSeen(page);
    }
  }
}

/** The focused element is in sight, not under a bar or a floating button (WCAG 2.4.11), and marked (2.4.7). */
async function expectSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(lookAtFocus)).toBe('in sight and marked');
}

/** Runs in the page. */
function lookAtFocus(): string {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'nothing has the focus';
  const name = `<${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}>`;
  // The visible part of a radio button is its card, and of the slider over a chart the chart.
  const isChart = getComputedStyle(focused).pointerEvents === 'none';
  const own = (isChart ? focused.parentElement : focused.closest('label')) ?? focused;
  const { left, top, width, height } = own.getBoundingClientRect();
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const points = parts.flatMap((x) =>
    parts.map((y) => document.elementFromPoint(left + x * width, top + y * height)),
  );
  const seen = points.filter((hit) => hit !== null && (own.contains(hit) || hit.contains(own)));
  if (seen.length < points.length / 2) {
    return `${name} is hidden but for ${seen.length} of ${points.length} points`;
  }
  // An element that the script has focused, such as a heading, is no control; and a part that the browser has made, such as
  // the calendar of a date, is marked by the browser.
  if (focused.getAttribute('tabindex') === '-1' || !focused.matches(':focus')) {
    return 'in sight and marked';
  }
  const around = [focused, own, focused.parentElement, focused.parentElement?.parentElement];
  const isMarked = around.some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return isMarked ? 'in sight and marked' : `${name} does not show that it has the focus`;
}
