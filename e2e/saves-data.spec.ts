import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

/** Chunks of screens and dialogs that the dashboard does not show. */
const ahead = ['transfer-screen', 'transactions-screen', 'manage-dialog', 'support-panel'];
/** Fetched after all of those, whoever saves data: a transfer may end, or be refused, when the connection is gone. */
const last = ['outcome-elsewhere', 'refusals.en'];

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
});

test.describe('who does not save data', () => {
  test.use({ savesData: false });

  test('has every screen and dialog at hand before it is asked for', async ({ portal, page }) => {
    const fetched = chunksOf(page);
    await portal.signIn();
    for (const chunk of ahead) await expect.poll(() => fetched).toContain(chunk);
  });
});

/** The names of the scripts that the page has asked for so far, without their hashes. */
function chunksOf(page: Page): ReadonlySet<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (name !== undefined) names.add(name);
  });
  return names;
}
