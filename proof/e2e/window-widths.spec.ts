import { expect, tabsIn, test } from './portal.ts';

const widths = [320, 390, 820, 1024, 1280, 1680];

test('in no window and no language a word is broken, and nothing on a screen is cut @demo', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const found: string[] = [];
  for (const [language, banking, placesOfDashboard] of [
    ['en', 'Banking', 'Places of Dashboard'],
    ['es', 'Banca', 'Secciones de Resumen'],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.reload();
    const tabs = tabsIn(page.getByRole('navigation', { name: banking }));
    const places = page.getByRole('navigation', { name: placesOfDashboard }).getByRole('button');
    for (const place of [0, 1, 2, 3, 'Plan']) {
      const tab = tabs.nth(place === 'Plan' ? 0 : Number(place));
      await tab.click();
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (place === 'Plan') {
        await places.nth(3).click();
        await expect(page.locator('#budgets-share')).toBeAttached();
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const broken = await page.evaluate(brokenText);
        if (place === 'Plan') broken.push(...(await page.evaluate(namesBeyondPlot)));
        found.push(...broken.map((text) => `${language}, screen ${place}, ${width}: ${text}`));
      }
    }
  }
  expect(found).toEqual([]);
});

test('R-S1 at 400 % no bar stays over the page, and the tabs are at its top', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.setViewportSize({ width: 320, height: 256 });
  const bars = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Banking' })];
  for (const bar of bars) await expect(bar).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 2_000);
  for (const bar of bars) await expect(bar).not.toBeInViewport();
});

test('R-S3 a figure shown as a table leaves what is beside it as it is', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await portal.signIn();
  await portal.openPlace('Dashboard', 'Accounts');
  const rows = page.getByRole('region', { name: 'Accounts' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const heights = () => rows.evaluateAll((all) => all.map((row) => row.clientHeight));
  const before = await heights();
  const tables = page.getByText('Show as a table');
  await expect(tables.first()).toBeVisible();
  for (const shown of await tables.all()) await shown.click();
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(await heights()).toEqual(before);
});

test('R-B2 the notifications open below the bell, within the window', async ({ portal, page }) => {
  await portal.signIn();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.click();
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await expect(list).toBeVisible();
    const [above, below] = [await bell.boundingBox(), await list.boundingBox()];
    expect(below?.y, `at ${width}`).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect((below?.y ?? 0) + (below?.height ?? 0), `at ${width}`).toBeLessThanOrEqual(700);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  }
});

/** Runs in the page: the labels of points that stand beyond the plot of their chart. */
function namesBeyondPlot(): string[] {
  return [...document.querySelectorAll('[role=img] ~ p')].flatMap((label) => {
    const plot = label.parentElement?.getBoundingClientRect();
    const words = label.querySelector('span')?.getBoundingClientRect();
    const isWithin = plot && words && words.left >= plot.left && words.right <= plot.right + 1;
    return isWithin ? [] : [`beyond: ${label.textContent}`];
  });
}

/** Runs in the page: the words that are on two lines, and the texts that are partly hidden. */
function brokenText(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.sr-only, svg, script, style') !== null) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}$.,]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      // The hyphen that is drawn for a soft one belongs to the letters after it.
      const isHyphenated = node.textContent?.[index - 1] === '\u00AD';
      if (new Set(tops).size > 1 && !isHyphenated) found.push(`broken: ${word}`);
    }
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCut =
      (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2);
    if (isCut && element.clientWidth > 1) found.push(`cut: ${element.textContent}`);
  }
  return found;
}
