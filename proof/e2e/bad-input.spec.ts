import type { Locator, Page } from '@playwright/test';
import { expect, test } from './portal.ts';

type Attempt = readonly [typed: string, sentence: string];

const markup = '<b>x</b>';
/** Ends with the mark that reverses the text after it. */
const turned = 'abc\u202E';
/** Legitimate as free text, and shown literally. */
const freeText = '<b>Rent</b> for \u202Ehcram';

const noAmount = 'Enter an amount in dollars and cents';
const noAmounts: readonly Attempt[] = [
  ['-1', noAmount],
  ['0.005', 'An amount has at most two decimals.'],
  ['1e308', noAmount],
  [markup, noAmount],
  ['\u202E5', noAmount],
  ['9'.repeat(20), 'This amount is too large.'],
];
const plainName = 'without <, > or hidden characters';

test('R-T2 R-T4 R-T5 what is wrong in a transfer or a recipient is told at its field, and sends nothing @demo @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transfer Money');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const review = () => page.getByRole('button', { name: 'Review transfer' }).click();
  const amount = field('Amount');
  const disabled = () =>
    expect(page.getByRole('button', { name: 'Review transfer' })).toBeDisabled();
  await disabled();
  for (const attempt of [
    ...noAmounts,
    ['0', 'Enter an amount above $0.00.'],
    ['0.00', 'Enter an amount above $0.00.'],
  ] as const) {
    await refuses(amount, () => amount.blur(), [attempt]);
    await disabled();
  }
  for (const kind of ['Zelle', 'External bank']) {
    await page.getByRole('radio', { name: kind }).check();
    await disabled();
  }
  await amount.fill('0.01');
  await expect(page.getByRole('button', { name: 'Review transfer' })).toBeEnabled();

  await amount.fill('10');
  await page.getByRole('radio', { name: 'Zelle' }).check();
  await field('Email').fill('sam@example.com');
  await refuses(field('Recipient name'), review, [
    ['  ', 'Enter the name of the recipient.'],
    [markup, plainName],
    [turned, plainName],
  ]);
  await isCutAt(field('Recipient name'), 100);
  await field('Recipient name').fill('Sam Lee');
  await refuses(field('Email'), review, [
    [markup, 'Enter it in full, such as name@example.com.'],
    ['sam\u202E@example.com', 'Enter it in full, such as name@example.com.'],
    ['1e308', 'Enter it in full, such as name@example.com.'],
  ]);
  await field('Email').fill('');
  await refuses(field('Phone'), review, [
    ['0.005', 'Enter ten digits, such as (555) 014-2600.'],
    ['-1', 'Enter ten digits, such as (555) 014-2600.'],
    [markup, 'Enter ten digits, such as (555) 014-2600.'],
    ['212 555 0199\u202E', 'Enter ten digits, such as (555) 014-2600.'],
  ]);
  await field('Phone').fill('(212) 555-0199');

  await page.getByRole('radio', { name: 'External bank' }).check();
  await field('Account number').fill('4417123456');
  await field('Bank name').fill('Wells Fargo Bank');
  await refuses(field('Routing number'), review, [
    ['', 'Enter the nine digits of the routing number.'],
    ['12', 'Enter all nine digits.'],
    ['000000000', 'Check the nine digits. No bank has this number.'],
  ]);
  await field('Routing number').fill('121000248');
  await refuses(field('Bank name'), review, [
    ['  ', 'Enter the name of the bank.'],
    [markup, plainName],
    [turned, plainName],
  ]);
  await field('Bank name').fill('Wells Fargo Bank');
  await refuses(field('Account number'), review, [
    ['0', 'Enter 4 to 17 digits.'],
    ['-1', 'Enter 4 to 17 digits.'],
    ['1e308', 'Enter 4 to 17 digits.'],
    ['9'.repeat(18), 'Enter 4 to 17 digits.'],
    [markup, 'Enter 4 to 17 digits.'],
    ['\u202E4417', 'Enter 4 to 17 digits.'],
  ]);

  await page.getByRole('radio', { name: 'Zelle' }).check();
  await expect(field('Phone')).toBeVisible();
  await page.getByLabel('Memo').fill(freeText);
  await review();
  const confirmation = page.getByRole('dialog', { name: 'Send $10.00 to Sam Lee' });
  await isShownAsTyped(confirmation, freeText);
  await confirmation.getByRole('button', { name: 'Cancel' }).click();
  await expect(confirmation).toBeHidden();
  await expect(page.getByLabel('Memo')).toHaveValue(freeText);
  await expect(portal.totalBalance).toContainText('$500,810.00');

  await page.getByRole('button', { name: 'Change the recipient' }).click();
  await page.getByRole('button', { name: 'Manage recipients' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved recipients' });
  const saved = dialog.getByRole('listitem');
  await expect(saved).not.toHaveCount(0);
  const before = await saved.count();
  const add = () => dialog.getByRole('button', { name: 'Add recipient' }).click();
  await dialog.getByLabel('Email').fill('ana@example.com');
  await refuses(dialog.getByLabel('Name', { exact: true }), add, [
    ['  ', 'Enter the name of the recipient.'],
    [markup, plainName],
    [turned, plainName],
  ]);
  await dialog.getByLabel('Name', { exact: true }).fill('Ana');
  await refuses(dialog.getByLabel('Email'), add, [[markup, 'Enter it in full']]);
  await dialog.getByLabel('Email').fill('');
  await refuses(dialog.getByLabel('Phone'), add, [['-1', 'Enter ten digits']]);
  await dialog.getByRole('radio', { name: 'External bank' }).check();
  await dialog.getByLabel('Account number').fill('4417123456');
  await dialog.getByLabel('Bank name').fill('Wells Fargo Bank');
  await refuses(dialog.getByLabel('Routing number'), add, [
    ['', 'Enter the nine digits of the routing number.'],
    ['0005', 'Enter all nine digits.'],
    ['000000000', 'Check the nine digits. No bank has this number.'],
  ]);
  await dialog.getByLabel('Routing number').fill('121000248');
  await refuses(dialog.getByLabel('Bank name'), add, [
    [markup, plainName],
    [turned, plainName],
  ]);
  await dialog.getByLabel('Bank name').fill('Wells Fargo Bank');
  await refuses(dialog.getByLabel('Account number'), add, [['1e308', 'Enter 4 to 17 digits.']]);
  await expect(saved).toHaveCount(before);
});

test('R-T1 a memo without a blank in it stays on a small screen, from the form to the history @demo', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.signIn();
  await portal.openTab('Transfer Money');
  await page.getByLabel('Amount', { exact: true }).fill('10');
  const memo = page.getByLabel('Memo');
  await isCutAt(memo, 500);
  const typed = await memo.inputValue();
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Send $10.00 to Regular Savings' });
  await isOnScreen(page.getByRole('button', { name: 'Confirm transfer' }));
  await isOnScreen(confirmation.getByText(typed));
  await page.getByRole('button', { name: 'Confirm transfer' }).click();
  await page.getByRole('button', { name: 'Back to dashboard' }).click();
  await portal.openTab('Transactions');
  const row = page.getByRole('button', { name: /Transfer to Regular Savings/ }).first();
  await row.click();
  await isOnScreen(page.getByRole('dialog').getByText(typed));
});

test('R-D7 R-D6 odd text in a bill is text, and what is wrong in the amount of a check is told at its field @demo', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const bills = await openAction(page, 'Pay Bills');
  await bills.getByLabel('Payee', { exact: true }).selectOption('Water Utility');
  await bills.getByLabel('Amount').fill('12');
  const date = bills.getByLabel('Payment date');
  await expect(date).toHaveAttribute('max', /\d/);
  await date.fill((await date.getAttribute('max')) ?? '');
  await isCutAt(bills.getByLabel('Memo'), 500);
  await bills.getByLabel('Memo').fill(freeText);
  await bills.getByRole('button', { name: 'Schedule Payment' }).click();
  await page.getByRole('button', { name: /^Schedule \$/ }).click();
  await bills.getByRole('button', { name: 'See your payments' }).click();
  await isShownAsTyped(bills.getByRole('region', { name: 'Upcoming' }), freeText);

  await page.keyboard.press('Escape');
  await expect(bills).toBeHidden();

  const deposit = await openAction(page, 'Mobile Deposit');
  const check = deposit.getByLabel('Amount of the check');
  await refuses(check, () => deposit.getByRole('button', { name: 'Deposit Check' }).click(), [
    ['', 'Enter an amount above $0.00.'],
    ...noAmounts,
  ]);
  await page.keyboard.press('Escape');
  await expect(deposit).toBeHidden();
  await expect(portal.totalBalance).toContainText('$500,810.00');
});

test('R-X3 R-X6 R-C1 odd text in the history and the chat is text @demo', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 2000 });
  await portal.signIn();
  await portal.openTab('Transactions');
  const rows = page.getByRole('region', { name: 'History' }).locator('section > ul > li');
  await expect(rows).not.toHaveCount(0);
  const before = await rows.count();
  const search = page.getByLabel('Search transactions');
  await isCutAt(search, 100);
  await search.fill(freeText);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expect(search).toHaveValue(freeText);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rows).toHaveCount(before);

  await rows
    .filter({ hasText: 'Groceries' })
    .first()
    .getByRole('button', { name: /^Details of / })
    .click();
  const details = page.getByRole('region', { name: 'Transaction details' });
  await details.getByRole('button', { name: 'Add a note or tags' }).click();
  const note = details.getByLabel('Note (optional)');
  await isCutAt(note, 500);
  await note.fill(freeText);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(note).toHaveCount(0);
  await isShownAsTyped(details, freeText);

  await details.getByRole('button', { name: 'Dispute this transaction' }).click();
  const dispute = page.getByRole('dialog', { name: 'Dispute this transaction' });
  const story = dispute.getByLabel('What happened');
  await dispute.getByLabel('What is wrong').selectOption('I was charged twice');
  await refuses(story, () => dispute.getByRole('button', { name: 'Open dispute' }).click(), [
    ['', 'Please say what happened.'],
    [' \n ', 'Please say what happened.'],
  ]);
  await isCutAt(story, 1000);
  await story.fill(`${freeText} again`);
  await dispute.getByRole('button', { name: 'Open dispute' }).click();
  await expect(dispute).toBeHidden();
  const told = details.getByRole('region', { name: 'Your dispute' });
  await expect(told.locator('bdi')).toHaveText(`${freeText} again`);
  await isShownAsTyped(told, `${freeText} again`);

  await page.getByRole('button', { name: 'Support chat' }).click();
  const chat = page.getByRole('dialog', { name: 'Support chat' });
  const message = chat.getByRole('textbox', { name: 'Your message' });
  await message.fill('\u202E\u202E');
  await message.press('Enter');
  await expect(message).toHaveAccessibleDescription(/Please write something first\./);
  await expect(message).toHaveValue('\u202E\u202E');
  await expect(chat.getByRole('listitem')).toHaveCount(0);
  await message.fill(freeText);
  await message.press('Enter');
  await expect(message).toHaveValue('');
  // The bank leaves the mark out, which could turn round what stands beside it on the staff's screen.
  await isShownAsTyped(chat.getByRole('log', { name: 'Messages' }), '<b>Rent</b> for hcram');
});

/** Each attempt is refused at the field, which keeps the typed text. */
async function refuses(
  field: Locator,
  ask: () => Promise<void>,
  attempts: readonly Attempt[],
): Promise<void> {
  for (const [typed, sentence] of attempts) {
    const which = `with ${JSON.stringify(typed)}`;
    await field.fill(typed);
    await ask();
    await expect(field, which).toHaveAccessibleDescription(new RegExp(escaped(sentence)));
    await expect(field, which).toHaveAttribute('aria-invalid', 'true');
    await expect(field, which).toHaveValue(typed);
  }
}

/** The field takes no more text than it holds, and all of it without a blank pushes nothing off the screen. */
async function isCutAt(field: Locator, most: number): Promise<void> {
  await field.fill('x'.repeat(most + 10));
  await expect(field).toHaveValue('x'.repeat(most));
  await isOnScreen(field);
}

/** From side to side: no content has pushed the place off the screen. */
async function isOnScreen(place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  const fits = () =>
    place.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= 0 && right <= document.documentElement.clientWidth;
    });
  await expect.poll(fits).toBe(true);
}

/** The text stands there letter by letter in an element of its own, and no part of it became an element. */
async function isShownAsTyped(place: Locator, text: string): Promise<void> {
  await expect(place.getByText(text, { exact: true })).toBeVisible();
  await expect(place.locator('b')).toHaveCount(0);
}

async function openAction(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole('region', { name: 'Quick Actions' })
    .getByRole('button', { name, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
