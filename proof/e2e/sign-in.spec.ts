import { expect, sample, test } from './portal.ts';

test.use({ isUntouched: true });

test('R-L1 a member signs in, with the password shown or hidden @both @journey', async ({
  portal,
  page,
}) => {
  await portal.open('/login');
  await portal.fillCredentials(sample.username, sample.password);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(sample.password);
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await portal.confirmItIsMe();
  await expect(page).toHaveURL(portal.address('/dashboard'));
});

test('R-L1 remember me keeps the user name for the next visit, and never the password', async ({
  portal,
  page,
}) => {
  await portal.open('/login');
  await portal.fillCredentials(sample.username, sample.password);
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await portal.confirmItIsMe();
  await expect(page).toHaveURL(portal.address('/dashboard'));
  const everything = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(everything).not.toContain(sample.password);

  await portal.open('/login');
  await expect(page.getByLabel('Username')).toHaveValue(sample.username);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('R-L1 both fields are required', async ({ portal, page }) => {
  await portal.open('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Enter your username.')).toBeVisible();
  const username = page.getByLabel('Username');
  await expect(username).toBeFocused();
  await username.fill('  ');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(username).toHaveAccessibleDescription(/Enter your username\./);
  await username.fill('x'.repeat(210));
  await expect(username).toHaveValue('x'.repeat(200));
  await username.fill(sample.username);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(page).toHaveURL(portal.address('/login'));
});

test('R-L1 R-L6 a forgotten password is explained', async ({ portal, page }) => {
  await portal.open('/login');
  const button = page.getByRole('button', { name: 'Forgot password?' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(dialog).toContainText('(555) 014-2600');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('R-L2 the button is busy while the bank is asked', async ({ portal, page }) => {
  await portal.open('/login');
  await portal.fillCredentials(sample.username, sample.password);
  await page.route('**/rpc/signIn', async (route) => {
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign In' }).click();
  const busy = page.getByRole('button', { name: 'Signing in...' });
  if (portal.shape === 'demo') await expect(busy).toBeVisible();
  await portal.confirmItIsMe();
  await expect(page).toHaveURL(portal.address('/dashboard'));
});

test('R-L2 a busy bank is asked again when it says, and the page says so meanwhile @live', async ({
  portal,
  page,
}) => {
  const isSaid = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/rpc/signIn', async (route) => {
    asked += 1;
    if (asked > 1) {
      await isSaid.promise;
      await route.continue();
      return;
    }
    const data = { retryAfterMs: 1_000 };
    const busy = { defined: true, code: 'UNAVAILABLE', status: 503, message: 'Busy', data };
    await route.fulfill({ status: 503, json: { json: busy } });
  });
  await portal.open('/login');
  await portal.fillCredentials(sample.username, sample.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'we keep trying' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  isSaid.resolve();
  await portal.confirmItIsMe();
  await expect(page).toHaveURL(portal.address('/dashboard'));
  expect(asked).toBe(2);
});

test('R-L3 R-E6 signing in writes isLoggedIn and username to local storage @both @journey', async ({
  portal,
}) => {
  await portal.signInByHand();
  expect(await portal.stored('isLoggedIn')).toBe('true');
  expect(await portal.stored('username')).toBe(sample.username);
});

test.describe('R-L4 any mismatch is answered alike', () => {
  for (const [username, password] of [
    [sample.username, 'not the password'],
    ['nobody', sample.password],
    ['<b>avery</b>', '\u202Edrowssap'],
    [sample.username, sample.password.toUpperCase()],
  ] as const) {
    test(`R-L4 ${JSON.stringify(username)} with ${JSON.stringify(password)}`, async ({
      portal,
      page,
    }) => {
      await portal.open('/login');
      await portal.fillCredentials(username, password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
      await expect(page.getByLabel('Username')).toHaveValue(username);
      expect(await portal.stored('isLoggedIn')).toBeNull();
    });
  }
});

test('R-L5 the demo shows its one fixed pair, and fills it in @demo @journey', async ({
  portal,
  page,
}) => {
  await portal.open('/login');
  await expect(page.getByText(sample.username, { exact: true })).toBeVisible();
  await expect(page.getByText(sample.password, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Fill it in' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(portal.address('/dashboard'));
});

test('R-L5 the live page tells nobody a password @live', async ({ portal, page }) => {
  await portal.open('/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await page.content()).not.toContain(sample.password);
});

test('R-B1 R-B4 the sign-in page says who we are and what we promise @journey', async ({
  portal,
  page,
}) => {
  await portal.open('/login');
  for (const text of [
    'Juniper Commons Credit Union',
    'Bank-level security',
    '24/7 support',
    '$250,000',
    'Federally insured by NCUA',
    '218 Commons Avenue',
    '(555) 014-2600',
    'Mon-Fri 8AM-6PM EST',
  ]) {
    await expect(page.getByText(text).locator('visible=true').first()).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R-R1 the sign-in page paints from its HTML, and it and the dashboard say that they need scripts @both', async ({
    portal,
    page,
  }) => {
    await page.goto(portal.address('/login'));
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.getByLabel('Username')).toBeVisible();
    // The test runner turns scripts off too late for the parser: the content of `noscript` is there, but not shown.
    expect(await page.content()).toContain('Online banking needs JavaScript');
    await page.goto(portal.address('/dashboard'));
    expect(await page.content()).toContain('Online banking needs JavaScript');
  });
});

test('R-L1 pressing Sign In before the script has arrived is not lost @both', async ({
  portal,
  page,
}) => {
  const letScriptThrough = await portal.holdScript();
  await page.goto(portal.address('/login'));
  await portal.fillCredentials(sample.username, sample.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(portal.address('/login'));
  await letScriptThrough();
  await portal.confirmItIsMe();
  await expect(page).toHaveURL(portal.address('/dashboard'));
});
