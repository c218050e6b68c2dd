import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { sample } from '#bank/index.ts';
import { freePorts } from '#tools/free-ports.ts';
import { chromiumOnPath } from '../../scripts/machine.ts';

const viewport = { width: 412, height: 823 };

/** A browser with an empty profile of its own. */
export interface BenchBrowser {
  readonly page: Page;
  /** Where it takes commands over the DevTools protocol. */
  readonly port: number;
  readonly version: string;
}

/** Does the work in a browser that nobody used before, and closes it. */
export async function inFreshBrowser<Outcome>(
  work: (browser: BenchBrowser) => Promise<Outcome>,
): Promise<Outcome> {
  const profile = await mkdtemp(join(tmpdir(), 'passbook-browser-'));
  const [port = 0] = await freePorts(1);
  const executablePath = process.env['CHROME_PATH'] ?? chromiumOnPath('whole');
  const context = await chromium.launchPersistentContext(profile, {
    // The one that Playwright fetched has a shell beside it, which is not meant.
    ...(executablePath === undefined ? { channel: 'chromium' } : { executablePath }),
    viewport,
    args: [`--remote-debugging-port=${port}`, '--disable-gpu', '--no-first-run'],
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await makeRoomFor(context, page);
    return await work({ page, port, version: context.browser()?.version() ?? 'Chromium' });
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * Makes the window larger than the page by the size of the browser's own bars. Otherwise the page's last lines lie outside
 * of it, the tabs at the bottom among them, and no paint of theirs counts.
 */
async function makeRoomFor(context: BrowserContext, page: Page): Promise<void> {
  const commands = await context.newCDPSession(page);
  const { windowId } = await commands.send('Browser.getWindowForTarget');
  const bounds = { width: viewport.width + 200, height: viewport.height + 300 };
  await commands.send('Browser.setWindowBounds', { windowId, bounds });
  await commands.detach();
}

/** Leaves the browser as that of somebody who signed in a moment ago. The demo needs the flag only. */
export async function signIn(page: Page, address: string, shape: 'live' | 'demo'): Promise<void> {
  // Any small file of the portal opens its origin without starting the portal.
  await page.goto(`${address}/appearance.js`);
  if (shape === 'live') await page.evaluate(askForSession, sample);
  await page.evaluate((username) => {
    localStorage.setItem('isLoggedIn', 'true');
    localStorage.setItem('username', username);
  }, sample.username);
}

async function askForSession({ username, password }: typeof sample): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const post = (path: string, body: object) =>
    fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const firstStep = await post('/api/sign-in', { username, password });
  if (firstStep.status !== 401) throw new Error(await firstStep.text());
  await post('/api/sign-in/code', {});
  const phone = (await (await fetch('/sample-phone')).json()) as { messages: { code?: string }[] };
  const proof = { method: 'text', code: phone.messages[0]?.code };
  const answer = await post('/api/sign-in/second-step', { proof });
  if (!answer.ok) throw new Error(await answer.text());
}
