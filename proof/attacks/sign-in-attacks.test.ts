import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestMember } from '#bank/testing/test-member.ts';
import { ask, TestBrowser } from '#hosts/testing/test-browser.ts';
import { type AttackedBank, openAttackedBank } from './attacked-bank.ts';
import {
  addMemberWithPhone,
  anotherCode,
  codeOnPhone,
  finishWith,
  showPassword,
  signInWithCode,
  toldBy,
} from './signing-in.ts';

const hour = 60 * 60_000;
const wrongPassword = 'not the right password';

let bank: AttackedBank;
let member: TestMember;

beforeAll(async () => {
  bank = await openAttackedBank();
  member = await addMemberWithPhone(bank.host);
});
afterAll(() => bank.close());

/** Lets the bank forget the attempts of earlier tests. */
function restedBank(): Promise<void> {
  return bank.host.clock.leap(120 * 24 * hour);
}

async function codeOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { code: string }).code;
}

function isSignedIn(browser: TestBrowser): Promise<boolean> {
  return browser.fetch('/api/me').then(({ status }) => status === 200);
}

describe('A guess', () => {
  test('is answered with the same words, headers and cookies for a user who is not there', async () => {
    const wrong = await showPassword(bank.host, { ...member, password: wrongPassword });
    const nobody = await showPassword(bank.host, { username: 'nobody', password: wrongPassword });
    expect(await toldBy(nobody.answer)).toEqual(await toldBy(wrong.answer));
  });

  test('is one of five; of 101 at the same name the others are not looked at, even the right one', async () => {
    await restedBank();
    const codes: string[] = [];
    for (let guess = 0; guess < 101; guess += 1) {
      const { answer } = await showPassword(bank.host, { ...member, password: wrongPassword });
      codes.push(await codeOf(answer));
    }
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_TRIES')).toHaveLength(96);
    const right = await showPassword(bank.host, member);
    expect(await codeOf(right.answer)).toBe('TOO_MANY_TRIES');
  });

  test('is held up alike for a name that nobody has', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      const { answer } = await showPassword(bank.host, { username: 'ghost', password: 'wrong' });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test('does not count anew where the sender says that it is somebody else', async () => {
    await restedBank();
    const statuses: number[] = [];
    for (let guess = 0; guess < 8; guess += 1) {
      const browser = new TestBrowser(bank.host.address);
      const answer = await browser.post(
        '/api/sign-in',
        { username: member.username, password: wrongPassword },
        { 'x-forwarded-for': `203.0.113.${guess}`, 'x-real-ip': `203.0.113.${guess}` },
      );
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });

  test('of 50 at once is refused or put off, and none is an error', async () => {
    await restedBank();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        showPassword(bank.host, { username: `crowd${place}`, password: wrongPassword }),
      ),
    );
    for (const { answer } of answers) expect([401, 429, 503]).toContain(answer.status);
  });

  test('keeps nobody out of the browser in which they have signed in before', async () => {
    await restedBank();
    const own = await signInWithCode(bank.host, member);
    for (let guess = 0; guess < 20; guess += 1) {
      await showPassword(bank.host, { ...member, password: wrongPassword });
    }
    const { answer } = await showPassword(bank.host, member, own);
    expect(await codeOf(answer)).toBe('SECOND_STEP_NEEDED');
  });

  test('from many addresses at one name is held up by the name', async () => {
    const behind = await openAttackedBank({ trustedProxies: ['127.0.0.1'] });
    try {
      const statuses: number[] = [];
      for (let guess = 0; guess < 10; guess += 1) {
        const browser = new TestBrowser(behind.host.address);
        const { username } = behind.member;
        const answer = await browser.post(
          '/api/sign-in',
          { username, password: wrongPassword },
          { 'x-forwarded-for': `198.51.100.${guess}` },
        );
        statuses.push(answer.status);
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    } finally {
      await behind.close();
    }
  });
});

describe('The second step', () => {
  beforeAll(restedBank);

  test('cannot be skipped: the password alone opens nothing and sets no session', async () => {
    const { browser, answer } = await showPassword(bank.host, member);
    expect(answer.status).toBe(401);
    expect([...browser.cookies.keys()]).toEqual(['__Host-step']);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.fetch('/api/accounts')).status).toBe(401);
  });

  test('is held by a cookie that opens nothing, out of reach of scripts and other sites', async () => {
    const { browser, answer } = await showPassword(bank.host, member);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-step=[0-9a-f]{64}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    browser.cookies.set('__Host-sid', browser.cookies.get('__Host-step') ?? '');
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('is not passed without the password before it', async () => {
    const browser = new TestBrowser(bank.host.address);
    expect(await codeOf(await finishWith(browser, '000000'))).toBe('PROOF_OVER');
    browser.cookies.set('__Host-step', 'f'.repeat(64));
    expect(await codeOf(await finishWith(browser, '000000'))).toBe('PROOF_OVER');
    expect(await codeOf(await browser.post('/api/sign-in/code', {}))).toBe('PROOF_OVER');
  });

  test('is not passed twice with one code', async () => {
    const { browser } = await showPassword(bank.host, member);
    const step = browser.cookies.get('__Host-step') ?? '';
    await browser.post('/api/sign-in/code', {});
    const code = codeOnPhone(bank.host);
    expect((await finishWith(browser, code)).status).toBe(200);
    const thief = new TestBrowser(bank.host.address);
    thief.cookies.set('__Host-step', step);
    expect(await codeOf(await finishWith(thief, code))).toBe('PROOF_OVER');
    expect(await isSignedIn(thief)).toBe(false);
  });

  test('is not passed with the code of another sign-in, the own one or somebody else’s', async () => {
    await restedBank();
    const other = await addMemberWithPhone(bank.host);
    const first = await showPassword(bank.host, member);
    await first.browser.post('/api/sign-in/code', {});
    const code = codeOnPhone(bank.host);
    for (const attacker of [member, other]) {
      const { browser } = await showPassword(bank.host, attacker);
      await bank.host.clock.leap(60_000);
      await browser.post('/api/sign-in/code', {});
      if (codeOnPhone(bank.host) === code) continue;
      expect(await codeOf(await finishWith(browser, code))).toBe('PROOF_WRONG');
      expect(await isSignedIn(browser)).toBe(false);
    }
  });

  test('is over after five wrong codes, for the right one too', async () => {
    await restedBank();
    const { browser } = await showPassword(bank.host, member);
    await browser.post('/api/sign-in/code', {});
    const code = codeOnPhone(bank.host);
    for (let guess = 0; guess < 5; guess += 1) await finishWith(browser, anotherCode(code));
    expect(await codeOf(await finishWith(browser, code))).toBe('PROOF_OVER');
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('is over after ten minutes', async () => {
    await restedBank();
    const { browser } = await showPassword(bank.host, member);
    await browser.post('/api/sign-in/code', {});
    const code = codeOnPhone(bank.host);
    await bank.host.clock.leap(10 * 60_000);
    expect(await codeOf(await finishWith(browser, code))).toBe('PROOF_OVER');
  });

  test.each([
    { method: 'authenticator', code: '000000' },
    { method: 'recovery-code', code: 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA' },
    { method: 'password', password: 'correct horse battery' },
    { method: 'passkey', answer: {} },
    { method: 'passkey', answer: { id: 'x', response: { signature: 'x' } } },
  ])('is not passed by a way that the member does not have: $method', async (proof) => {
    await restedBank();
    const { browser } = await showPassword(bank.host, member);
    const answer = await browser.post('/api/sign-in/second-step', { proof });
    expect(['PROOF_WRONG', 'PROOF_OVER']).toContain(await codeOf(answer));
    expect(await isSignedIn(browser)).toBe(false);
  });

  test.each([
    {},
    { proof: {} },
    { proof: { method: 'none' } },
    { proof: { method: ['text'], code: '000000' } },
    { proof: { method: 'text', code: 0 } },
    { proof: { method: 'text', code: ['000000'] } },
    { proof: { method: 'text', code: { $ne: '' } } },
    { proof: { method: 'text', code: '' } },
    { proof: { method: 'text', code: '0'.repeat(41) } },
  ])('is not passed by %j', async (body) => {
    const { browser } = await showPassword(bank.host, member);
    const answer = await browser.post('/api/sign-in/second-step', body);
    expect(answer.status).toBe(400);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('is asked for in a browser that somebody else trusts, or that only says that it is trusted', async () => {
    await restedBank();
    const other = await addMemberWithPhone(bank.host);
    const trusted = await signInWithCode(bank.host, other, true);
    expect((await showPassword(bank.host, other, trusted)).answer.status).toBe(200);
    expect(await codeOf((await showPassword(bank.host, member, trusted)).answer)).toBe(
      'SECOND_STEP_NEEDED',
    );
    const liar = new TestBrowser(bank.host.address);
    liar.cookies.set('__Host-browser', 'a'.repeat(64));
    expect(await codeOf((await showPassword(bank.host, member, liar)).answer)).toBe(
      'SECOND_STEP_NEEDED',
    );
  });

  test('is asked for again once the trust is over', async () => {
    await restedBank();
    const trusted = await signInWithCode(bank.host, member, true);
    await bank.host.clock.leap(31 * 24 * hour);
    expect(await codeOf((await showPassword(bank.host, member, trusted)).answer)).toBe(
      'SECOND_STEP_NEEDED',
    );
  });
});

describe('A link for a new password', () => {
  const newPassword = 'a quite different sentence';

  async function linkFor(username: string, headers: Record<string, string> = {}): Promise<string> {
    await restedBank();
    const before = bank.host.mailer.sent.length;
    const browser = new TestBrowser(bank.host.address);
    await browser.post('/api/password-reset', { username }, headers);
    await expect.poll(() => bank.host.mailer.sent.length).toBe(before + 1);
    const about = bank.host.mailer.sent.at(-1)?.about;
    if (about?.kind !== 'password-reset') throw new Error('No link was sent');
    return about.token;
  }

  const finish = (token: unknown, password = newPassword) =>
    new TestBrowser(bank.host.address).post('/api/password-reset/finish', { token, password });

  test('is asked for with the same answer whether there is such a member or not', async () => {
    await restedBank();
    const answers = await Promise.all(
      [member.username, 'nobody-at-all'].map((username) =>
        new TestBrowser(bank.host.address).post('/api/password-reset', { username }),
      ),
    );
    const [known, unknown] = await Promise.all(answers.map(toldBy));
    expect(unknown).toEqual(known);
  });

  test('works once, opens no session, and leaves the second step to be shown', async () => {
    const other = await addMemberWithPhone(bank.host);
    const token = await linkFor(other.username);
    const first = await finish(token);
    expect(first.status).toBe(200);
    expect(first.headers.getSetCookie().join()).not.toMatch(/__Host-sid=[0-9a-f]/);
    expect(await codeOf(await finish(token, 'yet another sentence here'))).toBe('LINK_NOT_GOOD');
    const { answer } = await showPassword(bank.host, { ...other, password: newPassword });
    expect(await codeOf(answer)).toBe('SECOND_STEP_NEEDED');
  });

  test('is asked for under no forged name: only the token travels, and the server knows its own address', async () => {
    await restedBank();
    const forged = await ask(
      bank.host.address,
      'POST',
      '/api/password-reset',
      { host: 'evil.example', origin: 'http://evil.example', 'content-type': 'application/json' },
      JSON.stringify({ username: member.username }),
    );
    expect(forged.status).toBe(421);
    const token = await linkFor(member.username, { 'x-forwarded-host': 'evil.example' });
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(bank.host.mailer.sent.at(-1))).not.toContain('evil.example');
  });

  test('cannot be made of what the store keeps, nor guessed', async () => {
    const token = await linkFor(member.username);
    const kept = createHash('sha256').update(token).digest('hex');
    for (const wrong of [
      kept,
      token.toUpperCase(),
      `${token} `,
      token.slice(1),
      '',
      "' or 1=1 --",
    ]) {
      expect(await codeOf(await finish(wrong))).toBe('LINK_NOT_GOOD');
      await restedBank();
    }
    for (const wrong of [null, 7, [token], { token }]) {
      expect((await finish(wrong)).status).toBe(400);
    }
  });
});

describe('Coming on-line', () => {
  test('begins with the same answer for a member number that nobody has', async () => {
    await restedBank();
    const begin = (memberNumber: string) =>
      new TestBrowser(bank.host.address).post('/api/enrolment', {
        memberNumber,
        birthDate: '1980-02-29',
      });
    const { host } = bank;
    await host.bank.store.db
      .insertInto('enrolment')
      .values({
        person_id: member.personId,
        membership_id: member.membershipId,
        birth_date: '1980-02-29',
        opened_at: host.clock.now(),
        activated_at: null,
      })
      .execute();
    const { number } = await host.bank.store.db
      .selectFrom('membership')
      .select('number')
      .where('id', '=', member.membershipId)
      .executeTakeFirstOrThrow();
    const known = await toldBy(await begin(number));
    expect(await toldBy(await begin('9999999'))).toEqual(known);
  });

  test('and signing in do not take each other’s steps', async () => {
    await restedBank();
    const { browser } = await showPassword(bank.host, member);
    const chosen = { username: 'mallory', password: 'a quite different sentence', code: '000000' };
    expect(await codeOf(await browser.post('/api/enrolment/finish', chosen))).toBe('PROOF_OVER');
    const enrolling = new TestBrowser(bank.host.address);
    await enrolling.post('/api/enrolment', { memberNumber: '7', birthDate: '1980-01-01' });
    expect(await codeOf(await finishWith(enrolling, '000000'))).toBe('PROOF_OVER');
  });
});
