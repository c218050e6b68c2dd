import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

/** Chunks of screens and dialogs that the dashboard does not show. */
const ahead = ['transfer-screen', 'transactions-screen', 'manage-dialog', 'support-panel'];
/**
 * Fetched after all other chunks, even by a member who saves data: a transfer may end, or be refused, when the connection
 * is gone.
 */
const last = ['outcome-elsewhere', 'refusal-words'];

test.describe('who saves data', () => {
  test.use({ savesData: true });

  test('is sent the screens and dialogs that they open, and no others', async ({
    portal,
    page,
  }) => {
    const fetched = chunksOf(page);
    await portal.signIn();
    for (const chunk of last) await expect.poll(() => fetched).toContain(chunk);
    expect(ahead.filter((chunk) => fetched.has(chunk))).toEqual([]);

    await portal.openTab('Transfer Money');
    await expect(page.getByRole('radio', { name: 'Zelle' })).toBeVisible();
    await portal.openTab('Dashboard');
    await page.getByRole('button', { name: /^Support chat/ }).click();
    await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
    expect(ahead.filter((chunk) => fetched.has(chunk))).toEqual([
      'transfer-screen',
      'support-panel',
    ]);
  });

  test('opens what needed a connection as soon as there is one, without reloading the page @live', async ({
    portal,
    page,
    context,
  }) => {
    await portal.signIn();
    const exchange = page.getByRole('button', { name: 'Currency Exchange' });
    await expect(exchange).toBeVisible();
    await context.setOffline(true);
    await exchange.click();
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices.getByText('This needs a connection')).toBeVisible();
    await portal.tab('Settings').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('needs a connection');
    const loadedAt = await page.evaluate(() => performance.timeOrigin);

    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await portal.openTab('Dashboard');
    await exchange.click();
    await expect(page.getByRole('dialog')).toContainText('1 USD =');
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
  });

  test('is told to reload the page where the browser keeps a failed script', async ({
    portal,
    page,
  }) => {
    await portal.signIn();
    const exchange = page.getByRole('button', { name: 'Currency Exchange' });
    await page.route(/\/conversion-[^/]*\.js$/, (route) => route.abort('connectionreset'));
    await exchange.click();
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices.getByText('This could not be loaded')).toBeVisible();
    await page.unroute(/\/conversion-[^/]*\.js$/);
    await notices.getByText('Reload', { exact: true }).click();
    await expect(notices.getByText('This could not be loaded')).toBeHidden();
    await exchange.click();
    await expect(page.getByRole('dialog')).toContainText('1 USD =');
  });

  test('sees how a transfer ends where the script for other screens cannot be fetched', async ({
    portal,
    page,
  }) => {
    const isLost = Promise.withResolvers<void>();
    await page.route(/outcome-elsewhere/, async (route) => {
      await route.abort('connectionreset');
      isLost.resolve();
    });
    await portal.signIn();
    await portal.openTab('Transfer Money');
    await page.getByLabel('Amount', { exact: true }).fill('22');
    await page.getByRole('button', { name: 'Review transfer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Confirm transfer' }).click();
    await isLost.promise;
    await expect(dialog).toContainText(/TXN-\d{6}/);
    await dialog.getByRole('button', { name: 'Make another transfer' }).click();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('');
    await portal.openTab('Dashboard');
  });
});

test('a browser that does not save data has every screen and dialog before a member opens it', async ({
  portal,
  page,
}) => {
  const fetched = chunksOf(page);
  await portal.signIn();
  for (const chunk of ahead) await expect.poll(() => fetched).toContain(chunk);
});

/** The names of the scripts that the page has requested so far, without their hashes. */
function chunksOf(page: Page): ReadonlySet<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (name !== undefined) names.add(name);
  });
  return names;
}
