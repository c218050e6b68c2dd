import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

test('R-S1 the keyboard alone leads anywhere: the palette, the shortcuts, and the list of them @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  // Keys are heard a moment after the page is shown.
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('x');
    await expect(heading('Transactions')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(heading('Settings')).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByLabel('Search transactions');
  await expect(search).toBeFocused();
  await page.keyboard.type('gt?');
  await expect(search).toHaveValue('gt?');
  await page.keyboard.press('Escape');
  await search.blur();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByText('Go to Transfer Money')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await portal.tab('Dashboard').focus();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search or go anywhere' });
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(portal.tab('Dashboard')).toBeFocused();

  await page.keyboard.press('Control+k');
  const chosen = page.getByRole('option', { selected: true });
  await expect(box).toBeFocused();
  await page.keyboard.type('xylophone');
  await expect(page.getByText('Nothing found for “xylophone”').first()).toBeVisible();
  await box.fill('curency');
  await expect(chosen).toHaveText('Currency Exchange');
  await page.keyboard.press('Enter');
  const exchange = page.getByRole('dialog', { name: 'Currency Exchange' });
  await expect(exchange).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(exchange).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' })).toContainText('Currency Exchange');
  await expect(box).toBeFocused();
  await page.keyboard.type('ana');
  await expect(chosen).toContainText('Send money to Ana Ruiz');
  await page.keyboard.press('Enter');
  const recipient = page.getByRole('region', { name: 'Recipient', exact: true });
  await expect(recipient).toContainText('Ana Ruiz');
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('olive');
  const found = page.getByRole('group', { name: 'Transactions' }).getByRole('option');
  await expect(found.first()).toContainText('Olive & Ash Kitchen');
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveText('Search all transactions for “olive”');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Olive & Ash Kitchen' })).toBeVisible();
  await page.keyboard.press('Escape');

  await portal.openPlace('Settings', 'Display');
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).uncheck();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heading('Display')).toBeVisible();
});

test('R-T1 R-D4 R-D8 the palette does what is said in a sentence', async ({ portal, page }) => {
  await portal.signIn();
  const chosen = page.getByRole('option', { selected: true });
  const say = async (sentence: string, command: string) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or go anywhere' })).toBeFocused();
    await page.keyboard.type(sentence);
    await expect(chosen).toContainText(command);
    await page.keyboard.press('Enter');
  };
  await say('lock debit card', 'Lock Debit Card');
  await page.getByRole('dialog').getByRole('button', { name: 'Lock card' }).click();
  const question = page.getByRole('dialog', { name: 'Lock your Debit Card?' });
  await question.getByRole('button', { name: 'Lock card' }).click();
  await expect(page.getByRole('dialog').getByText('This card is locked.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await say('send 50 to ana', 'Send $50.00 to Ana Ruiz');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('50');
  await expect(page.getByRole('region', { name: 'Recipient', exact: true })).toContainText('Ana');

  const saved = page.waitForEvent('download');
  await say('statement of october', 'Statement of October');
  expect((await saved).suggestedFilename()).toMatch(/10\.pdf$/);

  await say('overdraft', 'Overdraft choice');
  const overdrafts = page.getByRole('region', { name: 'Overdrafts by debit card' });
  await expect(overdrafts).toBeFocused();
  await say('stop subscription', 'Stop a subscription');
  await expect(page.getByRole('region', { name: 'Payments that come back' })).toBeFocused();
  for (const [sentence, command, title] of [
    ['low balance', 'Add an alert for a low balance', 'Add an alert'],
    ['joint owner', 'Add a joint owner', 'Invite somebody'],
    ['set pin', 'Set PIN: Debit Card', 'Manage Debit Card'],
  ] as const) {
    await say(sentence, command);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await say('deposit a check', 'Deposit a check');
  await expect(page.getByRole('region', { name: 'Mobile Deposit' })).toBeVisible();
});

test('R-P5 R-D4 a change shows at once, and is put back where the bank cannot be reached @live', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const gate = Promise.withResolvers<void>();
  await page.route(/\/rpc\/(settings\/set|cards\/lock)/, async (route) => {
    await gate.promise;
    await route.abort();
  });
  const card = page.getByRole('region', { name: /^Debit Card/ });
  await card.getByRole('button', { name: 'Lock Debit Card' }).click();
  await page.getByRole('button', { name: 'Lock card' }).click();
  await expect(card.getByRole('button', { name: 'Unlock Debit Card' })).toBeVisible();
  await portal.openPlace('Settings', 'Alerts');
  const email = page.getByRole('switch', { name: /^Email/ });
  // The switch follows what is shown of the settings, a moment after the click: `uncheck` would look before.
  await email.click();
  await expect(email).not.toBeChecked();
  gate.resolve();
  const part = page.getByRole('region', { name: 'Your notifications' });
  await expect(part.getByRole('alert')).toBeVisible();
  await expect(part.getByText(/it shows whether it was changed/)).toBeVisible();
  await expect(email).toBeChecked();
  await portal.openTab('Dashboard');
  await expect(card.getByRole('button', { name: 'Lock Debit Card' })).toBeVisible();
  await page.route('**/rpc/transactions/search*', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search or go anywhere' })).toBeFocused();
  await page.keyboard.type('olive');
  const palette = page.getByRole('dialog', { name: 'Search or go anywhere' });
  await expect(palette).toContainText('Your transactions could not be searched.');
  await expect(palette).not.toContainText('Nothing found');
  await expect(palette.getByRole('option', { selected: true })).toHaveText(
    'Search all transactions for “olive”',
  );
});

test('R-T1 R-D7 what was taken off a list can be had back', async ({ portal, page }) => {
  await portal.signIn();
  await portal.openTab('Transfer Money');
  await page.getByRole('radio', { name: /Zelle/ }).check();
  await page.getByRole('button', { name: 'Manage recipients' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved recipients' });
  const ana = dialog.getByRole('listitem').filter({ hasText: 'Ana Ruiz' });
  const remove = dialog.getByRole('button', { name: 'Remove Ana Ruiz' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await remove.click();
  await expect(ana).toHaveCount(0);
  await undo.click();
  await expect(ana).toBeVisible();
  await remove.click();
  await page.getByText('Ana Ruiz was removed.').hover();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Manage recipients' }).click();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expect(ana).toHaveCount(0);
  await page.keyboard.press('Escape');

  await portal.openTab('Dashboard');
  await page.getByRole('button', { name: 'Pay Bills' }).click();
  const bills = page.getByRole('dialog', { name: 'Pay Bills' });
  await bills.getByRole('tab', { name: 'Payees' }).click();
  const electric = bills.getByRole('listitem').filter({ hasText: 'Electric Company' });
  await bills.getByRole('button', { name: 'Remove Electric Company' }).click();
  await bills.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(electric).toHaveCount(0);
  // By the keyboard: F6 leads to the toast.
  await page.keyboard.press('F6');
  await undo.press('Enter');
  await expect(electric).toContainText('••••8265');
});

test('R-S3 no figure that is hidden is shown for a moment while the page loads', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.totalBalance.getByRole('button', { name: 'Hide balances' }).click();
  await page.addInitScript(watchFigures);
  await page.reload();
  await portal.expectSignedIn();
  await expect(portal.totalBalance).toContainText('Balance hidden');
  await expect(page.getByRole('region', { name: 'Spent this month' })).toContainText('••••');
  await expect(page.getByRole('region', { name: /^Debit Card/ })).toContainText('Amount hidden');
  await expect(page.getByRole('region', { name: 'Recent Transactions' })).toContainText('$');
  expect(await figuresSeen(page)).toEqual([]);
  await portal.openTab('Transactions');
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Amount hidden');
  expect(await figuresSeen(page)).toEqual([]);
});

async function figuresSeen(page: Page): Promise<string[]> {
  return await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

/** Notes every amount that comes onto the page, even for a moment, but those of single payments. */
function watchFigures(): void {
  const seen = new Set<string>();
  (window as unknown as { seen: Set<string> }).seen = seen;
  const payments =
    '[aria-labelledby="recent-transactions"], [aria-labelledby="unsettled"], [aria-labelledby="coming-up"], [aria-label="History"], script, style';
  const look = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement;
    if (element === null || element.closest(payments) !== null) return;
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text: Node | null = node; text !== null; text = texts.nextNode()) {
      const isPayment = text.parentElement?.closest(payments) !== null;
      if (text instanceof Text && !isPayment && /\$\s?\d/.test(text.data)) seen.add(text.data);
    }
    for (const labelled of [element, ...element.querySelectorAll('[aria-label], [title]')]) {
      const label = `${labelled.getAttribute('aria-label')} ${labelled.getAttribute('title')}`;
      if (labelled.closest(payments) === null && /\$\s?\d/.test(label)) seen.add(label);
    }
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) look(node);
  }).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['aria-label', 'title'],
  });
}

for (const [language, title, tasks] of [
  [
    'en',
    'Search or go anywhere',
    {
      'freeze card': 'Lock Debit Card',
      dispute: 'Dispute a payment or report fraud',
      fraud: 'Dispute a payment or report fraud',
      'stop subscription': 'Stop a subscription',
      'change category': 'Change a category',
      'joint owner': 'Add a joint owner',
      overdraft: 'Overdraft choice',
      'tax form': 'Form 1099-INT',
      hold: 'Money on hold in Everyday Checking',
      'direct deposit': 'Account numbers of Everyday Checking',
      cancel: 'Cancel a payment',
      'stop payment': 'Cancel a payment',
      'change address': 'Profile',
      'travel notice': 'Travel notice: Debit Card',
      beneficiary: 'Recipients',
      'log off': 'Sign out',
      'low balance': 'Add an alert for a low balance',
    },
  ],
  [
    'es',
    'Buscar o ir a cualquier parte',
    {
      'bloquear tarjeta': 'Bloquear Tarjeta de débito',
      reclamar: 'Disputar un pago',
      fraude: 'Disputar un pago',
      retención: 'Dinero retenido en Cuenta corriente',
      'cancelar suscripción': 'Cancelar una suscripción',
      cotitular: 'Agregar un cotitular',
      sobregiro: 'Elección sobre sobregiros',
      'depósito directo': 'Números de cuenta de Cuenta corriente',
      cancelar: 'Cancelar un pago',
      'número de ruta': 'Números de cuenta de Cuenta corriente',
      'pagar recibo': 'Facturas',
      congelado: 'Bloquear Tarjeta de débito',
      'saldo bajo': 'Agregar un aviso de saldo bajo',
    },
  ],
] as const) {
  test(`R-S1 the palette knows tasks by their everyday words: ${language}`, async ({
    portal,
    page,
  }) => {
    await portal.signIn();
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Avery Morgan');
    const box = page.getByRole('combobox', { name: title });
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(box).toBeVisible({ timeout: 1_000 });
    }).toPass();
    for (const [typed, task] of Object.entries(tasks)) {
      await box.fill(typed);
      await expect(page.getByRole('option').first()).toContainText(task);
    }
    // The tax document comes before the amount that the digits are as well.
    await box.fill('1099');
    const options = page.getByRole('option');
    await expect(options.filter({ hasText: '$1,099.00' }).first()).toBeVisible();
    await expect(options.first()).not.toContainText('$1,099.00');
  });
}
