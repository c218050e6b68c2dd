import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBank, type Tables } from '#bank/index.ts';
import { newMember, openNewMember } from '#bank/testing/test-enrolment.ts';
import { addPasskeyRow, passkeyShown, testFactors } from '#bank/testing/test-factors.ts';
import type { TestMember } from '#bank/testing/test-member.ts';
import type { PasskeyOptions } from '#contract/identity/authentication/factors.ts';
import { TestBrowser } from '#hosts/testing/test-browser.ts';
import { type HttpHost, openHttpHost } from '#hosts/testing/test-http-host.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import {
  addMemberWithPhone,
  codeOnPhone,
  finishWith,
  showPassword,
  signInWithCode,
  toldBy,
} from './signing-in.ts';

let store: Store<Tables>;
let host: HttpHost;
let member: TestMember;
/** Browsers and a link that were valid before the access was closed. */
let signedIn: TestBrowser;
let trusted: TestBrowser;
let halfWay: TestBrowser;
let codeBefore: string;
let linkBefore: string;
let activating: TestBrowser;
let codeOfActivation: string;

const newPassword = 'a lamp beside nine rivers';
const known = { memberNumber: newMember.memberNumber, birthDate: newMember.birthDate };

/** Staff as in `npm run bank`: beside the server, which is told nothing. */
function staff() {
  return openBank(host.bank).staff;
}

beforeAll(async () => {
  store = await open<Tables>({ path: ':memory:' });
  host = await openHttpHost(store, {}, { factors: testFactors() });
  member = await addMemberWithPhone(host);
  await addPasskeyRow(store, member.personId, { credential: 'mine' });
  signedIn = await signInWithCode(host, member);
  await host.clock.leap(60_000);
  trusted = await signInWithCode(host, member, true);
  await host.clock.leap(60_000);

  const { sent } = host.mailer;
  const before = sent.length;
  await signedIn.post('/api/password-reset', { username: member.username });
  await vi.waitUntil(() => sent.length === before + 1);
  const about = sent.at(-1)?.about;
  linkBefore = about?.kind === 'password-reset' ? about.token : '';

  await openNewMember(host.bank);
  activating = new TestBrowser(host.address);
  await activating.post('/api/enrolment', known);
  await vi.waitUntil(() => sent.length === before + 2);
  codeOfActivation = codeOnPhone(host);

  ({ browser: halfWay } = await showPassword(host, member));
  await halfWay.post('/api/sign-in/code', {});
  codeBefore = codeOnPhone(host);

  await staff().closeAccess({ username: member.username }, 'Taken over');
  await staff().closeAccess({ memberNumber: newMember.memberNumber }, 'Opened twice');
  // For as long the server may remember a session.
  await host.clock.leap(1_000);
});
afterAll(async () => {
  await host.close();
  await store.close();
});

async function codeOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { code: string }).code;
}

async function expectNobodySignedIn(): Promise<void> {
  const live = await store.db
    .selectFrom('session')
    .select('id')
    .where('ended_at', 'is', null)
    .where('person_id', '=', member.personId)
    .execute();
  expect(live).toEqual([]);
}

test('Closed access is not gone on with in an old session, in a trusted browser neither', async () => {
  for (const browser of [signedIn, trusted]) {
    expect((await browser.fetch('/api/me')).status).toBe(401);
    expect((await browser.fetch('/api/accounts')).status).toBe(401);
  }
  await expectNobodySignedIn();
});

test('Closed access is not opened by the right password, not even in a browser that was trusted', async () => {
  for (const browser of [new TestBrowser(host.address), trusted]) {
    const { answer } = await showPassword(host, member, browser);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      code: 'ACCESS_CLOSED',
      data: { phone: host.bank.brand.phone },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  await expectNobodySignedIn();
});

test('Closed access is told to nobody without the password, by any word, header or cookie', async () => {
  const guess = { password: 'not the right password' };
  const wrong = await showPassword(host, { username: member.username, ...guess });
  const nobody = await showPassword(host, { username: 'nobody', ...guess });
  expect(await toldBy(wrong.answer)).toEqual(await toldBy(nobody.answer));
  const resetOf = async (username: string) =>
    await toldBy(await new TestBrowser(host.address).post('/api/password-reset', { username }));
  expect(await resetOf(member.username)).toEqual(await resetOf('nobody'));
});

test('Closed access is not opened by the second step that was under way', async () => {
  expect(await codeOf(await finishWith(halfWay, codeBefore))).toBe('PROOF_OVER');
  expect(await codeOf(await halfWay.post('/api/sign-in/code', {}))).toBe('PROOF_OVER');
  await expectNobodySignedIn();
});

test('Closed access is not opened by a passkey alone', async () => {
  const browser = new TestBrowser(host.address);
  const begun = await browser.post('/api/sign-in/passkey/options', {});
  const { options } = (await begun.json()) as { options: PasskeyOptions };
  const answer = await browser.post('/api/sign-in/passkey', {
    answer: passkeyShown(options, 'mine'),
  });
  expect(await codeOf(answer)).toBe('ACCESS_CLOSED');
  expect((await browser.fetch('/api/me')).status).toBe(401);
  await expectNobodySignedIn();
});

test('Closed access is not opened by a link for a new password, an old one or a new one', async () => {
  const sentBefore = host.mailer.sent.length;
  const browser = new TestBrowser(host.address);
  const finish = { token: linkBefore, password: newPassword };
  expect(await codeOf(await browser.post('/api/password-reset/finish', finish))).toBe(
    'LINK_NOT_GOOD',
  );
  await browser.post('/api/password-reset', { username: member.username });
  const { answer } = await showPassword(host, { ...member, password: newPassword });
  expect(await codeOf(answer)).toBe('INVALID_CREDENTIALS');
  expect(host.mailer.sent).toHaveLength(sentBefore);
});

test('Closed access is not opened by activation, with a code that was sent before neither', async () => {
  const chosen = { username: 'somebody-new', password: newPassword };
  const before = await activating.post('/api/enrolment/finish', {
    code: codeOfActivation,
    ...chosen,
  });
  expect(await codeOf(before)).toBe('PROOF_OVER');
  const again = new TestBrowser(host.address);
  expect((await again.post('/api/enrolment', known)).status).toBe(200);
  const answer = await again.post('/api/enrolment/finish', { code: codeOfActivation, ...chosen });
  expect(await codeOf(answer)).toBe('PROOF_WRONG');
});

test('The tries stand in the audit, and access that is opened again lets the member in', async () => {
  const rows = await store.db
    .selectFrom('audit_record')
    .select('facts')
    .where('person_id', '=', member.personId)
    .where('action', '=', 'sign-in-refused')
    .execute();
  expect(rows.map(({ facts }) => (JSON.parse(facts) as { method: string }).method)).toEqual([
    'password',
    'password',
    'passkey',
  ]);
  await staff().openAccess({ username: member.username });
  await host.clock.leap(60_000);
  expect((await signedIn.fetch('/api/me')).status).toBe(401);
  expect((await (await signInWithCode(host, member)).fetch('/api/me')).status).toBe(200);
});
