import type { Page } from '@playwright/test';
import { median } from '#tools/measure.ts';
import { inFreshBrowser, signIn } from './web-browser.ts';
import type { Line } from './web-lighthouse.ts';

const longestMs = 100;
/** The browser reports no interaction that took less. */
const shortestToldMs = 16;
const slowdown = 4;

interface Doing {
  readonly name: string;
  readonly prepare: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
}

const doings: readonly Doing[] = [
  {
    name: 'switching tabs',
    prepare: (page) => heading(page, 'Transactions'),
    act: async (page) => {
      for (const tab of ['Transfer Money', 'Settings', 'Transactions']) await heading(page, tab);
    },
  },
  {
    name: 'typing in the amount',
    prepare: (page) => heading(page, 'Transfer Money'),
    act: async (page) => {
      const amount = page.getByLabel('Amount', { exact: true });
      await amount.pressSequentially('1234.56', { delay: 80 });
      await amount.blur();
    },
  },
  {
    name: 'searching a long history',
    prepare: (page) => heading(page, 'Transactions'),
    act: async (page) => {
      const search = page.getByLabel('Search transactions');
      await search.pressSequentially('coffee', { delay: 80 });
      await page.getByText('Harbor Coffee').first().waitFor();
      await search.fill('');
      await page.getByText('Corner Grocery').first().waitFor();
    },
  },
];

/**
 * The slowest interaction of each thing that somebody does, from the key or the pointer to the next paint as the
 * browser itself measures it (Event Timing), with a processor made four times slower; the median of so many runs.
 */
export async function timeInteractions(site: string, runs: number): Promise<readonly Line[]> {
  const slowest = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const [name, ms] of await timeOnce(site)) {
      slowest.set(name, [...(slowest.get(name) ?? []), ms]);
    }
  }
  return [...slowest].map(([name, times]) => ({
    what: `${name}: slowest interaction`,
    value: median(times),
    wanted: longestMs,
    bound: 'at most',
    unit: 'ms',
  }));
}

async function timeOnce(site: string): Promise<readonly (readonly [string, number])[]> {
  return await inFreshBrowser(async ({ page }) => {
    await signIn(page, site, 'live');
    await page.addInitScript(observeInteractions);
    await page.goto(`${site}/dashboard`);
    await page.getByRole('navigation', { name: 'Banking' }).waitFor();
    const commands = await page.context().newCDPSession(page);
    const times: [string, number][] = [];
    for (const { name, prepare, act } of doings) {
      await prepare(page);
      await commands.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await settle(page);
      const before = await pressesOf(page);
      await page.evaluate(() => void (globalThis.slowestInteraction = 0));
      await act(page);
      await settle(page);
      if ((await pressesOf(page)) === before) throw new Error(`Nothing was pressed: ${name}`);
      const slowestMs = await page.evaluate(() => globalThis.slowestInteraction);
      times.push([name, Math.max(slowestMs, shortestToldMs)]);
      await commands.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    return times;
  });
}

async function heading(page: Page, tab: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Banking' })
    .getByRole('button', { name: tab })
    .click();
  await page.getByRole('heading', { level: 1, name: tab }).waitFor();
}

async function pressesOf(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      (performance.eventCounts.get('keydown') ?? 0) +
      (performance.eventCounts.get('pointerdown') ?? 0),
  );
}

/** Waits until the browser is idle and has reported its measurements. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => void requestIdleCallback(() => setTimeout(resolve, 500))),
  );
}

declare global {
  /** Of the page: the longest interaction since it was last set, in milliseconds. */
  var slowestInteraction: number;
}

/** Runs in the page before its own scripts. The browser counts keys, presses and clicks as interactions. */
function observeInteractions(): void {
  globalThis.slowestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId > 0)
        globalThis.slowestInteraction = Math.max(globalThis.slowestInteraction, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
