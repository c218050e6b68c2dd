import { expect, type Locator, type Page } from '@playwright/test';
import { tabsIn } from './portal.ts';

/**
 * Opens every place of every tab, in either language, and looks at each once it has its content. The returned lines say
 * in which place they were found.
 */
export async function lookAtEachPlace(
  page: Page,
  look: (place: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = [];
  const tabs = tabsIn(page.getByRole('navigation', { name: /^(Banking|Banca)$/ }));
  const places = page
    .getByRole('navigation', { name: /^(Places of|Secciones de) / })
    .getByRole('button');
  await expect(places.first()).toBeVisible();
  for (const tab of await tabs.all()) {
    await openAnew(page, tab);
    await expect(places.first()).toHaveAttribute('aria-current', 'page');
    for (const place of await places.all()) {
      await openAnew(page, place);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('main section').first()).toBeVisible();
      const name = (await place.textContent()) ?? '';
      found.push(...(await look(name)).map((line) => `${name}: ${line}`));
    }
  }
  return found;
}

/** Opens a tab or a place that is not open yet, and waits until the screen before is gone. */
async function openAnew(page: Page, way: Locator): Promise<void> {
  if ((await way.getAttribute('aria-current')) === 'page') return;
  await page
    .locator('#screen > *')
    .evaluateAll((shown) => shown.forEach((part) => part.toggleAttribute('data-before', true)));
  await way.click();
  await expect(way).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('[data-before]')).toHaveCount(0);
}
