import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { internal, zelle } from '#bank/testing/transfer-requests.ts';
import { accountOf, type TestMember } from '#bank/testing/test-member.ts';
import { dumpTables } from '#bank/testing/test-tables.ts';
import { ask, TestBrowser } from '#hosts/testing/test-browser.ts';
import { type AttackedBank, newIntent, openAttackedBank } from './attacked-bank.ts';
import { addMemberWithPhone, codeOnPhone, signInWithCode } from './signing-in.ts';

const minute = 60_000;
const hour = 60 * minute;

let bank: AttackedBank;
let member: TestMember;
/** The member’s own browser, and that of an attacker who is a member too. */
let browser: TestBrowser;
let attacker: TestBrowser;

beforeAll(async () => {
  bank = await openAttackedBank();
  member = await addMemberWithPhone(bank.host, {
    accounts: { checking: 9_000_00, savings: 5_000_00 },
  });
});
beforeEach(async () => {
  await bank.host.clock.leap(48 * hour);
  browser = await signInWithCode(bank.host, member);
  attacker = (await bank.another()).browser;
});
afterAll(() => bank.close());

const session = '__Host-sid';

function isSignedIn(one: TestBrowser): Promise<boolean> {
  return one.fetch('/api/me').then(({ status }) => status === 200);
}

function thiefWith(token: string): TestBrowser {
  const thief = new TestBrowser(bank.host.address);
  thief.cookies.set(session, token);
  return thief;
}

function tokenOf(one: TestBrowser): string {
  return one.cookies.get(session) ?? '';
}

async function codeOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { code?: string }).code ?? 'OK';
}

async function checkingOf(one: TestBrowser): Promise<number> {
  const answer = await one.fetch('/api/accounts');
  const { accounts } = (await answer.json()) as { accounts: { id: string; balance: number }[] };
  return accounts.find(({ id }) => id === 'checking')?.balance ?? Number.NaN;
}

async function stepUpFor(asked: object, path = '/api/transfers'): Promise<string> {
  const answer = await browser.post(path, asked);
  const told = (await answer.json()) as { code: string; data: { stepUp: string } };
  expect(told.code).toBe('STEP_UP_NEEDED');
  return told.data.stepUp;
}

const confirm = (stepUp: string, proof: object, by = browser) =>
  by.post(`/api/step-up/${stepUp}/confirm`, { proof });

async function confirmed(stepUp: string): Promise<void> {
  await browser.post(`/api/step-up/${stepUp}/code`, {});
  const answer = await confirm(stepUp, { method: 'text', code: codeOnPhone(bank.host) });
  expect(answer.status, await answer.clone().text()).toBe(200);
}

describe('A session', () => {
  test('is not opened by what the store keeps of its token', async () => {
    const kept = createHash('sha256').update(tokenOf(browser)).digest('hex');
    const sessions = await bank.store.db.selectFrom('session').select('token_hash').execute();
    expect(sessions).toContainEqual({ token_hash: kept });
    expect(await isSignedIn(thiefWith(kept))).toBe(false);
  });

  test('is not opened by its key in the list of sessions, nor by the cookies of browser and step', async () => {
    const listed = await browser.fetch('/api/security/sessions');
    const { sessions } = (await listed.json()) as { sessions: { id: string }[] };
    const others = [...browser.cookies].filter(([name]) => name !== session);
    expect(sessions.length).toBeGreaterThan(0);
    for (const token of [...sessions.map(({ id }) => id), ...others.map(([, value]) => value)]) {
      expect(await isSignedIn(thiefWith(token))).toBe(false);
    }
  });

  test.each([
    ['in capitals', (token: string) => token.toUpperCase()],
    ['cut short', (token: string) => token.slice(0, 63)],
    ['with more at its end', (token: string) => `${token}0`],
    ['with a blank', (token: string) => ` ${token.slice(1)}`],
    ['in quotes with another beside', (token: string) => `"${token},${token}"`],
  ])('is not opened by its token %s', async (_how, change) => {
    expect(await isSignedIn(thiefWith(change(tokenOf(browser))))).toBe(false);
  });

  test('travels in its cookie alone: not in an address, a header or under another name', async () => {
    const token = tokenOf(browser);
    for (const [path, headers] of [
      [`/api/me?sid=${token}&${session}=${token}`, {}],
      ['/api/me', { authorization: `Bearer ${token}` }],
      ['/api/me', { 'x-session': token }],
      ['/api/me', { cookie: `sid=${token}` }],
      ['/api/me', { cookie: `__Secure-sid=${token}` }],
      ['/api/me', { cookie: `__host-sid=${token}` }],
    ] as const) {
      expect((await ask(bank.host.address, 'GET', path, headers)).status).toBe(401);
    }
  });

  test('that an attacker plants before the sign-in is not the one that the member gets', async () => {
    const planted = tokenOf(attacker);
    const victim = new TestBrowser(bank.host.address);
    victim.cookies.set(session, planted);
    const { username, password } = (await bank.another()).member;
    await victim.post('/api/sign-in', { username, password });
    expect(tokenOf(victim)).not.toBe(planted);
    expect(await isSignedIn(attacker)).toBe(false);
    const me = (await (await victim.fetch('/api/me')).json()) as { member: { username: string } };
    expect(me.member.username).toBe(username);
  });

  test('is over after a quarter of an hour without a request, and after twelve hours with them', async () => {
    await bank.host.clock.leap(17 * minute);
    expect(await isSignedIn(browser)).toBe(false);

    const busy = (await bank.another()).browser;
    for (let ten = 0; ten < 71; ten += 1) {
      await bank.host.clock.leap(10 * minute);
      expect((await busy.post('/api/notices/read', { upTo: 0 })).status).toBe(200);
    }
    await bank.host.clock.leap(10 * minute);
    expect(await isSignedIn(busy)).toBe(false);
  });

  test('is not ended by another site, whose page asks for it', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: bank.host.address },
      { origin: 'null' },
    ]) {
      expect(await codeOf(await browser.post('/api/sign-out', {}, headers))).toBe('FORBIDDEN');
    }
    const form = await browser.fetch('/api/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    });
    expect(form.status).toBe(415);
    const plain = await browser.fetch('/api/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    });
    expect(plain.status).toBe(415);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('of somebody else is not ended, and neither is a browser of theirs forgotten', async () => {
    const listed = await browser.fetch('/api/security/sessions');
    const { sessions } = (await listed.json()) as { sessions: { id: string }[] };
    for (const { id } of sessions) {
      const refused = await attacker.post(`/api/security/sessions/${id}/end`, {});
      const absent = await attacker.post(`/api/security/sessions/${newIntent()}/end`, {});
      expect(refused.status).toBe(absent.status);
      await attacker.post(`/api/security/browsers/${id}/forget`, {});
    }
    await attacker.post('/api/security/sessions/end-others', {});
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('is ended with all others when the member ends them, or changes the password', async () => {
    const second = await signInWithCode(bank.host, member);
    await browser.post('/api/security/sessions/end-others', {});
    expect(await isSignedIn(second)).toBe(false);
    const third = await signInWithCode(bank.host, member);
    const next = `a password of day ${bank.host.clock.now()}`;
    const change = { current: member.password, next };
    await confirmed(await stepUpFor(change, '/api/password'));
    const changed = await browser.post('/api/password', change);
    expect(changed.status, await changed.clone().text()).toBe(200);
    expect(await isSignedIn(third)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
    member = { ...member, password: next };
  });

  test('shows no page in a frame, and tells no other site that it is there', async () => {
    const { headers } = await browser.fetch('/api/me', {
      headers: { origin: 'https://evil.example' },
    });
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('What asks first who is there', () => {
  const paying = (amount: number, change: object = {}) => ({
    intentKey: newIntent(),
    transfer: { ...zelle(amount), ...change },
  });

  test('moves nothing until it knows', async () => {
    const before = await checkingOf(browser);
    await stepUpFor(paying(1_200_00));
    expect(await checkingOf(browser)).toBe(before);
  });

  test.each([
    ['amount', { amount: 1_300_00 }],
    ['account', { from: 'savings' }],
    ['payee', { email: 'mallory@example.com' }],
    ['name of the payee', { name: 'Mallory' }],
  ])('asks again where the %s was changed after it was shown', async (_what, change) => {
    const before = await checkingOf(browser);
    const asked = paying(1_200_00, { email: `sam${bank.host.clock.now()}@example.com` });
    await confirmed(await stepUpFor(asked));
    const changed = { ...asked, transfer: { ...asked.transfer, ...change } };
    expect(await codeOf(await browser.post('/api/transfers', changed))).toBe('STEP_UP_NEEDED');
    expect(await checkingOf(browser)).toBe(before);
  });

  test('carries it out once, and asks again for the next, however many come at once', async () => {
    const email = `once${bank.host.clock.now()}@example.com`;
    await confirmed(await stepUpFor(paying(1_200_00, { email })));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.post('/api/transfers', paying(1_200_00, { email }))),
    );
    const codes = await Promise.all(answers.map(codeOf));
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(codes.filter((code) => code === 'STEP_UP_NEEDED')).toHaveLength(9);
  });

  test('is not confirmed by somebody else, nor from another session of the same member', async () => {
    const stepUp = await stepUpFor(paying(1_200_00));
    await browser.post(`/api/step-up/${stepUp}/code`, {});
    const proof = { method: 'text', code: codeOnPhone(bank.host) };
    const elsewhere = await signInWithCode(bank.host, member);
    for (const thief of [attacker, elsewhere]) {
      expect(await codeOf(await confirm(stepUp, proof, thief))).toBe('PROOF_OVER');
      expect(await codeOf(await thief.post(`/api/step-up/${stepUp}/code`, {}))).toBe('PROOF_OVER');
    }
    expect((await confirm(stepUp, proof, new TestBrowser(bank.host.address))).status).toBe(401);
  });

  test('is not confirmed by the password where there is a phone, by a recovery code, or under a made-up key', async () => {
    const stepUp = await stepUpFor(paying(1_200_00));
    for (const proof of [
      { method: 'password', password: member.password },
      { method: 'recovery-code', code: 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA' },
      { method: 'authenticator', code: '000000' },
      { method: 'text', code: '' },
    ]) {
      expect((await confirm(stepUp, proof)).status).toBeGreaterThanOrEqual(400);
    }
    const madeUp = await confirm(newIntent(), { method: 'text', code: '000000' });
    expect(await codeOf(madeUp)).toBe('PROOF_OVER');
  });

  test('is not avoided by the portal’s protocol, by splitting, or by scheduling', async () => {
    const email = `split${bank.host.clock.now()}@example.com`;
    await confirmed(await stepUpFor(paying(900_00, { email })));
    const first = await browser.post('/api/transfers', paying(900_00, { email }));
    expect(first.status).toBe(200);
    await stepUpFor(paying(200_00, { email }));
    const rpc = await browser.post('/rpc/transfers/create', { json: paying(200_00, { email }) });
    expect(await rpc.text()).toContain('STEP_UP_NEEDED');
    const { intentKey, transfer } = paying(1_500_00, { email });
    const schedule = { transfer, date: dayAhead() };
    await stepUpFor({ intentKey, schedule }, '/api/scheduled-transfers');
  });

  function dayAhead(): string {
    return new Date(bank.host.clock.now() + 72 * hour).toISOString().slice(0, 10);
  }

  test.each([
    ['/api/recipients', () => ({ intentKey: newIntent(), recipient: zelle(1) })],
    ['/api/payees', () => ({ intentKey: newIntent(), payee: { name: `Payee ${newIntent()}` } })],
    ['/api/settings/two-factor', () => ({ on: false, password: member.password })],
    ['/api/accounts/checking/numbers', () => ({})],
  ])('holds up what would open the way for later theft: %s', async (path, body) => {
    const answer = await browser.post(path, body());
    expect(answer.status, await answer.clone().text()).toBe(403);
    expect(await codeOf(answer)).toBe('STEP_UP_NEEDED');
  });

  test('shows full account numbers to who has shown it, once, and nowhere else', async () => {
    const path = '/api/accounts/checking/numbers';
    const { number } = accountOf(member, 'checking');
    await confirmed(await stepUpFor({}, path));
    const shown = await browser.post(path, {});
    expect(shown.headers.get('cache-control')).toContain('no-store');
    expect(await shown.json()).toMatchObject({ accountNumber: number });
    const log = await (await browser.fetch('/api/security/log?limit=100')).text();
    expect(log).toContain('account-number-shown');
    const { account: _accounts, ...others } = await dumpTables(bank.store);
    for (const text of [log, JSON.stringify(others), JSON.stringify(bank.host.log.lines)]) {
      expect(text).not.toContain(number);
    }
    expect(await codeOf(await browser.post(path, {}))).toBe('STEP_UP_NEEDED');
    expect(await codeOf(await attacker.post('/api/accounts/vacation/numbers', {}))).toBe(
      'NOT_FOUND',
    );
  });

  test('gives the session a new token; the old one is worth nothing half a minute later', async () => {
    const old = tokenOf(browser);
    await confirmed(await stepUpFor(paying(1_200_00)));
    expect(tokenOf(browser)).not.toBe(old);
    const thief = thiefWith(old);
    await bank.host.clock.leap(minute);
    expect(await isSignedIn(thief)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('ends with the session: neither the new token nor the former one outlives the sign-out', async () => {
    const former = tokenOf(browser);
    await confirmed(await stepUpFor(paying(1_200_00)));
    const present = tokenOf(browser);
    await browser.post('/api/sign-out', {});
    expect(await isSignedIn(thiefWith(present))).toBe(false);
    expect(await isSignedIn(thiefWith(former))).toBe(false);
  });

  test('leaves alone what goes between the member’s own accounts', async () => {
    const asked = { intentKey: newIntent(), transfer: internal(2_000_00) };
    expect((await browser.post('/api/transfers', asked)).status).toBe(200);
  });
});

describe('The security log', () => {
  test('tells a member of tries against them, and nobody else’s', async () => {
    await new TestBrowser(bank.host.address).post('/api/sign-in', {
      username: member.username,
      password: 'not the right password',
    });
    const own = await (await browser.fetch('/api/security/log')).text();
    expect(own).toContain('sign-in-failed');
    const { browser: stranger } = await bank.another();
    expect(await (await stranger.fetch('/api/security/log')).text()).not.toContain(
      'sign-in-failed',
    );
  });

  test('holds no password, no code and no token', async () => {
    const log = await (await browser.fetch('/api/security/log?limit=100')).text();
    for (const secret of [member.password, tokenOf(browser), codeOnPhone(bank.host)]) {
      expect(log).not.toContain(secret);
    }
  });
});
