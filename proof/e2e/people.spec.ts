import type { Locator, Page } from '@playwright/test';
import { findings } from './accessible.ts';
import { expect, Portal, type SamplePerson, test } from './portal.ts';

const marcus: SamplePerson = { username: 'marcus', displayName: 'Marcus Bell' };
const theo: SamplePerson = { username: 'theo', displayName: 'Theo Park' };

test('R-M3 an invitation gives access by its link and its code, and ending it holds at once @live @journey', async ({
  portal,
  browser,
  bankUrl,
}) => {
  await portal.signIn(marcus);
  const { page } = portal;
  await portal.openPlace('Settings', 'People and access');
  const section = sectionOf(page);
  await expect(rowOf(page, 'Rosa Delgado')).toContainText('Joint owner');
  await expect(rowOf(page, 'Helen Ito')).toContainText('View only');
  await section.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByRole('button', { name: 'Make invitation' }).click();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Theo');
  await dialog.getByRole('radio', { name: /^Authorized user/ }).check();
  await dialog.getByRole('textbox', { name: 'Daily limit' }).fill('40');
  await dialog.getByRole('button', { name: 'Make invitation' }).click();
  await portal.confirmFully();
  const made = page.getByRole('dialog', { name: 'Invitation for Theo' });
  const link = await made.getByText(/#invitation=/).innerText();
  const code = await made.getByText(/^\d{6}$/).innerText();
  expect(await findings(page)).toEqual([]);
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(section.getByRole('list', { name: 'Open invitations' })).toContainText('Theo');

  const context = await browser.newContext();
  const other = new Portal(await context.newPage(), bankUrl, 'live');
  await other.signIn(theo);
  await other.page.goto(link);
  const accepting = other.page.getByRole('dialog', { name: 'Accept an invitation' });
  await accepting.getByLabel('Code').fill(code === '111111' ? '222222' : '111111');
  await accepting.getByRole('button', { name: 'Show invitation' }).click();
  await expect(accepting.getByRole('alert')).toContainText('You have 4 tries left.');
  await accepting.getByLabel('Code').fill(code);
  await accepting.getByRole('button', { name: 'Show invitation' }).click();
  await expect(accepting.getByText('Marcus Bell gives you access')).toBeFocused();
  await expect(accepting).toContainText('$40.00');
  expect(await findings(other.page)).toEqual([]);
  await accepting.getByRole('button', { name: 'Accept' }).click();
  await expect(other.page.getByText('Your role here: Authorized user.')).toBeVisible();

  await expect(rowOf(page, 'Theo Park')).toContainText('Sends up to $40.00 a day');
  await rowOf(page, 'Theo Park').getByRole('button', { name: 'End access' }).click();
  const asked = page.getByRole('dialog', { name: 'End the access of Theo Park?' });
  expect(await findings(page)).toEqual([]);
  await asked.getByRole('button', { name: 'End access' }).click();
  await expect(rowOf(page, 'Theo Park')).toHaveCount(0);
  await expect(
    other.page.getByText('Your access to the accounts of Marcus Bell has ended'),
  ).toBeVisible();
  await expect(
    other.page.getByText('Accounts of Larkspur Bakery LLC', { exact: true }),
  ).toBeVisible();
  await context.close();
});

test('R-M4 a preview shows what the invited person will see @live @journey', async ({ portal }) => {
  await portal.signIn(marcus);
  await portal.openPlace('Settings', 'People and access');
  const { page } = portal;
  await sectionOf(page).getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByRole('radio', { name: /^View only/ }).check();
  await dialog.getByRole('button', { name: 'See what this person will see' }).click();
  await expect(
    dialog.getByRole('heading', { name: 'What this person will see: View only' }),
  ).toBeFocused();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Everyday Checking' })).toBeVisible();
  await expect(dialog.getByText('Send money')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('R-M5 a guardian sets how much the child may send @live', async ({ portal }) => {
  await portal.signIn(marcus);
  const { page } = portal;
  await page.getByRole('button', { name: 'Accounts of Marcus Bell, switch' }).click();
  await page.getByRole('menuitem', { name: 'Nina Bell' }).click();
  await expect(page.getByText('Your role here: Guardian.')).toBeVisible();
  await portal.openPlace('Settings', 'People and access');
  const nina = rowOf(page, 'Nina Bell');
  await expect(nina).toContainText('Sends up to $20.00 a day');
  await nina.getByRole('button', { name: 'Change limit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Daily limit of Nina Bell' });
  await dialog.getByLabel('Daily limit').fill('10');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save limit' }).click();
  await expect(nina).toContainText('Sends up to $10.00 a day');
});

test('R-M3 in Spanish @live', async ({ portal }) => {
  await portal.signIn(marcus);
  const { page } = portal;
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.reload();
  await page.getByRole('button', { name: 'Configuración' }).first().click();
  await page.getByRole('button', { name: 'Personas y acceso' }).click();
  const section = page.getByRole('region', { name: 'Personas y acceso' });
  await expect(section.getByText('Cotitular')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await section.getByRole('button', { name: 'Invitar a alguien' }).click();
  await expect(page.getByRole('radio', { name: /^Solo consulta/ })).toBeChecked();
  expect(await findings(page)).toEqual([]);
});

function sectionOf(page: Page): Locator {
  return page.getByRole('region', { name: 'People and access' });
}

function rowOf(page: Page, name: string): Locator {
  return sectionOf(page)
    .getByRole('list', { name: 'People with access' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
}
