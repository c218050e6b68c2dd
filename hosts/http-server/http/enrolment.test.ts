import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '#bank/index.ts';
import { newMember, openNewMember } from '#bank/testing/test-enrolment.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';

const { memberNumber, birthDate } = newMember;
const chosen = { username: 'jordan', password: 'a lamp beside nine rivers' };

let store: Store<Tables>;
let host: HttpHost;

beforeAll(async () => {
  store = await open({ path: ':memory:' });
  host = await openHttpHost(store);
  await openNewMember(host.bank);
});
afterAll(async () => {
  await host.close();
  await store.close();
});

test('A member activates online banking over HTTP: the step is in a cookie of its own, and gone with the session', async () => {
  const browser = new TestBrowser(host.address);
  const begun = await browser.post('/api/enrolment', { memberNumber, birthDate });
  expect(begun.status).toBe(200);
  expect(begun.headers.getSetCookie().join()).toMatch(
    /^__Host-step=[\da-f]{64}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const { sent } = host.mailer;
  await expect.poll(() => sent.length).toBe(1);
  const code = sent[0]?.about.kind === 'code' ? sent[0].about.code : '';

  const wrong = await browser.post('/api/enrolment/finish', { code: 'none', ...chosen });
  expect(wrong.status).toBe(422);
  expect(await wrong.json()).toMatchObject({ code: 'PROOF_WRONG', data: { triesLeft: 4 } });

  const done = await browser.post('/api/enrolment/finish', { code, ...chosen });
  expect(await done.json()).toMatchObject({ member: { username: 'jordan' } });
  expect([...browser.cookies.keys()].toSorted()).toEqual(['__Host-browser', '__Host-sid']);
  expect((await browser.fetch('/api/me')).status).toBe(200);
});

test('Without the cookie of the step no code is good', async () => {
  const browser = new TestBrowser(host.address);
  const answer = await browser.post('/api/enrolment/finish', { code: '123456', ...chosen });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'PROOF_OVER' });
});

test.each([
  ['a birth date that there is not', { memberNumber, birthDate: '1984-02-30' }],
  ['an object for a member number', { memberNumber: { $ne: '' }, birthDate }],
  ['no member number', { memberNumber: '', birthDate }],
  ['a NUL', { memberNumber: 'JC\0', birthDate }],
])('With %s nothing is begun', async (_, body) => {
  const browser = new TestBrowser(host.address);
  const answer = await browser.post('/api/enrolment', body);
  expect(answer.status).toBe(400);
  expect(browser.cookies.size).toBe(0);
});
