import type { ProfileDetails } from '#contract/settings/profile.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { liveWithoutStepUps, openTestBank } from '../testing/test-bank.ts';
import { addProfile, testProfile } from '../testing/test-member.ts';

const minute = 60_000;
const email = 'new@example.com';

describeOnEveryStore('a new email or phone', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: liveWithoutStepUps });
    const member = await bank.addMember();
    const client = await bank.clientOf(member);
    const { mailer } = bank.dependencies;
    const tell = (change: Partial<ProfileDetails> = {}) =>
      client.profile.update({ ...testProfile, ...change });
    /** The code that was sent last, and where to. */
    const lastSent = () => {
      const sent = mailer.sent.at(-1);
      if (sent?.about.kind !== 'code') throw new Error('No code was sent');
      return { to: sent.to, code: sent.about.code };
    };
    return { bank, member, client, mailer, tell, lastSent };
  }

  /** A bank that knows the member's email and phone. */
  async function bankWithKnown() {
    const known = await bankWithMember();
    await addProfile(known.bank.dependencies, known.member);
    return known;
  }

  test('R-P1 is used once the code that was sent there is shown; the rest counts at once', async () => {
    const { client, mailer, tell, lastSent } = await bankWithKnown();
    expect(await tell({ email, street: '1 New Road' })).toMatchObject({
      email: 'jordan@example.com',
      street: '1 New Road',
      unconfirmed: { email, phone: null },
    });
    expect(mailer.sent).toMatchObject([
      { channel: 'email', to: email, about: { kind: 'code', purpose: 'contact' } },
    ]);
    const confirmed = await client.profile.confirmContact({
      channel: 'email',
      code: lastSent().code,
    });
    expect(confirmed).toMatchObject({ email, unconfirmed: { email: null, phone: null } });
    expect(await client.profile.get()).toEqual(confirmed);
  });

  test('R-P1 the first addresses are confirmed like any other', async () => {
    const { client, mailer, tell } = await bankWithMember();
    expect(await tell()).toMatchObject({
      firstName: 'Jordan',
      email: '',
      phone: '',
      city: 'Troy',
      unconfirmed: { email: testProfile.email, phone: testProfile.phone },
    });
    for (const { channel, about } of mailer.sent) {
      await client.profile.confirmContact({
        channel: channel === 'sms' ? 'phone' : 'email',
        code: about.kind === 'code' ? about.code : '',
      });
    }
    expect(await client.profile.get()).toMatchObject(testProfile);
  });

  test('R-P1 R-P5 the old address is told when the change is asked for, and messages go there until it is confirmed', async () => {
    const { bank, client, mailer, tell, lastSent } = await bankWithKnown();
    await tell({ email });
    const { code } = lastSent();
    await tell({ lastName: 'Eliot' });
    await client.profile.confirmContact({ channel: 'email', code });
    await tell({ email, lastName: 'Ellis' });
    await bank.settle();
    expect(mailer.taken.map(({ to, about }) => [to, about])).toEqual([
      ['jordan@example.com', { kind: 'security', change: 'contact-changed' }],
      ['jordan@example.com', { kind: 'security', change: 'name-changed' }],
      [email, { kind: 'security', change: 'name-changed' }],
    ]);
  });

  test('R-P1 an address that waits already sends no second code when it is told again', async () => {
    const { bank, mailer, tell } = await bankWithKnown();
    await tell({ email });
    await tell({ email });
    expect(mailer.sent).toHaveLength(1);
    expect(await tell()).toMatchObject({ unconfirmed: { email } });
    await bank.clock.leap(24 * 60 * minute);
    expect(mailer.sent).toHaveLength(1);
  });

  test('R-P1 wrong codes count down, and after the last it takes a new one', async () => {
    const { bank, client, tell, lastSent } = await bankWithKnown();
    await tell({ phone: '(518) 555-0163' });
    const { to, code } = lastSent();
    expect(to).toBe('(518) 555-0163');
    const wrong = { channel: 'phone', code: code === '000000' ? '000001' : '000000' } as const;
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      await expect(client.profile.confirmContact(wrong)).rejects.toMatchObject({
        code: 'PROOF_WRONG',
        data: { triesLeft },
      });
    }
    await expect(client.profile.confirmContact({ ...wrong, code })).rejects.toMatchObject({
      code: 'PROOF_OVER',
    });
    await bank.clock.leap(minute);
    await client.profile.sendContactCode({ channel: 'phone' });
    await expect(
      client.profile.confirmContact({ channel: 'phone', code: lastSent().code }),
    ).resolves.toMatchObject({ phone: '(518) 555-0163' });
  });

  test('R-P1 another code comes no sooner than after half a minute, and the former is good for nothing then', async () => {
    const { bank, client, tell, lastSent } = await bankWithKnown();
    await tell({ email });
    const { code: former } = lastSent();
    await expect(client.profile.sendContactCode({ channel: 'email' })).rejects.toMatchObject({
      code: 'CODE_TOO_SOON',
      data: { retryAfterMs: minute / 2 },
    });
    await bank.clock.leap(minute / 2);
    expect(await client.profile.sendContactCode({ channel: 'email' })).toEqual({
      to: 'n•••@example.com',
      expiresAt: bank.clock.now() + 10 * minute,
      nextAt: bank.clock.now() + minute / 2,
    });
    await expect(
      client.profile.confirmContact({ channel: 'email', code: former }),
    ).rejects.toMatchObject({ code: 'PROOF_WRONG' });
    await client.profile.confirmContact({ channel: 'email', code: lastSent().code });
  });

  test('R-P1 a code is good for ten minutes, and the change waits for a day', async () => {
    const { bank, member, client, tell, lastSent } = await bankWithKnown();
    await tell({ email });
    await bank.clock.leap(10 * minute);
    await expect(
      client.profile.confirmContact({ channel: 'email', code: lastSent().code }),
    ).rejects.toMatchObject({ code: 'PROOF_OVER' });
    await bank.clock.leap(24 * 60 * minute - 10 * minute);
    const later = await bank.clientOf(member);
    expect(await later.profile.get()).toMatchObject({ unconfirmed: { email: null } });
    await expect(later.profile.sendContactCode({ channel: 'email' })).rejects.toMatchObject({
      code: 'PROOF_OVER',
    });
  });

  test('R-P1 a change that is dropped leaves the old address, and its code is good for nothing', async () => {
    const { client, tell, lastSent } = await bankWithKnown();
    await tell({ email });
    expect(await client.profile.dropContactChange({ channel: 'email' })).toMatchObject({
      email: 'jordan@example.com',
      unconfirmed: { email: null },
    });
    await expect(
      client.profile.confirmContact({ channel: 'email', code: lastSent().code }),
    ).rejects.toMatchObject({ code: 'PROOF_OVER' });
  });

  test('an attack: the code for one address confirms no other that is typed after it', async () => {
    const { bank, client, tell, lastSent } = await bankWithKnown();
    await tell({ email });
    const { code } = lastSent();
    await bank.clock.leap(minute);
    await tell({ email: 'mallory@example.com' });
    await expect(client.profile.confirmContact({ channel: 'email', code })).rejects.toMatchObject({
      code: 'PROOF_WRONG',
    });
    expect(await client.profile.get()).toMatchObject({ email: 'jordan@example.com' });
  });

  test('an attack: no other member confirms it, nor sees it', async () => {
    const { bank, tell, lastSent } = await bankWithKnown();
    await tell({ email });
    const other = await bank.clientOf(await bank.addMember());
    await expect(
      other.profile.confirmContact({ channel: 'email', code: lastSent().code }),
    ).rejects.toMatchObject({ code: 'PROOF_OVER' });
    expect(await other.profile.get()).toMatchObject({ unconfirmed: { email: null } });
  });

  test('R-P1 a code that could not be sent can be asked for again at once', async () => {
    const { client, mailer, tell, lastSent } = await bankWithKnown();
    mailer.failures = 1;
    expect(await tell({ email })).toMatchObject({ unconfirmed: { email } });
    expect(mailer.sent).toEqual([]);
    await client.profile.sendContactCode({ channel: 'email' });
    await expect(
      client.profile.confirmContact({ channel: 'email', code: lastSent().code }),
    ).resolves.toMatchObject({ email });
  });

  test('the audit says what was asked for and confirmed, from where, and no code', async () => {
    const { bank, member, client, tell, lastSent } = await bankWithKnown();
    await tell({ email, city: 'Albany' });
    await client.profile.confirmContact({ channel: 'email', code: lastSent().code });
    const records = await bank.store.db
      .selectFrom('audit_record')
      .select(['action', 'facts'])
      .where('person_id', '=', member.personId)
      .where('action', '<>', 'sign-in')
      .orderBy('sequence')
      .execute();
    const from = { address: '203.0.113.7', device: 'Test browser' };
    expect(records.map(({ action, facts }) => [action, JSON.parse(facts) as unknown])).toEqual([
      ['profile-updated', { ...from, changed: 'city' }],
      ['contact-change-asked', { ...from, changed: 'email' }],
      ['contact-changed', { ...from, channel: 'email' }],
    ]);
  });
});
