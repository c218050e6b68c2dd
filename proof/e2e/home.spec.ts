import { expect, test } from './portal.ts';

test('R-R3 the public page says whether the branch is open, by its own clock @both @journey', async ({
  portal,
  page,
}) => {
  await page.clock.setFixedTime('2026-11-27T15:00:00Z');
  await portal.open('/home');
  await expect(page.getByText('Open now, until 6:00 PM')).toBeVisible();
  await page.clock.setFixedTime('2026-11-26T15:00:00Z');
  await portal.open('/home');
  await expect(page.getByText('Closed now. Next open: Friday, November 27, 8:00 AM')).toBeVisible();
});

test('R-R3 the public page tells how to join, and its foot leads to its promises @both', async ({
  portal,
  page,
}) => {
  await portal.open('/home');
  const joining = page.getByRole('region', { name: 'Become a member' });
  await expect(joining.getByRole('listitem')).toHaveCount(3);
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText('Routing number 130014267');
  for (const name of ['Privacy', 'Accessibility', 'Visit or call']) {
    await foot.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name })).toBeInViewport();
  }
  await joining.getByRole('link', { name: 'Turn on online banking' }).click();
  await expect(page).toHaveURL(portal.address('/activate'));
});

test('R-R3 a press on a link of the page while its script is on its way leaves the page as it is', async ({
  portal,
  page,
}) => {
  const { promise: isHeld, resolve: letGo } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/\/home-screen-/);
  await page.route(/\/home-screen-/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto(portal.address('/home'));
  await asked;
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL(/#privacy$/);
  await expect(heading).toBeAttached();
  letGo();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(heading).toHaveText(/cooperativa/);
});
