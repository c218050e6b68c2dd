import type { Locator, Page } from '@playwright/test';
import { expect, type Portal, sendElsewhere, test } from './portal.ts';

const external = {
  'Recipient name': 'Dana Whitfield',
  'Bank name': 'Wells Fargo Bank',
  'Account number': '4417123456',
  'Routing number': '121000248',
};

/** A recipient that the sample member has paid: a first payment of so much would wait a day before anything else. */
const paidBefore = {
  'Recipient name': 'Alder & Finch Carpentry',
  'Bank name': 'Citizens Bank',
  'Account number': '700214836',
  'Routing number': '011401533',
};

test.beforeEach(async ({ portal }) => {
  await portal.signIn();
  await portal.openTab('Transfer Money');
});

test('R-T1 the to-account leaves out the source, and follows when the source changes', async ({
  page,
}) => {
  const from = page.getByLabel('From account');
  const to = page.getByLabel('To account');
  const who = page.getByRole('group', { name: 'Who is it for?' });
  await who.getByRole('button', { name: 'Regular Savings' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toBeFocused();
  await from.selectOption('checking');
  await expect(to.locator('option[value=checking]')).toHaveCount(0);
  await from.selectOption('savings');
  await expect(to.locator('option[value=savings]')).toHaveCount(0);
  await expect(to).toHaveValue('checking');
  await page.getByRole('button', { name: 'Swap accounts' }).click();
  await expect(from).toHaveValue('checking');
  await expect(to).toHaveValue('savings');
});

test('R-T1 quick amounts fill the amount; the memo counts its characters', async ({ page }) => {
  for (const [name, value] of [
    ['$50', /^50(\.00)?$/],
    ['$100', /^100(\.00)?$/],
    ['$500', /^500(\.00)?$/],
    ['$1,000', /^1,?000(\.00)?$/],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue(value);
  }
  const memo = page.getByLabel('Memo');
  await memo.fill('x'.repeat(510));
  await expect(memo).toHaveValue('x'.repeat(500));
  await expect(page.getByText('500 of 500 characters used')).toBeAttached();
});

test('R-T1 a saved recipient brings the type of transfer along; the account number stays masked', async ({
  page,
}) => {
  const who = page.getByRole('group', { name: 'Who is it for?' });
  await who.getByRole('button', { name: 'Ana Ruiz' }).click();
  const amount = page.getByLabel('Amount', { exact: true });
  await expect(amount).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Zelle' })).toBeChecked();
  const change = page.getByRole('button', { name: 'Change the recipient' });
  await change.click();
  await expect(who.getByRole('button', { pressed: true })).toHaveAccessibleName('Ana Ruiz');
  const details = page.getByRole('region', { name: 'Details of the saved recipient' });
  await expect(details).toBeVisible();
  await page.getByRole('radio', { name: 'External bank' }).check();
  await expect(details).toBeHidden();
  await who.getByRole('button', { name: 'Maple Street Property' }).click();
  await expect(page.getByRole('radio', { name: 'External bank' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Recipient', exact: true })).toContainText(
    /••••\d{4} at /,
  );
  await change.click();
  await expect(details).toContainText(/Account number\s*••••\d{4}/);
  await amount.fill('12.34');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(page.getByRole('dialog', { name: /^Send \$12\.34 to / })).toBeVisible();
});

test('R-T3 more than there is: Insufficient funds, in the page, with everything kept @journey', async ({
  page,
}) => {
  page.on('dialog', () => {
    throw new Error('A browser pop-up was opened');
  });
  await page.getByLabel('Amount', { exact: true }).fill('450810.01');
  await page.getByLabel('Memo').fill('too much');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(page.getByRole('alert')).toContainText('Insufficient funds');
  await expect(page.getByLabel('Memo')).toHaveValue('too much');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('R-T4 an external transfer needs every detail of the recipient', async ({ page }) => {
  await page.getByRole('radio', { name: 'External bank' }).check();
  await page.getByLabel('Amount', { exact: true }).fill('10');
  const sentence = 'Please fill in all recipient details including routing number';
  for (const missing of Object.keys(external)) {
    for (const [label, value] of Object.entries(external)) {
      await page.getByLabel(label).fill(label === missing ? '' : value);
    }
    // The bank of a routing number is filled in where none was typed.
    if (missing === 'Bank name') await page.getByLabel(missing).fill('');
    await page.getByRole('button', { name: 'Review transfer' }).click();
    await expect(page.getByRole('alert').first()).toContainText(sentence);
  }
});

test('R-T4 a routing number has nine digits and a sound check digit, and names its bank', async ({
  page,
}) => {
  await page.getByRole('radio', { name: 'External bank' }).check();
  const routing = page.getByLabel('Routing number');
  await expect(routing).toHaveAttribute('placeholder', /9-digit/);
  await routing.fill('1210002480');
  await expect(routing).toHaveValue('1210002480');
  await expect(routing).toHaveAccessibleDescription(/Enter all nine digits/);
  await routing.fill('1210-0024\u20118');
  await expect(page.getByText('Wells Fargo Bank').first()).toBeVisible();
  await routing.fill('121000249');
  await expect(page.getByText(/No bank has this (routing )?number/).first()).toBeVisible();
});

test('R-T4 of fewer digits it is said that there are nine, and another bank’s name is pointed out in the form and in the review', async ({
  page,
}) => {
  await page.getByRole('radio', { name: 'External bank' }).check();
  for (const [label, value] of Object.entries(external)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Amount', { exact: true }).fill('10');
  const routing = page.getByLabel('Routing number');
  await page.getByRole('button', { name: 'Change the recipient' }).click();
  await routing.fill('123');
  await expect(routing).toHaveAccessibleDescription('Nine digits');
  const review = page.getByRole('button', { name: 'Review transfer' });
  await review.click();
  await expect(page.getByRole('alert').first()).toContainText('A routing number has nine digits.');

  await routing.fill('011401533');
  await page.getByLabel('Bank name').fill('Wells Fargo Bank');
  await expect(page.getByLabel('Bank name')).toHaveAccessibleDescription(
    'This routing number belongs to Citizens Bank. The money goes there, and the review says so. If you mean another bank, check the number.',
  );
  await page.getByLabel('Amount', { exact: true }).focus();
  await expect(page.getByRole('region', { name: 'Recipient', exact: true })).toContainText(
    /at Wells Fargo Bank.*This routing number belongs to Citizens Bank. The money goes there/,
  );
  await review.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('at Citizens Bank');
  await expect(dialog).toContainText(
    'This routing number belongs to Citizens Bank.You entered “Wells Fargo Bank” as the bank. The money goes to Citizens Bank.',
  );
});

test('R-T5 Zelle needs a name, and an email or a phone number', async ({ page }) => {
  await page.getByRole('radio', { name: 'Zelle' }).check();
  await page.getByLabel('Amount', { exact: true }).fill('10');
  const sentence = 'Please provide recipient name and email or phone number for Zelle';
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(page.getByRole('alert')).toContainText(sentence);
  await page.getByLabel('Recipient name').fill('Sam Lee');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(page.getByRole('alert')).toContainText(sentence);
  await page.getByLabel('Email').fill('sam@nowhere');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(page.getByRole('alert')).toContainText('This email address is not complete.');
  await page.getByLabel('Email').fill('sam@example.com');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(page.getByRole('dialog', { name: 'Send $10.00 to Sam Lee' })).toBeVisible();
});

test('R-T6 cancelling the confirmation keeps everything that was typed', async ({ page }) => {
  await page.getByRole('radio', { name: 'Zelle' }).check();
  await page.getByLabel('Recipient name').fill('Sam Lee');
  await page.getByLabel('Phone').fill('(555) 234-5678');
  await page.getByLabel('Amount', { exact: true }).fill('25.50');
  await page.getByLabel('Memo').fill('Lunch');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send $25.50 to Sam Lee' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Recipient', exact: true })).toContainText(
    'Sam Lee(555) 234-5678',
  );
  await page.getByRole('button', { name: 'Change the recipient' }).click();
  await expect(page.getByLabel('Recipient name')).toHaveValue('Sam Lee');
  await expect(page.getByLabel('Phone')).toHaveValue('(555) 234-5678');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue(/^25\.50?$/);
  await expect(page.getByLabel('Memo')).toHaveValue('Lunch');
});

test('R-T7 R-T8 R-T11 R-T12 R-T14 a small Zelle transfer is sent, completed and put away @journey', async ({
  portal,
  page,
}) => {
  await expect(tile(page, "Today's Transfers")).toHaveText('3');
  await expect(tile(page, 'Amount Sent')).toHaveText('$2,650.00');
  await fillZelle(page, '100.00');
  const dialog = await confirm(page);
  await portal.confirmItIsMe();

  // The balance is down and the debit stands on top while it is being processed.
  await expect(dialog.getByText('Sending your transfer').first()).toBeVisible();
  await expect(portal.totalBalance).toContainText('$500,710.00');
  await expect(historyRows(page).first()).toContainText('Zelle to Sam Lee');
  await expect(historyRows(page).first()).toContainText('Processing');
  await expect(
    page.getByRole('button', { name: 'Review transfer', includeHidden: true }),
  ).toBeDisabled();

  await expect(dialog).toContainText('$100.00 sent to Sam Lee');
  await expect(historyRows(page).first()).toContainText('Completed');
  await expect(dialog).toBeHidden({ timeout: 10_000 });
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('');
  await expect(tile(page, "Today's Transfers")).toHaveText('4');
  await expect(tile(page, 'Amount Sent')).toHaveText('$2,750.00');
  await expect(portal.totalBalance).toContainText('$500,710.00');
});

test('R-T8 R-X6 a small transfer to another bank is completed here, and says by when it is due there', async ({
  portal,
  page,
}) => {
  const sentOn = /It was sent to the other bank and is due there by \w{3} \d{1,2}, \d{4}\./;
  await page.getByRole('radio', { name: 'External bank' }).check();
  for (const [label, value] of Object.entries(paidBefore)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Amount', { exact: true }).fill('41.20');
  const dialog = await confirm(page);
  await portal.confirmItIsMe();
  await expect(dialog).toContainText('$41.20 sent to Alder & Finch Carpentry');
  await expect(dialog.getByRole('status')).toHaveText(sentOn);
  await expect(dialog).not.toContainText('The money is in your other account.');
  await page.keyboard.press('Shift');
  await dialog.getByRole('button', { name: 'Close' }).click();
  const row = historyRows(page).first();
  await expect(row).toContainText('Completed');
  await expect(row).toContainText(/Due at the other bank by \w{3} \d{1,2}, \d{4}/);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(sentOn);
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^Details of/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Completed/ })).toContainText(sentOn);
});

test('R-T9 an internal transfer credits the other account, with a -CR transaction', async ({
  portal,
  page,
}) => {
  await page.getByLabel('From account').selectOption('checking');
  await page.getByLabel('Amount', { exact: true }).fill('810');
  const dialog = await confirm(page);
  await expect(dialog).toContainText('$810.00 sent to');
  await expect(historyRows(page).filter({ hasText: '+$810.00' })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Back to dashboard' }).click();
  const accounts = page.getByRole('region', { name: 'Accounts' }).getByRole('listitem');
  await expect(accounts.nth(0)).toContainText('$450,000.00');
  await expect(accounts.nth(1)).toContainText('$50,810.00');
  await expect(portal.totalBalance).toContainText('$500,810.00');
  await portal.openTab('Transactions');
  await expect(
    page
      .getByRole('region', { name: 'History' })
      .getByRole('listitem')
      .filter({ hasText: 'Internal Transfer' })
      .first(),
  ).toBeVisible();
});

test('R-T10 R-T13 over 1,000 to others stays pending and credits nothing', async ({
  portal,
  page,
}) => {
  await expect(tile(page, 'Pending')).toHaveText('1');
  await page.getByRole('radio', { name: 'External bank' }).check();
  for (const [label, value] of Object.entries(paidBefore)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Amount', { exact: true }).fill('1000.01');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('After our review');
  await dialog.getByRole('button', { name: 'Confirm transfer' }).click();
  await portal.confirmItIsMe();
  await expect(tile(page, 'Processing')).toHaveText('1');
  await expect(dialog).toContainText('$1,000.01 to Alder & Finch Carpentry is pending');
  await expect(tile(page, 'Pending')).toHaveText('2');
  await expect(tile(page, 'Processing')).toHaveText('0');
  await expect(historyRows(page).first()).toContainText('Pending');
  await expect(portal.totalBalance).toContainText('$499,809.99');
});

test('R-T13 the processing counter blinks every 500 ms while something is processing', async ({
  portal,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await fillZelle(page, '5');
  await confirm(page);
  await portal.confirmItIsMe();
  const counter = tile(page, 'Processing').locator('span');
  await expect(counter).toHaveCSS('opacity', '0.25');
  await expect(counter).toHaveCSS('opacity', '1');
  await expect(counter).toHaveCSS('opacity', '0.25');
});

test('R-T7 while a transfer is processing the form behind has taken its amount off once', async ({
  portal,
  page,
}) => {
  const left = page.locator('dt', { hasText: 'Left after' }).locator('xpath=following-sibling::dd');
  await fillZelle(page, '40');
  await expect(left).toHaveText('$450,770.00');
  await confirm(page);
  await portal.confirmItIsMe();
  // From here on the account itself shows the remaining balance.
  await expect(portal.totalBalance).toContainText('$500,770.00');
  // Read once: when the form has been reset, the same figure stands there again.
  expect(await left.textContent()).toBe('$450,770.00');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('40');
});

test('the step-up with the sample phone fits a window of 1280 by 720 @live', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await fillZelle(page, '60');
  await confirm(page);
  const useCode = page.getByRole('button', { name: 'Use this code' });
  await expect(useCode).toBeInViewport({ ratio: 1 });
  const hiddenPixels = await useCode.evaluate((button) => {
    const body = button.closest('.overflow-y-auto');
    return body === null ? null : body.scrollHeight - body.clientHeight;
  });
  expect(hiddenPixels).toBe(0);
  await portal.confirmItIsMe();
  await expect(page.getByRole('dialog')).toContainText('sent to Sam Lee');
});

test('R-T7 a double click on Confirm sends once', async ({ portal, page }) => {
  await fillZelle(page, '40');
  const amount = page.getByLabel('Amount', { exact: true });
  await amount.press('Enter');
  await page.getByRole('button', { name: 'Confirm transfer' }).dblclick();
  await notesFocus(amount);
  await portal.confirmItIsMe();
  await expect(page.getByRole('dialog')).toContainText('sent to Sam Lee');
  // Text typed during the sending would have gone to the field.
  await expect(amount).not.toHaveAttribute('data-focused');
  await expect(portal.totalBalance).toContainText('$500,770.00');
  await expect(tile(page, "Today's Transfers")).toHaveText('4');
});

test('R-T7 the second click of a double click on Confirm marks nothing in the receipt', async ({
  page,
}) => {
  await page.getByLabel('Amount', { exact: true }).fill('40');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm transfer' }).click();
  const reference = dialog.getByText(/TXN-/).first();
  await expect(reference).toBeVisible();
  await pressAgain(page, reference);
  expect(await markedText(page)).toBe('');

  await reference.dblclick();
  expect(await markedText(page)).toContain('TXN');
});

test('R-T7 an answer lost on the way is asked for again, and the money moves once @live @journey', async ({
  portal,
  page,
}) => {
  let answersAreLost = true;
  await loseAnswers(page, () => answersAreLost);
  // Else the portal would find out by itself.
  await page.route('**/rpc/transfers/madeWith*', (route) => route.abort('connectionreset'));
  await fillZelle(page, '60');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm transfer' }).click();
  await portal.confirmItIsMe();
  await expect(dialog).toContainText('We do not know yet whether this was sent');
  answersAreLost = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toContainText('sent to Sam Lee');
  await expect(portal.totalBalance).toContainText('$500,750.00');
  await expect(tile(page, "Today's Transfers")).toHaveText('4');
});

test('R-T7 a transfer without an answer is found by its key, and the same again is plainly another one @live', async ({
  portal,
  page,
}) => {
  let answersAreLost = true;
  await loseAnswers(page, () => answersAreLost);
  await page.route('**/rpc/transfers/madeWith*', (route) =>
    answersAreLost ? route.abort('connectionreset') : route.continue(),
  );
  const dialog = await leaveUnanswered(portal, '60');
  await expect(page.getByText('We do not know whether $60.00 to Sam Lee was sent')).toBeVisible();
  answersAreLost = false;
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(dialog).toContainText(/You have already sent \$60\.00 to Sam Lee: TXN-\d{6}\./);
  await expect(dialog).toContainText('If you confirm, you send a second payment.');
  await expect(dialog).toContainText(/Available after\s*\$450,690\.00/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^TXN-\d{6}: \$60\.00 to Sam Lee\./)).toBeVisible();
  await expect(tile(page, "Today's Transfers")).toHaveText('4');
});

test('R-T7 while the bank looks for a transfer without an answer, news of transfers ends nothing @live', async ({
  portal,
  page,
}) => {
  let answersAreLost = true;
  let isAsked = false;
  const newsHasCome = Promise.withResolvers<void>();
  await loseAnswers(page, () => answersAreLost);
  await page.route('**/rpc/transfers/madeWith*', async (route) => {
    if (answersAreLost) return await route.abort('connectionreset');
    isAsked = true;
    await newsHasCome.promise;
    await route.continue();
  });
  const dialog = await leaveUnanswered(portal, '60');
  answersAreLost = false;
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect.poll(() => isAsked).toBe(true);
  const newsIsRead = page.waitForRequest('**/rpc/transfers/history*');
  await page.evaluate(sendElsewhere);
  await newsIsRead;
  newsHasCome.resolve();
  await expect(dialog).toContainText(/You have already sent \$60\.00 to Sam Lee: TXN-\d{6}\./);
});

test('R-T6 whoever leaves while a transfer is under way is told how it ends', async ({
  portal,
  page,
}) => {
  const letAnswerThrough = Promise.withResolvers<void>();
  await page.route('**/rpc/transfers/create', async (route) => {
    const response = await route.fetch();
    if (response.ok()) await letAnswerThrough.promise;
    await route.fulfill({ response });
  });
  await fillZelle(page, '22');
  await confirm(page);
  await portal.confirmItIsMe();
  await page.evaluate(() => {
    history.pushState({ usr: { place: 'profile', detail: null }, key: 'elsewhere', idx: 9 }, '');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  letAnswerThrough.resolve();
  await expect(page.getByText('$22.00 sent to Sam Lee')).toBeVisible();
  await expect(page.getByText(/^It was sent by Zelle, .* TXN-\d{6}$/)).toBeVisible();
  await portal.openTab('Transfer Money');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('');
});

test('R-T16 R-E3 a transfer has a label and a reference from its time', async ({
  portal,
  page,
}) => {
  await fillZelle(page, '1');
  const dialog = await confirm(page);
  await portal.confirmItIsMe();
  await expect(dialog).toContainText(/TXN-\d{6}/);
  await expect(dialog).toContainText(/REF-\d{8}/);
});

async function fillZelle(page: Page, amount: string): Promise<void> {
  await page.getByRole('radio', { name: 'Zelle' }).check();
  await page.getByLabel('Recipient name').fill('Sam Lee');
  await page.getByLabel('Email').fill('sam@example.com');
  await page.getByLabel('Amount', { exact: true }).fill(amount);
}

async function confirm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm transfer' }).click();
  return dialog;
}

// While the dialog is open, the page behind it can be seen but is out of reach.
function tile(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Your transfers at a glance', includeHidden: true })
    .getByRole('term', { includeHidden: true })
    .filter({ hasText: name })
    .locator('xpath=following-sibling::dd[1]');
}

function historyRows(page: Page): Locator {
  return page
    .getByRole('group', { name: 'Transfers, newest first', includeHidden: true })
    .getByRole('listitem', { includeHidden: true });
}

test('R-T6 Back closes the question for the code first, and nothing is sent @live', async ({
  portal,
  page,
}) => {
  await fillZelle(page, '22');
  await confirm(page);
  const code = page.getByRole('dialog', { name: 'Confirm it is you' });
  await expect(code).toBeVisible();
  await page.goBack();
  await expect(code).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer Money' })).toBeVisible();
  await expect(
    page.getByRole('alert').getByText('You have not confirmed that it is you.'),
  ).toBeVisible();
  await expect(portal.totalBalance).toContainText('$500,810.00');
});

/** Sends so much by Zelle with a lost answer, and goes back to the form. Returns the dialog of the next review. */
async function leaveUnanswered(portal: Portal, amount: string): Promise<Locator> {
  const { page } = portal;
  await fillZelle(page, amount);
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm transfer' }).click();
  await portal.confirmItIsMe();
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  return dialog;
}

/** The request reaches the bank, and its answer does not come back as long as `areLost` says so. */
async function loseAnswers(page: Page, areLost: () => boolean): Promise<void> {
  await page.route('**/rpc/transfers/create', async (route) => {
    const response = await route.fetch();
    const isLost = areLost() && response.ok();
    await (isLost ? route.abort('connectionreset') : route.fulfill({ response }));
  });
}

/** The second press of a double click, after a first press on an earlier element. */
async function pressAgain(page: Page, on: Locator): Promise<void> {
  await on.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

function markedText(page: Page): Promise<string> {
  return page.evaluate(() => getSelection()?.toString() ?? '');
}

/** Lets the field say whether it has got the focus from now on. */
async function notesFocus(field: Locator): Promise<void> {
  await field.evaluate((element) =>
    element.addEventListener('focus', () => element.setAttribute('data-focused', '')),
  );
}
