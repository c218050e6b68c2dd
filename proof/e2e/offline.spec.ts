import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

test.use({ serviceWorkers: 'allow' });

test('the demo opens without a network once it has been visited, also what was never opened before @demo @journey', async ({
  portal,
  page,
  context,
}) => {
  await portal.open('/login');
  await workerIsActive(page);
  await context.setOffline(true);

  // Pages that were not visited are there too, and scripts that were not asked for.
  await page.goto(portal.address('/home'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await portal.signInByHand();
  await page.reload();
  await portal.expectSignedIn();
  await portal.openTab('Transactions');
  await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible();
  await portal.openTab('Dashboard');
  await page.getByRole('button', { name: 'Currency Exchange' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 USD =');
});

test('offline, a page of the bank says so in the member’s language, and nothing of theirs is kept @live', async ({
  portal,
  page,
  context,
}) => {
  await portal.open('/login');
  await workerIsActive(page);
  await portal.signInByHand();
  await portal.openTab('Transactions');
  await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();

  const kept = await keptAddresses(page);
  expect(kept).toContain('/offline');
  expect(
    kept.filter((path) => !/^\/(offline|appearance\.js|icon\.svg|assets\/.+)$/.test(path)),
  ).toEqual([]);

  await context.setOffline(true);
  await page.goto(portal.address('/dashboard'));
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('look at your transactions before you try again')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No tiene conexión' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await expect(page).toHaveURL(portal.address('/dashboard'));
  await expect(page.getByRole('navigation', { name: 'Banca' })).toBeVisible();
});

/** An active worker has everything that it fetches ahead. */
async function workerIsActive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) =>
      active?.addEventListener('statechange', resolve, { once: true }),
    );
  });
}

/** The paths of all entries in the caches of service workers. */
async function keptAddresses(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys())
        addresses.push(new URL(url).pathname);
    }
    return addresses;
  });
}
