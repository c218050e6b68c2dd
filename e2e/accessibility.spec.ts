import { findings } from './accessible.ts';
import { expect, test, type Tab } from './portal.ts';

// Both shapes show the same screens, so one of them is looked at. The dialogs of a capability are
// looked at where it is tested.
const tabs: readonly Tab[] = ['Dashboard', 'Transactions', 'Transfer Money', 'Settings'];

test('nothing on the public pages keeps anybody out @demo', async ({ portal, page }) => {
  for (const path of ['/login', '/home', '/placeholder', '/no-such-page']) {
    await portal.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findings(page), path).toEqual([]);
  }
  await portal.open('/login');
  await page.getByRole('button', { name: /^Forgot/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findings(page), 'the forgotten password').toEqual([]);
});

for (const tab of tabs) {
  test(`nothing on the screen ${tab} keeps anybody out, in English and in Spanish @demo`, async ({
    portal,
    page,
  }) => {
    await portal.signIn();
    await portal.openTab(tab);
    await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
    expect(await findings(page), 'in English').toEqual([]);
    await page.evaluate(() => localStorage.setItem('language', 'es'));
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Banca' })).toBeVisible();
    await expect(page.getByText('Cargando', { exact: false })).toHaveCount(0);
    expect(await findings(page), 'in Spanish').toEqual([]);
  });
}

test('nothing in the confirmation of a transfer keeps anybody out @demo', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transfer Money');
  await page.getByLabel('Amount', { exact: true }).fill('12.50');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(page.getByRole('button', { name: 'Confirm transfer' })).toBeVisible();
  expect(await findings(page), 'the question').toEqual([]);
  await page.getByRole('button', { name: 'Confirm transfer' }).click();
  await expect(page.getByRole('dialog').getByText('$12.50').first()).toBeVisible();
  expect(await findings(page), 'what came of it').toEqual([]);
});

test('nothing in the dialogs of the cards keeps anybody out @demo', async ({ portal, page }) => {
  await portal.signIn();
  const cards = page.getByRole('region', { name: 'Cards', exact: true });
  const dialog = page.getByRole('dialog');
  for (const name of ['Lock Debit Card', 'Manage Debit Card']) {
    await cards.getByRole('button', { name }).click();
    await expect(dialog).toBeVisible();
    expect(await findings(page), name).toEqual([]);
    for (const part of await dialog.getByRole('tab').all()) {
      await part.click();
      expect(await findings(page), `${name}: ${await part.textContent()}`).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'Card Services' }).click();
  await expect(dialog).toBeVisible();
  for (const part of await dialog.getByRole('tab').all()) {
    await part.click();
    expect(await findings(page), `Card Services: ${await part.textContent()}`).toEqual([]);
  }
});

test('nothing in the menu of the member keeps anybody out @demo', async ({ portal, page }) => {
  await portal.signIn();
  await page.getByRole('button', { name: 'Avery Morgan' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('nothing in the warning before auto-logout keeps anybody out @demo', async ({
  portal,
  page,
}) => {
  await page.clock.install();
  await portal.signIn();
  await page.clock.fastForward('14:01');
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await expect(warning).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
