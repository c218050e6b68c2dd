import { lookAtEachPlace } from './each-place.ts';
import { expect, test } from './portal.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 900 },
  { width: 1680, height: 1050 },
];

for (const language of ['en', 'es']) {
  for (const window of windows) {
    test(`R-S1 in every place at ${window.width} px no text is cut, and columns end together and take the whole width, in ${language} @demo`, async ({
      portal,
      page,
    }) => {
      await page.setViewportSize(window);
      await portal.signIn();
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.reload();
      const found = await lookAtEachPlace(page, async () => [
        ...(await page.evaluate(cutTexts)),
        ...(await page.evaluate(unevenColumns)),
        ...(await page.evaluate(unusedWidth)),
      ]);
      expect(found).toEqual([]);
    });
  }
}

/** Runs in the page: the texts that are wider than their element; what is meant to be shortened ends in an ellipsis. */
function cutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      if (!hasText || !element.checkVisibility() || isOnlyRead(element)) return false;
      const { display, textOverflow, overflowX } = getComputedStyle(element);
      const isMeant = textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX);
      return display !== 'inline' && !isMeant && element.scrollWidth > element.clientWidth + 1;
    })
    .map(({ textContent }) => `cut: ${textContent}`);

  function isOnlyRead(element: Element | null): boolean {
    if (element === null) return false;
    return getComputedStyle(element).clipPath !== 'none' || isOnlyRead(element.parentElement);
  }
}

/**
 * Runs in the page: the columns of a place of which the shortest ends before two thirds of the longest. A column that stays in sight
 * beside the other may be short.
 */
function unevenColumns(): string[] {
  return [...document.querySelectorAll('main *')]
    .filter((grid) => getComputedStyle(grid).display === 'grid' && !grid.closest('section'))
    .flatMap((grid) => {
      const { top, width } = grid.getBoundingClientRect();
      const ends = new Map<number, number>();
      for (const part of grid.children) {
        const { position } = getComputedStyle(part);
        const box = part.getBoundingClientRect();
        if (box.height === 0 || box.width > width * 0.9 || position === 'sticky') continue;
        const column = Math.round(box.left);
        ends.set(column, Math.max(ends.get(column) ?? 0, box.bottom - top));
      }
      const [first, last] = [Math.min(...ends.values()), Math.max(...ends.values())];
      return ends.size > 1 && first < (last * 2) / 3
        ? [`columns end ${Math.round(last - first)} px apart: ${grid.textContent.slice(0, 40)}`]
        : [];
    });
}

/** Runs in the page: a place whose cards all end before the right edge of the content. */
function unusedWidth(): string[] {
  const edgeOf = (element: Element) => element.getBoundingClientRect().right;
  const content = Math.max(...[...document.querySelectorAll('main > div')].map(edgeOf));
  const last = Math.max(...[...document.querySelectorAll('main section')].map(edgeOf));
  return last < content - 1 ? [`${Math.round(content - last)} px are empty at its side`] : [];
}
