import { findings } from './accessible.ts';
import { lookAtEachPlace } from './each-place.ts';
import { layoutFindings } from './layout.ts';
import { expect, tabsIn, test, type Tab } from './portal.ts';

// Both shapes show the same screens, so one of them is looked at. The dialogs of a capability are
// looked at where it is tested.
const tabs: readonly Tab[] = ['Dashboard', 'Transactions', 'Transfer Money', 'Settings'];

test('nothing on the public pages keeps anybody out @demo', async ({ portal, page }) => {
  for (const path of ['/login', '/home', '/placeholder', '/no-such-page']) {
    await portal.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findings(page), path).toEqual([]);
  }
  await portal.open('/login');
  await page.getByRole('button', { name: /^Forgot/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findings(page), 'the forgotten password').toEqual([]);
});

for (const tab of tabs) {
  test(`nothing on the screen ${tab} keeps anybody out, in English and in Spanish @demo`, async ({
    portal,
    page,
  }) => {
    await portal.signIn();
    await portal.openTab(tab);
    await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
    expect(await findings(page), 'in English').toEqual([]);
    await page.evaluate(() => localStorage.setItem('language', 'es'));
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Banca' })).toBeVisible();
    await expect(page.getByText('Cargando', { exact: false })).toHaveCount(0);
    expect(await findings(page), 'in Spanish').toEqual([]);
  });
}

test('nothing in the confirmation of a transfer keeps anybody out @demo', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transfer Money');
  await page.getByLabel('Amount', { exact: true }).fill('12.50');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(page.getByRole('button', { name: 'Confirm transfer' })).toBeVisible();
  expect(await findings(page), 'the question').toEqual([]);
  await page.getByRole('button', { name: 'Confirm transfer' }).click();
  await expect(page.getByRole('dialog', { name: /^\$12\.50 sent to/ })).toBeVisible();
  // A touched key keeps the receipt open.
  await page.keyboard.press('Shift');
  expect(await findings(page), 'what came of it').toEqual([]);
});

test('nothing in the dialogs of the cards keeps anybody out @demo', async ({ portal, page }) => {
  await portal.signIn();
  const cards = page.getByRole('region', { name: 'Cards', exact: true });
  const dialog = page.getByRole('dialog');
  for (const name of ['Lock Debit Card', 'Manage Debit Card']) {
    await cards.getByRole('button', { name }).click();
    await expect(dialog).toBeVisible();
    expect(await findings(page), name).toEqual([]);
    for (const part of await dialog.getByRole('tab').all()) {
      await part.click();
      expect(await findings(page), `${name}: ${await part.textContent()}`).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'Card Services' }).click();
  await expect(dialog).toBeVisible();
  for (const part of await dialog.getByRole('tab').all()) {
    await part.click();
    expect(await findings(page), `Card Services: ${await part.textContent()}`).toEqual([]);
  }
});

test('nothing in the menu of the member keeps anybody out @demo', async ({ portal, page }) => {
  await portal.signIn();
  await page.getByRole('button', { name: 'Avery Morgan' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('nothing in the warning before auto-logout keeps anybody out @demo', async ({
  portal,
  page,
}) => {
  await page.clock.install();
  await portal.signIn();
  await page.clock.fastForward('14:01');
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await expect(warning).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('R-S1 every screen fits 320 pixels, takes wider text spacing and letters twice as large, has large targets, one h1 and its title and language @demo @journey', async ({
    portal,
    page,
  }) => {
    await portal.open('/login');
    for (const [language, heading] of [
      ['en', 'Sign in'],
      ['es', 'Iniciar sesión'],
    ] as const) {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await layoutFindings(page), `sign-in, ${language}`).toEqual([]);
    }
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await portal.signIn();
    const titles = new Set<string>();
    for (const language of ['en', 'es']) {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const place of [0, 1, 2, 3]) {
        const tab = tabsIn(page.getByRole('navigation').first()).nth(place);
        const isThere = (await tab.getAttribute('aria-current')) === 'page';
        const before = await page.title();
        await tab.press('Enter');
        await expect(tab).toHaveAttribute('aria-current', 'page');
        // The tab says at once that it was pressed; the title, that its screen is there.
        if (!isThere) await expect(page).not.toHaveTitle(before);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        expect(await layoutFindings(page), `screen ${place}, ${language}`).toEqual([]);
        titles.add(await page.title());
      }
    }
    expect(titles.size).toBe(8);
  });
});

test('R-S1 in every place nothing keeps anybody out, and the name of each control says what is seen of it @demo', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const found = await lookAtEachPlace(page, async () => {
    // Each place at one width and theme; the tests of its capability look at the others.
    return await findings(page, 1280);
  });
  expect(found).toEqual([]);
});

test('R-S1 at 400 % no place scrolls sideways, and what stays in sight covers less than a fifth of it @demo', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await portal.signIn();
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.reload();
  expect(await lookAtEachPlace(page, () => page.evaluate(lookAtSmallestWindow))).toEqual([]);
});

/** Runs in the page, which is 1280 by 1024 pixels at 400 %: reflow (WCAG 1.4.10), and the bars that lie over the content. */
function lookAtSmallestWindow(): string[] {
  const { scrollWidth } = document.documentElement;
  window.scrollTo(0, 400);
  const covered = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
    .filter((element) => element.checkVisibility() && element.offsetWidth > innerWidth / 2)
    .map((element) => element.getBoundingClientRect())
    .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0))
    .reduce((most, height) => Math.max(most, height), 0);
  return [
    ...(scrollWidth > innerWidth ? [`scrolls sideways: ${scrollWidth} of ${innerWidth}`] : []),
    ...(covered > innerHeight / 5 ? [`${Math.round(covered)} px stay in sight`] : []),
  ];
}

test('R-S1 controls, the chosen of them, panels and the focus stay visible in the colors of the system in every place @demo', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const found = await lookAtEachPlace(page, async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none');
    return await page.evaluate(lookAtForcedColours);
  });
  expect(found).toEqual([]);
});

/** Runs in the page: the parts that lose their edge, their mark or their colour where the system chooses the colours. */
function lookAtForcedColours(): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true }) && element.closest('.sr-only') === null;
  const hasEdge = (element: Element) => {
    const { borderTopWidth, outlineStyle, forcedColorAdjust } = getComputedStyle(element);
    return (
      Number.parseFloat(borderTopWidth) > 0 ||
      outlineStyle !== 'none' ||
      forcedColorAdjust === 'none'
    );
  };
  const without = (what: string, selector: string, isWell: (element: Element) => boolean) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => isSeen(element) && !isWell(element))
      .map(({ outerHTML }) => `${what}: ${outerHTML.slice(0, 200)}`);
  return [
    ...without('no edge', 'main :is(button, select, textarea, input[type=text], .panel)', hasEdge),
    ...without(
      'not marked as chosen',
      ':is([aria-current], [aria-pressed=true], [aria-selected=true]):not(:focus-visible)',
      (element) => Number.parseFloat(getComputedStyle(element).outlineWidth) >= 3,
    ),
    ...without(
      'without its colour',
      'main span[aria-hidden][class*=rounded-full]:empty',
      (element) => getComputedStyle(element).forcedColorAdjust === 'none',
    ),
  ];
}

test('R-S1 nothing moves for whoever asks for that, in no place, dialog and menu @demo', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const moving = () => page.evaluate(lookAtMovement);
  expect(await lookAtEachPlace(page, moving)).toEqual([]);
  await portal.openTab('Dashboard');
  const openers = [
    page.getByRole('button', { name: /^Notifications/ }),
    page.getByRole('button', { name: 'Avery Morgan' }),
    page.getByRole('button', { name: /^Search or ask/ }),
    page.getByRole('button', { name: 'Pay Bills' }),
    page.getByRole('button', { name: 'Lock Debit Card' }),
    page.getByRole('button', { name: 'Support chat' }),
  ];
  for (const opener of openers) {
    await opener.click();
    expect(await moving()).toEqual([]);
    await expect(page.locator('[role=dialog], [role=menu]').first()).toBeVisible();
    expect(await moving()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=dialog], [role=menu]')).toHaveCount(0);
  }
});

/** Runs in the page: what is on the move; what is done within a frame is none. */
function lookAtMovement(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
    .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 200) ?? '');
}
