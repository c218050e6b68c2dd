import type { Locator, Page } from '@playwright/test';
import { expect, test } from './portal.ts';
import { findings } from './accessible.ts';
import { dayAfter, firstDayOf } from './day-after.ts';

test.beforeEach(async ({ portal }) => {
  await portal.signIn();
  await portal.openTab('Transfer Money');
});

test('R-T1 R-E4 a recipient is saved from the form, sent to, renamed and removed', async ({
  portal,
  page,
}) => {
  await page.getByRole('radio', { name: 'External bank' }).check();
  await page.getByLabel('Recipient name').fill('Dana Whitfield');
  await page.getByLabel('Routing number').fill('121000249');
  await page.getByLabel('Bank name').fill('Wells Fargo Bank');
  await page.getByLabel('Account number').fill('4417-1234 56');
  const save = page.getByRole('button', { name: 'Save this recipient' });
  await save.click();
  await expect(page.getByRole('alert').first()).toContainText('No bank has this routing number.');
  await expect(page.getByLabel('Routing number')).toBeFocused();
  await expect(page.getByLabel('Account number')).toHaveValue('4417-1234 56');
  await page.getByLabel('Routing number').fill('121000248');
  await save.click();
  await portal.confirmItIsMe();
  await expect(page.getByText('Dana Whitfield is saved')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recipient', exact: true })).toContainText(
    '••••3456 at Wells Fargo Bank',
  );
  await page.getByRole('button', { name: 'Change the recipient' }).click();
  const details = page.getByRole('region', { name: 'Details of the saved recipient' });
  await expect(details).toContainText('••••3456');
  await expect(details).toContainText('No transfer yet');

  await page.getByLabel('Amount', { exact: true }).fill('15');
  const sending = await confirm(page);
  await portal.confirmItIsMe();
  await expect(sending).toContainText('$15.00 sent to Dana Whitfield');
  await sending.getByRole('button', { name: 'Make another transfer' }).click();
  await expect(sending).toBeHidden();

  await page.getByRole('radio', { name: 'External bank' }).check();
  await page.getByRole('button', { name: 'Manage recipients' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved recipients' });
  const dana = dialog.getByRole('listitem').filter({ hasText: 'Dana Whitfield' });
  await expect(dana).toContainText('••••3456 at Wells Fargo Bank');
  await expect(dana).toContainText(/Last transfer \w{3} \d+, \d{4}/);
  await dialog.getByRole('button', { name: 'Rename Dana Whitfield' }).click();
  const name = dialog.getByLabel('New name for Dana Whitfield');
  for (const [text, sentence] of [
    ['   ', 'Enter a name.'],
    ['<b>Dana</b>', 'Enter a name without <, >'],
    ['Dana\u202Enad', 'Enter a name without <, >'],
    ['northwind GYM', 'Enter another name.'],
  ] as const) {
    await name.fill(text);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText(sentence)).toBeVisible();
    await expect(name).toHaveValue(text);
  }
  await name.fill('Dana W');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Renamed to Dana W.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove Dana W' }).click();
  await expect(page.getByText('Dana W was removed.').first()).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Dana W' })).toHaveCount(0);

  // From the list itself: an already known recipient is refused by name.
  await dialog.getByLabel('Name', { exact: true }).fill('Anna');
  await dialog.getByRole('button', { name: 'Add recipient' }).click();
  await expect(dialog.getByText('Enter an email or a phone number.').first()).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Anna');
  await dialog.getByLabel('Phone').fill('(212) 555-0199');
  await dialog.getByRole('button', { name: 'Add recipient' }).click();
  await portal.confirmItIsMe();
  await expect(dialog.getByText('Anna was added.')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('Anna again');
  await dialog.getByLabel('Phone').fill('212-555-0199');
  await dialog.getByRole('button', { name: 'Add recipient' }).click();
  await expect(dialog.getByRole('alert')).toContainText('is already saved as Anna.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Manage recipients' })).toBeFocused();
});

test('R-T1 a transfer is scheduled for a day, once or again and again, and cancelled @journey', async ({
  portal,
  page,
}) => {
  const scheduled = page.getByRole('region', { name: 'Scheduled', exact: true });
  await expect(scheduled).toContainText('Nothing is scheduled.');
  await fillZelle(page, '40');
  await page.getByRole('radio', { name: 'On a date' }).check();
  const date = page.getByLabel('Date', { exact: true });
  const review = page.getByRole('button', { name: 'Review transfer' });
  await review.click();
  await expect(page.getByRole('alert')).toContainText('Choose the day on which it is sent.');
  await expect(date).toBeFocused();
  await date.press('Home');
  await page.keyboard.type('02302027');
  await review.click();
  await expect(page.getByRole('alert')).toContainText('This date does not exist.');
  await expect(date).toHaveAttribute('min', /\d/);
  const tomorrow = await firstDayOf(date);
  await date.fill(dayAfter(tomorrow, -2));
  await review.click();
  await expect(page.getByRole('alert')).toContainText('can be scheduled for tomorrow or later');
  await date.fill(dayAfter(tomorrow, 366));
  await review.click();
  await expect(page.getByRole('alert')).toContainText('at most a year ahead');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('40');

  await date.fill(tomorrow);
  await page.getByLabel('Repeat', { exact: true }).selectOption('Every week');
  await expect(
    page.getByText(/It is sent on .* at 6:00 AM, if there is enough money/),
  ).toBeVisible();
  await review.click();
  const dialog = page.getByRole('dialog', { name: 'Schedule $40.00 to Sam Lee' });
  await expect(dialog).toContainText('Every week');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(date).toHaveValue(tomorrow);
  await review.click();
  await dialog.getByRole('button', { name: 'Schedule transfer' }).dblclick();
  await portal.confirmItIsMe();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('$40.00 to Sam Lee is scheduled')).toHaveCount(1);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('');
  const rows = scheduled.getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Every week');
  await expect(portal.totalBalance).toContainText('$500,810.00');

  const before = (await rows.textContent()) ?? '';
  const cancel = rows.getByRole('button', { name: /^Cancel the transfer to Sam Lee on/ });
  const question = page.getByRole('dialog', { name: 'Cancel this transfer?' });
  await cancel.click();
  await question.getByRole('button', { name: 'Cancel only this one' }).click();
  await expect(question).toBeHidden();
  await expect(rows).toHaveCount(1);
  await expect(rows).not.toHaveText(before);
  await cancel.click();
  await question.getByRole('button', { name: 'Cancel the series' }).click();
  await expect(question).toBeHidden();
  await expect(scheduled).toContainText('Nothing is scheduled.');
  await expect(portal.totalBalance).toContainText('$500,810.00');
});

test('R-T1 limits, arrival and what is left are told while choosing and typing', async ({
  page,
}) => {
  const terms = page.getByRole('note', { name: 'Limits and arrival' });
  const amount = page.getByLabel('Amount', { exact: true });
  await expect(terms).toHaveText('Arrives right away.');
  await amount.fill('810');
  await expect(page.getByText('$450,000.00', { exact: true })).toBeVisible();
  await amount.fill('450810.01');
  await expect(page.getByText(/Insufficient funds: this is \$0\.01 more/)).toBeVisible();

  await page.getByRole('radio', { name: 'Zelle' }).check();
  // Of an amount that is held nothing is said of its arrival.
  await amount.fill('5');
  await expect(terms).toContainText('Arrives within minutes.');
  // The sample member has sent $250.00 by Zelle today.
  await expect(terms).toContainText(
    'You can send up to $10,000.00 at a time and $20,000.00 a day. $19,750.00 is left for today.',
  );
  await amount.fill('10000.01');
  await expect(
    page.getByText('This is over the limit for one transfer: $10,000.00.'),
  ).toBeVisible();
  await page.getByLabel('Recipient name').fill('Sam Lee');
  await page.getByLabel('Email').fill('sam@example.com');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(page.getByRole('alert')).toContainText('You can send at most $10,000.00 at a time');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('radio', { name: 'External bank' }).check();
  const held = page.getByText(/We review transfers of this size before we send them\./);
  await expect(held).toBeVisible();
  await expect(terms).not.toContainText('Arrives');
  await amount.fill('300');
  await expect(held).toBeHidden();
  await expect(terms).toContainText(/Arrives by \w{3} \d+, \d{4}\./);
  await expect(terms).toContainText('Transfers made by 5:00 PM on a business day');
});

test('R-T15 the history is filtered, a transfer repeated, and a pending one cancelled', async ({
  portal,
  page,
}) => {
  await expect(portal.totalBalance).toContainText('$500,810.00');
  await page.getByLabel('Status').selectOption('Pending');
  await expect(historyRows(page)).toHaveCount(1);
  await historyRows(page)
    .getByRole('button', { name: /^Cancel: / })
    .click();
  const question = page.getByRole('dialog', { name: 'Cancel this transfer?' });
  await expect(question).toContainText('$1,500.00');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(historyRows(page)).toHaveCount(1);
  await historyRows(page)
    .getByRole('button', { name: /^Cancel: / })
    .click();
  await question.getByRole('button', { name: 'Cancel transfer' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(/^\$1,500\.00 is back in .*\.$/)).toBeVisible();
  await expect(portal.totalBalance).toContainText('$502,310.00');
  await expect(page.getByText('No transfers match')).toBeVisible();

  await page.getByLabel('Status').selectOption('All');
  await page.getByLabel('Type').selectOption('Zelle');
  await expect(historyRows(page).first()).toContainText('Zelle to');
  await expect(historyRows(page).filter({ hasNotText: 'Zelle to' })).toHaveCount(0);
  await expect(historyRows(page).first()).toContainText('$250.00');
  const repeat = historyRows(page)
    .first()
    .getByRole('button', { name: /^Repeat: / });
  const amount = page.getByLabel('Amount', { exact: true });
  await repeat.click();
  await expect(amount).toHaveValue(/^250(\.00)?$/);
  await amount.fill('3');
  await repeat.click();
  await expect(amount).toHaveValue(/^250(\.00)?$/);
  await expect(page.getByLabel('Memo')).toHaveValue('Recital and lessons');
  await expect(page.getByRole('radio', { name: 'Zelle' })).toBeChecked();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(portal.totalBalance).toContainText('$502,310.00');
});

test('R-T7 the same again within minutes is asked about, and an unfinished form is kept', async ({
  portal,
  page,
}) => {
  await fillZelle(page, '33.50');
  await page.getByLabel('Memo').fill('Tickets');
  await portal.openTab('Dashboard');
  await portal.openTab('Transfer Money');
  await expect(page.getByRole('radio', { name: 'Zelle' })).toBeChecked();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('33.50');
  await expect(page.getByLabel('Memo')).toHaveValue('Tickets');

  const first = await confirm(page);
  await portal.confirmItIsMe();
  await expect(first).toContainText('$33.50 sent to Sam Lee');
  await first.getByRole('button', { name: 'Make another transfer' }).click();
  await expect(first).toBeHidden();
  await expect(portal.totalBalance).toContainText('$500,776.50');

  await fillZelle(page, '33.50');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send $33.50 to Sam Lee' });
  await expect(dialog.getByRole('alert')).toContainText(/You sent \$33\.50 to Sam Lee .* ago\./);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(portal.totalBalance).toContainText('$500,776.50');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await dialog.getByRole('button', { name: 'Send another one' }).click();
  await portal.confirmItIsMe();
  await expect(portal.totalBalance).toContainText('$500,743.00');
});

test('R-T1 R-T15 nothing in choosing, scheduling and cancelling keeps anybody out @demo', async ({
  page,
}) => {
  await fillZelle(page, '99999999');
  await expect(page.getByText(/Insufficient funds: this is/)).toBeVisible();
  await page.getByRole('radio', { name: 'On a date' }).check();
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await findings(page), 'the form with what is wrong').toEqual([]);
  await page.getByLabel('Amount', { exact: true }).fill('20');
  const date = page.getByLabel('Date', { exact: true });
  await expect(date).toHaveAttribute('min', /\d/);
  await date.fill(await firstDayOf(date));
  await page.getByLabel('Repeat', { exact: true }).selectOption('Every month');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const schedule = page.getByRole('button', { name: 'Schedule transfer' });
  await expect(schedule).toBeVisible();
  expect(await findings(page), 'the confirmation').toEqual([]);
  await schedule.click();
  await page.getByRole('button', { name: /^Cancel the transfer to Sam Lee/ }).click();
  await expect(page.getByRole('button', { name: 'Cancel the series' })).toBeVisible();
  expect(await findings(page), 'the question').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Zelle' }).check();
  await page.getByRole('button', { name: 'Manage recipients' }).click();
  await page.getByRole('button', { name: 'Add recipient' }).click();
  await expect(page.getByText('Enter the name of the recipient.')).toBeVisible();
  expect(await findings(page), 'the recipients').toEqual([]);
});

async function fillZelle(page: Page, amount: string): Promise<void> {
  await page.getByRole('radio', { name: 'Zelle' }).check();
  await page.getByLabel('Recipient name').fill('Sam Lee');
  await page.getByLabel('Email').fill('sam@example.com');
  await page.getByLabel('Amount', { exact: true }).fill(amount);
}

async function confirm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Review transfer' }).click();
  // A toast is a dialog as well.
  const dialog = page.getByRole('dialog', { name: /^Send|sent to/ });
  await dialog.getByRole('button', { name: 'Confirm transfer' }).click();
  return dialog;
}

function historyRows(page: Page): Locator {
  return page.getByRole('group', { name: 'Transfers, newest first' }).getByRole('listitem');
}

test('R-T1 somebody whose name looks like that of a saved recipient is pointed out, in the form and in the review', async ({
  page,
}) => {
  const warning = 'This name looks like Northwind Gym, but the account is different.';
  await page.getByRole('radio', { name: 'External bank' }).check();
  await page.getByLabel('Amount', { exact: true }).fill('10');
  await page.getByLabel('Routing number').fill('121000248');
  await page.getByLabel('Account number').fill('4417123456');
  await page.getByLabel('Recipient name').fill('Somebody Else');
  await expect(page.getByText(warning)).toHaveCount(0);
  await page.getByLabel('Recipient name').fill('Nоrthwind Gyrn');
  await expect(page.getByText(warning)).toBeVisible();
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const review = page.getByRole('dialog', { name: 'Send $10.00 to Nоrthwind Gyrn' });
  await expect(review.getByRole('alert')).toContainText(warning);
  await expect(review.getByRole('button', { name: 'Confirm transfer' })).toBeEnabled();
  await review.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('radio', { name: 'On a date' }).check();
  const date = page.getByLabel('Date', { exact: true });
  await expect(date).toHaveAttribute('min', /\d/);
  await date.fill(await firstDayOf(date));
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const scheduled = page.getByRole('dialog', { name: 'Schedule $10.00 to Nоrthwind Gyrn' });
  await expect(scheduled.getByRole('alert')).toContainText(warning);
});

test('R-T1 R-T6 what was answered folds to a line, and what comes of it stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const line = page.getByRole('region', { name: 'Recipient', exact: true });
  const amount = page.getByLabel('Amount', { exact: true });
  const change = page.getByRole('button', { name: 'Change the recipient' });
  const who = page.getByRole('group', { name: 'Who is it for?' });
  await who.getByRole('button', { name: 'Ana Ruiz' }).click();
  await expect(amount).toBeFocused();
  await expect(amount).toBeInViewport({ ratio: 1 });
  await expect(line).toBeVisible();
  await change.click();
  const details = page.getByRole('region', { name: 'Details of the saved recipient' });
  await expect(details).toBeVisible();
  await page.getByRole('radio', { name: 'External bank' }).check();
  await expect(details).toBeHidden();
  await who.getByRole('button', { name: 'Someone new' }).click();
  await expect(page.getByLabel('Recipient name')).toBeFocused();
  await fillZelle(page, '250');
  await expect(line).toContainText('Sam Leesam@example.com');
  await expect(page.getByLabel('Recipient name')).toHaveCount(0);

  const summary = page.locator('div', { has: page.getByRole('definition') }).filter({
    has: page.getByRole('button', { name: 'Review transfer' }),
  });
  await expect(summary.last()).toContainText('Send $250.00 to Sam Lee');
  await expect(summary.last()).toContainText('ArrivesWithin minutesFeeNone');
  for (const edge of ['top', 'bottom']) {
    await page.evaluate((to) => scrollTo(0, to === 'top' ? 0 : 600), edge);
    await expect(summary.last()).toBeInViewport({ ratio: 1 });
  }
  // A field that has the focus is never under it.
  await page.getByLabel('Memo').focus();
  await expect(page.getByLabel('Memo')).toBeInViewport({ ratio: 1 });
  const atLowerEdge = () =>
    page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      return document.elementFromPoint((box?.left ?? 0) + 20, (box?.bottom ?? 0) - 4)?.tagName;
    });
  await expect.poll(atLowerEdge).toBe('TEXTAREA');

  // A fault in the step opens it again.
  await change.click();
  await page.getByLabel('Email').fill('sam@nowhere');
  await amount.fill('251');
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Enter it in full/);
  await expect(line).toHaveCount(0);
});
