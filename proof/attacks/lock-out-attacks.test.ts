import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestMember } from '#bank/testing/test-member.ts';
import { addCard } from '#bank/testing/test-card.ts';
import { newMember, openNewMember } from '#bank/testing/test-enrolment.ts';
import { TestBrowser } from '#hosts/testing/test-browser.ts';
import { type AttackedBank, openAttackedBank } from './attacked-bank.ts';
import {
  addMemberWithPhone,
  anotherCode,
  codeOnPhone,
  finishWith,
  showPassword,
  signInWithCode,
} from './signing-in.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let bank: AttackedBank;
let member: TestMember;

beforeAll(async () => {
  // Each attacker and each member comes from an address of their own.
  bank = await openAttackedBank({ trustedProxies: ['127.0.0.1'] });
  member = await addMemberWithPhone(bank.host);
});
afterAll(() => bank.close());

function restedBank(): Promise<void> {
  return bank.host.clock.leap(120 * day);
}

const from = (address: string) => ({ 'x-forwarded-for': address });

async function codeOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { code: string }).code;
}

/** The newest link for a new password, once `count` links were sent. */
async function linkSent(count: number): Promise<string> {
  const links = () =>
    bank.host.mailer.sent.flatMap(({ about }) =>
      about.kind === 'password-reset' ? [about.token] : [],
    );
  await expect.poll(() => links().length).toBe(count);
  return links().at(-1) ?? '';
}

describe('Somebody who wants to lock a member out', () => {
  test('voids no link by asking for others, and holds up none that the member asks for', async () => {
    const { username } = member;
    const own = new TestBrowser(bank.host.address);
    await own.post('/api/password-reset', { username }, from('192.0.2.1'));
    const link = await linkSent(1);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const stranger = new TestBrowser(bank.host.address);
      const asked = await stranger.post('/api/password-reset', { username }, from('203.0.113.9'));
      statuses.push(asked.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const again = await own.post('/api/password-reset', { username }, from('192.0.2.1'));
    expect(again.status).toBe(200);
    const password = 'a quite different sentence';
    const finished = await own.post('/api/password-reset/finish', { token: link, password });
    expect(finished.status).toBe(200);
    member = { ...member, password };
  });

  test('uses up no guess of the browser that the member has signed in with, nor of a session', async () => {
    await restedBank();
    const own = await signInWithCode(bank.host, member);
    await bank.host.clock.leap(minute);
    for (let round = 0; round < 4; round += 1) {
      const { browser } = await showPassword(bank.host, member);
      const wrong = anotherCode(codeOnPhone(bank.host));
      for (let guess = 0; guess < 5; guess += 1) await finishWith(browser, wrong);
    }
    const { answer } = await showPassword(bank.host, member, own);
    expect(await codeOf(answer)).toBe('SECOND_STEP_NEEDED');
    expect((await own.post('/api/sign-in/code', {})).status).toBe(200);
    expect((await finishWith(own, codeOnPhone(bank.host))).status).toBe(200);
  });

  test('uses up no code of the browser that the member has signed in with', async () => {
    await restedBank();
    const own = await signInWithCode(bank.host, member);
    await bank.host.clock.leap(minute);
    const { browser } = await showPassword(bank.host, member);
    const statuses: number[] = [];
    for (let code = 0; code < 12; code += 1) {
      statuses.push((await browser.post('/api/sign-in/code', {})).status);
      await bank.host.clock.leap(minute / 2);
    }
    expect(statuses).toContain(429);
    await showPassword(bank.host, member, own);
    expect((await own.post('/api/sign-in/code', {})).status).toBe(200);
  });

  test('stops nobody’s sign-in by setting a PIN many times at once', async () => {
    await restedBank();
    const mallory = await bank.another({ username: 'mallory' });
    await addCard(bank.host.bank, mallory.member, { kind: 'debit', lastFour: '2946' });
    const pins = Array.from({ length: 45 }, () =>
      mallory.browser.post('/api/cards/debit/pin', { pin: '8305' }),
    );
    const { answer } = await showPassword(bank.host, member);
    expect(await codeOf(answer)).toBe('SECOND_STEP_NEEDED');
    const statuses = (await Promise.all(pins)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(35);
  });
});

describe('Trust that is planted', () => {
  test('is worth nothing: whoever gave the browser its token before does not know the one that is trusted', async () => {
    await restedBank();
    const mallory = await addMemberWithPhone(bank.host);
    const planted = (await signInWithCode(bank.host, mallory)).cookies.get('__Host-browser') ?? '';
    expect(planted).toMatch(/^[0-9a-f]{64}$/);

    const victim = new TestBrowser(bank.host.address);
    victim.cookies.set('__Host-browser', planted);
    await bank.host.clock.leap(minute);
    await showPassword(bank.host, member, victim);
    await victim.post('/api/sign-in/code', {});
    expect((await finishWith(victim, codeOnPhone(bank.host), true)).status).toBe(200);
    expect(victim.cookies.get('__Host-browser')).not.toBe(planted);

    const thief = new TestBrowser(bank.host.address);
    thief.cookies.set('__Host-browser', planted);
    const { answer } = await showPassword(bank.host, member, thief);
    expect(await codeOf(answer)).toBe('SECOND_STEP_NEEDED');
    expect((await showPassword(bank.host, member, victim)).answer.status).toBe(200);
  });

  test('is no older than the trust: a copy of the token that was taken before opens nothing', async () => {
    await restedBank();
    const own = await signInWithCode(bank.host, member);
    const copied = own.cookies.get('__Host-browser') ?? '';
    await bank.host.clock.leap(minute);
    await showPassword(bank.host, member, own);
    await own.post('/api/sign-in/code', {});
    expect((await finishWith(own, codeOnPhone(bank.host), true)).status).toBe(200);
    const thief = new TestBrowser(bank.host.address);
    thief.cookies.set('__Host-browser', copied);
    const { answer } = await showPassword(bank.host, member, thief);
    expect(await codeOf(answer)).toBe('SECOND_STEP_NEEDED');
  });
});

describe('Activation', () => {
  const chosen = { username: 'robin-new', password: 'a quite different sentence' };

  /** The answers to this many guesses at the code, with as many activations as they take. */
  async function guessed(memberNumber: string, address: string): Promise<string[]> {
    const codes: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const browser = new TestBrowser(bank.host.address);
      const who = { memberNumber, birthDate: newMember.birthDate };
      const begun = await browser.post('/api/enrolment', who, from(address));
      codes.push(String(begun.status));
      for (let guess = 0; guess < 6; guess += 1) {
        const code = 'not-a-code';
        const answer = await browser.post('/api/enrolment/finish', { ...chosen, code });
        codes.push(await codeOf(answer));
      }
    }
    return codes;
  }

  test('tells with no guess whether there is a member of that number and birth date', async () => {
    await restedBank();
    await openNewMember(bank.host.bank);
    const real = await guessed(newMember.memberNumber, '192.0.2.31');
    const nobodys = await guessed('JC-999999', '192.0.2.32');
    expect(nobodys).toEqual(real);
    expect(real.filter((code) => code === 'PROOF_WRONG')).toHaveLength(25);
  });

  test('tells no more than ten user names that are taken', async () => {
    await restedBank();
    const browser = new TestBrowser(bank.host.address);
    const { memberNumber, birthDate } = newMember;
    const sent = bank.host.mailer.sent.length;
    await browser.post('/api/enrolment', { memberNumber, birthDate }, from('192.0.2.33'));
    await expect.poll(() => bank.host.mailer.sent.length).toBe(sent + 1);
    const code = codeOnPhone(bank.host);
    const codes: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const asked = { ...chosen, username: member.username, code };
      codes.push(await codeOf(await browser.post('/api/enrolment/finish', asked)));
    }
    expect(codes).toEqual([
      ...Array<string>(10).fill('USERNAME_TAKEN'),
      'TOO_MANY_TRIES',
      'TOO_MANY_TRIES',
    ]);
  });
});
