import type { Locator, Page } from '@playwright/test';
import { expect, sample, test } from './portal.ts';
import { findings } from './accessible.ts';

const nextPassword = 'a lamp beside nine rivers';

test('R-P1 R-P6 R-P8 the member sees who they are to the bank, and changes how they are named and reached @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Settings');
  const status = region(page, 'Account status');
  for (const fact of ['Premium', 'Jan 2018', 'Verified', sample.username]) {
    await expect(status).toContainText(fact);
  }
  const profile = region(page, 'Profile');
  await expect(profile.getByLabel('First name')).toHaveValue('Avery');
  await expect(profile.getByLabel('Email')).toHaveValue('avery.morgan@example.com');

  await profile.getByLabel('First name').fill('Robin');
  await profile.getByLabel('Phone').fill('518.555.0199');
  await profile.getByRole('button', { name: 'Update Profile' }).click();
  await portal.confirmFully();
  await expect(page.getByText('Your profile is updated')).toBeVisible();
  if (portal.shape === 'live') {
    // The old number is used until the code that went to the new one is shown.
    await expect(profile.getByLabel('Phone', { exact: true })).toHaveValue('(518) 555-0148');
    await expect(profile.getByLabel('Code sent to (518) 555-0199')).toBeFocused();
    await portal.confirmItIsMe();
    await expect(page.getByText('Your new phone is confirmed')).toBeVisible();
  }
  await expect(profile.getByText('Waiting for confirmation')).toHaveCount(0);
  await expect(profile.getByLabel('Phone', { exact: true })).toHaveValue('(518) 555-0199');
  const header = page.getByRole('banner');
  await expect(header).toContainText('Robin Morgan');
  await expect(header).toContainText('RM');
  await portal.tab('Dashboard').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin Morgan');

  await portal.openTab('Settings');
  await page.getByRole('button', { name: 'Contact Support' }).click();
  await expect(page.getByRole('dialog', { name: 'Support chat' })).toBeVisible();
});

test('R-P1 a new address that is not confirmed can be given up, and a wrong code confirms nothing @live', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Settings');
  const profile = region(page, 'Profile');
  await profile.getByLabel('Email').fill('robin@example.com');
  await profile.getByRole('button', { name: 'Update Profile' }).click();
  await portal.confirmFully();
  const code = profile.getByLabel('Code sent to robin@example.com');
  await expect(code).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(profile.getByText('Enter the six digits that we sent.')).toBeVisible();
  const phone = profile.getByRole('region', { name: 'Sample phone' });
  await expect(phone.getByRole('button', { name: 'Use this code' })).toBeVisible();
  const sent = /\b\d{6}\b/.exec(await phone.innerText())?.[0];
  await code.fill(sent === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(profile.getByText('You have 4 tries left')).toBeVisible();
  await expect(code).toBeFocused();
  await profile.getByRole('button', { name: 'Keep the old one' }).click();
  await expect(page.getByText('Your email stays as it was')).toBeVisible();
  await expect(profile).toBeFocused();
  await expect(code).toHaveCount(0);
  await expect(profile.getByLabel('Email')).toHaveValue('avery.morgan@example.com');

  // Of both at once each takes its own code.
  await profile.getByLabel('Email').fill('robin@example.com');
  await profile.getByLabel('Phone').fill('518.555.0199');
  await profile.getByRole('button', { name: 'Update Profile' }).click();
  await portal.confirmFully();
  await expect(page.getByText('enter the codes that we sent to your new email and')).toBeVisible();
  await profile
    .getByRole('region', { name: 'Sample phone, Email' })
    .getByRole('button', { name: 'Use this code' })
    .click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your new email is confirmed')).toBeVisible();
  await portal.confirmItIsMe();
  await expect(page.getByText('Your new phone is confirmed')).toBeVisible();
});

test('R-P1 what is wrong in the profile gets a sentence at its field, and nothing typed is lost', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Settings');
  const profile = region(page, 'Profile');
  const submit = profile.getByRole('button', { name: 'Update Profile' });
  // A name alone is enough; no name is not.
  const names = [profile.getByLabel('First name'), profile.getByLabel('Last name')] as const;
  const written = [await names[0].inputValue(), await names[1].inputValue()] as const;
  for (const name of names) await name.fill('');
  await submit.click();
  await expect(profile.getByText('Enter your first name.')).toBeVisible();
  await expect(names[0]).toBeFocused();
  for (const [index, name] of names.entries()) await name.fill(written[index] ?? '');
  await expect(profile.getByText('Enter your first name.')).toBeHidden();
  for (const [label, text, sentence] of [
    ['First name', '<b>Avery</b>', 'with letters only'],
    ['Last name', 'Mor\u202Egan', 'with letters only'],
    ['Last name', 'x'.repeat(600), 'at most 50 characters'],
    ['Email', '', 'Enter your email address.'],
    ['Email', 'avery@example', 'Enter a full email address'],
    ['Email', 'avery\u202E@example.com', 'Enter a full email address'],
    ['Phone', '-1', 'Enter a US number of ten digits'],
    ['Phone', '<b>x</b>', 'Enter a US number of ten digits'],
    ['Street address', '', 'Enter the street and number.'],
    ['Street address', '1 Elm\u202E', 'without <, > or hidden characters'],
    ['Street address', 'x'.repeat(101), 'at most 100 characters'],
    ['Apartment, suite or unit', '<b>x</b>', 'without <, > or hidden characters'],
    ['City', 'Al\u202Ebany', 'with letters only'],
    ['State', '', 'Enter the state.'],
    ['State', 'ZZ', 'the two letters of a US state'],
    ['ZIP code', '1e308', 'Enter five digits'],
  ] as const) {
    const field = profile.getByLabel(label);
    const before = await field.inputValue();
    await field.fill(text);
    await submit.click();
    await expect(profile.getByText(sentence)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(text);
    await field.fill(before);
    await expect(profile.getByText(sentence)).toBeHidden();
  }
  await expect(page.getByRole('banner')).toContainText(sample.displayName);
});

test('R-P2 a wrong or easy password is refused, its strength is shown, and a good one ends the other sessions @journey', async ({
  portal,
  page,
  browser,
}) => {
  await portal.signIn();
  await portal.openPlace('Settings', 'Security');
  // The demo has a bank of its own in each page, so nobody else is signed in there.
  const elsewhere = portal.shape === 'live' ? await browser.newPage() : null;
  await elsewhere?.goto(portal.address('/login'));
  if (elsewhere) await signInThere(elsewhere, sample.password);
  if (elsewhere) await confirmThere(elsewhere);
  if (elsewhere) await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText('Avery');

  const security = region(page, 'Security');
  const [current, next, again] = [
    security.getByLabel('Current password', { exact: true }),
    security.getByLabel('New password', { exact: true }),
    security.getByLabel('Confirm new password', { exact: true }),
  ];
  const submit = security.getByRole('button', { name: 'Change password' });
  await submit.click();
  await expect(security.getByText('Enter your current password.')).toBeVisible();

  await current.fill('a guess');
  await next.fill('short');
  await expect(security.getByText('10 more characters are needed.')).toBeVisible();
  await next.fill(nextPassword);
  await expect(security.getByText('Very strong')).toBeVisible();
  await again.fill('another');
  await submit.click();
  await expect(security.getByText('The two passwords do not match.')).toBeVisible();
  await again.fill(nextPassword);
  await submit.click();
  await expect(security.getByText('This is not your current password.')).toBeVisible();
  await expect(current).toBeFocused();

  await current.fill(sample.password);
  // However much is pasted: the answer is about its length, and not that it was not understood.
  for (const field of [next, again]) await field.fill(`${nextPassword} `.repeat(100));
  await submit.click();
  await expect(next).toHaveAccessibleDescription(/A password has at most 128 characters\./);
  await expect(current).toHaveValue(sample.password);
  await next.fill('passwordpassword');
  await again.fill('passwordpassword');
  await expect(security.getByText('Easy to guess')).toBeVisible();
  await submit.click();
  await expect(security.getByText('the first to be tried')).toBeVisible();
  await expect(next).toHaveValue('passwordpassword');

  await next.fill(nextPassword);
  await again.fill(nextPassword);
  await submit.click();
  await portal.confirmItIsMe();
  await expect(security.getByText('Your password is changed')).toBeVisible();
  await expect(next).toHaveValue('');
  await expect(region(page, 'Security score')).toContainText(elsewhere ? '88%' : '92%');
  if (elsewhere === null) return;

  await expect(security.getByText('You were signed out in 1 other place.')).toBeVisible();
  await expect(elsewhere).toHaveURL(portal.address('/login'));
  await signInThere(elsewhere, sample.password);
  await expect(elsewhere.getByText('Invalid username or password')).toBeVisible();
  await signInThere(elsewhere, nextPassword);
  await confirmThere(elsewhere);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText('Avery');
  await elsewhere.close();
});

test.describe(() => {
  test.use({ isUntouched: true });

  test('R-P3 R-P5 R-P7 the score starts at 85%, follows the settings, and what was sent is listed @journey', async ({
    portal,
    page,
  }) => {
    await portal.signInByHand();
    await portal.openPlace('Settings', 'Security');
    const score = region(page, 'Security score');
    await expect(score).toContainText('85%');
    await expect(score).toContainText('Very Strong');
    await expect(score).toContainText('Choose 5 minutes');
    await portal.openPlace('Settings', 'Alerts');
    const sent = region(page, 'What we sent you');
    await expect(sent.getByRole('listitem')).toHaveCount(2);
    await expect(sent).toContainText('Sign-in from a new browser');
    await expect(sent).toContainText('Email to a•••@example.com');
    await expect(sent).toContainText('Text to (•••) •••-0148');
    await expect(sent.getByText('Being sent')).toHaveCount(0);

    const toggle = (name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`) });
    for (const [name, isOn] of [
      ['Email notifications', true],
      ['SMS notifications', true],
      ['Push notifications', false],
      ['Your month by email', true],
      ['Security alerts', true],
    ] as const) {
      await expect(toggle(name)).toBeChecked({ checked: isOn });
    }
    await portal.openPlace('Settings', 'Security', 'How you sign in');
    await expect(toggle('Two-factor authentication')).toBeChecked();
    await expect(region(page, 'How you sign in')).toContainText('SMS verification');

    await toggle('Two-factor authentication').click();
    const question = page.getByRole('dialog', { name: 'Turn off SMS verification?' });
    await question.getByRole('button', { name: 'Turn off' }).click();
    await expect(question.getByText('Enter your password.')).toBeVisible();
    await question.getByLabel('Your password', { exact: true }).fill('a guess');
    await question.getByRole('button', { name: 'Turn off' }).click();
    await expect(question.getByText('This is not your current password.')).toBeVisible();
    await question.getByLabel('Your password', { exact: true }).fill(sample.password);
    await question.getByRole('button', { name: 'Turn off' }).click();
    await portal.confirmItIsMe();
    await expect(question).toBeHidden();
    await expect(toggle('Two-factor authentication')).not.toBeChecked();
    await expect(score).toContainText('60%');
    await toggle('Two-factor authentication').click();
    // Also while texts are off: the password does not stand for both factors.
    await portal.confirmFully();
    await expect(score).toContainText('85%');

    await portal.openPlace('Settings', 'Alerts');
    await expect(sent).toContainText('SMS verification was turned off');
    await toggle('Security alerts').click();
    await portal.confirmItIsMe();
    await expect(sent).toContainText('Security alerts were turned off');
    const listed = await sent.getByRole('listitem').count();
    await portal.openPlace('Settings', 'Security');
    await expect(score).toContainText(portal.shape === 'live' ? '67%' : '65%');
    await page.getByLabel('Auto-logout').selectOption('60 minutes');
    await expect(score).toContainText(portal.shape === 'live' ? '57%' : '55%');
    await portal.openPlace('Settings', 'Alerts');
    await expect(sent.getByRole('listitem')).toHaveCount(listed);
  });
});

test('R-P5 a transfer is told by the channels that are on, and by the browser where that was asked for', async ({
  portal,
  page,
  context,
}) => {
  await page.addInitScript(recordNotifications);
  await context.grantPermissions(['notifications']);
  await portal.signIn();
  await portal.openPlace('Settings', 'Alerts');
  await page.getByRole('switch', { name: /^SMS notifications/ }).click();
  await expect(page.getByRole('switch', { name: /^SMS notifications/ })).not.toBeChecked();
  await page.getByRole('switch', { name: /^Push notifications/ }).click();
  await expect(page.getByRole('switch', { name: /^Push notifications/ })).toBeChecked();
  await expect.poll(() => shownByBrowser(page)).toEqual(['Notifications are on']);

  await portal.openTab('Transfer Money');
  await page.getByLabel('Amount', { exact: true }).fill('12.50');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await page.getByRole('button', { name: 'Confirm transfer' }).click();
  await expect
    .poll(() => shownByBrowser(page))
    .toEqual(['Notifications are on', 'Moved to Regular Savings']);
  await page.goto(portal.address('/dashboard'));
  if (portal.shape === 'demo') return;
  await portal.openPlace('Settings', 'Alerts');
  const sent = region(page, 'What we sent you').getByRole('listitem');
  await expect(sent.filter({ hasText: 'Moved to Regular Savings' })).toHaveCount(1);
  await expect(sent.filter({ hasText: 'Moved to Regular Savings' })).toContainText('Email to');
});

test('R-P4 who touches nothing is warned a minute before, can stay, and else is signed out @journey', async ({
  portal,
  page,
}) => {
  await page.clock.install();
  await portal.signIn();
  await portal.openPlace('Settings', 'Security');
  await page.getByLabel('Auto-logout').selectOption('5 minutes');
  await expect(region(page, 'Security score')).toContainText('88%');
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });

  await page.clock.fastForward('03:50');
  await expect(warning).toBeHidden();
  await page.clock.fastForward('00:11');
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('status')).toHaveText('You are signed out in 60 seconds.');
  await page.clock.fastForward('00:35');
  await expect(warning.getByRole('status')).toHaveText('You are signed out in 30 seconds.');
  await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toBeHidden();

  await page.clock.fastForward('04:02');
  await expect(warning).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page).toHaveURL(portal.address('/login'));
  await expect(page.getByText('Your session had ended.')).toBeVisible();
  expect(await portal.stored('isLoggedIn')).toBeNull();
});

test('R-P1 no place of the settings is longer than three screens of a phone', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.signIn();
  const places = [
    'Profile',
    'Security',
    'People and access',
    'Alerts',
    'Display',
    'Branch services',
  ];
  for (const place of places) {
    await portal.openPlace('Settings', place);
    await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
    for (const panel of [null, ...(await page.getByRole('tab').all())]) {
      await panel?.click();
      const name = `${place}, ${(await panel?.textContent()) ?? 'as it opens'}`;
      // The placeholder is longer than the content that replaces it.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight), name)
        .toBeLessThan(3 * 844);
    }
  }
});

test('R-P1 R-P2 R-P3 nothing in the settings keeps anybody out @demo', async ({ portal, page }) => {
  await portal.signIn();
  await portal.openTab('Settings');
  await page.getByLabel('ZIP code').fill('1');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Enter five digits')).toBeVisible();
  expect(await findings(page), 'the profile').toEqual([]);
  await portal.openPlace('Settings', 'Security');
  await page.getByLabel('New password', { exact: true }).fill('passwordpassword');
  await expect(page.getByText('Easy to guess')).toBeVisible();
  expect(await findings(page), 'the screen').toEqual([]);
  await page.getByRole('tab', { name: 'How you sign in' }).click();
  await page.getByRole('switch', { name: /^Two-factor authentication/ }).click();
  await expect(page.getByRole('dialog', { name: /^Turn off SMS/ })).toBeVisible();
  expect(await findings(page), 'the question').toEqual([]);
});

function region(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

async function signInThere(page: Page, password: string): Promise<void> {
  await page.locator('html[data-sent=answered]').waitFor();
  await page.getByLabel('Username').fill(sample.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Live, a member who signs in with another browser is asked for the second step there. */
async function confirmThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use this code' }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
}

/** Runs in the page: keeps the notifications of the browser. */
function recordNotifications(): void {
  const shown: string[] = [];
  class Recorded {
    static permission = 'granted';
    static requestPermission = () => Promise.resolve('granted');
    constructor(_title: string, { body }: { body: string }) {
      shown.push(body);
    }
  }
  Object.assign(window, { Notification: Recorded, shownNotifications: shown });
}

async function shownByBrowser(page: Page): Promise<string[]> {
  return await page.evaluate(
    () => (window as unknown as { shownNotifications: string[] }).shownNotifications,
  );
}

test('R-P2 a password manager is led to where the password is changed, through the sign-in where that is needed @live', async ({
  portal,
  page,
}) => {
  const changePassword = page.getByRole('region', { name: 'Security', exact: true });
  await page.goto(portal.address('/.well-known/change-password'));
  await portal.fillCredentials(sample.username, sample.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await portal.confirmItIsMe();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await expect(changePassword).toBeFocused();
  await expect(changePassword.getByLabel('Current password', { exact: true })).toBeInViewport();

  await page.goto(portal.address('/.well-known/change-password'));
  await expect(changePassword).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});
