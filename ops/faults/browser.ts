import { DatabaseSync } from 'node:sqlite';
import { type BrowserContext, chromium, expect as expectSoon, type Page } from '@playwright/test';
import { CannotRun } from '#tools/command-line/cannot-run.ts';
import { folderOf, readBuildRecord } from '../../scripts/build-record.ts';
import { chromiumOnPath, prepareBrowser } from '../../scripts/machine.ts';
import { makeFaultBank, password } from './fault-bank.ts';
import { type Fault, Outcome } from './outcome.ts';
import { startServer, verifyByCommand } from './server.ts';

/**
 * F15: whatever a person does in the browser while money is sent, it leaves the account once; and what somebody writes
 * into the browser's storage opens nothing. Each round does every one of the five.
 */
export const browserFaults: Fault = {
  name: 'F15',
  claim:
    'offline in the midst of a transfer, a double click, Back, two tabs: one debit; storage grants nothing',
  rounds: 200,
  run: browserRounds,
};

/** A browser of the one member, and what it is to send now. */
interface Sitting {
  readonly address: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** In cents; no other round sends as much. */
  readonly amount: number;
  /** The member whose session it is. */
  readonly username: string;
  readonly another: string;
}

interface BrowserFault {
  readonly name: string;
  /** How often the amount has left the account afterwards. */
  readonly debits: number;
  act(sitting: Sitting): Promise<void>;
}

const faults: readonly BrowserFault[] = [
  { name: 'an answer that was lost', debits: 1, act: loseAnswer },
  { name: 'offline before it was sent', debits: 1, act: goOffline },
  { name: 'a double click', debits: 1, act: clickTwice },
  { name: 'Back in the midst of it', debits: 1, act: goBack },
  { name: 'the same in a second tab', debits: 1, act: openSecondTab },
  { name: 'signed out in a second tab', debits: 0, act: signOutElsewhere },
  { name: 'edited storage', debits: 0, act: editStorage },
];

/** Each sitting sends an amount of its own, from this many cents on: by it is told what was done and how often. */
const leastAmount = 101;

/** More than sit at the same time: of one name only a few sign-ins may be under way. */
const members = 32;

/** Most of a sitting is waiting, so that a few can be held at the same time. */
const atOnce = 5;

/** Far longer than anything takes: several browsers share the processors. */
const expect = expectSoon.configure({ timeout: 30_000 });

function faultOf(amount: number): BrowserFault {
  const fault = faults[(amount - leastAmount) % faults.length];
  if (!fault) throw new Error('There are no faults');
  return fault;
}

async function browserRounds(rounds: number): Promise<Outcome> {
  if (readBuildRecord('live') === undefined) {
    throw new CannotRun(`The portal is not built into ${folderOf('live')}: npm run build.`);
  }
  prepareBrowser();
  const outcome = new Outcome();
  const bank = await makeFaultBank(members);
  const executablePath = chromiumOnPath();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const server = await startServer(bank);
    const address = `http://localhost:${server.port}`;
    const sittings = Array.from({ length: rounds * faults.length }, (_, index) => ({
      address,
      amount: leastAmount + index,
      username: bank.usernames[index % members] ?? '',
      another: bank.usernames[(index + 1) % members] ?? '',
    }));
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        // Its cache goes on from one sitting to the next; what says who sits there does not.
        const context = await browser.newContext({ serviceWorkers: 'block' });
        for (let next = sittings.shift(); next; next = sittings.shift()) {
          await runOne(context, next, outcome);
        }
        await context.close();
      }),
    );
    outcome.rounds = rounds;
    await server.stop();
    countDebits(bank.file, outcome);
    for (const problem of await verifyByCommand(bank)) outcome.problem(problem);
  } finally {
    await browser.close();
    bank.dispose();
  }
  outcome.facts.push(faults.map(({ name }) => `${outcome.rounds} × ${name}`).join(', '));
  return outcome;
}

async function runOne(
  context: BrowserContext,
  sitting: Omit<Sitting, 'context' | 'page'>,
  outcome: Outcome,
): Promise<void> {
  const fault = faultOf(sitting.amount);
  const page = await context.newPage();
  try {
    await fault.act({ ...sitting, context, page });
  } catch (error) {
    outcome.problem(`${fault.name}, ${sitting.amount} cents: ${String(error).slice(0, 300)}`);
  } finally {
    await context.setOffline(false);
    await context.clearCookies();
    for (const opened of context.pages()) await opened.close();
  }
}

function countDebits(file: string, outcome: Outcome): void {
  const database = new DatabaseSync(file, { readOnly: true });
  const count = database.prepare('select count(*) as times from transfer where amount = ?');
  for (let index = 0; index < outcome.rounds * faults.length; index += 1) {
    const amount = leastAmount + index;
    const { name, debits } = faultOf(amount);
    const times = Number(count.get(amount)?.['times']);
    if (times > debits) outcome.double(`${name}, ${amount} cents: ${times} times`);
    if (times < debits) outcome.lose(`${name}, ${amount} cents: ${times} times`);
  }
  database.close();
}

async function loseAnswer(sitting: Sitting): Promise<void> {
  const { page } = sitting;
  await review(sitting);
  let answersAreLost = true;
  await page.route('**/rpc/transfers/create', async (route) => {
    const response = await route.fetch();
    await (answersAreLost ? route.abort('connectionreset') : route.fulfill({ response }));
  });
  // Else the portal would find out by itself.
  await page.route('**/rpc/transfers/madeWith*', (route) => route.abort('connectionreset'));
  await confirm(page);
  // The portal asks a few times by itself before it says so.
  await expect(page.getByRole('dialog')).toContainText('We do not know yet');
  answersAreLost = false;
  await tryAgain(page);
}

async function goOffline(sitting: Sitting): Promise<void> {
  const { page, context } = sitting;
  await review(sitting);
  await context.setOffline(true);
  await confirm(page);
  await expect(page.getByRole('dialog')).toContainText('We do not know yet');
  await context.setOffline(false);
  await tryAgain(page);
}

async function clickTwice(sitting: Sitting): Promise<void> {
  await review(sitting);
  await sitting.page.getByRole('button', { name: 'Confirm transfer' }).dblclick();
  await expectSent(sitting.page);
}

async function goBack(sitting: Sitting): Promise<void> {
  const { page } = sitting;
  await review(sitting);
  const answered = page.waitForResponse('**/rpc/transfers/create');
  await confirm(page);
  await page.goBack();
  await answered;
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Where the same is reviewed a second time, the portal tells of the first. */
async function openSecondTab(sitting: Sitting): Promise<void> {
  const { page, context } = sitting;
  await review(sitting);
  await confirm(page);
  await expectSent(page);
  const second = await context.newPage();
  await openTransfer(second, sitting);
  await fillAndReview(second, sitting.amount);
  await expect(second.getByRole('dialog')).toContainText(
    'If you confirm, you send a second payment.',
  );
}

async function signOutElsewhere(sitting: Sitting): Promise<void> {
  const { page, context, address } = sitting;
  await review(sitting);
  // The first tab does not hear of it: only the bank can refuse.
  await page.evaluate(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  const second = await context.newPage();
  await second.goto(`${address}/appearance.js`);
  await second.evaluate(postJson, { path: '/api/sign-out', body: {} });
  const answer = page.waitForResponse('**/rpc/transfers/create').catch(() => null);
  await confirm(page).catch(() => undefined);
  await expect(page).toHaveURL(/\/login$/);
  const status = (await Promise.race([answer, Promise.resolve(null)]))?.status();
  if (status === 200) throw new Error('It was sent after sign-out');
}

async function editStorage({ page, address, username, another }: Sitting): Promise<void> {
  await page.goto(`${address}/appearance.js`);
  await page.evaluate(flag, another);
  await page.goto(`${address}/dashboard`);
  await expect(page).toHaveURL(/\/login$/);
  const status = await page.evaluate(async () => (await fetch('/api/accounts')).status);
  if (status !== 401) throw new Error(`Without a session the accounts were answered ${status}`);
  // With a session of one's own, the name of another shows nothing of theirs.
  await page.evaluate(postJson, {
    path: '/api/sign-in',
    body: { username: username, password },
  });
  await page.evaluate(flag, another);
  await page.goto(`${address}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const who = await page.evaluate(async () => await (await fetch('/api/me')).text());
  if (!who.includes(`"${username}"`)) throw new Error(`Another member was told: ${who}`);
}

async function review(sitting: Sitting): Promise<void> {
  const { page, address, username } = sitting;
  await page.goto(`${address}/appearance.js`);
  const body = { username, password };
  await page.evaluate(postJson, { path: '/api/sign-in', body });
  await page.evaluate(flag, username);
  await openTransfer(page, sitting);
  await fillAndReview(page, sitting.amount);
}

async function openTransfer(page: Page, { address }: Sitting): Promise<void> {
  await page.goto(`${address}/dashboard`);
  const banking = page.getByRole('navigation', { name: 'Banking' });
  await banking.getByRole('button', { name: 'Transfer Money' }).click();
}

async function fillAndReview(page: Page, amount: number): Promise<void> {
  await page.getByLabel('Amount', { exact: true }).fill((amount / 100).toFixed(2));
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm transfer' }).click();
}

async function tryAgain(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expectSent(page);
}

async function expectSent(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toContainText(/\$[\d,.]+ sent to/);
}

/** Runs in the page: asks as the bank's own pages do. */
async function postJson({ path, body }: { path: string; body: object }): Promise<void> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
}

/** Runs in the page: the two keys by which the portal knows that somebody seems to be signed in (R-E6). */
function flag(username: string): void {
  localStorage.setItem('isLoggedIn', 'true');
  localStorage.setItem('username', username);
}
