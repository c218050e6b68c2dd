import {
  addMember,
  type NewTestMember,
  type TestMember,
  addProfile,
} from '#bank/testing/test-member.ts';
import { TestBrowser } from '#hosts/testing/test-browser.ts';
import type { HttpHost } from '#hosts/testing/test-http-host.ts';

/** A member with a phone on file: sign-in asks for a code from that phone. */
export async function addMemberWithPhone(
  host: HttpHost,
  wanted: NewTestMember = {},
): Promise<TestMember> {
  const member = await addMember(host.bank, wanted);
  await addProfile(host.bank, member);
  return member;
}

/** Shows user name and password in a new browser, or in the given browser. */
export async function showPassword(
  host: HttpHost,
  { username, password }: Pick<TestMember, 'username' | 'password'>,
  browser = new TestBrowser(host.address),
): Promise<{ readonly browser: TestBrowser; readonly answer: Response }> {
  const answer = await browser.post('/api/sign-in', { username, password });
  return { browser, answer };
}

/** Signs in with password and code, and has the browser trusted where that is wanted. */
export async function signInWithCode(
  host: HttpHost,
  member: TestMember,
  trustBrowser = false,
): Promise<TestBrowser> {
  const { browser } = await showPassword(host, member);
  await browser.post('/api/sign-in/code', {});
  const answer = await finishWith(browser, codeOnPhone(host), trustBrowser);
  if (!answer.ok) throw new Error(await answer.text());
  return browser;
}

/** Shows a code as the second step. */
export function finishWith(
  browser: TestBrowser,
  code: string,
  trustBrowser = false,
): Promise<Response> {
  const proof = { method: 'text', code };
  return browser.post('/api/sign-in/second-step', { proof, trustBrowser });
}

/** The code that was sent last, to whomever. */
export function codeOnPhone({ mailer }: HttpHost): string {
  const about = mailer.sent.at(-1)?.about;
  if (about?.kind !== 'code') throw new Error('No code was sent');
  return about.code;
}

/** Six digits that are not those. */
export function anotherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** The content of an answer, without the parts that differ each time. */
export async function toldBy(answer: Response): Promise<unknown> {
  const {
    date: _date,
    'set-cookie': _cookie,
    'x-request-id': _id,
    ...headers
  } = Object.fromEntries(answer.headers);
  const cookies = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/=[0-9a-f]{64}/, ''));
  return { status: answer.status, headers, cookies, body: await answer.text() };
}
