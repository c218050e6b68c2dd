import type { Locator, Page } from '@playwright/test';
import { findings } from './accessible.ts';
import { expect, type Portal, sample, test } from './portal.ts';

test('R-P3 a member signs in with the code that was sent to their phone @live @journey', async ({
  portal,
  page,
}) => {
  await begin(portal, page);
  await expect(page.getByText('We sent a code by text message to (•••) •••-0148.')).toBeVisible();
  const field = page.getByLabel('Six-digit code');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  const phone = page.getByRole('region', { name: 'Sample phone' });
  await expect(phone).toContainText('is your code to sign in');
  expect(await portal.stored('isLoggedIn')).toBeNull();
  await phone.getByRole('button', { name: 'Use this code' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await portal.expectSignedIn();
});

test('R-P3 a code may be pasted with blanks, and one that is too short is not sent @live', async ({
  portal,
  page,
}) => {
  await begin(portal, page);
  const code = await codeOnPhone(page);
  const field = page.getByLabel('Six-digit code');
  await field.fill(code.slice(0, 5));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Enter the six digits of the code.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)} `);
  await expect(field).toHaveValue(code);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await portal.expectSignedIn();
});

test('R-P3 a wrong code says how many tries are left, and after the last one it begins anew @live', async ({
  portal,
  page,
}) => {
  await begin(portal, page);
  const wrong = (await codeOnPhone(page)) === '000000' ? '000001' : '000000';
  const field = page.getByLabel('Six-digit code');
  for (const left of [
    'You have 4 tries left',
    'You have 3 tries left',
    'You have 2 tries left',
    'You have 1 try left',
  ]) {
    await field.fill(wrong);
    await field.press('Enter');
    await expect(page.getByRole('alert')).toContainText(left);
    await expect(field).toBeFocused();
  }
  await field.fill(wrong);
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    'This took too long, or there were too many tries.',
  );
  await expect(page.getByLabel('Username')).toHaveValue(sample.username);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await portal.stored('isLoggedIn')).toBeNull();
});

test('R-P3 who goes back from the second step finds their user name and types the password anew @live', async ({
  portal,
  page,
}) => {
  await begin(portal, page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(sample.username);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  // The link that is asked for then is not among codes of before.
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Your username').fill(sample.username);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  const phone = page.getByRole('region', { name: 'Sample phone' });
  await expect(phone.getByRole('link')).toBeVisible();
  await expect(phone).not.toContainText('is your code');
});

test('R-P3 a browser that is trusted is not asked for the second step again @live', async ({
  portal,
  page,
}) => {
  await begin(portal, page);
  await page.getByLabel('Trust this browser for 30 days').check();
  await portal.confirmItIsMe();
  await portal.expectSignedIn();
  await page.context().clearCookies({ name: /sid$/ });
  await portal.open('/login');
  await portal.fillCredentials(sample.username, sample.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await portal.expectSignedIn();
});

test('R-P3 nothing at sign-in and in its second step keeps anybody out @live', async ({
  portal,
  page,
}) => {
  await portal.open('/login');
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  expect(await findings(page), 'the password').toEqual([]);
  await begin(portal, page);
  const phone = page.getByRole('region', { name: 'Sample phone' });
  await expect(phone.getByRole('button', { name: 'Use this code' })).toBeVisible();
  expect(await findings(page), 'the code').toEqual([]);
  await page.getByLabel('Six-digit code').fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter the six digits of the code.')).toBeVisible();
  expect(await findings(page), 'with a problem').toEqual([]);
});

test.describe('before money goes to others', () => {
  test.beforeEach(async ({ portal, page }) => {
    await portal.signIn();
    await portal.openTab('Transfer Money');
    await fillZelle(page, '1500');
    await page.getByRole('button', { name: 'Review transfer' }).click();
    await page.getByRole('radio', { name: 'Family or a friend' }).check();
    const confirm = page.getByRole('button', { name: 'Confirm transfer' });
    await confirm.focus();
    await page.keyboard.press('Enter');
    await expect(stepUp(page)).toBeVisible();
  });

  test('R-T7 by keyboard alone a member shows that it is them, and the money is sent once @live', async ({
    portal,
    page,
  }) => {
    const dialog = stepUp(page);
    await expect(dialog).toContainText('To send $1,500.00 to Sam Lee (sam@example.com).');
    await expect(dialog.getByLabel('Six-digit code')).toBeFocused();
    const use = dialog.getByRole('button', { name: 'Use this code' });
    await expect(use).toBeVisible();
    // All the way round, and never out of it.
    for (let pressed = 0; pressed < 12; pressed += 1) {
      await page.keyboard.press('Tab');
      await expect
        .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
    }
    await use.focus();
    await page.keyboard.press('Enter');
    const receipt = page.getByRole('dialog', { name: '$1,500.00 to Sam Lee is pending' });
    await expect(receipt).toBeVisible();
    await expect
      .poll(() => receipt.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await expect(portal.totalBalance).toContainText('$499,310.00');
  });

  test('R-T7 who calls it off moves no money, and finds the transfer as it was @live', async ({
    portal,
    page,
  }) => {
    await page.keyboard.press('Escape');
    await expect(stepUp(page)).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('You have not confirmed that it is you.')).toBeVisible();
    await expect(page.getByText('Nothing was changed, and no money moved.')).toBeVisible();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue(/^1,?500/);
    await expect(portal.totalBalance).toContainText('$500,810.00');
  });

  test('R-T7 a wrong code moves nothing, and the right one still sends the money @live', async ({
    portal,
    page,
  }) => {
    const dialog = stepUp(page);
    const wrong = (await codeOnPhone(page)) === '000000' ? '000001' : '000000';
    await expect(dialog).toContainText('The sixth digit confirms it at once.');
    await dialog.getByLabel('Six-digit code').fill(wrong);
    await expect(dialog.getByRole('alert')).toContainText('You have 4 tries left');
    await portal.confirmItIsMe();
    await expect(page.getByText('$1,500.00 to Sam Lee is pending').first()).toBeVisible();
    await expect(portal.totalBalance).toContainText('$499,310.00');
  });

  test('R-T7 nothing in the question who is there keeps anybody out @live', async ({ page }) => {
    const dialog = stepUp(page);
    await expect(dialog.getByRole('button', { name: 'Use this code' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});

test('R-T7 a transfer to a saved recipient is confirmed by amount, name and account, as the message says too @live @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transfer Money');
  await page.getByRole('button', { name: 'Northwind Gym', exact: true }).click();
  await page.getByLabel('Amount', { exact: true }).fill('1500');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await page.getByRole('button', { name: 'Confirm transfer' }).click();
  await expect(stepUp(page)).toContainText(
    'To send $1,500.00 to Northwind Gym (account ending in 2916).',
  );
  await expect(page.getByRole('region', { name: 'Sample phone' })).toContainText(
    'is your code to send $1,500.00 to Northwind Gym (...2916). It expires in 10 minutes.',
  );
  await portal.confirmItIsMe();
  await expect(page.getByText('$1,500.00 to Northwind Gym is pending').first()).toBeVisible();
});

test('R-P3 full account numbers are shown after a step-up, copied whole, never printed, and hidden when they are closed @live', async ({
  portal,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await portal.signIn();
  const open = page.getByRole('button', { name: 'Everyday Checking: details' });
  await open.click();
  const numbers = page.getByRole('region', { name: 'Account numbers' });
  await expect(numbers).toContainText('130 014 267');
  await expect(numbers).toContainText('••••4821');
  const show = numbers.getByRole('button', { name: 'Show account number' });
  await show.click();
  await expect(stepUp(page)).toContainText(
    'To show the full numbers of the account ending in 4821.',
  );
  await page.keyboard.press('Escape');
  await expect(numbers.getByRole('alert')).toContainText('You have not confirmed that it is you.');

  await show.click();
  await portal.confirmItIsMe();
  const full = numbers.getByText('44 0017 4821', { exact: true });
  await expect(full).toBeVisible();
  for (const [name, copied] of [
    ['Copy account number', '4400174821'],
    ['Copy routing number', '130014267'],
  ] as const) {
    await numbers.getByRole('button', { name }).click();
    await expect(numbers.getByRole('status').filter({ hasText: 'Copied' }).last()).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  }
  expect(page.url()).not.toContain('4821');
  await page.emulateMedia({ media: 'print' });
  await expect(full).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(full).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.goBack();
  await open.click();
  await expect(numbers).toContainText('••••4821');
  await expect(full).toHaveCount(0);
  await portal.openPlace('Settings', 'Security', 'Devices and activity');
  await expect(page.getByText('Account number shown')).toHaveCount(1);
});

test('R-P3 a passkey signs a member in by itself, and is the first way to confirm something @live @journey', async ({
  portal,
  page,
}) => {
  await useAuthenticator(page);
  await portal.signIn();
  await addPasskey(portal, page);

  // A session that ends by itself, as by the clock: the passkey is all that is needed for another.
  await page.context().clearCookies({ name: /sid$/ });
  await page.evaluate(() => localStorage.clear());
  await portal.open('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await portal.expectSignedIn();

  await portal.openTab('Transfer Money');
  await fillZelle(page, '1500');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await page.getByRole('radio', { name: 'Family or a friend' }).check();
  await page.getByRole('button', { name: 'Confirm transfer' }).click();
  const dialog = stepUp(page);
  await expect(dialog.getByRole('button', { name: 'Use my passkey' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Send me a text message' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('$1,500.00 to Sam Lee is pending').first()).toBeVisible();
});

test('R-P3 after the password a passkey is the second step, and a code by text the other way @live', async ({
  portal,
  page,
}) => {
  const authenticator = await useAuthenticator(page);
  await portal.signIn();
  await addPasskey(portal, page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());

  await begin(portal, page);
  await authenticator.refuse();
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used.');
  await page.getByRole('button', { name: 'Send me a text message' }).click();
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await authenticator.agree();
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await portal.expectSignedIn();
});

async function begin(portal: Portal, page: Page): Promise<void> {
  await portal.open('/login');
  await portal.fillCredentials(sample.username, sample.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm it is you' })).toBeVisible();
}

function stepUp(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Confirm it is you' });
}

async function codeOnPhone(page: Page): Promise<string> {
  const phone = page.getByRole('region', { name: 'Sample phone' });
  await expect(phone.getByRole('button', { name: 'Use this code' })).toBeVisible();
  const code = /\b\d{6}\b/.exec(await phone.innerText())?.[0];
  if (code === undefined) throw new Error('No code is on the phone');
  return code;
}

async function fillZelle(page: Page, amount: string): Promise<void> {
  await page.getByRole('radio', { name: 'Zelle' }).check();
  await page.getByLabel('Recipient name').fill('Sam Lee');
  await page.getByLabel('Email').fill('sam@example.com');
  await page.getByLabel('Amount', { exact: true }).fill(amount);
}

/** A security key that Chromium makes up; its owner shows a finger at every request. */
async function useAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const verify = (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { refuse: () => verify(false), agree: () => verify(true) };
}

async function addPasskey(portal: Portal, page: Page): Promise<void> {
  await portal.openPlace('Settings', 'Security', 'How you sign in');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await portal.confirmFully();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('My laptop');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('My laptop');
}
