import { expect, test } from './portal.ts';

test('R-R1 the root and /login are the sign-in screen @both', async ({ portal, page }) => {
  for (const path of ['/', '/login']) {
    await portal.open(path);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  }
});

test('R-R2 the dashboard without the flag shows nothing and leads to sign-in @both @journey', async ({
  portal,
  page,
}) => {
  await portal.open('/dashboard');
  await expect(page).toHaveURL(portal.address('/login'));
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('R-R2 a forged flag shows no data and lands on sign-in @live', async ({ portal, page }) => {
  await portal.open('/login');
  await page.evaluate(() => {
    localStorage.setItem('isLoggedIn', 'true');
    localStorage.setItem('username', 'avery');
  });
  const answered: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/rpc/') && response.ok()) answered.push(response.url());
  });
  await portal.open('/dashboard');
  await expect(page).toHaveURL(portal.address('/login'));
  expect(answered).toEqual([]);
  expect(await portal.stored('isLoggedIn')).toBeNull();
});

test('R-R3 home is a page for everybody @both', async ({ portal, page }) => {
  await portal.open('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Juniper Commons Credit Union').first()).toBeVisible();
  await page.getByRole('link', { name: 'Sign In', exact: true }).first().click();
  await expect(page).toHaveURL(portal.address('/login'));
});

test('R-R4 any other path says that there is nothing, and shows a way back @both', async ({
  portal,
  page,
}) => {
  const response = await page.goto(portal.address('/no/such/page'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await expect(page.getByText('This page has not been generated')).toBeVisible();
  await expect(page.getByText('Tell me what you would like on this page.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('R-R5 the placeholder page leads on @both @journey', async ({ portal, page }) => {
  await portal.open('/placeholder');
  await expect(page.getByText('Please switch pages in the dropdown menu above')).toBeVisible();
  await page.getByLabel('Page', { exact: true }).selectOption({ label: 'Home' });
  await expect(page).toHaveURL(portal.address('/home'));
});

test('R-R6 a route that throws while it is loaded shows the error screen with a reference and a way back @both', async ({
  portal,
  page,
}) => {
  await page.route(/\/profile-place-/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new RangeError("broken");' }),
  );
  await portal.signIn();
  await portal.tab('Settings').click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('Reference')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/\.js:\d+/);
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});
