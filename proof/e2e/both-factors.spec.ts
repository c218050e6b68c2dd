import type { Locator, Page } from '@playwright/test';
import { findings } from './accessible.ts';
import { expect, type Portal, sample, test } from './portal.ts';

test('R-P3 before a new email a member shows the password and then a code, by keyboard alone @live @journey', async ({
  portal,
  page,
}) => {
  await askForNewEmail(portal, page);
  const dialog = stepUp(page);
  await expect(dialog).toContainText('To change your email.');
  await expect(dialog).toContainText(
    'This changes how we reach you, so we ask for your password and a code.',
  );
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  expect(await findings(page), 'the password').toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter your password.')).toBeVisible();
  await page.keyboard.type('a guess of it');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('You have 4 tries left');
  await expect(password).toBeFocused();
  await expect(page.getByText('is your code to change your email')).toHaveCount(0);
  await password.fill(sample.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status').first()).toHaveText(
    'Your password is confirmed. Now we need a code.',
  );
  await expect(dialog.getByLabel('Six-digit code')).toBeFocused();
  const use = dialog.getByRole('button', { name: 'Use this code' });
  await expect(use).toBeVisible();
  expect(await findings(page), 'the code').toEqual([]);
  await use.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your profile is updated')).toBeVisible();
  await portal.openPlace('Settings', 'Security', 'Devices and activity');
  await expect(page.getByRole('list', { name: 'Security log' })).toContainText(
    'You confirmed your identity',
  );
});

test('R-P3 the code has the focus where the password had it, in whatever order the browser draws and calls back @live', async ({
  portal,
  page,
}) => {
  // A frame that is asked for comes long after everything else is done.
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (then) =>
      frame(() => setTimeout(() => then(performance.now()), 200));
  });
  await askForNewEmail(portal, page);
  await stepUp(page).getByLabel('Password', { exact: true }).fill(sample.password);
  await page.keyboard.press('Enter');
  const code = stepUp(page).getByLabel('Six-digit code');
  await expect(code).toBeFocused();
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
  await expect(code).toBeFocused();
});

for (const width of [1280, 390]) {
  test(`R-P3 the head of the question stays where it is between password and code at ${width} px @live`, async ({
    portal,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await askForNewEmail(portal, page);
    const head = stepUp(page).getByRole('heading', { name: 'Confirm it is you' });
    const password = stepUp(page).getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    const before = await positionAtRest(head);
    await password.fill(sample.password);
    await page.keyboard.press('Enter');
    await expect(stepUp(page).getByRole('button', { name: 'Use this code' })).toBeVisible();
    expect(await positionAtRest(head)).toEqual(before);
  });
}

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  test(`R-P3 the code on the sample phone is seen whole at ${width} by ${height} @live`, async ({
    portal,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await askForNewEmail(portal, page);
    await stepUp(page).getByLabel('Password', { exact: true }).fill(sample.password);
    await page.keyboard.press('Enter');
    const useCode = stepUp(page).getByRole('button', { name: 'Use this code' });
    await expect(useCode).toBeInViewport({ ratio: 1 });

    const hidden = await useCode.evaluate((button) => {
      const body = button.closest('.overflow-y-auto');
      return body === null ? null : body.scrollHeight - body.clientHeight;
    });
    if (width === 1280) expect(hidden).toBe(0);
  });
}

for (const step of ['password', 'code'] as const) {
  test(`R-P3 Back at the ${step} closes the question, and nothing is changed @live`, async ({
    portal,
    page,
  }) => {
    await askForNewEmail(portal, page);
    if (step === 'code') {
      await stepUp(page).getByLabel('Password', { exact: true }).fill(sample.password);
      await page.keyboard.press('Enter');
      await expect(stepUp(page).getByLabel('Six-digit code')).toBeFocused();
    }
    await page.goBack();
    await expect(stepUp(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.getByText('You have not confirmed that it is you.')).toBeVisible();
    await expect(page.getByText('Waiting for confirmation')).toHaveCount(0);
  });
}

test('R-P3 in Spanish the question says what is asked for, why, and breaks no telephone number @live', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openPlace('Settings', 'Display');
  await page.getByRole('radio', { name: 'Español' }).check();
  await page.getByRole('button', { name: 'Seguridad', exact: true }).click();
  await page.getByRole('tab', { name: 'Cómo inicia sesión' }).click();
  await page.getByRole('button', { name: 'Crear códigos de recuperación' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirme que es usted' });
  await expect(dialog).toContainText(
    'Esto cambia la forma en que inicia sesión; por eso le pedimos su contraseña y un código.',
  );
  await dialog.getByLabel('Contraseña', { exact: true }).fill(sample.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Su contraseña está confirmada. Ahora falta un código.');
  await expect(dialog.getByText('Le enviamos un código')).toBeVisible();
  for (const width of [360, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await dialog.evaluate(linesOfNumbers);
    expect(new Set(lines), `at ${width} px`).toEqual(new Set([1]));
  }
  expect(await findings(page)).toEqual([]);
});

async function askForNewEmail(portal: Portal, page: Page): Promise<void> {
  await portal.signIn();
  await portal.openTab('Settings');
  const profile = page.getByRole('region', { name: 'Profile', exact: true });
  await profile.getByLabel('Email').fill('robin@example.com');
  await profile.getByRole('button', { name: 'Update Profile' }).click();
  await expect(stepUp(page)).toBeVisible();
}

function stepUp(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Confirm it is you' });
}

async function positionAtRest(target: Locator) {
  await target.evaluate((element) => {
    const around = element.closest('[role=dialog]') ?? element;
    const ending = around
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  return await target.boundingBox();
}

/** Runs in the page: the number of lines that each telephone number takes. */
function linesOfNumbers(place: Element): number[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const lines: number[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const found of (node.textContent ?? '').matchAll(/\([\d•]{3}\)\s[\d•]{3}-\d{4}/gu)) {
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      lines.push(new Set([...range.getClientRects()].map(({ top }) => top)).size);
    }
  }
  return lines;
}
