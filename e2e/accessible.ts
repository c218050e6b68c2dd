import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** One look at the page: how wide it is, and in which theme. */
interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

const wideAndLight: Look = { width: 1280, theme: 'light' };
const narrowAndDark: Look = { width: 390, theme: 'dark' };

const everyLook: readonly Look[] = [
  wideAndLight,
  { width: 1280, theme: 'dark' },
  { width: 390, theme: 'light' },
  narrowAndDark,
];

/** How often each page was looked at. */
const timesSeen = new WeakMap<Page, number>();

const takesEveryLook = process.env['E2E_LOOKS'] === 'all';

/**
 * Every look in `npm run test:browser`. `npm test` takes one, since each takes a second: of what a test shows one thing after
 * the other, each theme and each width is seen in turn.
 */
function looksNow(page: Page): readonly Look[] {
  if (takesEveryLook) return everyLook;
  const times = timesSeen.get(page) ?? 0;
  timesSeen.set(page, times + 1);
  return [times % 2 === 0 ? narrowAndDark : wideAndLight];
}

/** The same of a page that is to be seen at one width. */
function looksAt(width: number): readonly Look[] {
  const looks = everyLook.filter((look) => look.width === width);
  return takesEveryLook ? looks : looks.slice(-1);
}

/** The program of axe itself, as the page gets it. */
const axeProgram = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** A dialog or menu, which puts what is behind it out of reach; a toast is a dialog as well. */
const inFront = '[role=dialog][data-open]:not([aria-modal=false]), [role=menu][data-open]';

/**
 * What axe finds, in a line each, in what is on the screen. Of a page behind an open dialog or menu only that is looked at.
 * With a width only at that one.
 */
export async function findings(page: Page, width?: number): Promise<string[]> {
  const within = (await page.locator(inFront).count()) > 0 ? inFront : 'body';
  const found: string[] = [];
  // Once for each page: the builder would send its 1.5 megabytes twice for every look.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeProgram);
  const looks = width === undefined ? looksNow(page) : looksAt(width);
  for (const look of looks) {
    await page.setViewportSize({ width: look.width, height: 900 });
    await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' });
    await page.evaluate(endOfAnimations);
    await page.locator(within).first().waitFor();
    // Legacy is what axe calls to look at one frame only, and it is twice as fast: no page of ours has another.
    const axe = new AxeBuilder({ page, axeSource: 'undefined' })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .include(within);
    // The dialog's own guards of the focus are no content.
    const { violations } = await axe.exclude('[data-base-ui-focus-guard]').analyze();
    for (const { id, nodes } of violations) {
      const where = nodes.map(({ html }) => html).join(' ');
      found.push(`${id}, ${look.theme} at ${look.width} pixels: ${where}`);
    }
  }
  return found;
}

/** Runs in the page: waits for the colors that fade and the sheets that slide. */
async function endOfAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    .map(({ finished }) => finished);
  await Promise.allSettled(ending);
}
