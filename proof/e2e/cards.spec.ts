import type { Locator, Page } from '@playwright/test';
import { expectNoDayKept, typeNoDay } from './no-day.ts';
import { expect, sample, test } from './portal.ts';

type CardName = 'Debit Card' | 'Credit Card' | 'Business Card';

function tile(page: Page, name: CardName): Locator {
  return page
    .getByRole('region', { name: 'Cards' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
}

function fact(place: Locator, name: string): Locator {
  return place.locator('dl > div').filter({ hasText: name }).locator('dd');
}

async function manage(page: Page, name: CardName, part: string): Promise<Locator> {
  await tile(page, name).getByRole('button', { name: 'Manage' }).click();
  const dialog = page.getByRole('dialog', { name: `Manage ${name}` });
  await dialog.getByRole('tab', { name: part }).click();
  return dialog.getByRole('tabpanel', { name: part });
}

async function openCardServices(page: Page): Promise<Locator> {
  await page
    .getByRole('region', { name: 'Quick Actions' })
    .getByRole('button', { name: 'Card Services' })
    .click();
  return page.getByRole('dialog', { name: 'Card Services' });
}

function colorOf(button: Locator): Promise<string> {
  return button.evaluate((element) => getComputedStyle(element).backgroundColor);
}

/** A date so many days from the credit union's today, as a date field takes it. */
function day(ahead: number): string {
  const at = Date.now() + ahead * 86_400_000;
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(at);
}

test.beforeEach(async ({ portal }) => {
  await portal.signIn();
});

test('R-D3 R-E2 three cards: type, masked number, holder, expiry, brand, and what was used of what', async ({
  page,
}) => {
  const cards = page.getByRole('region', { name: 'Cards' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  for (const [name, brand] of [
    ['Debit Card', 'Visa'],
    ['Credit Card', 'Mastercard'],
    ['Business Card', 'American Express'],
  ] as const) {
    const card = tile(page, name);
    await expect(card).toContainText('Active');
    await expect(card).toContainText(/•••• \d{4}/);
    await expect(card).not.toContainText(/\d{5}/);
    await expect(card).toContainText(sample.displayName);
    await expect(fact(card, 'Expires')).toHaveText(/^(0[1-9]|1[0-2])\/\d{2}$/);
    await expect(fact(card, 'Card network')).toHaveText(brand);
  }
  const debit = tile(page, 'Debit Card');
  await expect(fact(debit, 'Daily limit')).toHaveText('$5,000.00');
  await expect(fact(debit, 'Used today')).toHaveText('$850.00');
  await expect(fact(debit, 'Linked account')).toHaveText('Everyday Checking ••••4821');
});

test('R-D3 credit and business: limit, balance, available credit, and utilization in whole percent', async ({
  page,
}) => {
  for (const [name, limit] of [
    ['Credit Card', 15_000],
    ['Business Card', 25_000],
  ] as const) {
    const card = tile(page, name);
    const dollars = async (label: string) =>
      Number((await fact(card, label).innerText()).replaceAll(/[$,]/g, ''));
    const balance = await dollars('Balance');
    expect(await dollars('Credit limit')).toBe(limit);
    expect(await dollars('Available credit')).toBeCloseTo(limit - balance, 2);
    await expect(fact(card, 'Utilization')).toHaveText(`${Math.round((balance * 100) / limit)}%`);
  }
});

test('R-S3 R-D3 hidden balances are hidden on the cards too', async ({ portal, page }) => {
  const credit = tile(page, 'Credit Card');
  const balance = await fact(credit, 'Balance').innerText();
  await portal.totalBalance.getByRole('button', { name: 'Hide balances' }).click();
  await expect(credit).not.toContainText(balance);
  await expect(fact(credit, 'Available credit')).toContainText('Balance hidden');
  await expect(fact(credit, 'Utilization')).toContainText('Utilization hidden');
  await expect(fact(credit, 'Credit limit')).toContainText('Amount hidden');
});

test('R-D4 Lock asks first; a locked card says so, and Unlock makes it active @journey', async ({
  portal,
  page,
}) => {
  const debit = tile(page, 'Debit Card');
  await debit.getByRole('button', { name: /^Lock/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Lock your Debit Card?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(debit).toContainText('Active');
  await expect(debit.getByRole('button', { name: /^Lock/ })).toBeFocused();

  await debit.getByRole('button', { name: /^Lock/ }).click();
  await dialog.getByRole('button', { name: 'Lock card' }).click();
  await expect(debit).toContainText('Locked');
  await expect(page.getByText('Debit Card locked')).toBeVisible();
  await expect(tile(page, 'Credit Card')).toContainText('Active');
  await debit.getByRole('button', { name: 'Unlock Debit Card' }).click();
  await portal.confirmItIsMe();
  await expect(debit).toContainText('Active');
  await expect(page.getByText('Debit Card unlocked')).toBeVisible();
});

test('R-D4 a locked card is still locked after a reload @live', async ({ page }) => {
  await tile(page, 'Business Card').getByRole('button', { name: /^Lock/ }).click();
  await page.getByRole('button', { name: 'Lock card' }).click();
  await expect(page.getByText('Business Card locked')).toBeVisible();
  await page.reload();
  await expect(tile(page, 'Business Card')).toContainText('Locked');
});

test('R-D4 a lock that did not reach the bank is taken back, and said @live', async ({ page }) => {
  await page.route('**/rpc/cards/lock', (route) => route.abort());
  const debit = tile(page, 'Debit Card');
  await debit.getByRole('button', { name: /^Lock/ }).click();
  await page.getByRole('button', { name: 'Lock card' }).click();
  await expect(debit.getByRole('alert')).toContainText('The bank has not answered.');
  await expect(debit).toContainText('Active');
  await page.unroute('**/rpc/cards/lock');
  await debit.getByRole('button', { name: /^Lock/ }).click();
  await page.getByRole('button', { name: 'Lock card' }).click();
  await expect(debit).toContainText('Locked');
  await expect(debit.getByRole('alert')).toHaveCount(0);
});

test('R-D4 Manage sets the daily limit; a wrong one is told at the field and changes nothing', async ({
  page,
}) => {
  const limits = await manage(page, 'Debit Card', 'Limits');
  await expect(limits).toContainText('$850.00 in purchases today');
  const limit = limits.getByLabel('Daily limit');
  await expect(limit).toHaveValue('5,000');
  for (const [typed, sentence] of [
    ['', 'Enter the limit you want.'],
    ['0', 'The limit can be from $100.00 to $10,000.00.'],
    ['99', 'The limit can be from $100.00 to $10,000.00.'],
    ['10001', 'The limit can be from $100.00 to $10,000.00.'],
    ['500.50', 'A limit must be in whole dollars.'],
    ['0.005', 'Enter the limit in whole dollars, such as 1,500.'],
    ['-1', 'Enter the limit in whole dollars, such as 1,500.'],
    ['1e308', 'Enter the limit in whole dollars, such as 1,500.'],
    ['<b>500</b>', 'Enter the limit in whole dollars, such as 1,500.'],
    ['\u202E500', 'Enter the limit in whole dollars, such as 1,500.'],
    ['9'.repeat(20), 'This amount is too large.'],
  ] as const) {
    await limit.fill(typed);
    await limits.getByRole('button', { name: 'Save limit' }).click();
    await expect(limits.getByText(sentence)).toBeVisible();
    await expect(limit).toHaveValue(typed);
    await expect(limit).toHaveAttribute('aria-invalid', 'true');
  }
  await limit.fill('2,500');
  await limits.getByRole('button', { name: 'Save limit' }).click();
  await expect(limits.getByText('Limit saved')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fact(tile(page, 'Debit Card'), 'Daily limit')).toHaveText('$2,500.00');
});

test('R-D4 Manage limits how much of a credit limit can be used', async ({ page }) => {
  const limits = await manage(page, 'Credit Card', 'Limits');
  const limit = limits.getByLabel('Spending limit');
  await limit.fill('15001');
  await limits.getByRole('button', { name: 'Save limit' }).click();
  await expect(limits.getByText('The limit can be from $100.00 to $15,000.00.')).toBeVisible();
  await limit.fill('4000');
  await limits.getByRole('button', { name: 'Save limit' }).click();
  await expect(limits.getByText('Limit saved')).toBeVisible();
  await page.keyboard.press('Escape');
  const credit = tile(page, 'Credit Card');
  await expect(fact(credit, 'Spending limit')).toHaveText('$4,000.00');
  await expect(fact(credit, 'Available credit')).toHaveText('$752.50');
  await expect(fact(credit, 'Utilization')).toHaveText('22%');
});

test('R-D4 a travel notice is added and removed; a wrong one is told at its field, and kept', async ({
  page,
}) => {
  const travel = await manage(page, 'Debit Card', 'Travel notice');
  await expect(travel.getByText('No trips yet.')).toBeVisible();
  const [place, from, to] = [
    travel.getByLabel('Country or region'),
    travel.getByLabel('First day'),
    travel.getByLabel('Last day'),
  ] as const;
  const add = async (trip: { place: string; from: string; to: string }, sentence: RegExp) => {
    await place.fill(trip.place);
    await from.fill(trip.from);
    await to.fill(trip.to);
    await travel.getByRole('button', { name: 'Add notice' }).click();
    await expect(travel.getByText(sentence)).toBeVisible();
    await expect(place).toHaveValue(trip.place);
    await expect(from).toHaveValue(trip.from);
    await expect(to).toHaveValue(trip.to);
  };
  const trip = { place: 'Portugal', from: day(10), to: day(20) };
  await add({ ...trip, place: '' }, /Enter a country or region/);
  await add({ ...trip, from: '' }, /Choose a day/);
  await add({ ...trip, place: '<b>x</b>' }, /Enter a country or region/);
  await add({ ...trip, place: 'Peru\u202e' }, /Enter a country or region/);
  await add({ ...trip, from: day(-1) }, /A trip must begin today/);
  await add({ ...trip, from: day(400), to: day(400) }, /A trip must begin by/);
  await add({ ...trip, to: day(9) }, /last day cannot be before the first/);
  await add({ ...trip, to: day(100) }, /A travel notice covers at most 90 days/);
  await typeNoDay(from);
  await travel.getByRole('button', { name: 'Add notice' }).click();
  await expect(from).toHaveAccessibleDescription(/^Choose a day/);
  await expectNoDayKept(from);
  await from.fill(trip.from);
  await place.fill('x'.repeat(100));
  await expect(place).toHaveValue('x'.repeat(80));

  await place.fill('Portugal');
  await to.fill(day(20));
  await travel.getByRole('button', { name: 'Add notice' }).click();
  await expect(travel.getByText('Travel notice added')).toBeVisible();
  await expect(travel.getByRole('listitem')).toHaveText([/^Portugal/]);
  await expect(place).toHaveValue('');
  await travel.getByRole('button', { name: 'Remove the notice for Portugal' }).click();
  await expect(travel.getByText('No trips yet.')).toBeVisible();
});

test('R-D4 R-D10 a lost card is locked at once, a new one is on its way, and takes its place', async ({
  portal,
  page,
}) => {
  const replace = await manage(page, 'Debit Card', 'Request New Card');
  await replace.getByRole('button', { name: 'Request new card' }).click();
  await expect(replace.getByText('Tell us what happened to the card.')).toBeVisible();
  await replace.getByRole('radio', { name: /^Lost/ }).check();
  await replace.getByRole('button', { name: 'Lock card and request a new one' }).click();
  const report = page.getByRole('dialog', { name: 'Report this card lost?' });
  await expect(report).toContainText('cannot be undone');
  await report.getByRole('button', { name: 'Keep the card' }).click();
  await expect(report).toBeHidden();
  await expect(replace.getByText('A new card is on its way')).toHaveCount(0);
  await replace.getByRole('button', { name: 'Lock card and request a new one' }).click();
  await report.getByRole('button', { name: 'Report it lost and order a new card' }).click();
  await portal.confirmItIsMe();
  await expect(replace.getByText('A new card is on its way')).toBeVisible();
  await expect(fact(replace, 'Reason')).toHaveText('Lost');
  await expect(replace).toContainText('Your old card can no longer be used.');
  const number = await fact(replace, 'New number').innerText();
  const expiry = await fact(replace, 'Expires').innerText();
  expect(number).toMatch(/^••••\d{4}$/);
  await page.keyboard.press('Escape');

  const debit = tile(page, 'Debit Card');
  await expect(debit).toContainText('Locked');
  await expect(debit).toContainText('Reported lost.');
  await expect(debit.getByRole('button', { name: /Unlock/ })).toHaveCount(0);
  await debit.getByRole('button', { name: 'I have my new card' }).click();
  await replace.getByRole('button', { name: 'Activate new card' }).click();
  await expect(replace.getByText('Your new card is active')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(debit).toContainText('Active');
  await expect(debit).toContainText(`•••• ${number.slice(-4)}`);
  await expect(fact(debit, 'Expires')).toHaveText(expiry);
});

test('R-D10 a PIN is four digits, not easy, typed twice; it is never shown', async ({
  portal,
  page,
}) => {
  const form = await manage(page, 'Credit Card', 'Set PIN');
  const pin = form.getByLabel('New PIN', { exact: true });
  const again = form.getByLabel('Confirm new PIN');
  const save = form.getByRole('button', { name: 'Set PIN' });
  for (const [typed, repeated, sentence] of [
    ['', '', 'A PIN has four digits.'],
    ['830', '830', 'A PIN has four digits.'],
    ['83051', '83051', 'A PIN has four digits.'],
    ['83o5', '83o5', 'A PIN has four digits.'],
    ['٨٣٠٥', '٨٣٠٥', 'A PIN has four digits.'],
    ['\u202E8305', '\u202E8305', 'A PIN has four digits.'],
    ['8305', '8350', 'The two PINs do not match.'],
    ['7777', '7777', 'Four identical digits are too easy to guess.'],
    ['4321', '4321', 'Digits in a row are too easy to guess.'],
    ['1984', '1984', 'A year is too easy to guess.'],
  ] as const) {
    await pin.fill(typed);
    await again.fill(repeated);
    await save.click();
    await expect(form.getByText(sentence)).toBeVisible();
    await expect(pin).toHaveValue(typed);
  }
  for (const field of [pin, again]) await expect(field).toHaveAttribute('type', 'password');
  await expect(form.getByRole('button', { name: /show/i })).toHaveCount(0);

  await pin.fill('8305');
  await again.fill('8305');
  await save.click();
  await portal.confirmItIsMe();
  await expect(form.getByText('PIN set', { exact: true })).toBeVisible();
  await expect(pin).toHaveValue('');
  await expect(again).toHaveValue('');
  await expect(form.getByText(/You last set your PIN here on/)).toBeVisible();
  await expect(page.getByText('8305')).toHaveCount(0);
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('8305');
});

test('R-D4 a card has the picture that its member chose and no other card has it', async ({
  page,
}) => {
  const drawn = (place: Locator) => place.locator('.panel[aria-hidden]').innerHTML();
  const credit = tile(page, 'Credit Card');
  const [before, ofCredit] = [await drawn(tile(page, 'Debit Card')), await drawn(credit)];
  const design = await manage(page, 'Debit Card', 'Design');
  const choices = design.getByRole('radiogroup', { name: 'Picture of this card' });
  await expect(choices.getByRole('radio')).toHaveCount(6);
  const weave = choices.getByRole('radio', { name: 'Weave' });
  await expect(weave).not.toBeChecked();
  await weave.click();
  await expect(weave).toBeChecked();
  const chosen = await drawn(choices.locator('label').filter({ hasText: 'Weave' }));
  expect(chosen).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(() => drawn(tile(page, 'Debit Card'))).toBe(chosen);
  expect(await drawn(credit)).toBe(ofCredit);
});

test('R-D4 a locked card is frosted until it is unlocked', async ({ portal, page }) => {
  const card = tile(page, 'Debit Card');
  const picture = card.locator('.panel[aria-hidden]').locator('..');
  await expect(picture).toHaveCSS('filter', 'none');
  await card.getByRole('button', { name: 'Lock Debit Card' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lock card' }).click();
  await expect(card).toContainText('Locked');
  await expect(picture).toHaveCSS('filter', 'grayscale(1)');
  await card.getByRole('button', { name: 'Unlock Debit Card' }).click();
  await portal.confirmItIsMe();
  await expect(card).toContainText('Active');
  await expect(picture).toHaveCSS('filter', 'none');
});

test('R-D4 R-D10 Manage and Card Services offer the same parts, under the same names and in one tone', async ({
  page,
}) => {
  await tile(page, 'Debit Card').getByRole('button', { name: 'Manage' }).click();
  const managed = page.getByRole('dialog', { name: 'Manage Debit Card' });
  const parts = ['Lock/Unlock', 'Limits', 'Travel notice', 'Request New Card', 'Set PIN', 'Design'];
  await expect(managed.getByRole('tab')).toHaveText(parts);
  await managed.getByRole('tab', { name: 'Lock/Unlock' }).click();
  const color = await colorOf(managed.getByRole('button', { name: 'Lock card' }));
  await page.keyboard.press('Escape');

  const services = await openCardServices(page);
  await expect(services.getByRole('tab')).toHaveText(parts);
  const lock = services.getByRole('button', { name: 'Lock card' });
  await expect(lock).toHaveCSS('background-color', color);
  await lock.click();
  const asked = page.getByRole('dialog', { name: 'Lock your Debit Card?' });
  await expect(asked.getByRole('button', { name: 'Lock card' })).toHaveCSS(
    'background-color',
    color,
  );
});

test('R-D10 Card Services locks, replaces and sets the PIN of the chosen card', async ({
  portal,
  page,
}) => {
  const dialog = await openCardServices(page);
  await dialog
    .getByLabel('Card', { exact: true })
    .selectOption({ label: 'Business Card ••••1058' });
  await dialog.getByRole('button', { name: 'Lock card' }).click();
  const asked = page.getByRole('dialog', { name: 'Lock your Business Card?' });
  await asked.getByRole('button', { name: 'Lock card' }).click();
  await expect(dialog.getByText('This card is locked.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Unlock card' }).click();
  await portal.confirmItIsMe();
  await expect(dialog.getByText('This card is active.')).toBeVisible();

  await dialog.getByRole('tab', { name: 'Set PIN' }).click();
  await dialog.getByLabel('New PIN', { exact: true }).fill('8305');
  await dialog.getByLabel('Confirm new PIN').fill('8305');
  await dialog.getByRole('button', { name: 'Set PIN' }).click();
  await portal.confirmItIsMe();
  await expect(dialog.getByText('PIN set', { exact: true })).toBeVisible();

  await dialog.getByRole('tab', { name: 'Request New Card' }).click();
  await dialog.getByRole('radio', { name: /^Damaged/ }).check();
  await dialog.getByRole('button', { name: 'Request new card' }).click();
  await portal.confirmItIsMe();
  await expect(dialog.getByText('A new card is on its way')).toBeVisible();
  await expect(dialog).toContainText('Your old card stops working right away.');
  await expect(dialog).toContainText('Lock it right away under Lock/Unlock, and call us');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Card Services' })).toBeFocused();
  const business = tile(page, 'Business Card');
  await expect(business).toContainText('Active');
  await expect(business).toContainText(/A new card, ••••\d{4}, is on its way/);
  await expect(tile(page, 'Debit Card')).not.toContainText('on its way');
});

test('R-D10 what is typed for one card is not there for another', async ({ page }) => {
  const dialog = await openCardServices(page);
  await dialog.getByRole('tab', { name: 'Set PIN' }).click();
  await dialog.getByLabel('New PIN', { exact: true }).fill('8305');
  await dialog.getByLabel('Card', { exact: true }).selectOption({ label: 'Credit Card ••••7713' });
  await dialog.getByRole('tab', { name: 'Set PIN' }).click();
  await expect(dialog.getByLabel('New PIN', { exact: true })).toHaveValue('');
});

test('R-D4 the bell lists what happened to the cards', async ({ page }) => {
  await tile(page, 'Debit Card').getByRole('button', { name: /^Lock/ }).click();
  await page.getByRole('button', { name: 'Lock card' }).click();
  const bell = page.getByRole('button', { name: /^Notifications, 1 unread/ });
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('listitem').first()).toContainText('Locked: Debit Card ••••2946');
});

test('R-D4 a lock shows in the member’s other window at once @live', async ({
  portal,
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(portal.address('/dashboard'));
  await expect(tile(other, 'Debit Card')).toContainText('Active');
  // A hidden page does not listen: the first window is shown again to lock the card.
  await page.bringToFront();
  await tile(page, 'Debit Card').getByRole('button', { name: /^Lock/ }).click();
  await page.getByRole('button', { name: 'Lock card' }).click();
  await expect(tile(page, 'Debit Card')).toContainText('Locked');
  await other.bringToFront();
  await expect(tile(other, 'Debit Card')).toContainText('Locked');
});

test('R-D4 R-D10 the demo opens every dialog of cards without a network @demo @journey', async ({
  page,
  context,
}) => {
  // The dialogs are fetched while the browser is idle.
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  for (const chunk of ['lock-dialog', 'manage-dialog', 'card-services']) {
    await expect.poll(fetched).toContain(chunk);
  }
  await context.setOffline(true);
  await tile(page, 'Debit Card').getByRole('button', { name: /^Lock/ }).click();
  await page.getByRole('button', { name: 'Lock card' }).click();
  await expect(tile(page, 'Debit Card')).toContainText('Locked');
  await expect(await manage(page, 'Debit Card', 'Set PIN')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(await openCardServices(page)).toBeVisible();
});
