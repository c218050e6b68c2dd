import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { folderOf } from '../../../scripts/build-record.ts';
import { serveSite } from '../../../scripts/static-site.ts';
import { everyPlace, expect, sample } from '../portal.ts';
import { test } from './member.ts';

// A browser starts anew for each, and WebKit draws without a graphics processor.
test.describe.configure({ timeout: 300_000 });

test.describe('signed in', () => {
  test.beforeEach(async ({ member }) => {
    await member.openSignIn();
    await member.signIn();
    await member.confirmItIsMe();
    await member.sees(sample.displayName);
    await member.sees('$500,810.00');
  });

  test('R-P3 a member signs in by the second step, and opens every place @live', async ({
    member,
  }) => {
    for (const { tab, place } of everyPlace) {
      await member.openPlace(tab, place);
      await member.seesNoMore('Unexpected Application Error');
      await expect
        .poll(() => member.browser.run(() => document.querySelector('main')?.innerText.length))
        .toBeGreaterThan(100);
    }
  });

  test('R-T9 a transfer is reviewed and made, and its receipt is given to the printer @live', async ({
    member,
  }) => {
    const { browser } = member;
    await member.openPlace('Transfer Money', 'Send');
    await member.fill('Amount', '12.34');
    await member.press('Review transfer');
    await member.press('Confirm transfer');
    await member.sees('$12.34 sent to');
    await browser.run(() => {
      window.print = () => {
        dispatchEvent(new Event('beforeprint'));
        document.title = document.querySelector('[data-printed]')?.textContent ?? '';
      };
    });
    await member.press('Print receipt');
    await expect
      .poll(() => browser.run(() => document.title))
      .toMatch(/\$12\.34.*TXN-\d{6}.*REF-\d{8}/);
  });

  test('R-D7 a bill is paid, and Back closes its dialog @live', async ({ member }) => {
    await member.press('Pay Bills', 'Quick Actions');
    await member.choose('Payee', 'Electric Company');
    await member.fill('Amount', '120.50', 'Pay Bills');
    await member.chooseFirstDay('Payment date');
    await member.press('Schedule Payment', 'Pay Bills');
    await member.press(/^Pay \$/, 'Review your payment');
    await member.confirmItIsMe('payment');
    await member.sees('$120.50 was paid to Electric Company');
    await member.browser.back();
    await member.seesNoMore('Schedule Payment');
    await member.sees('$500,689.50');
    expect(await member.browser.run(() => location.pathname)).toBe('/dashboard');
  });

  test('R-S1 R-X4 a search finds a payment, and the history is saved as a file @live', async ({
    member,
    downloads,
  }) => {
    await member.browser.press('Control', 'k');
    await member.sees('Go to');
    await member.browser.type('olive');
    await member.sees('Olive & Ash Kitchen');
    await member.browser.press('Escape');
    await member.openPlace('Transactions', 'All');
    await member.sees('Zelle to Ana Ruiz');
    await member.fill('Search transactions', 'olive');
    await member.seesNoMore('Ana Ruiz');
    await member.press('Export CSV');
    await expect
      .poll(() => readdir(downloads))
      .toEqual([expect.stringMatching(/^transactions-[\d-]{10}\.csv$/)]);
    const [file = ''] = await readdir(downloads);
    const lines = (await readFile(join(downloads, file), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFDate,Time,Description,/);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(1)) expect(line).toContain('Olive & Ash Kitchen');
  });
});

test('R-L1 the demo answers without a network, once its page was opened @demo', async ({
  member,
}) => {
  const server = createServer(serveSite(folderOf('demo'), '/')).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await member.browser.open(`http://localhost:${port}/login`);
  const assets = await readdir(join(folderOf('demo'), 'assets'));
  const scripts = assets.filter((name) => name.endsWith('.js'));
  const all = { timeout: 200_000 };
  await expect.poll(() => member.browser.run(notKept, scripts), all).toEqual([]);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
  await member.browser.reload();
  await member.signIn();
  await member.sees('$500,810.00');
  for (const { tab, place } of everyPlace.slice(0, 8)) await member.openPlace(tab, place);
});

test.describe('where no cookie is kept', () => {
  test.use({ keepsCookies: false });

  test('R-L1 a member learns at the first step that signing in needs a cookie @live', async ({
    member,
  }) => {
    await member.openSignIn();
    await member.sees('This browser blocks cookies.');
  });
});

/** Runs in the page: the scripts that the service worker, once it answers, has yet to fetch. */
async function notKept(scripts: readonly string[]): Promise<readonly string[]> {
  const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  if (active?.state !== 'activated') return scripts;
  const caches = await globalThis.caches.keys();
  const cache = await globalThis.caches.open(caches[0] ?? '');
  const kept = (await cache.keys()).map(({ url }) => url);
  return scripts.filter((name) => !kept.some((url) => url.endsWith(`/${name}`)));
}
