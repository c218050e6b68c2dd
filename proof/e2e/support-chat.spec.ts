import type { Locator, Page } from '@playwright/test';
import { expect, test } from './portal.ts';
import { findings } from './accessible.ts';

test.beforeEach(async ({ portal }) => {
  await portal.signIn();
});

test('R-S6 R-C1 the floating button opens and closes the chat, and gives and takes the focus @journey', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1680, height: 1050 });
  const button = page.getByRole('button', { name: 'Support chat' });
  await button.click();
  const chat = page.getByRole('dialog', { name: 'Support chat' });
  await expect(chat.getByText('How can we help?')).toBeVisible();
  await expect(field(chat)).toBeFocused();
  await button.click();
  await expect(chat).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field(chat)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(button).toBeFocused();

  // The end of the page is not under it.
  const main = await page.getByRole('main').evaluate((element) => {
    const inside = getComputedStyle(element);
    return Number.parseFloat(inside.paddingBottom);
  });
  const box = await button.boundingBox();
  const viewport = page.viewportSize();
  expect((viewport?.height ?? 0) - (box?.y ?? 0)).toBeLessThanOrEqual(main);
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
});

test('R-C1 a toast leaves the field of the chat free', async ({ page }) => {
  // Only beside a page that makes room for it can anything else be pressed while the chat is open.
  await page.setViewportSize({ width: 1680, height: 900 });
  const chat = await openChat(page);
  await page.getByRole('button', { name: 'Lock Debit Card' }).click();
  await page.getByRole('button', { name: 'Lock card' }).click();
  const toast = page.getByRole('dialog').filter({ hasText: 'Debit Card locked' });
  await expect(toast).toBeVisible();
  const [said, typed] = await Promise.all([toast.boundingBox(), field(chat).boundingBox()]);
  expect(said && typed && said.y + said.height <= typed.y).toBe(true);
});

test('R-C1 what is asked is answered automatically, says so, and is there again later @journey', async ({
  portal,
  page,
}) => {
  const chat = await openChat(page);
  const log = chat.getByRole('log', { name: 'Messages' });
  await field(chat).fill('I lost');
  await field(chat).press('Shift+Enter');
  await field(chat).pressSequentially('my card');
  await field(chat).press('Enter');
  await expect(field(chat)).toHaveValue('');
  await expect(log.getByRole('listitem')).toHaveCount(2);
  await expect(log.getByRole('listitem').first()).toContainText('I lost\nmy card');
  await expect(log.getByRole('listitem').last()).toContainText('Automatic answer');
  await expect(log.getByRole('listitem').last()).toContainText('Lock the card first');

  await field(chat).fill('My goldfish is unwell <b>😀</b>');
  await chat.getByRole('button', { name: 'Send' }).click();
  if (portal.shape === 'demo') {
    await expect(log.getByRole('listitem').last()).toContainText('I could not find anything');
    await expect(log.getByRole('listitem').last()).toContainText('(555) 014-2600');
    await expect(chat).toContainText('nobody reads your messages');
  } else {
    await expect(log.getByRole('listitem').last()).toContainText('<b>😀</b>');
    await expect(log).toContainText('Waiting for our staff to answer.');
    await expect(chat).toContainText('answer here in our opening hours: Mon-Fri 8AM-6PM EST');
    await page.reload();
    await openChat(page);
    await expect(log.getByRole('listitem')).toHaveCount(3);
  }
});

test('R-C1 what is no message gets a sentence and stays, and a lost answer does not double it', async ({
  portal,
  page,
}) => {
  const chat = await openChat(page);
  await field(chat).fill('  ');
  await field(chat).press('Enter');
  await expect(field(chat)).toHaveAccessibleDescription(/Please write something first\./);
  await field(chat).fill('a'.repeat(1001));
  await field(chat).press('Enter');
  await expect(field(chat)).toHaveAccessibleDescription(/at most 1,000 characters.*1,001/);
  await expect(field(chat)).toHaveValue('a'.repeat(1001));

  if (portal.shape === 'live') {
    await page.route('**/rpc/support/send', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await field(chat).fill('What are your hours?');
    await field(chat).press('Enter');
    await expect(field(chat)).toHaveAccessibleDescription(/it will not be done twice/);
    await expect(field(chat)).toHaveValue('What are your hours?');
    await page.unroute('**/rpc/support/send');
    await field(chat).press('Enter');
    await expect(field(chat)).toHaveValue('');
    await expect(chat.getByRole('listitem').filter({ hasText: 'You' })).toHaveCount(1);
  }
});

test('R-C1 a message can be about a transaction of the history', async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.openTab('Transactions');
  await page.getByRole('button', { name: /^Details of Olive & Ash Kitchen/ }).click();
  await page.getByRole('button', { name: 'Ask about this transaction' }).click();
  const chat = page.getByRole('dialog', { name: 'Support chat' });
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(field(chat)).toBeFocused();
  const about = chat.getByRole('group', { name: /about this transaction/ });
  await expect(about).toContainText('Olive & Ash Kitchen');
  await expect(about).toContainText('$68.40');
  await field(chat).fill('What is this charge?');
  await field(chat).press('Enter');
  await expect(about).toBeHidden();
  await expect(chat.getByRole('listitem').first()).toContainText(
    'About: Olive & Ash Kitchen, $68.40',
  );
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();

  await page.getByRole('button', { name: /^Details of Olive & Ash Kitchen/ }).click();
  await page.getByRole('button', { name: 'Ask about this transaction' }).click();
  await about.getByRole('button', { name: 'Do not ask about this transaction' }).click();
  await expect(about).toBeHidden();
});

test('R-B2 each notice opens what it tells of, and the bank keeps what was read @journey', async ({
  portal,
  page,
}) => {
  await page
    .getByRole('region', { name: 'Debit Card' })
    .getByRole('button', { name: /^Lock/ })
    .click();
  await page.getByRole('button', { name: 'Lock card' }).click();
  await page
    .getByRole('region', { name: 'Debit Card' })
    .getByRole('button', { name: /^Unlock/ })
    .click();
  await portal.confirmItIsMe();
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await list.getByRole('button', { name: /^Unlocked: Debit Card/ }).click();
  await expect(list).toBeHidden();
  const manage = page.getByRole('dialog', { name: 'Manage Debit Card' });
  await expect(manage.getByRole('tab', { name: 'Limits' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(manage).toBeHidden();
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');

  await bell.click();
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(list).toContainText('0 unread');
  await expect(bell).toHaveAccessibleName('Notifications');
  const before = await list.getByRole('listitem').count();
  await list.getByRole('button', { name: 'Show earlier' }).click();
  await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(before);

  await list
    .getByRole('button', { name: /^Sent to Ana Ruiz/ })
    .first()
    .click();
  const detail = page.getByRole('dialog', { name: /Ana Ruiz/ });
  await expect(detail).toContainText('$250.00');
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(portal.tab('Transactions')).toHaveAttribute('aria-current', 'page');

  await bell.click();
  await list
    .getByRole('button', { name: /^You signed in/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  if (portal.shape === 'live') {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
    await expect(bell).toHaveAccessibleName('Notifications');
  }
});

test('R-B2 R-C1 what is read in one tab is read in the other @live', async ({
  portal,
  page,
  context,
}) => {
  const chat = await openChat(page);
  await field(chat).fill('What are your hours?');
  const other = await context.newPage();
  await other.goto(portal.address('/dashboard'));
  await expect(other.getByRole('button', { name: 'Support chat' })).toBeVisible();
  await page.bringToFront();
  await field(chat).press('Enter');
  await expect(chat.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await other.bringToFront();
  await expect(other.getByRole('button', { name: 'Support chat', exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Support chat' }).click();
  await expect(
    other.getByRole('dialog', { name: 'Support chat' }).getByRole('listitem'),
  ).toHaveCount(2);
});

test('R-C1 R-B2 nothing in the chat and the notifications keeps anybody out @demo', async ({
  page,
}) => {
  const chat = await openChat(page);
  await expect(chat.getByText('How can we help?')).toBeVisible();
  await field(chat).fill('I lost my card');
  await field(chat).press('Enter');
  await expect(chat.getByRole('listitem')).toHaveCount(2);
  await field(chat).press('Enter');
  await expect(chat.getByText('Please write something first.')).toBeVisible();
  expect(await findings(page), 'the chat').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  expect(await findings(page), 'the notifications').toEqual([]);
});

async function openChat(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Support chat' }).click();
  const chat = page.getByRole('dialog', { name: 'Support chat' });
  await expect(field(chat)).toBeFocused();
  return chat;
}

function field(chat: Locator): Locator {
  return chat.getByRole('textbox', { name: 'Your message' });
}
