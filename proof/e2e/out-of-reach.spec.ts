import { expect, test, type Tab } from './portal.ts';

const tabs: readonly Tab[] = ['Transactions', 'Transfer Money', 'Settings', 'Dashboard'];

test('without a connection one banner says so on every tab, and what was read stays @live', async ({
  portal,
  page,
  context,
}) => {
  await portal.signIn();
  await expect(portal.totalBalance).toContainText('$500,810.00');
  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: 'You have no connection' });
  await expect(banner).toBeVisible();
  for (const tab of tabs) {
    await portal.openTab(tab);
    await expect(banner).toHaveCount(1);
    await expect(portal.totalBalance).toContainText('$500,810.00');
    // A place without cached data says that it needs a connection; nothing else complains.
    const complaints = await page.getByRole('alert').allTextContents();
    expect(complaints.length).toBeLessThanOrEqual(1);
  }
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test('where the bank cannot be reached one banner says so, and trying again leads back @live', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.route('**/rpc/**', (route) => route.abort('connectionrefused'));
  await page.reload();
  const banner = page.getByRole('alert').filter({ hasText: 'The bank cannot be reached.' });
  await expect(banner).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await page.unroute('**/rpc/**');
  await banner.getByRole('button', { name: 'Try again' }).click();
  await expect(portal.totalBalance).toContainText('$500,810.00');
  await expect(banner).toBeHidden();
});
