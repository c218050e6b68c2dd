import { expect, type Portal, test } from './portal.ts';
import type { Locator, Page } from '@playwright/test';

// The presses of a task from the dashboard on. Letters that are typed into a focused field are no presses.

for (const width of [1280, 390]) {
  test(`R-S1 R-X3 groceries of last month take two presses at ${width} px @journey`, async ({
    portal,
    page,
  }) => {
    const { ask, press, count } = await presses(portal, page, width);
    await ask('groceries last month');
    await press(page.getByRole('option', { name: /^Groceries · / }));
    await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
    await expect(page.getByText(/Groceries/).first()).toBeVisible();
    expect(count()).toBe(2);
  });

  test(`R-S1 R-G2 an alert below $500 takes three presses at ${width} px`, async ({
    portal,
    page,
  }) => {
    const { ask, press, count } = await presses(portal, page, width);
    await ask('alert below 500');
    await press(
      page.getByRole('option', { name: 'Alert me when Everyday Checking is below $500.00' }),
    );
    await press(page.getByRole('dialog').getByRole('button', { name: 'Add alert' }));
    await expect(page.getByRole('region', { name: 'Your alerts' })).toContainText(
      'Tell me when the balance of Everyday Checking falls below $500.00',
    );
    expect(count()).toBe(3);
  });

  test(`R-S1 R-X6 a card payment is disputed with three presses at ${width} px`, async ({
    portal,
    page,
  }) => {
    const { ask, press, count } = await presses(portal, page, width);
    await ask('fraud');
    await press(page.getByRole('option', { name: /^Dispute Olive & Ash Kitchen/ }));
    const form = page.getByRole('dialog', { name: 'Dispute this transaction' });
    await expect(form.getByLabel('What is wrong')).toHaveValue('not-mine');
    await form.getByLabel('What happened').fill('I was never there.');
    await press(form.getByRole('button', { name: 'Open dispute' }));
    await expect(form).toBeHidden();
    const told = page.getByRole('region', { name: 'Your dispute' });
    await expect(told).toContainText('I did not make or allow it: I was never there.');
    expect(count()).toBe(3);
  });

  test(`R-S1 R-D7 the electric bill is paid every month with five presses at ${width} px`, async ({
    portal,
    page,
  }) => {
    const { ask, press, count } = await presses(portal, page, width);
    await ask('electric bill monthly');
    await press(page.getByRole('option', { name: /^Pay Electric Company/ }));
    await press(page.getByRole('button', { name: 'Yes, fill it in' }));
    await expect(page.getByRole('radio', { name: 'Every month' })).toBeChecked();
    await press(page.getByRole('button', { name: 'Schedule Payment' }));
    await press(page.getByRole('dialog').getByRole('button', { name: /^Schedule \$/ }));
    await expect(page.getByText(/to Electric Company is scheduled$/)).toBeVisible();
    expect(count()).toBe(5);
  });
}

async function presses(portal: Portal, page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await portal.signIn();
  let pressed = 0;
  const press = async (control: Locator): Promise<void> => {
    await control.click();
    pressed += 1;
  };
  const ask = async (typed: string): Promise<void> => {
    await press(page.getByRole('button', { name: /^Search or ask/ }));
    await expect(page.getByRole('combobox', { name: 'Search or go anywhere' })).toBeFocused();
    await page.keyboard.type(typed);
  };
  return { ask, press, count: () => pressed };
}
