import type { Page } from '@playwright/test';
import { expect, type Portal, test } from './portal.ts';

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(reducedMotion, () => {
    test.use({ contextOptions: { reducedMotion } });
    const isStill = reducedMotion === 'reduce';

    test(`R-S3 the balance ${isStill ? 'is there from the first frame on' : 'counts up once'} @demo`, async ({
      portal,
      page,
    }) => {
      await page.addInitScript(recordBalance);
      await portal.signIn();
      const balance = await portal.totalBalance.getByText(/^\$[\d,]+\.\d\d$/).textContent();
      await expect.poll(async () => (await recorded(page)).at(-1)).toBe(balance);
      const counted = (await recorded(page)).map((text) => Number(text.replaceAll(/[$,]/g, '')));
      expect(counted).toEqual(counted.toSorted((one, other) => one - other));
      expect(counted.length > 1).toBe(!isStill);
      await portal.openTab('Transactions');
      await page.evaluate(forgetRecorded);
      await portal.openTab('Dashboard');
      await expect.poll(() => recorded(page)).toEqual([balance]);
    });

    test(`R-T8 the sign of a sent transfer ${isStill ? 'is there at once' : 'comes in 200 ms, and nothing else does'} @demo`, async ({
      portal,
      page,
    }) => {
      await portal.signIn();
      await sendTo(portal, page);
      const receipt = page.getByRole('dialog', { name: '$12.50 sent to Regular Savings' });
      await page.evaluate(recordTransitions);
      await expect(receipt.getByText(/complete/i).first()).toBeVisible();
      await page.keyboard.press('Shift');
      await expect.poll(() => recorded(page)).toEqual(isStill ? [] : ['opacity 200']);
    });
  });
}

async function sendTo(portal: Portal, page: Page): Promise<void> {
  await portal.openTab('Transfer Money');
  await page.getByRole('button', { name: 'Regular Savings', exact: true }).click();
  await page.getByLabel('Amount', { exact: true }).fill('12.50');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await page.getByRole('button', { name: 'Confirm transfer' }).click();
}

function recorded(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { recorded: string[] }).recorded);
}

/** Runs in the page. */
function forgetRecorded(): void {
  (window as unknown as { recorded: string[] }).recorded.length = 0;
}

/** Runs in the page before it: the different figures that the panel shows, frame by frame. */
function recordBalance(): void {
  const seen: string[] = [];
  Object.assign(window, { recorded: seen });
  requestAnimationFrame(function look() {
    const figure = document.querySelector('section[aria-labelledby=hero] p.font-bold');
    const shown = figure?.querySelector(':scope > [aria-hidden]') ?? figure;
    const text = shown?.textContent ?? '';
    if (text !== '' && text !== seen.at(-1)) seen.push(text);
    requestAnimationFrame(look);
  });
}

/** Runs in the page: the transitions in the outcome of a transfer, with their milliseconds. */
function recordTransitions(): void {
  const seen: string[] = [];
  Object.assign(window, { recorded: seen });
  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    if (!(target instanceof Element) || target.closest('[role=status]') === null) return;
    const running = target.getAnimations().map(({ effect }) => effect?.getTiming().duration);
    seen.push(`${propertyName} ${running.join()}`);
  });
}
