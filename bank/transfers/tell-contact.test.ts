import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { breakingAt } from '../testing/listened-store.ts';
import { faultsOf } from '../testing/audited.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { liveWithoutStepUps, longSessions, openTestBank } from '../testing/test-bank.ts';
import { TestCaller } from '../testing/test-caller.ts';
import { addPersonIn, clientIn, makeBusiness, addParty } from '../testing/test-party.ts';
import { addProfile } from '../testing/test-member.ts';
import { external, zelle } from '../testing/transfer-requests.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const investment = { purpose: 'investment' } as const;
const maria = {
  name: 'Maria Ruiz',
  relationship: 'child',
  email: 'maria@example.com',
  phone: '',
} as const;

describeOnEveryStore('the trusted contact of who orders a large first payment', ({ open }) => {
  async function bankWithContact(contact: { phone?: string } = {}) {
    const security = { ...liveWithoutStepUps.security, firstPaymentDelayHours: 24 } as const;
    const bank = await openTestBank(await open<Tables>(), {
      policy: { ...liveWithoutStepUps, ...longSessions, security },
    });
    const member = await bank.addMember({ accounts: { checking: 9_000_00, savings: 0 } });
    await addProfile(bank.dependencies, member);
    const client = await bank.clientOf(member);
    await client.trustedContact.save({ ...maria, ...contact });
    const send = (transfer: TransferRequestInput, intentKey = bank.newKey()) =>
      client.transfers.create({ intentKey, transfer });
    /** The messages that non-members got about payments. */
    const told = async () => {
      await bank.settle();
      return bank.dependencies.mailer.taken
        .filter(({ about }) => about.kind === 'trusted-contact')
        .toSorted((one, other) => one.channel.localeCompare(other.channel));
    };
    return { bank, member, client, send, told };
  }

  test('R-T19 is told when it is ordered, while it waits: the first name, no amount, account or payee', async () => {
    const { bank, client, send, told } = await bankWithContact({ phone: '2125550143' });
    const transfer = zelle(600_00, investment);
    expect(await client.transfers.quote({ transfer })).toMatchObject({
      asksPurpose: true,
      trustedContact: 'Maria Ruiz',
    });
    expect(await told()).toEqual([]);
    const { waitsUntil } = await send(transfer);
    expect(waitsUntil).toBe(bank.clock.now() + day);
    const about = { kind: 'trusted-contact', firstName: 'Jordan' };
    expect(await told()).toEqual([
      expect.objectContaining({ channel: 'email', to: 'maria@example.com', about }),
      expect.objectContaining({ channel: 'sms', to: '(212) 555-0143', about }),
    ]);
    await bank.clock.leap(2 * day);
    expect(await told()).toHaveLength(2);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-T19 the member sees that they were told, and nobody else does', async () => {
    const { bank, member, client, send, told } = await bankWithContact();
    const spouse = await bank.addMember();
    await addParty(bank, member, spouse, { role: 'joint-owner' });
    await send(zelle(600_00, investment));
    await told();
    const [message] = (await client.settings.messages()).messages;
    expect(message).toMatchObject({
      channel: 'email',
      to: 'm•••@example.com',
      about: { kind: 'trusted-contact' },
      sentAt: bank.clock.now(),
    });
    const theirs = await clientIn(bank, spouse, member);
    expect(JSON.stringify(await theirs.settings.messages())).not.toContain('trusted-contact');
    const { events } = await theirs.events.recent({});
    expect(JSON.stringify(events)).not.toMatch(/Maria|trusted/);
  });

  test('R-T19 is told once, however often the request arrives', async () => {
    const { bank, send, told } = await bankWithContact();
    const key = bank.newKey();
    await Promise.all([1, 2, 3].map(() => send(zelle(600_00, investment), key)));
    await bank.clock.leap(hour);
    await send(zelle(600_00, investment), key);
    expect(await told()).toHaveLength(1);
  });

  test('R-T19 is told with the payment or not at all, whichever statement breaks off', async () => {
    const { bank, member, told } = await bankWithContact();
    const caller = await bank.callerOf(member);
    const sendAt = async (statement: number) => {
      const breaking = bank.beside({ store: breakingAt(bank.store, statement) });
      const transfer = zelle(600_00, investment);
      return await breaking
        .clientFor(new TestCaller(caller.sessionToken))
        .transfers.create({ intentKey: bank.newKey(), transfer });
    };
    let isSent = false;
    for (let statement = 1; !isSent; statement += 1) {
      isSent = await sendAt(statement).then(
        () => true,
        () => false,
      );
      expect(await told(), `statement ${statement}`).toHaveLength(isSent ? 1 : 0);
    }
    expect(await faultsOf(bank)).toEqual([]);
  });

  test.each<[string, TransferRequestInput]>([
    ['for a purchase', external(600_00)],
    ['for family or a friend', zelle(600_00)],
    ['up to $500', zelle(500_00, investment)],
  ])('R-T19 is told nothing of a payment %s', async (_what, transfer) => {
    const { send, told } = await bankWithContact();
    await send(transfer);
    expect(await told()).toEqual([]);
  });

  test('R-T19 is told of what the bank or the police asked for, and nothing of a known payee', async () => {
    const { bank, client, send, told } = await bankWithContact();
    await send(zelle(1_00));
    await bank.clock.leap(6_000);
    const again = zelle(600_00, { purpose: 'bank-or-police' });
    expect(await client.transfers.quote({ transfer: again })).not.toHaveProperty('trustedContact');
    await send(again);
    expect(await told()).toEqual([]);
    await send(external(600_00, { purpose: 'bank-or-police' }));
    expect(await told()).toHaveLength(1);
  });

  test('R-T19 is told nothing before they know what it means, after they said no, and once removed', async () => {
    const { bank, client, send, told } = await bankWithContact();
    const { mailer } = bank.dependencies;
    const to = (name: string) => zelle(501_00, { email: `${name}@example.net`, ...investment });
    const about = mailer.sent[0]?.about;
    const token = about?.kind === 'trusted-contact-named' ? about.token : '';
    await bank.clientFor(new TestCaller(null)).trustedContact.decline({ token });
    await send(to('a'));
    await client.trustedContact.remove({});
    await send(to('b'));
    mailer.failures = 1;
    await client.trustedContact.save({ ...maria, email: 'lee@example.com' });
    expect(await client.transfers.quote({ transfer: to('c') })).not.toHaveProperty(
      'trustedContact',
    );
    await send(to('c'));
    expect(await told()).toEqual([]);
    await client.trustedContact.introduce({});
    await send(to('d'));
    expect(await told()).toMatchObject([{ to: 'lee@example.com' }]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-T19 is told nothing at an address that has become the member’s own', async () => {
    const { bank, member, send, told } = await bankWithContact();
    await addProfile(bank.dependencies, member, { email: 'Maria@example.com' });
    await send(zelle(600_00, investment));
    expect(await told()).toEqual([]);
  });

  test('R-T19 is told of one for a later day when it is ordered, and not again on that day', async () => {
    const { bank, client, told } = await bankWithContact();
    const schedule = { transfer: external(600_00, investment), date: '2026-03-04' } as never;
    expect(await client.scheduledTransfers.preview({ schedule })).toMatchObject({
      trustedContact: 'Maria Ruiz',
    });
    await client.scheduledTransfers.schedule({ intentKey: bank.newKey(), schedule });
    expect(await told()).toHaveLength(1);
    await bank.clock.leap(5 * day);
    expect(await told()).toHaveLength(1);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-T19 of an owner is told nothing of what an initiator asked for, nor that of whoever sends for others', async () => {
    const { bank, member, client, told } = await bankWithContact();
    await makeBusiness(bank, member);
    const initiator = await addPersonIn(bank, member, 'initiator');
    const approval = await initiator.client.approvals.ask({
      intentKey: bank.newKey(),
      payment: { kind: 'transfer', transfer: zelle(600_00, investment) },
    });
    await client.approvals.approve({ intentKey: bank.newKey(), id: approval.id });
    const helper = await bank.addMember();
    await (await bank.clientOf(helper)).trustedContact.save({ ...maria, email: 'lee@example.com' });
    await addParty(bank, member, helper, { role: 'authorised-user', daily_limit: 2_000_00 });
    const asHelper = await clientIn(bank, helper, member);
    const transfer = external(600_00, investment);
    expect(await asHelper.transfers.quote({ transfer })).not.toHaveProperty('trustedContact');
    await asHelper.transfers.create({ intentKey: bank.newKey(), transfer });
    expect(await told()).toEqual([]);
  });

  test.each<PaymentPurpose>(['investment', 'bank-or-police'])(
    'R-T19 is found wanting by the checks where they are told of %s and had said no',
    async (purpose) => {
      const { bank, send, told } = await bankWithContact();
      await send(zelle(600_00, { purpose }));
      await told();
      await bank.store.db.updateTable('trusted_contact').set({ declined_at: 1 }).execute();
      expect(await faultsOf(bank)).toEqual([
        expect.stringMatching(
          /^Message .*-contact-email tells somebody who was no trusted contact/,
        ),
      ]);
    },
  );
});
