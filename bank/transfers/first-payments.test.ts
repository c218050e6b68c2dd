import type { FirstPaymentDelay } from '#contract/identity/security/security-terms.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { expect, test } from 'vitest';
import { changeSettings } from '../members/settings-records.ts';
import { demoPolicy, livePolicy } from '../policy.ts';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import {
  balancesOf,
  liveWithoutStepUps,
  longSessions,
  openTestBank,
  type TestBank,
} from '../testing/test-bank.ts';
import { addParty } from '../testing/test-party.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';
import { verifyBank } from '../verify/verify-bank.ts';

const hour = 60 * 60_000;

describeOnEveryStore('large first payments to somebody new', ({ open }) => {
  async function bankWithMember(hours: FirstPaymentDelay = 4) {
    const bank = await openTestBank(await open<Tables>(), {
      policy: { ...liveWithoutStepUps, ...longSessions },
    });
    const member = await bank.addMember({ accounts: { checking: 9_000_00, savings: 0 } });
    await bank.store.transact(({ trx }) =>
      changeSettings(trx, member.personId, { first_payment_delay_hours: hours }),
    );
    const client = await bank.clientOf(member);
    const send = (transfer: TransferRequestInput) =>
      client.transfers.create({ intentKey: bank.newKey(), transfer });
    const waitsUntil = bank.clock.now() + hours * hour;
    return { bank, member, client, send, waitsUntil };
  }

  async function faultsOf(bank: TestBank) {
    return (await verifyBank(bank.store)).checks.flatMap(({ faults }) => faults);
  }

  test.each([4, 24, 48] as const)(
    'wait for the %i hours that the member has chosen, then go on',
    async (hours) => {
      const { bank, client, send, waitsUntil } = await bankWithMember(hours);
      expect(await client.transfers.quote({ transfer: zelle(600_00) })).toMatchObject({
        waitsUntil,
      });
      const { id, waitsUntil: told } = await send(zelle(600_00));
      expect(told).toBe(waitsUntil);
      await bank.clock.leap(6_000);
      expect(await client.transfers.get({ id })).toMatchObject({ status: 'pending', waitsUntil });
      const [line] = (await client.transfers.history({})).transactions;
      expect(line && (await client.transactions.get({ id: line.id }))).toMatchObject({
        transfer: { waitsUntil },
      });
      await bank.clock.leap(hours * hour - 6_001);
      expect(await client.transfers.get({ id })).toMatchObject({ status: 'pending' });
      expect(await faultsOf(bank)).toEqual([]);
      await bank.clock.leap(1);
      const gone = await client.transfers.get({ id });
      expect(gone).toMatchObject({ status: 'completed' });
      expect(gone).not.toHaveProperty('waitsUntil');
      expect(await balancesOf(client)).toMatchObject({ checking: 8_400_00 });
      expect(await faultsOf(bank)).toEqual([]);
    },
  );

  test('are told by the terms before anything is reviewed, but not of a saved recipient who was paid', async () => {
    const { bank, client, send } = await bankWithMember(24);
    const { id: recipient } = await client.recipients.add({
      intentKey: bank.newKey(),
      recipient: { kind: 'zelle', name: 'Sam Lee', email: 'sam@example.com' },
    });
    const firstPayment = { above: 500_00, hours: 24 };
    for (const terms of [
      await client.transfers.terms({}),
      await client.transfers.terms({ recipient }),
    ]) {
      expect(terms).toMatchObject({
        internal: { firstPayment: null, heldAbove: null },
        zelle: { firstPayment, heldAbove: 1_000_00 },
        external: { firstPayment, heldAbove: 1_000_00 },
      });
    }
    await send({ kind: 'zelle', from: 'checking', amount: 1_00, recipient });
    await bank.clock.leap(6_000);
    expect((await client.transfers.terms({ recipient })).zelle.firstPayment).toBeNull();
    expect((await client.transfers.terms({})).zelle.firstPayment).toEqual(firstPayment);
  });

  test('wait a day in the live bank for anyone who has not chosen, and not at all in the demo', async () => {
    for (const [policy, hours] of [
      [livePolicy, 24],
      [demoPolicy, 0],
    ] as const) {
      const security = { ...policy.security, asksStepUp: false };
      const bank = await openTestBank(await open<Tables>(), { policy: { ...policy, security } });
      const member = await bank.addMember();
      const client = await bank.clientOf(member);
      await client.settings.setAutoLogout({ minutes: 5 });
      const quote = await client.transfers.quote({ transfer: zelle(500_01) });
      expect(quote.waitsUntil).toBe(hours === 0 ? undefined : bank.clock.now() + hours * hour);
    }
  });

  test.each(['joint-owner', 'guardian'] as const)(
    'wait for as long as a %s has chosen whose access has a last day, until it is over',
    async (role) => {
      const { bank, member, client } = await bankWithMember(4);
      const other = await bank.addMember();
      await bank.store.transact(({ trx }) =>
        changeSettings(trx, other.personId, { first_payment_delay_hours: 48 }),
      );
      const until = bank.clock.now() + 24 * hour;
      await addParty(bank, member, other, { role, from_at: 0, until_at: until });
      const quote = async () =>
        (await client.transfers.quote({ transfer: zelle(600_00) })).waitsUntil;
      expect(await quote()).toBe(bank.clock.now() + 48 * hour);
      expect(await client.transfers.terms({})).toMatchObject({
        zelle: { firstPayment: { hours: 48 } },
      });
      await bank.clock.leap(24 * hour);
      expect(await quote()).toBe(bank.clock.now() + 4 * hour);
    },
  );

  test('can be taken back meanwhile, and then stay where they were', async () => {
    const { bank, client, send } = await bankWithMember();
    const { id } = await send(external(600_00));
    await bank.clock.leap(6_000);
    expect(await client.transfers.cancel({ id })).toMatchObject({ status: 'cancelled' });
    await bank.clock.leap(5 * hour);
    expect(await client.transfers.get({ id })).toMatchObject({ status: 'cancelled' });
    expect(await balancesOf(client)).toMatchObject({ checking: 9_000_00 });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('above the threshold are held for the staff after the wait, as they would have been', async () => {
    const { bank, client, send } = await bankWithMember();
    const { id } = await send(zelle(1_500_00));
    await bank.clock.leap(6_000);
    await bank.clock.leap(4 * hour);
    const held = await client.transfers.get({ id });
    expect(held).toMatchObject({ status: 'pending' });
    expect(held).not.toHaveProperty('waitsUntil');
    expect(await faultsOf(bank)).toEqual([]);
    await bank.bank.staff.settle(id);
    expect(await client.transfers.get({ id })).toMatchObject({ status: 'completed' });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('do not wait once somebody was paid, however little', async () => {
    const { bank, client, send } = await bankWithMember();
    await send(zelle(1_00));
    expect(await client.transfers.quote({ transfer: zelle(600_00) })).toHaveProperty('waitsUntil');
    await bank.clock.leap(6_000);
    expect(await client.transfers.quote({ transfer: zelle(600_00) })).not.toHaveProperty(
      'waitsUntil',
    );
    const { id } = await send(zelle(600_00));
    await bank.clock.leap(6_000);
    expect(await client.transfers.get({ id })).toMatchObject({ status: 'completed' });
  });

  test('wait though they were scheduled, so that scheduling is no way round', async () => {
    const { bank, client } = await bankWithMember(24);
    await client.scheduledTransfers.schedule({
      intentKey: bank.newKey(),
      schedule: { transfer: zelle(600_00), date: '2026-03-03' },
    });
    await bank.clock.leap(24 * hour);
    const { transactions } = await client.transfers.history({});
    expect(transactions).toMatchObject([{ status: 'processing' }]);
    await bank.clock.leap(6_000);
    expect((await client.transfers.history({})).transactions).toMatchObject([
      { status: 'pending' },
    ]);
    expect(await client.transfers.tiles()).toMatchObject({ pending: 1 });
  });

  test.each<[string, FirstPaymentDelay, TransferRequestInput]>([
    ['up to $500', 4, zelle(500_00)],
    ['between own accounts', 4, internal(5_000_00)],
    ['of anyone who has not chosen so', 0, zelle(600_00)],
  ])('%s do not wait', async (_what, hours, transfer) => {
    const { client, send } = await bankWithMember(hours);
    expect(await client.transfers.quote({ transfer })).not.toHaveProperty('waitsUntil');
    expect(await send(transfer)).not.toHaveProperty('waitsUntil');
  });

  test('arrive as if they were sent when the wait is over', async () => {
    const { client } = await bankWithMember(24);
    expect((await client.transfers.quote({ transfer: zelle(600_00) })).arrival).toEqual({
      speed: 'within-minutes',
      day: '2026-03-03',
    });
  });
});
