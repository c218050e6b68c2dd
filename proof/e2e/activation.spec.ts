import type { Page } from '@playwright/test';
import { newMember } from '../../bank/testing/test-enrolment.ts';
import { findings } from './accessible.ts';
import { expect, sample, test } from './portal.ts';

const chosen = { username: 'jordan.ellis', password: 'a lamp beside nine rivers' };

async function sayWho(page: Page, { memberNumber, birthDate } = newMember): Promise<void> {
  await page.getByLabel('Member number').fill(memberNumber);
  await page.getByLabel('Date of birth').fill(birthDate);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
}

async function useSentCode(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Sample phone' })
    .getByRole('button', { name: 'Use this code' })
    .click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function choose(page: Page, { username, password }: typeof chosen): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Activate' }).click();
}

test('A member whom staff have opened activates online banking, and is led to a second step @live @journey', async ({
  portal,
  page,
}) => {
  await portal.open('/login');
  await page.getByRole('link', { name: 'Activate online banking' }).click();
  await expect(page).toHaveURL(portal.address('/activate'));
  await sayWho(page);
  await useSentCode(page);

  await choose(page, { ...chosen, username: sample.username });
  await expect(page.getByText('This username is already taken.')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await choose(page, chosen);
  await expect(page.getByRole('heading', { name: 'Welcome, Jordan Ellis' })).toBeVisible();

  await page.getByRole('link', { name: 'Set up an app or a passkey' }).click();
  await expect(page).toHaveURL(portal.address('/dashboard'));
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await portal.openTab('Dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jordan Ellis');

  // The first days: the first steps, and no course of a balance yet.
  const steps = page.getByRole('region', { name: 'Getting started' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Quick Actions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Running low' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'How you stand' }).getByRole('img')).toHaveCount(0);
  await steps.getByRole('button', { name: /^Name your accounts/ }).click();
  await expect(page.getByRole('dialog', { name: 'Personalize your accounts' })).toBeVisible();
});

test('A wrong code leads back to the code, and for who is not known it looks the same @live', async ({
  portal,
  page,
}) => {
  await portal.open('/activate');
  await sayWho(page, { ...newMember, memberNumber: 'JC-1' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter the six digits of the code.')).toBeVisible();
  await page.getByLabel('Six-digit code').fill('123456');
  await page.getByRole('button', { name: 'Continue' }).click();
  await choose(page, chosen);
  await expect(page.getByText('You have 4 tries left.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
});

test('Each step of activating is accessible @live', async ({ portal, page }) => {
  await portal.open('/activate');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('Enter your member number.')).toBeVisible();
  expect(await findings(page), 'who').toEqual([]);
  await sayWho(page);
  await expect(page.getByRole('region', { name: 'Sample phone' })).toContainText('activate');
  expect(await findings(page), 'the code').toEqual([]);
  await useSentCode(page);
  await page.getByLabel('New password', { exact: true }).fill('passwordpassword');
  expect(await findings(page), 'user name and password').toEqual([]);
  await choose(page, chosen);
  await expect(page.getByRole('heading', { name: 'Welcome, Jordan Ellis' })).toBeVisible();
  expect(await findings(page), 'the end').toEqual([]);
});

test('The demo says that there is nobody to activate @demo', async ({ portal, page }) => {
  await portal.open('/activate');
  await expect(page.getByText('there is nobody left to enroll')).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page).toHaveURL(portal.address('/login'));
});
