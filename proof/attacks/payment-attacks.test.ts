import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addRecipient, addProfile } from '#bank/testing/test-member.ts';
import { zelle } from '#bank/testing/transfer-requests.ts';
import type { TestBrowser } from '#hosts/testing/test-browser.ts';
import { type AttackedBank, newIntent, openAttackedBank } from './attacked-bank.ts';

const isSent = { status: 'processing' };
const stepUpNeeded = { code: 'STEP_UP_NEEDED', status: 403 };

let bank: AttackedBank;

beforeEach(async () => {
  bank = await openAttackedBank();
});
afterEach(() => bank.close());

function transferring(transfer: object) {
  return { intentKey: newIntent(), transfer };
}

async function send(transfer: object, browser: TestBrowser = bank.browser) {
  const answer = await browser.post('/api/transfers', transferring(transfer));
  return (await answer.json()) as { code?: string; status: string | number };
}

describe('A stranger', () => {
  test('is none of the payees for having the phone of one beside an email of their own', async () => {
    await addRecipient(bank.host.bank, bank.member, {
      kind: 'zelle',
      name: 'Sam Rivera',
      email: 'sam@example.com',
      phone: '(518) 555-0163',
    });
    const stolen = { name: 'Sam Rivera', email: 'thief@example.com', phone: '(518) 555-0163' };
    expect(await send(zelle(500_00, stolen))).toMatchObject(stepUpNeeded);
    const other = { name: 'Sam Rivera', email: 'sam@example.com', phone: '(212) 555-0199' };
    expect(await send(zelle(1_00, other))).toMatchObject(stepUpNeeded);
    const own = { name: 'Sam', email: 'SAM@example.com', phone: '+1 518 555 0163' };
    expect(await send(zelle(1_00, own))).toMatchObject(isSent);
    expect(await send(zelle(1_00, { name: 'Sam' }))).toMatchObject(isSent);
  });

  test('is none for having the email of somebody who was paid, beside a phone of their own', async () => {
    await addRecipient(bank.host.bank, bank.member, {
      kind: 'zelle',
      name: 'Sam Rivera',
      email: 'sam@example.com',
    });
    expect(await send(zelle(1_00))).toMatchObject(isSent);
    await bank.host.clock.advance(6_000);
    await bank.store.db.deleteFrom('recipient').execute();
    expect(await send(zelle(1_00))).toMatchObject(isSent);
    expect(await send(zelle(1_00, { phone: '(212) 555-0199' }))).toMatchObject(stepUpNeeded);
  });

  test('who is saved waits a day for a first payment of more than $500, however it was chosen', async () => {
    const recipient = await addRecipient(bank.host.bank, bank.member, {
      kind: 'zelle',
      name: 'Sam Rivera',
      email: 'sam@example.com',
    });
    const day = 24 * 60 * 60_000;
    expect(await send(zelle(500_01, { recipient }))).toMatchObject({
      status: 'processing',
      waitsUntil: bank.host.clock.now() + day,
    });
  });
});

describe('A code by text', () => {
  test('that the member has turned off is not offered, and cannot take away the authenticator app', async () => {
    const { db } = bank.store;
    await addProfile(bank.host.bank, bank.member);
    await db
      .insertInto('authenticator')
      .values({
        person_id: bank.member.personId,
        sealed_secret: 'sealed',
        last_step: -1,
        added_at: 0,
      })
      .execute();
    await db
      .insertInto('person_settings')
      .values({
        person_id: bank.member.personId,
        two_factor: 0,
        auto_logout_minutes: null,
        notify_email: 1,
        notify_sms: 1,
        notify_push: 0,
        notify_security: 1,
        notify_sign_ins: 0,
        notify_letters: 1,
        password_chosen_at: null,
        first_payment_delay_hours: null,
      })
      .execute();
    const refused = await bank.browser.post('/api/transfers', transferring(zelle(1_00)));
    const { data } = (await refused.json()) as {
      data: { stepUp: string; methods: { method: string }[] };
    };
    expect(data.methods.map(({ method }) => method)).not.toContain('text');
    const sent = bank.host.mailer.sent.length;
    await bank.browser.post(`/api/step-up/${data.stepUp}/code`, {});
    expect(bank.host.mailer.sent).toHaveLength(sent);
  });
});

describe('The bound of a day', () => {
  const pay = async (date: string, change: object = {}) => {
    const bill = { payee: await payeeOfMember(), from: 'checking', amount: 1_000_00, date };
    const asked = { intentKey: newIntent(), bill: { ...bill, again: true, ...change } };
    const answer = await bank.browser.post('/api/bills', asked);
    return (await answer.json()) as { code?: string; status: string | number };
  };

  /** As staff would: the member's own way to add a payee asks for a step-up. */
  async function payeeOfMember(): Promise<string> {
    const known = await bank.store.db.selectFrom('payee').select('id').execute();
    const first = known.find(({ id }) => id.startsWith('0000'));
    const id = first?.id ?? '00000000-0000-7000-8000-000000000001';
    if (first === undefined) {
      await bank.store.db
        .insertInto('payee')
        .values({
          id,
          membership_id: bank.member.membershipId,
          name: 'Electric Company',
          name_key: 'electric company',
          account_number: null,
          category: 'Utilities',
          removed_at: null,
          created_at: bank.host.clock.now(),
        })
        .execute();
    }
    return id;
  }

  test('is not passed by many bills of one day, each of which is below it', async () => {
    expect(await pay('2026-03-05')).toMatchObject({ status: 'scheduled' });
    for (let times = 0; times < 19; times += 1) {
      expect(await pay('2026-03-05')).toMatchObject(stepUpNeeded);
    }
  });

  test('is not passed by series that begin on other days and come together', async () => {
    expect(await pay('2026-03-08', { repeat: 'weekly' })).toMatchObject({ status: 'scheduled' });
    for (const first of ['2026-03-15', '2026-03-22', '2026-03-29']) {
      expect(await pay(first, { repeat: 'weekly' })).toMatchObject(stepUpNeeded);
    }
  });

  test('is not passed by a bill beside a transfer', async () => {
    await addRecipient(bank.host.bank, bank.member, {
      kind: 'zelle',
      name: 'Sam Rivera',
      email: 'sam@example.com',
    });
    expect(await send(zelle(100_00))).toMatchObject(isSent);
    expect(await pay('2026-03-02', { amount: 900_00 })).toMatchObject({ status: 'paid' });
    expect(await pay('2026-03-02', { amount: 1, from: 'savings' })).toMatchObject(stepUpNeeded);
    expect(await send(zelle(1, { from: 'savings' }))).toMatchObject(stepUpNeeded);
  });
});

describe('A mailbox', () => {
  test('by which a password was reset confirms no payee for a day, nor a way to be reached', async () => {
    await addProfile(bank.host.bank, bank.member, { phone: '' });
    const { username } = bank.member;
    const thief = bank.browser;
    await thief.post('/api/password-reset', { username });
    const about = bank.host.mailer.sent.at(-1)?.about;
    const token = about?.kind === 'password-reset' ? about.token : '';
    const password = 'lantern-harbour-quilt-58';
    expect((await thief.post('/api/password-reset/finish', { token, password })).status).toBe(200);
    expect((await thief.post('/api/sign-in', { username, password })).status).toBe(200);

    const later = { code: 'STEP_UP_LATER', status: 403 };
    const payee = { name: 'Mallory Power' };
    const addPayee = () => thief.post('/api/payees', { intentKey: newIntent(), payee });
    expect(await bank.refusalOf(addPayee)).toMatchObject(later);
    expect(await send(zelle(1_00))).toMatchObject(later);
    expect(
      await bank.refusalOf(() => thief.post('/api/settings/two-factor', { on: true })),
    ).toMatchObject(later);

    await bank.host.clock.leap(24 * 60 * 60_000);
    await thief.post('/api/sign-in', { username, password });
    expect(await (await addPayee()).json()).toMatchObject(stepUpNeeded);
  });
});
