import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

/** Each width and each theme once; `npm run test:whole` looks at every combination. */
const looks: readonly Look[] =
  process.env['E2E_LOOKS'] === 'all'
    ? [1280, 390].flatMap((width) => [
        { width, theme: 'light' } as const,
        { width, theme: 'dark' } as const,
      ])
    : [
        { width: 1280, theme: 'light' },
        { width: 390, theme: 'dark' },
      ];

const axeProgram = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** A dialog or menu, which puts the page behind it out of reach; a toast is a dialog as well. */
const inFront = '[role=dialog][data-open]:not([aria-modal=false]), [role=menu][data-open]';

/**
 * The findings of axe, in a line each: on the screen, at both widths and in both themes. With an open dialog or menu only
 * in that, not in the page behind. With a width only at that width.
 */
export async function findings(page: Page, width?: number): Promise<string[]> {
  const within = (await page.locator(inFront).count()) > 0 ? inFront : 'body';
  const found: string[] = [];
  // Once for each page: the builder would send its 1.5 megabytes twice for every look.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeProgram);
  for (const look of looks) {
    if (width !== undefined && look.width !== width) continue;
    await page.setViewportSize({ width: look.width, height: 900 });
    await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' });
    await page.evaluate(endOfAnimations);
    await page.locator(within).first().waitFor();
    // Legacy is what axe calls to look at one frame only, and it is twice as fast: no page of ours has another.
    const axe = new AxeBuilder({ page, axeSource: 'undefined' })
      .setLegacyMode(true)
      .options({
        resultTypes: ['violations'],
        // Whoever speaks to the browser says what is to be seen (WCAG 2.5.3).
        rules: { 'label-content-name-mismatch': { enabled: true } },
      })
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
