import type { Locator } from '@playwright/test';
import { findings } from './accessible.ts';
import { expect, type Portal, type SamplePerson, tabsIn, test } from './portal.ts';

const rosa: SamplePerson = { username: 'rosa', displayName: 'Rosa Delgado' };
const helen: SamplePerson = { username: 'helen', displayName: 'Helen Ito' };
const nina: SamplePerson = { username: 'nina', displayName: 'Nina Bell' };

test.describe('whose accounts are shown', () => {
  test('R-M1 nobody with one membership has a switch @live', async ({ portal }) => {
    await portal.signIn();
    await expect(switchOf(portal)).toHaveCount(0);
  });

  test('R-M1 after a switch everything is of the other membership, over a reload and Back @live @journey', async ({
    portal,
  }) => {
    await portal.signIn(rosa);
    const { page } = portal;
    await portal.openTab('Transactions');
    await switchTo(portal, 'Marcus Bell');
    await expect(page.getByText('Accounts of Marcus Bell', { exact: true })).toBeVisible();
    await expect(page.getByText('Your role here: Joint owner.')).toBeVisible();
    await expect(page.getByText('You now see the accounts of Marcus Bell.')).toBeAttached();
    await expect(page.getByRole('main')).toBeFocused();
    const amount = /\$[\d,.]+\d/;
    await expect(portal.totalBalance).toContainText(amount);
    const household = amount.exec(await portal.totalBalance.innerText())?.[0] ?? 'no amount';

    await page.reload();
    await expect(switchOf(portal)).toHaveAccessibleName('Accounts of Marcus Bell, switch');
    await expect(portal.totalBalance).toContainText(household);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
    await expect(page.getByText('Accounts of Marcus Bell', { exact: true })).toBeVisible();
    await expect(page.getByText('Honest Weight Market').first()).toBeVisible();

    await switchTo(portal, 'Rosa Delgado');
    await expect(page.getByText('Accounts of Marcus Bell', { exact: true })).toBeHidden();
    await expect(portal.totalBalance).not.toContainText(household);
    expect(await findings(page)).toEqual([]);
  });

  test('R-M1 a joint account says whose it is wherever it stands, and its place names all of its owners @live', async ({
    portal,
  }) => {
    await portal.signIn(rosa);
    const { page } = portal;
    const joint = page.getByText('Joint with Marcus Bell');
    await expect(page.getByRole('button', { name: 'Everyday Checking: details' })).toBeVisible();
    await expect(joint).toHaveCount(0);
    await switchTo(portal, 'Marcus Bell');
    await expect(joint).toHaveCount(2);
    await portal.openTab('Transfer Money');
    await expect(
      page.getByRole('combobox', { name: 'From account' }).getByRole('option', {
        name: 'Joint with Marcus Bell',
      }),
    ).toHaveCount(2);
    await portal.openTab('Transactions');
    await expect(
      page.getByText('Groceries · Everyday Checking · Joint with Marcus Bell').first(),
    ).toBeVisible();
    await portal.openTab('Dashboard');
    await page.getByRole('button', { name: 'Everyday Checking: details' }).click();
    await expect(
      page.getByText('••••0615 · Marcus Bell · Rosa Delgado', { exact: true }),
    ).toBeVisible();
  });

  test('R-M1 the keyboard switches @live', async ({ portal }) => {
    await portal.signIn(rosa);
    const { page } = portal;
    await switchOf(portal).focus();
    await page.keyboard.press('Enter');
    await expect(choice(portal, 'Marcus Bell')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.type('Marcus');
    await page.keyboard.press('Enter');
    await expect(switchOf(portal)).toHaveAccessibleName('Accounts of Marcus Bell, switch');
  });

  test('R-M2 who may only look is offered nothing else @live', async ({ portal }) => {
    await portal.signIn(helen);
    const { page } = portal;
    await expect(page.getByText('Your role here: View only.')).toBeVisible();
    const actions = page.getByRole('region', { name: 'Quick Actions' });
    await expect(actions.getByRole('button', { name: 'Statements' })).toBeVisible();
    await expect(actions.getByRole('button', { name: 'Transfer Money' })).toHaveCount(0);
    await expect(actions.getByRole('button', { name: 'Mobile Deposit' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open support chat' })).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    await portal.openTab('Transfer Money');
    await expect(page.getByText('You can see transfers here, but not send money')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await portal.openPlace('Dashboard', 'Plan');
    const goals = page.getByRole('region', { name: 'Savings goals' });
    await expect(goals).toContainText(/No goals yet|Not set aside|A goal is part/);
    await expect(goals.getByRole('button')).toHaveCount(0);
  });

  test('R-M5 a minor is offered no transfer to another bank @live @journey', async ({ portal }) => {
    await portal.signIn(nina);
    await portal.openTab('Transfer Money');
    const kinds = portal.page.getByRole('radiogroup', { name: 'Transfer type' });
    await expect(kinds.getByRole('radio', { name: 'Zelle' })).toBeVisible();
    await expect(kinds.getByRole('radio', { name: 'External bank' })).toHaveCount(0);
  });

  test('R-S1 where there is no chat, the tabs have the whole bar of a phone @live', async ({
    portal,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await portal.signIn(nina);
    const tabs = tabsIn(portal.navigation);
    const last = await tabs.last().boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(390, 0);
  });
});

function switchOf({ page }: Portal): Locator {
  return page.getByRole('button', { name: /^Accounts of .+, switch$/ });
}

function choice({ page }: Portal, holder: string): Locator {
  return page.getByRole('menuitem', { name: holder });
}

async function switchTo(portal: Portal, holder: string): Promise<void> {
  await switchOf(portal).click();
  await choice(portal, holder).click();
  await expect(switchOf(portal)).toHaveAccessibleName(`Accounts of ${holder}, switch`);
}
