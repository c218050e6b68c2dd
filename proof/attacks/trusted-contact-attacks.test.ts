import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpTables } from '#bank/testing/test-tables.ts';
import { membershipHeader } from '#contract/procedures/http-terms.ts';
import { TestBrowser } from '#hosts/testing/test-browser.ts';
import { type AttackedBank, badRequest, notFound, openAttackedBank } from './attacked-bank.ts';

const maria = { name: 'Maria Ruiz', relationship: 'child', email: 'maria@example.com', phone: '' };
const offered = '/api/trusted-contact/offered';
const decline = '/api/trusted-contact/decline';
const notGood = { code: 'CONTACT_LINK_NOT_GOOD', status: 410, defined: true };

let bank: AttackedBank;
let stranger: TestBrowser;
let token: string;

beforeAll(async () => {
  bank = await openAttackedBank();
  stranger = new TestBrowser(bank.host.address);
  token = await name(maria);
});
afterAll(() => bank.close());

/** Names a contact as the member, and returns the token in the contact's link. */
async function name(contact: object): Promise<string> {
  const { browser, member, host } = bank;
  const asked = await browser.post('/api/trusted-contact', contact);
  const { data } = (await asked.json()) as { data: { stepUp: string } };
  const proof = { method: 'password', password: member.password };
  await browser.post(`/api/step-up/${data.stepUp}/confirm`, { proof });
  const answer = await browser.post('/api/trusted-contact', contact);
  if (!answer.ok) throw new Error(await answer.text());
  const about = host.mailer.sent.at(-1)?.about;
  return about?.kind === 'trusted-contact-named' ? about.token : '';
}

test('R-T19 A thief with the open session cannot name another contact, nor remove the one who might call', async () => {
  for (const [path, body] of [
    ['/api/trusted-contact', { ...maria, email: 'thief@example.com' }],
    ['/api/trusted-contact/remove', {}],
  ] as const) {
    const answer = await bank.browser.post(path, body);
    expect(await answer.json(), path).toMatchObject({ code: 'STEP_UP_NEEDED' });
  }
  const kept = await bank.browser.fetch('/api/trusted-contact');
  expect(await kept.json()).toMatchObject({ contact: { email: 'maria@example.com' } });
});

test('R-T19 Who guesses, shortens or turns around what a link carries neither learns who named somebody nor says no', async () => {
  const guesses = ['', 'x', token.slice(1), token.toUpperCase(), '0'.repeat(64)];
  for (const path of [offered, decline]) {
    for (const guess of guesses) {
      const refusal = await bank.refusalOf(() => stranger.post(path, { token: guess }));
      expect(refusal, guess).toMatchObject(notGood);
    }
    for (const guess of [null, 7, { $ne: '' }, [token], `${token}\0`]) {
      const refusal = await bank.refusalOf(() => stranger.post(path, { token: guess }));
      expect(refusal).toMatchObject(badRequest);
    }
  }
});

test('R-T19 A program that opens each link in a mailbox says no for nobody', async () => {
  const before = await dumpTables(bank.store);
  await stranger.fetch(`/trusted-contact?token=${token}`);
  await stranger.fetch('/trusted-contact');
  for (const path of [decline, `${decline}?token=${token}`]) {
    expect((await stranger.fetch(path)).status, path).toBeGreaterThanOrEqual(400);
  }
  expect((await stranger.post(offered, { token })).status).toBe(200);
  expect(await dumpTables(bank.store)).toEqual(before);
});

test('R-T19 Another site cannot say no, nor name anybody, in somebody’s browser', async () => {
  const from = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  for (const path of [decline, '/api/trusted-contact/remove']) {
    const refusal = await bank.refusalOf(() => bank.browser.post(path, { token }, from));
    expect(refusal.status, path).toBe(403);
  }
});

test('R-T19 Another member sees nothing of it, and nobody without a session', async () => {
  const other = await bank.another();
  const theirs = await other.browser.fetch('/api/trusted-contact');
  expect(await theirs.json()).toEqual({ contact: null });
  const headers = { [membershipHeader]: bank.member.membershipId };
  const refusal = await bank.refusalOf(() =>
    other.browser.fetch('/api/trusted-contact', { headers }),
  );
  expect(refusal).toMatchObject(notFound);
  expect((await stranger.fetch('/api/trusted-contact')).status).toBe(401);
});

test('R-T19 A name of the member leads nobody anywhere from our message', async () => {
  const { db } = bank.store;
  const named = { display_name: 'Win www.evil.example/x' };
  await db.updateTable('person').set(named).where('id', '=', bank.member.personId).execute();
  await name({ ...maria, email: 'lee@example.com' });
  expect(bank.host.mailer.sent.at(-1)?.about).toMatchObject({ by: 'Win www evil example x' });
});

test('R-T19 Said no once, the same link says it again to no effect', async () => {
  const link = await name({ ...maria, email: 'kim@example.com' });
  expect((await stranger.post(decline, { token: link })).status).toBe(200);
  const before = await dumpTables(bank.store);
  expect((await stranger.post(decline, { token: link })).status).toBe(200);
  expect(await dumpTables(bank.store)).toEqual(before);
});
