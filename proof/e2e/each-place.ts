import { expect, type Page } from '@playwright/test';
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
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(places.first()).toHaveAttribute('aria-current', 'page');
    for (const place of await places.all()) {
      await place.click();
      await expect(place).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('main section').first()).toBeVisible();
      const name = (await place.textContent()) ?? '';
      found.push(...(await look(name)).map((line) => `${name}: ${line}`));
    }
  }
  return found;
}
