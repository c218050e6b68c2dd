import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Tab } from './portal.ts';

const tabs: readonly Tab[] = ['Transactions', 'Transfer Money', 'Settings', 'Dashboard'];

test('the demo asks nothing of a network once it is loaded, wherever one goes in it @demo @journey', async ({
  portal,
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => {
    // The requests of the page: the service worker fetches all of them by itself, before.
    if (request.serviceWorker() === null) asked.push(request.url());
  });
  await portal.signInByHand();
  // Scripts that are not needed yet are fetched while the browser is idle, to the last script.
  await expect.poll(() => scripts().filter((script) => !fetched(script, asked))).toEqual([]);

  await context.setOffline(true);
  asked.length = 0;
  for (const tab of tabs) await portal.openTab(tab);
  for (const region of ['Quick Actions', 'Additional Banking Features', 'Accounts', 'Cards']) {
    await openEachDialog(page.getByRole('region', { name: region, exact: true }));
  }
  await page.getByRole('button', { name: 'Regular Savings: details' }).click();
  await expect(page.getByRole('region', { name: 'Balance over time' })).toBeVisible();
  await portal.openTab('Dashboard');
  await page.getByRole('button', { name: /^Support chat/ }).click();
  await page.getByRole('textbox', { name: 'Your message' }).fill('What are your hours?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Avery Morgan' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).press('Enter');
  await page.getByRole('button', { name: /Forgot/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^About / }).click();
  await expect(page).toHaveURL(portal.address('/home'));
  expect(asked).toEqual([]);

  /** Presses every button of the region; an opened dialog is closed, a change of tab is undone. */
  async function openEachDialog(region: ReturnType<typeof page.getByRole>): Promise<void> {
    const dialog = page.getByRole('dialog');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(region.getByRole('button').first()).toBeVisible();
    const names = await region.getByRole('button').allTextContents();
    for (const [index, name] of names.entries()) {
      // The row of an account, which has a name but no text, opens a place.
      if (name === 'Transfer Money' || name.startsWith('Wire') || name === '') continue;
      await region.getByRole('button').nth(index).click();
      await expect(dialog, name).toBeVisible();
      await expect(dialog.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog, name).toBeHidden();
      await expect(heading).toBeVisible();
    }
  }
});

test('the bank of the demo tries to make no code of text, which its pages refuse @demo', async ({
  portal,
  page,
}) => {
  await portal.signInByHand();
  const [worker] = page.workers();
  const config: unknown = await worker?.evaluate(
    () => Reflect.get(globalThis, '__zod_globalConfig') as unknown,
  );
  expect(config).toMatchObject({ jitless: true });
});

/** Every script of the built demo. */
function scripts(): string[] {
  // The checks of `verify` are for staff: no tab asks for them.
  return readdirSync(join(import.meta.dirname, '../../dist/demo/assets')).filter(
    (name) => name.endsWith('.js') && !/-checks-/.test(name),
  );
}

function fetched(script: string, asked: readonly string[]): boolean {
  return asked.some((url) => url.endsWith(`/assets/${script}`));
}
