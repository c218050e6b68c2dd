import { expect, type Portal, sample, test } from './portal.ts';

test('Without cookies and storage the sign-in page works, and says that signing in needs cookies @live', async ({
  portal,
  page,
}) => {
  await blockCookies(page);
  await portal.open('/login');
  await expect(page.getByText('This browser blocks cookies.')).toBeVisible();
  await portal.fillCredentials(sample.username, 'wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid username or password')).toBeVisible();
});

test('Without storage a member of the demo signs in, for the life of the page @demo @journey', async ({
  portal,
  page,
}) => {
  await blockCookies(page);
  await portal.signInByHand();
  await page.getByRole('button', { name: 'Hide balances' }).first().click();
  await expect(page.getByRole('button', { name: 'Hide balances' })).toHaveCount(0);
});

test('With a full storage a member signs in all the same', async ({ portal, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await portal.signInByHand();
  await portal.openTab('Settings');
});

test('Reloading the sign-in page after a session ended keeps what was typed @live', async ({
  portal,
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', ({ message }) => faults.push(message));
  await portal.signIn();
  // Left first: a request that is under way would end the session before the page is loaded anew.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(portal.address('/dashboard'));
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  faults.length = 0;

  const letScriptThrough = await portal.holdScript();
  await page.reload();
  await page.getByLabel('Username').fill('avery');
  await letScriptThrough();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('avery');
  expect(faults).toEqual([]);
});

/** A browser with settings that block all cookies: every touch of a storage throws. */
async function blockCookies(page: Portal['page']): Promise<void> {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: denied });
    // Some say `cookieEnabled` all the same.
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
    Object.defineProperty(navigator, 'serviceWorker', { get: denied });
  });
}
