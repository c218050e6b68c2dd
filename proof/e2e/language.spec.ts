import type { Page } from '@playwright/test';
import { expect, sample, test } from './portal.ts';

test.use({ isUntouched: true });

test('Español, chosen on the sign-in page, is the language of every screen, and stays after a reload @both @journey', async ({
  portal,
  page,
}) => {
  await portal.open('/login');
  await page.getByLabel('Username').fill(sample.username);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
  await expect(page).toHaveTitle(/^Iniciar sesión · /);
  await expect(page.getByLabel('Usuario')).toHaveValue(sample.username);

  await page.getByLabel('Contraseña', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('alert')).toContainText('Usuario o contraseña incorrectos');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid username or password');
  await page.getByRole('button', { name: 'Español' }).click();

  await page.getByLabel('Contraseña', { exact: true }).fill(sample.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  if (portal.shape === 'live') {
    const phone = page.getByRole('region', { name: 'Teléfono de muestra' });
    await phone.getByRole('button', { name: 'Usar este código' }).click();
    await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  }
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Le damos la bienvenida, ${sample.displayName}`);
  await expect(page.getByRole('region', { name: 'Saldo de la cuenta' })).toContainText(
    '$500,810.00',
  );

  await page.reload();
  await expect(heading).toContainText(sample.displayName);
  await expect(page.getByRole('navigation', { name: 'Banca' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  await openTab(page, 'Movimientos');
  await expect(heading).toHaveText('Movimientos');
  await expect(page).toHaveTitle(/^Movimientos · /);
  const open = page.getByRole('button', { name: /^Detalles de / }).first();
  await expect(open).toHaveAccessibleName(/[+−]\$[\d,]+\.\d\d, \d{1,2} [a-z]{3,4} \d{4}$/);
  await openTab(page, 'Transferir');
  await expect(heading).toHaveText('Transferir dinero');
});

for (const [width, height] of [
  [360, 780],
  [1280, 800],
] as const) {
  test(`the pages for those who cannot sign in yet have the switch too, where a thumb finds it, ${width} wide`, async ({
    portal,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [path, english, spanish] of [
      ['/activate', 'Activate online banking', 'Active la banca en línea'],
      ['/reset-password', 'Choose a new password', 'Elija una nueva contraseña'],
      ['/trusted-contact', 'You are a trusted contact', 'Usted es contacto de confianza'],
    ] as const) {
      await portal.open(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(english);
      const languages = page.getByRole('group', { name: 'Language' });
      await expect(languages).toBeInViewport({ ratio: 1 });
      await languages.getByRole('button', { name: 'Español' }).click();
      await expect(heading).toHaveText(spanish);
      await expect(page).toHaveTitle(new RegExp(`^${spanish} · `));
      await page.getByRole('button', { name: 'English' }).click();
      await expect(heading).toHaveText(english);
    }
  });
}

test('the settings switch the language at once, in the other tabs as well', async ({
  portal,
  page,
  context,
}) => {
  const home = await context.newPage();
  await home.goto(portal.address('/home'));
  await expect(home.getByRole('button', { name: 'English' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await portal.signIn();
  await portal.openPlace('Settings', 'Display');
  const language = page.getByRole('radiogroup', { name: 'Language' });
  await language.getByRole('radio', { name: 'Español' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pantalla');
  await expect(home.locator('html')).toHaveAttribute('lang', 'es');
  await expect(home.getByRole('heading', { level: 1 })).toContainText('cooperativa de crédito');

  await page
    .getByRole('radiogroup', { name: 'Idioma' })
    .getByRole('radio', { name: 'English' })
    .check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Display');
  await expect(home.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('in a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX', colorScheme: 'dark', viewport: { width: 390, height: 844 } });

  test('the painted pages never show their English, and are taken over without a word from React @both', async ({
    portal,
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const letScriptThrough = await portal.holdScript();

    await page.goto(portal.address('/home'), { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('h1')).toHaveText('A credit union for everyday money.');
    // Hides the text until the script takes over, or for four seconds if it does not.
    await expect(page.locator('#root')).toHaveCSS('animation-name', 'words-awaited');
    await letScriptThrough();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Una cooperativa de crédito para el dinero de cada día.');
    await expect(heading).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-words');

    await portal.open('/login');
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Banca' }).getByRole('button', { name }).click();
}
