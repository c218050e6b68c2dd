import type { PartyRole } from '#contract/procedures/access-terms.ts';
import type { TrustedContactDetails } from '#contract/trusted-contact/trusted-contact.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { livePolicy } from '../policy.ts';
import type { SecretAbout } from '../ports.ts';
import { auditRecords, faultsOf } from '../testing/audited.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { asksFirst, showingWhoIsThere, stepUpOf } from '../testing/show-who-is-there.ts';
import { type Client, longSessions, openTestBank, type TestBank } from '../testing/test-bank.ts';
import { TestCaller } from '../testing/test-caller.ts';
import { clientIn, addParty } from '../testing/test-party.ts';
import { addProfile } from '../testing/test-member.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const maria: TrustedContactDetails = {
  name: 'Maria Ruiz',
  relationship: 'child',
  email: 'maria@example.com',
  phone: '',
};
const lee: TrustedContactDetails = { ...maria, name: 'Lee Park', email: 'lee@example.com' };

type Introduction = Extract<SecretAbout, { kind: 'trusted-contact-named' }>;

/** The messages to named contacts, with their channels and addresses. */
function introductionsOf(bank: TestBank) {
  return bank.dependencies.mailer.sent.flatMap(({ about, channel, to }) =>
    about.kind === 'trusted-contact-named' ? [{ ...about, channel, to }] : [],
  );
}

function newestLink(bank: TestBank): string {
  return (introductionsOf(bank).at(-1) as Introduction).token;
}

describeOnEveryStore('the trusted contact of a member', ({ open }) => {
  async function bankWithMember(asksStepUp = false) {
    const security = { ...livePolicy.security, asksStepUp };
    const policy = { ...livePolicy, ...longSessions, security };
    const bank = await openTestBank(await open<Tables>(), { policy });
    const member = await bank.addMember({ displayName: 'Jordan Ellis' });
    // Without a phone a member shows the password.
    if (!asksStepUp) await addProfile(bank.dependencies, member);
    const stranger = bank.clientFor(new TestCaller(null));
    return { bank, member, client: await bank.clientOf(member), stranger };
  }

  async function actsOf(client: Client) {
    return (await client.security.log({})).entries
      .map(({ act }) => act)
      .filter((act) => act.startsWith('trusted-contact'));
  }

  test('R-T19 is nobody until one is named, who is told once what it means and by whom', async () => {
    const { bank, member, client } = await bankWithMember();
    expect(await client.trustedContact.get()).toEqual({ contact: null });
    const at = bank.clock.now();
    const named = await client.trustedContact.save({ ...maria, phone: '2125550143' });
    expect(named.contact).toEqual({
      ...maria,
      phone: '(212) 555-0143',
      namedAt: at,
      introducedAt: at,
      declinedAt: null,
    });
    expect(await client.trustedContact.get()).toEqual(named);
    expect(introductionsOf(bank)).toMatchObject([
      { by: 'Jordan Ellis', channel: 'email', to: 'maria@example.com' },
      { by: 'Jordan Ellis', channel: 'sms', to: '(212) 555-0143' },
    ]);
    expect(await actsOf(client)).toEqual(['trusted-contact-named']);
    await bank.settle();
    expect(bank.dependencies.mailer.taken).toMatchObject([
      { to: 'jordan@example.com', about: { kind: 'security', change: 'trusted-contact-named' } },
    ]);
    const facts = JSON.stringify(await auditRecords(bank, member));
    for (const secret of ['Maria', 'maria@example.com', newestLink(bank)]) {
      expect(facts).not.toContain(secret);
    }
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-T19 stands in the store with no more of the link than its hash', async () => {
    const { bank, client } = await bankWithMember();
    await client.trustedContact.save(maria);
    expect(newestLink(bank)).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(await dumpTables(bank.store))).not.toContain(newestLink(bank));
  });

  test('R-T19 is refused with everything that is wrong, and then nothing has changed', async () => {
    const { bank, client } = await bankWithMember();
    const before = await dumpTables(bank.store);
    await expect(
      client.trustedContact.save({ ...maria, name: '', email: 'jordan@example.com' }),
    ).rejects.toMatchObject({
      code: 'TRUSTED_CONTACT_WRONG',
      data: {
        faults: [
          { field: 'name', fault: 'missing' },
          { field: 'email', fault: 'own' },
        ],
      },
    });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('R-T19 another email or phone takes a step-up and another introduction, another name neither', async () => {
    const { bank, member, client } = await bankWithMember(true);
    const proof = { method: 'password', password: member.password } as const;
    const { permits } = await stepUpOf(client.trustedContact.save(maria));
    expect(permits).toEqual({ kind: 'name-trusted-contact', name: 'Maria Ruiz' });
    expect(introductionsOf(bank)).toEqual([]);
    await showingWhoIsThere(client, proof, () => client.trustedContact.save(maria));
    const renamed = await client.trustedContact.save({ ...maria, name: 'Maria R. Ruiz' });
    expect(renamed.contact).toMatchObject({ name: 'Maria R. Ruiz' });
    expect(introductionsOf(bank)).toHaveLength(1);
    await expect(client.trustedContact.save(lee)).rejects.toMatchObject(asksFirst);
    expect((await client.trustedContact.get()).contact).toEqual(renamed.contact);
    await showingWhoIsThere(client, proof, () => client.trustedContact.save(lee));
    expect(introductionsOf(bank).map(({ to }) => to)).toEqual([maria.email, lee.email]);
    expect(await actsOf(client)).toEqual([
      'trusted-contact-named',
      'trusted-contact-changed',
      'trusted-contact-named',
    ]);
  });

  test('R-T19 is removed after a step-up; whoever it was is told nothing, and their link is good no more', async () => {
    const { bank, member, client, stranger } = await bankWithMember(true);
    const proof = { method: 'password', password: member.password } as const;
    await showingWhoIsThere(client, proof, () => client.trustedContact.save(maria));
    const { permits } = await stepUpOf(client.trustedContact.remove({}));
    expect(permits).toEqual({ kind: 'remove-trusted-contact', name: 'Maria Ruiz' });
    const removed = await showingWhoIsThere(client, proof, () => client.trustedContact.remove({}));
    expect(removed).toEqual({ contact: null });
    expect(await client.trustedContact.remove({})).toEqual({ contact: null });
    expect(introductionsOf(bank)).toHaveLength(1);
    const token = newestLink(bank);
    for (const ask of [stranger.trustedContact.offered, stranger.trustedContact.decline]) {
      await expect(ask({ token })).rejects.toMatchObject({ code: 'CONTACT_LINK_NOT_GOOD' });
    }
    expect(await actsOf(client)).toEqual(['trusted-contact-removed', 'trusted-contact-named']);
  });

  test('R-T19 reads by the link who named them, which says nothing yet, and says no once and for all', async () => {
    const { bank, client, stranger } = await bankWithMember();
    await client.trustedContact.save(maria);
    const token = newestLink(bank);
    const before = await dumpTables(bank.store);
    expect(await stranger.trustedContact.offered({ token })).toEqual({
      by: 'Jordan Ellis',
      declinedAt: null,
    });
    expect(await dumpTables(bank.store)).toEqual(before);
    await bank.clock.leap(minute);
    const declinedAt = bank.clock.now();
    await Promise.all([1, 2, 3].map(() => stranger.trustedContact.decline({ token })));
    expect((await client.trustedContact.get()).contact).toMatchObject({ declinedAt });
    await bank.clock.leap(minute);
    await stranger.trustedContact.decline({ token });
    expect(await stranger.trustedContact.offered({ token })).toMatchObject({ declinedAt });
    expect(await actsOf(client)).toEqual(['trusted-contact-declined', 'trusted-contact-named']);
    expect((await client.events.recent({ limit: 1 })).events).toMatchObject([
      { kind: 'security', change: 'trusted-contact-declined' },
    ]);
  });

  test('R-T19 is not asked again by that member after they said no, whatever else is typed', async () => {
    const { bank, client, stranger } = await bankWithMember();
    await client.trustedContact.save({ ...maria, phone: '2125550143' });
    await stranger.trustedContact.decline({ token: newestLink(bank) });
    await client.trustedContact.remove({});
    await bank.clock.leap(30 * day);
    for (const typed of [
      maria,
      { ...lee, email: 'MARIA@example.com' },
      { ...lee, phone: '2125550143' },
    ]) {
      await expect(client.trustedContact.save(typed)).rejects.toMatchObject({
        code: 'TRUSTED_CONTACT_DECLINED',
      });
    }
    expect((await client.trustedContact.save(lee)).contact).toMatchObject({ name: 'Lee Park' });
  });

  test('R-T19 three people a day are named, and nobody by more than three members', async () => {
    const { bank, client } = await bankWithMember();
    for (const name of ['ana', 'ben', 'cem']) {
      await client.trustedContact.save({ ...maria, email: `${name}@example.com` });
    }
    await expect(client.trustedContact.save(maria)).rejects.toMatchObject({
      code: 'TOO_MANY_CONTACTS_NAMED',
      data: { most: 3 },
    });
    for (const displayName of ['Ana Cruz', 'Ben Ode', 'Cem Ak']) {
      const other = await bank.clientOf(await bank.addMember({ displayName }));
      await other.trustedContact.save(maria);
    }
    const fourth = await bank.clientOf(await bank.addMember());
    await expect(fourth.trustedContact.save(maria)).rejects.toMatchObject({
      code: 'TOO_MANY_CONTACTS_NAMED',
    });
    expect(introductionsOf(bank)).toHaveLength(6);
    await bank.clock.leap(day);
    await client.trustedContact.save(maria);
    expect(introductionsOf(bank)).toHaveLength(7);
  });

  test('R-T19 is written to again only where that failed, and then not over and over', async () => {
    const { bank, client, stranger } = await bankWithMember();
    bank.dependencies.mailer.failures = 1;
    const { contact } = await client.trustedContact.save(maria);
    expect(contact).toMatchObject({ introducedAt: null });
    bank.dependencies.mailer.failures = 1;
    expect((await client.trustedContact.introduce({})).contact).toMatchObject({
      introducedAt: null,
    });
    await expect(client.trustedContact.introduce({})).rejects.toMatchObject({
      code: 'TOO_MANY_TRIES',
    });
    await bank.clock.leap(15 * minute);
    const at = bank.clock.now();
    expect((await client.trustedContact.introduce({})).contact).toMatchObject({ introducedAt: at });
    await client.trustedContact.introduce({});
    expect(introductionsOf(bank)).toHaveLength(1);
    expect(await stranger.trustedContact.offered({ token: newestLink(bank) })).toMatchObject({
      by: 'Jordan Ellis',
    });
  });

  test('R-T19 is of the person: a joint owner has their own, and whoever only looks or sends has none', async () => {
    const { bank, member, client } = await bankWithMember();
    await client.trustedContact.save(maria);
    const asked = async (role: PartyRole) => {
      const other = await bank.addMember();
      await addParty(bank, member, other, { role });
      return (await clientIn(bank, other, member)).trustedContact.get();
    };
    expect(await asked('joint-owner')).toEqual({ contact: null });
    for (const role of ['viewer', 'authorised-user', 'administrator'] as const) {
      await expect(asked(role), role).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('R-T19 of two at once one is named after the other', async () => {
    const { bank, client } = await bankWithMember();
    await Promise.all([client.trustedContact.save(maria), client.trustedContact.save(lee)]);
    const rows = await bank.store.db.selectFrom('trusted_contact').select('ended_at').execute();
    expect(rows.filter(({ ended_at: end }) => end === null)).toHaveLength(1);
    expect(rows).toHaveLength(2);
  });
});
