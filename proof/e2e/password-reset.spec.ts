import type { Page } from '@playwright/test';
import { findings } from './accessible.ts';
import { expect, sample, test } from './portal.ts';

const newPassword = 'a lamp beside nine rivers';

/** Asks for a link on the sign-in page, follows it from the sample phone, and returns its target. */
async function followLink(page: Page, username: string): Promise<string> {
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await dialog.getByLabel('Your username').fill(username);
  await dialog.getByRole('button', { name: 'Send me a link' }).click();
  await expect(dialog.getByText('Check your email')).toBeVisible();
  const link = dialog.getByRole('region', { name: 'Sample phone' }).getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  return address;
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Set my password' }).click();
}

test.use({ isUntouched: true });

test('R-L6 a member who has forgotten the password follows the link in the email, and signs in with a new one @live @journey', async ({
  portal,
  page,
}) => {
  await portal.open('/login');
  await followLink(page, sample.username);
  await expect(page).toHaveURL(portal.address('/reset-password'));

  await setPassword(page, 'tiny');
  await expect(page.getByText('A password needs at least 15 characters')).toBeVisible();
  await setPassword(page, newPassword);
  await expect(page.getByText('Your password is changed')).toBeVisible();

  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await portal.fillCredentials(sample.username, sample.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await portal.fillCredentials(sample.username, newPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
});

test('R-L6 the link works once, and then says what to do @live', async ({ portal, page }) => {
  await portal.open('/login');
  const address = await followLink(page, sample.username);
  await setPassword(page, newPassword);
  await expect(page.getByText('Your password is changed')).toBeVisible();

  await page.goto(portal.address('/home'));
  await page.goto(new URL(address, portal.address('/')).href);
  await expect(page).toHaveURL(portal.address('/reset-password'));
  await setPassword(page, 'nine rivers, no lamp');
  await expect(page.getByText('This link has already been used or has expired.')).toBeVisible();
});

test('R-L4 R-L6 for a name that nobody has the dialog says the same @live', async ({
  portal,
  page,
}) => {
  await portal.open('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await dialog.getByRole('button', { name: 'Send me a link' }).click();
  await expect(dialog.getByText('Enter your username.')).toBeVisible();
  await dialog.getByLabel('Your username').fill('nobody');
  await dialog.getByRole('button', { name: 'Send me a link' }).click();
  await expect(dialog.getByText('Check your email')).toBeVisible();
  await expect(dialog.getByText('Nothing has arrived yet.')).toBeVisible();
  expect(await findings(page), 'a link was asked for').toEqual([]);
});

test('R-L6 the page for a new password is accessible, and says so where its link is not whole @live', async ({
  portal,
  page,
}) => {
  await portal.open('/reset-password');
  await expect(page.getByText('This link is not complete.')).toBeVisible();
  expect(await findings(page), 'without a link').toEqual([]);
  await page.goto(portal.address('/home'));
  await portal.open('/reset-password#made-up');
  await page.getByLabel('New password', { exact: true }).fill('passwordpassword');
  await page.getByRole('button', { name: 'Set my password' }).click();
  await expect(page.getByText('The two passwords do not match.')).toBeVisible();
  expect(await findings(page), 'with one').toEqual([]);
});

test('R-L6 the demo says that it has no email @demo', async ({ portal, page }) => {
  await portal.open('/reset-password');
  await expect(page.getByText('This is a demo: it sends no email')).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page).toHaveURL(portal.address('/login'));
});
