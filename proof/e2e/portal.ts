import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { movedBy, moveClock } from '../../tools/moved-clock.ts';
import type { Session } from '../../hosts/testing/live-bank-orders.ts';
import { banksOfOthers, BanksOfWorker, type TestBank } from './banks-of-worker.ts';
import { sample } from './sample-member.ts';

export { expect } from '@playwright/test';
export { sample } from './sample-member.ts';

/** The two shapes of the product; the projects of the test runner are named for them. */
export type Shape = 'live' | 'demo';

/** Somebody of the live sample bank: all have the same password. */
export interface SamplePerson {
  readonly username: string;
  readonly displayName: string;
}

export type Tab = 'Dashboard' | 'Transactions' | 'Transfer Money' | 'Settings';

/** The places of each tab, by their names in the bar under its heading. */
const places: Readonly<Record<Tab, readonly string[]>> = {
  Dashboard: ['Overview', 'Accounts', 'Cards', 'Plan', 'Borrow and invest'],
  Transactions: ['All', 'Upcoming', 'Spending', 'Documents'],
  'Transfer Money': [
    'Send',
    'Bills',
    'Deposit a check',
    'Recipients',
    'Requests',
    'Scheduled',
    'Currency',
  ],
  Settings: ['Profile', 'Security', 'Alerts', 'People and access', 'Display', 'Branch services'],
};

/** Each place with its tab. */
export const everyPlace = Object.entries(places).flatMap(([tab, names]) =>
  names.map((place) => ({ tab: tab as Tab, place })),
);

export interface Fixtures {
  shape: Shape;
  /** Where time stands still for the bank and the page, if it does: `test.use({ standingStillAt: '…' })`. Live only. */
  standingStillAt: string | undefined;
  /** Whether the member has told the browser to save data. */
  savesData: boolean;
  /** Whether nobody has signed in there before: for tests of first sign-ins, and of all sessions. Live only. */
  isUntouched: boolean;
  /** The bank of this test. Live, each test has a server and a database of its own. */
  testBank: TestBank;
  /** Where it answers. */
  bankUrl: string;
  portal: Portal;
}

export interface WorkerFixtures {
  liveBanks: BanksOfWorker;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // eslint-disable-next-line no-empty-pattern -- the test runner reads the names from the pattern
  shape: async ({}, use, { project }) => {
    await use(project.name.startsWith('demo') ? 'demo' : 'live');
  },

  liveBanks: [
    // eslint-disable-next-line no-empty-pattern -- the test runner reads the names from the pattern
    async ({}, use) => {
      const banks = new BanksOfWorker();
      await use(banks);
      banks.end();
    },
    { scope: 'worker' },
  ],

  savesData: [false, { option: true }],

  context: async ({ context, savesData }, use) => {
    if (movedBy !== 0) await context.addInitScript(moveClock, movedBy);
    if (savesData) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    }
    await use(context);
  },

  standingStillAt: [undefined, { option: true }],
  isUntouched: [false, { option: true }],

  testBank: async ({ shape, baseURL, liveBanks, standingStillAt, isUntouched }, use, testInfo) => {
    if (shape === 'demo') {
      if (baseURL === undefined) throw new Error('The demo is not served');
      await use({ address: baseURL, session: null });
      return;
    }
    testInfo.skip(
      banksOfOthers !== undefined && standingStillAt !== undefined,
      'time stands still only for a bank in the process of its test',
    );
    const bank = await liveBanks.open({
      ...(standingStillAt !== undefined && { at: standingStillAt }),
      isUntouched,
    });
    await use(bank);
    await bank.close();
  },

  bankUrl: async ({ testBank }, use) => {
    await use(testBank.address);
  },

  portal: async ({ page, testBank, shape, standingStillAt }, use) => {
    if (standingStillAt !== undefined) await page.clock.setFixedTime(standingStillAt);
    await use(new Portal(page, testBank.address, shape, testBank.session));
  },
});

/** The portal as a person uses it: by its texts and the names of its parts. */
export class Portal {
  readonly page: Page;
  readonly shape: Shape;
  readonly #url: string;
  /** The first browser takes the session that is there; another one signs in. */
  #session: Session | null;

  constructor(page: Page, url: string, shape: Shape, session: Session | null = null) {
    this.page = page;
    this.shape = shape;
    this.#url = url;
    this.#session = session;
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

  /**
   * Keeps the script that takes a painted page over from arriving. The returned function lets it through, once it has been
   * asked for: a test that held back nothing fails.
   */
  async holdScript(): Promise<() => Promise<void>> {
    const script = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await this.page.route(/\/assets\/(index|main)-[^/]*\.js$/, async (route) => {
      asked.resolve();
      await script.promise;
      await route.continue();
    });
    return async () => {
      await asked.promise;
      script.resolve();
    };
  }

  /**
   * Opens the dashboard as a member who signed in a moment ago: most tests begin behind the sign-in
   * page, which has tests of its own (`signInByHand`).
   */
  async signIn({ username, displayName }: SamplePerson = sample): Promise<void> {
    // Any small file of the portal will do: it opens its origin without starting the portal.
    await this.page.goto(this.address('/appearance.js'));
    if (this.shape === 'live') await this.#openSession(username);
    await this.page.evaluate(flagSignIn, username);
    await this.page.goto(this.address('/dashboard'));
    await this.expectSignedIn(displayName);
  }

  async #openSession(username: string): Promise<void> {
    const session = username === sample.username ? this.#session : null;
    this.#session = null;
    if (session === null) {
      await this.page.evaluate(askForSession, { username, password: sample.password });
      return;
    }
    const url = this.address('/').replace('http:', 'https:');
    await this.page
      .context()
      .addCookies(Object.entries(session).map(([name, value]) => ({ name, value, url })));
  }

  /** Signs in as a person does, from the sign-in page. */
  async signInByHand(): Promise<void> {
    await this.open('/login');
    await this.signInHere();
  }

  /** Signs in on the sign-in page that is open already: the demo's bank lives as long as its page. */
  async signInHere(): Promise<void> {
    await this.fillCredentials(sample.username, sample.password);
    await this.page.getByRole('button', { name: 'Sign In' }).click();
    await this.confirmItIsMe();
    await this.expectSignedIn();
  }

  /** Shows the bank that it is the member, with the code that the sample phone has received. The demo asks for none. */
  async confirmItIsMe(): Promise<void> {
    if (this.shape === 'demo') return;
    const phone = this.page.getByRole('region', { name: 'Sample phone' });
    const useCode = phone.getByRole('button', { name: 'Use this code' });
    const stepUp = this.page.getByRole('dialog', { name: 'Confirm it is you' });
    await useCode.waitFor();
    const isStepUp = await stepUp.isVisible();
    await useCode.click();
    // A step-up is confirmed by the whole code.
    if (!isStepUp) await this.page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(stepUp).toBeHidden();
  }

  /** The same where the bank wants the password first, before a change of how the member signs in or is reached. */
  async confirmFully(): Promise<void> {
    if (this.shape === 'demo') return;
    const dialog = this.page.getByRole('dialog', { name: 'Confirm it is you' });
    await dialog.getByLabel('Password', { exact: true }).fill(sample.password);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await this.confirmItIsMe();
  }

  async expectSignedIn(displayName = sample.displayName): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(displayName);
  }

  async fillCredentials(username: string, password: string): Promise<void> {
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
  }

  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Banking' });
  }

  tab(name: Tab): Locator {
    return tabsIn(this.navigation).filter({ hasText: name });
  }

  async openTab(name: Tab): Promise<void> {
    await this.tab(name).click();
    await expect(this.tab(name)).toHaveAttribute('aria-current', 'page');
    if (name !== 'Dashboard') {
      await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
  }

  /** The way to the places of the tab that is open. */
  placesOf(tab: Tab): Locator {
    return this.page.getByRole('navigation', { name: `Places of ${tab}` });
  }

  /** Opens a place of a tab: `Security` of `Settings`, which has panels. */
  async openPlace(tab: Tab, place: string, panel?: string): Promise<void> {
    await this.openTab(tab);
    const bar = this.placesOf(tab);
    await bar.getByRole('button', { name: place, exact: true }).click();
    await expect(bar.locator('[aria-current=page]')).toHaveText(place);
    if (panel !== undefined) await this.page.getByRole('tab', { name: panel }).click();
  }

  /** The member's total, as the balance card says it; also behind an open dialog. */
  get totalBalance(): Locator {
    return this.page.getByRole('region', { name: 'Account Balance', includeHidden: true });
  }

  /** The value under the key in browser storage. */
  async stored(key: string): Promise<string | null> {
    return await this.page.evaluate((name) => localStorage.getItem(name), key);
  }
}

/** The four tabs of the navigation; the places of the open tab stand among them on a wide screen. */
export function tabsIn(navigation: Locator): Locator {
  return navigation.locator(':scope > ul > li > button');
}

/** Runs in the page: the browser gets the cookie of a session, by the password and the code on the sample phone. */
async function askForSession(credentials: { username: string; password: string }): Promise<void> {
  const ask = async (path: string, body: object): Promise<Response> => {
    const answer = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    // A busy bank says when to come again.
    const seconds = Number(answer.headers.get('retry-after') ?? 0);
    if (answer.status !== 503 || seconds === 0) return answer;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    return await ask(path, body);
  };
  const { username, password } = credentials;
  let answer: Response;
  let tries = 0;
  do {
    tries += 1;
    await ask('/sign-in', { username, password });
    await ask('/sign-in/code', {});
    const { messages } = (await (await fetch('/sample-phone')).json()) as {
      messages: readonly { code?: string }[];
    };
    const code = messages.find((message) => message.code !== undefined)?.code;
    answer = await ask('/sign-in/second-step', { proof: { method: 'text', code } });
    // A code whose answer was lost is used up: the bank asks to begin again.
  } while (answer.status === 409 && tries < 5);
  if (!answer.ok) throw new Error(`The bank refused the sample sign-in: ${await answer.text()}`);
}

/** Runs in the page: the flag of R-E6, by which the portal knows that somebody seems to be signed in. */
function flagSignIn(username: string): void {
  localStorage.setItem('isLoggedIn', 'true');
  localStorage.setItem('username', username);
}

/** Runs in the page: a transfer that the member sends in another app, between own accounts. */
export async function sendElsewhere(): Promise<void> {
  const transfer = { kind: 'internal', from: 'checking', to: 'savings', amount: 5_00 };
  const answer = await fetch('/api/transfers', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ intentKey: crypto.randomUUID(), transfer }),
  });
  if (!answer.ok) throw new Error(`The bank answered ${await answer.text()}`);
}
