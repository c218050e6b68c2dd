import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, sample } from '../portal.ts';
import type { DrivenBrowser, Wanted } from './driven-browser.ts';
import { openFirefox } from './firefox.ts';
import { openWebkit } from './webkit.ts';

interface Fixtures {
  keepsCookies: boolean;
  downloads: string;
  member: Member;
}

/** The browser is that of the project; the bank is served as `npm start` serves it, on localhost over plain HTTP. */
export const test = base.extend<Fixtures>({
  isUntouched: true,
  keepsCookies: [true, { option: true }],

  // eslint-disable-next-line no-empty-pattern -- the test runner reads the names from the pattern
  downloads: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'passbook-downloads-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },

  member: async ({ browserName, downloads, keepsCookies, bankUrl }, use) => {
    const open = browserName === 'firefox' ? openFirefox : openWebkit;
    const browser = await open({ downloads, keepsCookies });
    await use(new Member(browser, bankUrl));
    try {
      expect(await browser.errors()).toEqual([]);
    } finally {
      await browser.close();
    }
  },
});

/** A person at a browser: knows the portal by its texts. */
class Member {
  readonly browser: DrivenBrowser;
  readonly #bankUrl: string;

  constructor(browser: DrivenBrowser, bankUrl: string) {
    this.browser = browser;
    this.#bankUrl = bankUrl;
  }

  async openSignIn(): Promise<void> {
    await this.browser.open(`${this.#bankUrl}/login`);
  }

  async press(name: string | RegExp, within?: string): Promise<void> {
    await this.#click('button, [role=tab]', name, within);
  }

  async fill(label: string | RegExp, text: string, within?: string): Promise<void> {
    await this.#click('input, textarea', label, within);
    await this.browser.type(text);
  }

  /** The list that a select opens belongs to the system, where no driver reaches it. */
  async choose(name: string, option: string): Promise<void> {
    await expect.poll(() => this.browser.run(chooseOption, name, option)).toBe(true);
  }

  /** The same of a calendar: the first day that it offers. */
  async chooseFirstDay(name: string): Promise<void> {
    await expect.poll(() => this.browser.run(chooseFirstDay, name)).toBe(true);
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect.poll(() => this.browser.run(shownText)).toMatch(sourceOf(text, ''));
  }

  async seesNoMore(text: string): Promise<void> {
    await expect.poll(() => this.browser.run(shownText)).not.toContain(text);
  }

  /** Gives the password on the page that is open. */
  async signIn(): Promise<void> {
    await expect.poll(() => this.browser.run(isAnswered)).toBe(true);
    await this.fill('Username', sample.username);
    await this.fill('Password', sample.password);
    await this.press('Sign In');
  }

  /** The second step at sign-in, and the check before money goes to others, which the whole code confirms. */
  async confirmItIsMe(at: 'sign-in' | 'payment' = 'sign-in'): Promise<void> {
    await this.press('Use this code');
    if (at === 'sign-in') await this.press('Confirm');
  }

  async openPlace(tab: string, place: string): Promise<void> {
    const bar = `Places of ${tab}`;
    const isOpen = (await this.browser.run(currentPlace, bar)) != null;
    // The tab leads to its first place, which may arrive after another was pressed.
    if (!isOpen) await this.press(new RegExp(`^${tab}`), 'Banking');
    await this.press(place, bar);
    await expect.poll(() => this.browser.run(currentPlace, bar)).toBe(place);
  }

  async #click(marked: string, name: string | RegExp, within?: string): Promise<void> {
    const called = sourceOf(name, '^$').source;
    const wanted: Wanted = { marked, called, ...(within !== undefined && { within }) };
    // An element that was drawn anew in between is found again: the driver refuses a click on the old one.
    await expect(async () => {
      expect(await this.browser.click(wanted), `${marked}: ${name}`).toBe(true);
    }).toPass({ timeout: 30_000 });
  }
}

function sourceOf(text: string | RegExp, ends: '' | '^$'): RegExp {
  if (typeof text !== 'string') return text;
  const escaped = text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`${ends.slice(0, 1)}${escaped}${ends.slice(1)}`, 'u');
}

/** Runs in the page. */
function chooseOption(name: string, text: string): boolean {
  const selects = [...document.querySelectorAll('select')];
  const select = selects.find(({ labels }) =>
    [...labels].some((label) => label.textContent.trim() === name),
  );
  const option = [...(select?.options ?? [])].find((each) => each.text.includes(text));
  if (select === undefined || option === undefined) return false;
  select.value = option.value;
  return select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Runs in the page: sets the day as typing does, past the setter by which React follows the field. */
function chooseFirstDay(name: string): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=date]')];
  const field = fields.find(({ labels }) =>
    [...(labels ?? [])].some((label) => label.textContent.trim() === name),
  );
  if (field === undefined || field.min === '') return false;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, field.min);
  return field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Runs in the page. */
function shownText(): string {
  return document.body.innerText.replaceAll(/\s+/g, ' ');
}

/** Runs in the page: the sign-in page is painted before its script. */
function isAnswered(): boolean {
  return document.documentElement.dataset['sent'] === 'answered';
}

/** Runs in the page. */
function currentPlace(bar: string): string | undefined {
  return document.querySelector(`nav[aria-label="${bar}"] [aria-current=page]`)?.textContent;
}
