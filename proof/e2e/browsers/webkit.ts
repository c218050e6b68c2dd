import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { webkitOnPath } from '../../../scripts/machine.ts';
import { freePorts } from '../../../tools/free-ports.ts';
import { type BrowserSettings, type DrivenBrowser, findReachable } from './driven-browser.ts';

/** The screen of the browser's windows: the driver needs a display. */
const screen = ['-screen', '0', '1280x900x24', '-nolisten', 'tcp'];

/** Opens the browser of WebKitGTK, which is driven by WebDriver, on a display of its own. */
export async function openWebkit(settings: BrowserSettings): Promise<DrivenBrowser> {
  const home = await mkdtemp(join(tmpdir(), 'passbook-webkit-'));
  await furnish(home, settings.downloads);
  const display = spawn('Xvfb', ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [shownOn] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  const [port = 0] = await freePorts(1);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { PATH: process.env['PATH'], HOME: home, DISPLAY: `:${String(shownOn).trim()}` },
    stdio: 'ignore',
  });
  const end = async () => {
    for (const program of [driver, display]) {
      if (program.kill()) await once(program, 'exit');
    }
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  };
  const session = await begin(`http://127.0.0.1:${port}`, settings).catch(
    async (error: unknown) => {
      await end();
      throw error;
    },
  );
  const run: DrivenBrowser['run'] = (script, ...given) =>
    session.executeScript<never>(script, ...given);
  return {
    open: async (address) => {
      await session.get(address);
      await run(noteErrors);
    },
    reload: async () => {
      await session.navigate().refresh();
      await run(noteErrors);
    },
    back: () => session.navigate().back(),
    press: async (...keys) => {
      const actions = session.actions();
      for (const key of keys) actions.keyDown(keyNamed(key));
      for (const key of keys.toReversed()) actions.keyUp(keyNamed(key));
      await actions.perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    click: async (wanted) => {
      const element = await session.executeScript<WebElement | null>(findReachable, wanted);
      await element?.click();
      return element !== null;
    },
    run,
    errors: () => run(notedErrors),
    close: async () => {
      try {
        await session.quit();
      } finally {
        await end();
      }
    },
  };
}

/** A home that tells the browser where to save, and in which nothing shall move. */
async function furnish(home: string, downloads: string): Promise<void> {
  await mkdir(join(home, '.config/gtk-3.0'), { recursive: true });
  await writeFile(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  await writeFile(
    join(home, '.config/gtk-3.0/settings.ini'),
    '[Settings]\ngtk-enable-animations=0\n',
  );
}

async function begin(address: string, { keepsCookies }: BrowserSettings): Promise<WebDriver> {
  const args = ['--automation', `--cookies-policy=${keepsCookies ? 'always' : 'never'}`];
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: webkitOnPath(), args },
  });
  for (let tries = 0; tries < 100 && !(await answers(address)); tries += 1) await setTimeout(100);
  return await new Builder().usingServer(address).withCapabilities(wanted).build();
}

async function answers(address: string): Promise<boolean> {
  return await fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function keyNamed(name: string): string {
  const key = (Key as unknown as Record<string, unknown>)[name.toUpperCase()];
  return typeof key === 'string' ? key : name;
}

/** Runs in the page, as early as this driver can: the driver reports no errors by itself. */
function noteErrors(): void {
  const noted: string[] = [];
  addEventListener('error', ({ message }) => noted.push(message));
  addEventListener('unhandledrejection', ({ reason }) => noted.push(String(reason)));
  Object.assign(globalThis, { noted });
}

/** Runs in the page. */
function notedErrors(): string[] {
  return (globalThis as { noted?: string[] }).noted ?? ['The page was loaded by itself.'];
}
