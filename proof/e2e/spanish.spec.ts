import type { Page } from '@playwright/test';
import { dayAfter, firstDayOf } from './day-after.ts';
import { englishOn } from './english-words.ts';
import { expect, tabsIn, test } from './portal.ts';

const dialogs = [
  'Depósito móvil',
  'Pagar cuentas',
  'Estados de cuenta',
  'Cambio de divisas',
  'Servicios de tarjetas',
  'Caja de seguridad',
  'Cartera de inversiones',
  'Solicitudes de préstamo',
  'Puntaje de crédito',
  'Presupuestos',
  'Bloquear',
  'Administrar',
];

test('in Spanish no public page says or names anything in English', async ({ portal, page }) => {
  await portal.open('/login');
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  for (const path of [
    '/login',
    '/home',
    '/activate',
    '/reset-password',
    '/trusted-contact',
    '/placeholder',
    '/no-such-page',
  ]) {
    await portal.open(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.soft.poll(async () => await englishOn(page), { message: path }).toEqual([]);
  }
  await portal.open('/login');
  await page.getByRole('button', { name: /^¿Olvidó/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await englishOn(page), 'the forgotten password').toEqual([]);
});

test('in Spanish no screen and no dialog says or names anything in English', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.reload();
  const tabs = tabsIn(page.getByRole('navigation', { name: 'Banca' }));
  for (const place of [0, 1, 2, 3]) {
    await tabs.nth(place).click();
    await settled(page);
    expect.soft(await englishOn(page), `screen ${place}`).toEqual([]);
  }

  await tabs.first().click();
  await settled(page);
  const dialog = page.getByRole('dialog');
  for (const name of dialogs) {
    await page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await expect(dialog).toBeVisible();
    await settled(page);
    expect.soft(await englishOn(page), name).toEqual([]);
    for (const part of await dialog.getByRole('tab').all()) {
      await part.click();
      await settled(page);
      expect.soft(await englishOn(page), `${name}: ${await part.textContent()}`).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page
    .getByRole('button', { name: /: detalles$/ })
    .first()
    .click();
  await settled(page);
  expect(await englishOn(page), 'the account').toEqual([]);
});

test('in Spanish what opens over a screen says nothing in English', async ({ portal, page }) => {
  await portal.signIn();
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.reload();
  await settled(page);
  for (const [name, key] of [
    ['the palette', 'Control+k'],
    ['the shortcuts', '?'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await englishOn(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  for (const name of [/^Notificaciones/, /Avery Morgan/, 'Chat de ayuda']) {
    await page.getByRole('button', { name }).first().click();
    const opened = page.getByRole('dialog').or(page.getByRole('menu'));
    await expect(opened).toBeVisible();
    await settled(page);
    expect.soft(await englishOn(page), String(name)).toEqual([]);
    await opened.press('Escape');
    await expect(opened).toBeHidden();
  }

  await page
    .getByRole('navigation', { name: 'Banca' })
    .getByRole('button', { name: 'Movimientos' })
    .click();
  await page.getByLabel('Buscar movimientos').fill('transferencia a otro');
  const rows = page.getByRole('button', { name: /^Detalles de / });
  await expect(rows.first()).toHaveAccessibleName(
    /^Detalles de Transferencia a Maple Street Property/,
  );
  await page.getByLabel('Buscar movimientos').fill('');
  await rows.first().click();
  await settled(page);
  expect(await englishOn(page), 'the detail').toEqual([]);
});

async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText('Cargando', { exact: false })).toHaveCount(0);
}

test('in Spanish on a phone the balance of the account that pays a bill is shown whole', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.reload();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Pagar cuentas' }).click();
  const from = page.getByRole('dialog').getByLabel('Cuenta de origen', { exact: true });
  await expect(from).toContainText('$450,810.00');
  // Where nothing shows the balance but the select, its text must fit.
  const cut = await from.evaluate((select: HTMLSelectElement) => {
    const shown = select.parentElement?.querySelector('[aria-hidden=true]')?.textContent ?? '';
    if (shown.includes('$450,810.00')) return 0;
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('There is no canvas');
    canvas.font = font;
    const text = canvas.measureText(select.selectedOptions[0]?.text ?? '').width;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return Math.max(0, text - room);
  });
  expect(cut).toBe(0);
  const dialog = page.getByRole('dialog');
  const date = dialog.getByLabel('Fecha de pago');
  await date.fill(dayAfter(await firstDayOf(date), 9));
  await expect(dialog.getByText(/^Se paga el/)).toContainText(/6:00\sa\.m\./);
});
