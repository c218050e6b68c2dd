import { createHmac } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { findings } from './accessible.ts';
import { expect, Portal, sample, test } from './portal.ts';

test('R-P3 R-P7 an authenticator app is set up with its first code, raises the score, and signs the member in @live', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openPlace('Settings', 'Security', 'How you sign in');
  await region(page, 'How you sign in').getByRole('button', { name: 'Set up' }).click();
  await portal.confirmFully();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await expect(dialog.getByText('Enter the six digits that the app shows.')).toBeVisible();
  const secret = await secretIn(dialog);
  const field = dialog.getByLabel('Six digits from the app');
  await field.fill(codeOf(secret, -10));
  await field.press('Enter');
  await expect(dialog.getByText('You have 4 tries left')).toBeVisible();
  await field.fill(codeOf(secret, 0));
  await field.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The authenticator app is set up')).toBeVisible();
  await expect(region(page, 'Security score')).toContainText('92%');
  await page.getByRole('tab', { name: 'Devices and activity' }).click();
  await expect(logEntries(page).first()).toContainText('Authenticator app added');

  await page.getByRole('button', { name: 'Sign out of this session' }).click();
  await expect(page).toHaveURL(portal.address('/login'));
  await portal.open('/login');
  await portal.fillCredentials(sample.username, sample.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Open your authenticator app.')).toBeVisible();
  // Each step of the clock is good once, so it is the next one's turn.
  await page.getByLabel('Six-digit code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await portal.expectSignedIn();
});

test('R-P3 recovery codes are shown once, and one of them signs in where the phone is not at hand @live', async ({
  portal,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Printing is asked for, and nobody sits at the printer.
  await page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.title = document.querySelector('[data-printed]')?.textContent ?? '';
    };
  });
  await portal.signIn();
  await portal.openPlace('Settings', 'Security', 'How you sign in');
  const ways = region(page, 'How you sign in');
  await ways.getByRole('button', { name: 'Create recovery codes' }).click();
  await portal.confirmFully();
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes', exact: true });
  const codes = dialog.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const code = await codes.first().innerText();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual(await codes.allInnerTexts());
  await dialog.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle(new RegExp(code));
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(dialog).toBeHidden();
  await expect(ways).toContainText('10 codes left');
  await expect(page.getByText(code)).toHaveCount(0);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await portal.open('/login');
  await portal.fillCredentials(sample.username, sample.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await portal.expectSignedIn();
  await portal.openPlace('Settings', 'Security', 'How you sign in');
  await expect(ways).toContainText('9 codes left');
  await page.getByRole('tab', { name: 'Devices and activity' }).click();
  await expect(logEntries(page).filter({ hasText: 'Recovery code used' })).toHaveCount(1);
});

test('R-P3 a passkey is added under its name and removed after a question @live', async ({
  portal,
  page,
}) => {
  await useAuthenticator(page);
  await portal.signIn();
  await portal.openPlace('Settings', 'Security', 'How you sign in');
  await addPasskey(portal, page);
  const list = page.getByRole('list', { name: 'Your passkeys' });
  await expect(list.getByRole('listitem')).toContainText('My laptop');
  await expect(list.getByRole('listitem')).toContainText('Never used');
  await expect(region(page, 'Security score')).toContainText('92%');

  await list.getByRole('button', { name: 'Remove the passkey My laptop' }).click();
  const question = list.getByRole('group', { name: 'Remove My laptop?' });
  await expect(question).toBeFocused();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(list.getByRole('button', { name: /^Remove the passkey/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page.getByText('The passkey My laptop is removed')).toBeVisible();
  await expect(list).toBeHidden();
  await page.getByRole('tab', { name: 'Devices and activity' }).click();
  await expect(logEntries(page).first()).toContainText('Passkey removed');
});

test.describe(() => {
  test.use({ isUntouched: true });

  test('R-P3 the member sees where they are signed in, ends a session there, and the log says so @live @journey', async ({
    portal,
    page,
    browser,
    bankUrl,
  }) => {
    await portal.signIn();
    const elsewhere = await signInElsewhere(browser, bankUrl);
    await portal.openPlace('Settings', 'Security', 'Devices and activity');
    const sessions = page.getByRole('list', { name: 'Sessions' });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByRole('listitem').first()).toContainText('This one');
    await expect(sessions.getByRole('listitem').nth(1)).toContainText('Safari on iPhone');

    await sessions.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
    await expect(page.getByText('Safari on iPhone is signed out')).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(sessions).toBeFocused();
    await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
    await expect(elsewhere).toHaveURL(portal.address('/login'));
    const entry = logEntries(page).first();
    await expect(entry).toContainText('Signed out on another device');
    await entry.locator('summary').click();
    await expect(entry).toContainText(/[\da-f]{64}/);
    await elsewhere.context().close();
  });
});

test.describe(() => {
  test.use({ isUntouched: true });

  test('R-P7 all other sessions are ended after a question, and trust is taken back @live', async ({
    portal,
    page,
    browser,
    bankUrl,
  }) => {
    await portal.open('/login');
    await portal.fillCredentials(sample.username, sample.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByLabel('Trust this browser for 30 days').check();
    await portal.confirmItIsMe();
    await portal.expectSignedIn();
    const elsewhere = await signInElsewhere(browser, bankUrl);
    await portal.openPlace('Settings', 'Security', 'Devices and activity');
    const section = region(page, 'Where you are signed in');
    await section.getByRole('button', { name: 'Sign out everywhere else' }).click();
    const question = section.getByRole('group', { name: 'Sign out everywhere else?' });
    await expect(question).toBeFocused();
    await question.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByText('Signed out in 1 other place')).toBeVisible();
    await expect(elsewhere).toHaveURL(portal.address('/login'));
    await elsewhere.context().close();

    await section.getByRole('button', { name: /^Stop trusting / }).click();
    await expect(section).toContainText('None. Every sign-in asks for a second step.');
    await expect(logEntries(page).first()).toContainText('A browser is no longer trusted');
  });
});

test('R-P7 a delay of first payments counts in the score, and only the member lowers it', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openPlace('Settings', 'Security');
  const delay = page.getByLabel('Delay large first payments');
  const score = region(page, 'Security score');
  const [most, least] = portal.shape === 'live' ? ['85%', '83%'] : ['90%', '85%'];
  await delay.selectOption('48 hours');
  await expect(page.getByText('Your choice for large first payments: 48 hours')).toBeVisible();
  await expect(score).toContainText(most);
  await delay.selectOption('No delay');
  await portal.confirmItIsMe();
  await expect(page.getByText('Your choice for large first payments: No delay')).toBeVisible();
  await expect(score).toContainText(least);
  await page.getByRole('tab', { name: 'Devices and activity' }).click();
  await expect(logEntries(page).first()).toContainText('Delay for large first payments changed');
  await score.getByRole('button', { name: 'Delay for first payments' }).click();
  await expect(region(page, 'Security')).toBeFocused();
});

test('R-T15 a large first payment waits as the member chose, says until when, and can be cancelled @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openPlace('Settings', 'Security');
  await page.getByLabel('Delay large first payments').selectOption('48 hours');
  await expect(page.getByText('Your choice for large first payments: 48 hours')).toBeVisible();
  await portal.openTab('Transfer Money');
  await page.getByRole('radio', { name: 'Zelle' }).check();
  await page.getByLabel('Recipient name').fill('Sam Lee');
  await page.getByLabel('Email').fill('sam@example.com');
  await page.getByLabel('Amount', { exact: true }).fill('600');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send $600.00 to Sam Lee' });
  await expect(dialog).toContainText(/On hold until \w+ \d+/);
  await dialog.getByRole('radio', { name: 'Family or a friend' }).check();
  await dialog.getByRole('button', { name: 'Confirm transfer' }).click();
  await portal.confirmItIsMe();
  await expect(page.getByText(/This one is on hold until \w+ \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'Make another transfer' }).click();
  await page
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel transfer' }).click();
  await expect(portal.totalBalance).toContainText('$500,810.00');
});

test('R-P3 the demo shows its one session and its log, and offers no factors that it has not @demo', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openPlace('Settings', 'Security', 'Devices and activity');
  await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);
  await expect(logEntries(page).first()).toContainText('Signed in');
  await expect(page.getByRole('heading', { name: 'Browsers you trust' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'How you sign in' }).click();
  await expect(page.getByRole('switch', { name: /^Two-factor authentication/ })).toBeChecked();
  for (const name of ['Authenticator app', 'Passkeys', 'Recovery codes']) {
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
  }
});

test('R-P3 nothing in the Security Center keeps anybody out @live', async ({ portal, page }) => {
  await useAuthenticator(page);
  await portal.signIn();
  await portal.openPlace('Settings', 'Security', 'How you sign in');
  await addPasskey(portal, page);
  expect(await findings(page), 'the ways').toEqual([]);
  await page.getByRole('tab', { name: 'Devices and activity' }).click();
  await logEntries(page).first().locator('summary').click();
  expect(await findings(page), 'the activity').toEqual([]);
  await page.getByRole('tab', { name: 'How you sign in' }).click();
  const ways = region(page, 'How you sign in');
  await ways.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page.getByRole('dialog', { name: 'Set up an authenticator app' })).toBeVisible();
  expect(await findings(page), 'the authenticator app').toEqual([]);
  await page.keyboard.press('Escape');
  await ways.getByRole('button', { name: 'Create recovery codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use my passkey' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Your recovery codes', exact: true }),
  ).toBeVisible();
  expect(await findings(page), 'the recovery codes').toEqual([]);
});

function region(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

function logEntries(page: Page): Locator {
  return page.getByRole('list', { name: 'Security log' }).getByRole('listitem');
}

async function secretIn(dialog: Locator): Promise<string> {
  const key = /(?:[A-Z2-7]{4} ?){4,}/.exec(await dialog.innerText())?.[0];
  if (key === undefined) throw new Error('The dialog shows no key to type');
  return key.replaceAll(/\s/g, '');
}

/** The code of an authenticator app so many steps from now (RFC 6238 with SHA-1, six digits and 30 seconds). */
function codeOf(secret: string, stepsFromNow: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsFromNow));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

async function signInElsewhere(browser: Browser, bankUrl: string): Promise<Page> {
  const phone = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  });
  const page = await phone.newPage();
  await new Portal(page, bankUrl, 'live').signIn();
  return page;
}

/** A security key that Chromium makes up; its owner shows a finger at every request. */
async function useAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(portal: Portal, page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await portal.confirmFully();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('My laptop');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The passkey My laptop is added')).toBeVisible();
}
