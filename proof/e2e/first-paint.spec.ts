import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

test('the pages are painted from their own HTML as they stand once their style sheet has come @both @journey', async ({
  portal,
  browser,
}) => {
  for (const [path, width] of [
    ['/login', 390],
    ['/login', 1280],
    ['/home', 1280],
    ['/dashboard', 390],
  ] as const) {
    const painted = await placesOn(portal.address(path), width, /\.(js|css|woff2)$/);
    const complete = await placesOn(portal.address(path), width, /\.(js|woff2)$/);
    expect(painted.length, path).toBeGreaterThan(10);
    expect(painted, `${path} at ${width}`).toEqual(complete);
  }

  /** Where everything on the page is, and in which colours, when it cannot load these files. */
  async function placesOn(address: string, width: number, withheld: RegExp): Promise<string[]> {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    await context.addInitScript(() => localStorage.setItem('isLoggedIn', 'true'));
    const page = await context.newPage();
    await page.route(withheld, (route) => route.abort());
    await page.goto(address);
    await sheetAsked(page);
    const places = await page.locator('#root *:not([aria-hidden=true])').evaluateAll(placesOf);
    await context.close();
    return places;
  }
});

/** The starter adds the whole style sheet to the page; then the sheet has come, or could not. */
async function sheetAsked(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')].some((link) =>
      performance.getEntriesByName(link.href).some((entry) => entry.duration > 0),
    ),
  );
}

function placesOf(elements: Element[]): string[] {
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, fontWeight } = getComputedStyle(element);
    const place = [x, y, width, height].map(Math.round).join(' ');
    return `${element.tagName} ${place} ${color} ${backgroundColor} ${fontWeight}`;
  });
}
