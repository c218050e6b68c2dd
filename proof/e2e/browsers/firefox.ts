import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core';
import { firefoxOnPath } from '../../../scripts/machine.ts';
import { type BrowserSettings, type DrivenBrowser, findReachable } from './driven-browser.ts';

/** Opens Firefox, which is driven by WebDriver BiDi: no program stands between. */
export async function openFirefox(settings: BrowserSettings): Promise<DrivenBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxOnPath(),
    defaultViewport: { width: 1024, height: 730 },
    extraPrefsFirefox: {
      'browser.download.dir': settings.downloads,
      'browser.download.folderList': 2,
      'network.cookie.cookieBehavior': settings.keepsCookies ? 0 : 2,
      'ui.prefersReducedMotion': 1,
    },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => await page.evaluate(() => history.back()),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    click: async (wanted) => {
      const found = await page.evaluateHandle(findReachable, wanted);
      const element = found.asElement() as ElementHandle | null;
      await element?.click();
      return element !== null;
    },
    run: async (script, ...given) =>
      await page.evaluate<never, never>(script as never, ...(given as never)),
    errors: async () => errors,
    close: () => browser.close(),
  };
}
