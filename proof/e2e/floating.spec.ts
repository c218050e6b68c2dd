import type { Page } from '@playwright/test';
import { expect, type Portal, type Tab, test } from './portal.ts';

const tabs: readonly Tab[] = ['Dashboard', 'Transactions', 'Transfer Money', 'Settings'];
const windows = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1680, height: 1050 },
];

test.beforeEach(async ({ portal }) => {
  await portal.signIn();
});

test('R-S6 the button of the chat lies on nothing that can be read or pressed, in any window', async ({
  portal,
  page,
}) => {
  const found: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    for (const tab of tabs) {
      await openWhole(portal, page, tab);
      for (const part of [0, 0.5, 1]) {
        await page.evaluate(scrollToPart, part);
        const under = await page.evaluate(contentUnderChat);
        found.push(...under.map((name) => `${tab} at ${size.width}, ${part}: ${name}`));
      }
    }
  }
  expect(found).toEqual([]);
});

test('R-C1 the open chat stands beside the page where there is room, and above it, dimmed, where there is none', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Support chat' });
  const chat = page.getByRole('dialog', { name: 'Support chat' });
  await page.setViewportSize({ width: 1680, height: 1050 });
  await button.click();
  await expect(chat).toBeVisible();
  expect(await page.evaluate(contentUnderChat)).toEqual([]);
  await page.getByRole('button', { name: 'Hide balances' }).first().click();
  await expect(page.getByRole('button', { name: 'Show balances' }).first()).toBeVisible();
  await expect(chat).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  // Before the page has its new width, a press would be beside the open chat.
  await expect(async () => {
    await page.mouse.click(500, 300);
    await expect(chat).toBeHidden({ timeout: 1_000 });
  }).toPass();
});

/** Waits until the end of the page no longer moves: sections come one after another. */
async function openWhole(portal: Portal, page: Page, tab: Tab): Promise<void> {
  await portal.openTab(tab);
  let height = 0;
  await expect
    .poll(async () => {
      const before = height;
      height = await page.evaluate(() => document.documentElement.scrollHeight);
      return height === before;
    })
    .toBe(true);
}

/** Runs in the page: content that comes in sight may change the page once more. */
async function scrollToPart(part: number): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight));
    await new Promise((painted) => requestAnimationFrame(painted));
  }
}

/**
 * Runs in the page: the text and the controls that the button of the chat, or the open chat, covers. The bar of a phone
 * lies on content that is scrolled below it: at the end of the page nothing is.
 */
function contentUnderChat(): string[] {
  const opener = [...document.querySelectorAll('button[aria-haspopup=dialog]')].find(
    ({ ariaLabel }) => ariaLabel?.startsWith('Support chat'),
  );
  if (opener === undefined) return ['there is no button'];
  const chat = document.querySelector('[role=dialog]');
  const bar = document.querySelector('nav');
  const barTop = bar?.getBoundingClientRect().top ?? 0;
  const isInBar = barTop > innerHeight / 2 && opener.getBoundingClientRect().top >= barTop - 1;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const found = new Set<string>();
  for (const above of [isInBar && !isAtEnd ? null : opener, chat]) {
    if (above === null) continue;
    const { left, right, top, bottom } = above.getBoundingClientRect();
    for (let x = left + 2; x < right; x += 6) {
      for (let y = top + 2; y < bottom; y += 6) look(x, y);
    }
  }
  return [...found];

  function look(x: number, y: number): void {
    for (const element of document.elementsFromPoint(x, y)) {
      if (opener?.contains(element) === true || chat?.contains(element) === true) continue;
      if (isInBar && bar?.contains(element) === true) continue;
      const isRead = [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || node.nodeValue?.trim() === '') return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].some(
          (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
        );
      });
      if (isRead || element.matches('a[href], button, input, select, textarea, svg')) {
        found.add(element.ariaLabel ?? element.textContent ?? element.tagName);
      }
    }
  }
}
