import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Locator, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** The two shapes of the product; each is a project of the test runner. */
export type Shape = 'live' | 'demo';

/** The one sample member, in both shapes. */
export const sample = {
  username: 'avery',
  password: 'juniper-commons-2026',
  displayName: 'Avery Morgan',
};

export type Tab = 'Dashboard' | 'Transactions' | 'Transfer Money' | 'Settings';

interface Fixtures {
  shape: Shape;
  /** Where this test's bank answers. Live, each test has a server and a database of its own. */
  bankUrl: string;
  portal: Portal;
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- the test runner reads the names from the pattern
  shape: async ({}, use, { project }) => {
    await use(project.name === 'live' ? 'live' : 'demo');
  },

  bankUrl: async ({ shape, baseURL }, use) => {
    if (shape === 'demo') {
      if (baseURL === undefined) throw new Error('The demo is not served');
      await use(baseURL);
      return;
    }
    const data = await mkdtemp(join(tmpdir(), 'passbook-e2e-'));
    const server = startServer(data);
    try {
      await use(await addressOf(server));
    } finally {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(data, { recursive: true });
    }
  },

  portal: async ({ page, bankUrl, shape }, use) => {
    await use(new Portal(page, bankUrl, shape));
  },
});

/** The portal as a person uses it: by what it says and what things are called. */
class Portal {
  readonly page: Page;
  readonly shape: Shape;
  readonly #url: string;

  constructor(page: Page, url: string, shape: Shape) {
    this.page = page;
    this.shape = shape;
    this.#url = url;
  }

  /** The address of a route, such as `/login`. */
  address(path: string): string {
    return `${this.#url.replace(/\/$/, '')}${path}`;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.address(path));
    // The sign-in page is painted before its script; its form says when it answers.
    if (path === '/' || path === '/login') {
      await this.page.locator('html[data-sent=answered]').waitFor();
    }
  }

  async signIn(): Promise<void> {
    await this.open('/login');
    await this.signInHere();
  }

  /** Signs in on the sign-in page that is open already: the demo's bank lives as long as its page. */
  async signInHere(): Promise<void> {
    await this.fillCredentials(sample.username, sample.password);
    await this.page.getByRole('button', { name: 'Sign In' }).click();
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(sample.displayName);
  }

  async fillCredentials(username: string, password: string): Promise<void> {
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
  }

  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Banking' });
  }

  tab(name: Tab): Locator {
    return this.navigation.getByRole('button', { name });
  }

  async openTab(name: Tab): Promise<void> {
    await this.tab(name).click();
    await expect(this.tab(name)).toHaveAttribute('aria-current', 'page');
    if (name !== 'Dashboard') {
      await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
  }

  /** What the member has in all, as the balance card says it; also behind an open dialog. */
  get totalBalance(): Locator {
    return this.page.getByRole('region', { name: 'Account Balance', includeHidden: true });
  }

  /** What browser storage holds under the key. */
  async stored(key: string): Promise<string | null> {
    return await this.page.evaluate((name) => localStorage.getItem(name), key);
  }
}

function startServer(data: string): ChildProcess {
  const main = fileURLToPath(new URL('../hosts/http-server/main.ts', import.meta.url));
  return spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', BANK_DATA: data, BANK_SAMPLE: 'on' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The server says nothing');
  for await (const line of createInterface(server.stdout)) {
    const address = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('The server did not start');
}
