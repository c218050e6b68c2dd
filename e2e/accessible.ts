import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const everyWidth = [1280, 390];

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
 * What axe finds, in a line each: in what is on the screen, in both themes and at both widths. Of a
 * page behind an open dialog or menu only that is looked at.
 */
export async function findings(
  page: Page,
  widths: readonly number[] = everyWidth,
): Promise<string[]> {
  const within = (await page.locator(inFront).count()) > 0 ? inFront : 'body';
  const found: string[] = [];
  // Once for each page: the builder would send its 1.5 megabytes twice for every look.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeProgram);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(endOfAnimations);
      // Legacy is what axe calls to look at one frame only, and it is twice as fast: no page of ours has another.
      const axe = new AxeBuilder({ page, axeSource: 'undefined' })
        .setLegacyMode(true)
        .options({ resultTypes: ['violations'] })
        .include(within);
      // The theme changes colors and nothing else.
      if (colorScheme === 'dark') axe.withRules(['color-contrast']);
      // The dialog's own guards of the focus are no content.
      const { violations } = await axe.exclude('[data-base-ui-focus-guard]').analyze();
      for (const { id, nodes } of violations) {
        const where = nodes.map(({ html }) => html).join(' ');
        found.push(`${id}, ${colorScheme} at ${width} pixels: ${where}`);
      }
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
