import type { RecipientId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { expect, test } from 'vitest';
import { livePolicy } from '../../policy.ts';
import type { Tables } from '../../tables.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { asksFirst, showingWhoIsThere, stepUpOf } from '../../testing/show-who-is-there.ts';
import { balancesOf, openTestBank, type Client } from '../../testing/test-bank.ts';
import { external, internal, zelle } from '../../testing/transfer-requests.ts';
import { verifyBank } from '../../verify/verify-bank.ts';

const minute = 60_000;

describeOnEveryStore('transfers that ask first who is there', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: livePolicy });
    const member = await bank.addMember({ accounts: { checking: 50_000_00, savings: 10_000_00 } });
    const client = await bank.clientOf(member);
    const proof = { method: 'password', password: member.password } as const;
    const saved = (await bank.addRecipient(member, {
      kind: 'zelle',
      name: 'Sam Rivera',
      email: 'sam@example.com',
    })) as RecipientId;
    const send = (transfer: TransferRequestInput, intentKey = bank.newKey(), asking = client) =>
      asking.transfers.create({ intentKey, transfer });
    /** Passes the step-up for this transfer, which is not sent yet. */
    const permit = async (transfer: TransferRequestInput, asking: Client = client) => {
      const { stepUp } = await stepUpOf(send(transfer, bank.newKey(), asking));
      return await asking.stepUp.confirm({ stepUp, proof });
    };
    /** A transfer to somebody who is saved. */
    const toSaved = (amount: number) => zelle(amount, { recipient: saved });
    return { bank, member, client, proof, send, permit, toSaved };
  }

  test('a payment to somebody who is neither saved nor was ever paid is sent after a step-up', async () => {
    const { bank, client, proof, send } = await bankWithMember();
    const intentKey = bank.newKey();
    const before = await balancesOf(client);
    const asked = await stepUpOf(send(zelle(1_00, { email: 'new@example.com' }), intentKey));
    expect(asked).toMatchObject({
      methods: [{ method: 'password' }],
      expiresAt: bank.clock.now() + 10 * minute,
    });
    expect(await balancesOf(client)).toEqual(before);
    expect(await client.stepUp.confirm({ stepUp: asked.stepUp, proof })).toEqual({
      kind: 'permitted',
      validUntil: bank.clock.now() + 5 * minute,
    });
    const sent = await send(zelle(1_00, { email: 'new@example.com' }), intentKey);
    expect(sent).toMatchObject({ status: 'processing', amount: 1_00 });
    expect((await verifyBank(bank.store)).checks.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('who was paid before, or is saved under another name, is no stranger', async () => {
    const { bank, client, proof, send } = await bankWithMember();
    await expect(
      send(zelle(1_00, { name: 'S. R.', email: 'SAM@example.com' })),
    ).resolves.toBeDefined();
    const stranger = zelle(1_00, { name: 'Kim Lee', email: '', phone: '(518) 555-0163' });
    await showingWhoIsThere(client, proof, () => send(stranger));
    await expect(send(stranger)).rejects.toMatchObject(asksFirst);
    await bank.clock.advance(5_000);
    await expect(send({ ...stranger, phone: '+1 518.555.0163' })).resolves.toBeDefined();
    await showingWhoIsThere(client, proof, () => send(zelle(1_00, { email: 'lou@example.com' })));
    await bank.clock.advance(5_000);
    await expect(send(zelle(1_00, { email: 'Lou@Example.com' }))).resolves.toBeDefined();
    await showingWhoIsThere(client, proof, () => send(external(2_00)));
    await bank.clock.advance(5_000);
    await expect(send(external(1_00, { name: 'R. Blake' }))).resolves.toBeDefined();
    await expect(send(external(1_00, { accountNumber: '000123456780' }))).rejects.toMatchObject(
      asksFirst,
    );
  });

  test('a payment that came back makes nobody known', async () => {
    const { bank, client, proof, send } = await bankWithMember();
    const large = zelle(2_000_00, { email: 'new@example.com' });
    const { id } = await showingWhoIsThere(client, proof, () => send(large));
    await bank.clock.advance(5_000);
    await client.transfers.cancel({ id });
    await expect(send(zelle(1_00, { email: 'new@example.com' }))).rejects.toMatchObject(asksFirst);
  });

  test('splitting does not help: what is sent to others in a day counts together, by whichever way', async () => {
    const { bank, member, client, proof, send, toSaved } = await bankWithMember();
    const robin = await bank.addRecipient(member, {
      kind: 'external',
      name: 'Robin Blake',
      bank_name: 'First Bank',
      account_number: '000123456789',
      routing_number: '021000021',
    });
    await send(toSaved(600_00));
    await send(external(400_00, { recipient: robin }));
    await expect(send(toSaved(1))).rejects.toMatchObject(asksFirst);
    await showingWhoIsThere(client, proof, () => send(toSaved(1)));
    await bank.clock.leap(24 * 60 * minute);
    const nextDay = await bank.clientOf(member);
    await expect(send(toSaved(1_000_00), bank.newKey(), nextDay)).resolves.toBeDefined();
  });

  test('of two at the same time that are together over the limit one is sent and one is asked about', async () => {
    const { client, send, toSaved } = await bankWithMember();
    await client.accounts.list();
    const results = await Promise.allSettled([send(toSaved(600_00)), send(toSaved(600_00))]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'STEP_UP_NEEDED' },
    });
    expect(await balancesOf(client)).toMatchObject({ checking: 49_400_00 });
  });

  test('one step-up lets one of many equal transfers through, however they come', async () => {
    const { client, send, permit, toSaved } = await bankWithMember();
    await permit(toSaved(2_000_00));
    await client.accounts.list();
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => send(toSaved(2_000_00))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balancesOf(client)).toMatchObject({ checking: 48_000_00 });
  });

  test('between own accounts nobody is asked, however much it is', async () => {
    const { send } = await bankWithMember();
    await expect(send(internal(40_000_00))).resolves.toMatchObject({ status: 'completed' });
  });

  test('a transfer that is refused anyway is refused before anything is to be shown', async () => {
    const { bank, send, toSaved } = await bankWithMember();
    await expect(send(toSaved(60_000_00))).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    await expect(send(toSaved(20_000_00))).rejects.toMatchObject({ code: 'OVER_TRANSFER_LIMIT' });
    expect(await bank.store.db.selectFrom('challenge').selectAll().execute()).toEqual([]);
  });

  test.each<[string, TransferRequestInput]>([
    ['amount', external(1_500_01)],
    ['account', external(1_500_00, { from: 'savings' })],
    ['payee’s account', external(1_500_00, { accountNumber: '000123456780' })],
    ['payee’s name', external(1_500_00, { name: 'Mallory Blake' })],
    ['way', zelle(1_500_00)],
  ])(
    'an attack: the %s is changed between step-up and transfer, and nothing is sent',
    async (_what, changed) => {
      const { client, send, permit } = await bankWithMember();
      await permit(external(1_500_00));
      const before = await balancesOf(client);
      await expect(send(changed)).rejects.toMatchObject(asksFirst);
      expect(await balancesOf(client)).toEqual(before);
      await expect(send(external(1_500_00, { memo: 'Rent' }))).resolves.toBeDefined();
    },
  );

  test('a step-up for a transfer is none for scheduling it', async () => {
    const { bank, client, permit, toSaved } = await bankWithMember();
    await permit(toSaved(2_000_00));
    const date = '2026-03-03' as LocalDate;
    const schedule = { transfer: toSaved(2_000_00), date, repeat: 'once' } as const;
    await expect(
      client.scheduledTransfers.schedule({ intentKey: bank.newKey(), schedule }),
    ).rejects.toMatchObject(asksFirst);
  });

  test('what was shown in one session is good for no other of the same member', async () => {
    const { bank, member, send, permit, toSaved } = await bankWithMember();
    await permit(toSaved(2_000_00));
    const other = await bank.clientOf(member);
    await expect(send(toSaved(2_000_00), bank.newKey(), other)).rejects.toMatchObject(asksFirst);
    await expect(send(toSaved(2_000_00))).resolves.toBeDefined();
  });

  test('a step-up is good once: the second transfer is asked about again', async () => {
    const { send, permit, toSaved } = await bankWithMember();
    await permit(toSaved(2_000_00));
    await send(toSaved(2_000_00));
    await expect(send(toSaved(2_000_00))).rejects.toMatchObject(asksFirst);
  });

  test('two step-ups let two equal transfers through, and no third', async () => {
    const { client, proof, send, toSaved } = await bankWithMember();
    const first = await stepUpOf(send(toSaved(2_000_00)));
    const second = await stepUpOf(send(toSaved(2_000_00)));
    await client.stepUp.confirm({ stepUp: first.stepUp, proof });
    await client.stepUp.confirm({ stepUp: second.stepUp, proof });
    await send(toSaved(2_000_00));
    await send(toSaved(2_000_00));
    await expect(send(toSaved(2_000_00))).rejects.toMatchObject(asksFirst);
  });

  test('a step-up is good for five minutes, and not a moment longer', async () => {
    const { bank, send, permit, toSaved } = await bankWithMember();
    await permit(toSaved(2_000_00));
    await bank.clock.leap(5 * minute - 1);
    await send(toSaved(2_000_00));
    await permit(toSaved(2_000_00));
    await bank.clock.leap(5 * minute);
    await expect(send(toSaved(2_000_00))).rejects.toMatchObject(asksFirst);
  });

  test('the same key after the transfer gets the first answer again, and asks for nothing', async () => {
    const { bank, client, proof, send, toSaved } = await bankWithMember();
    const intentKey = bank.newKey();
    const first = await showingWhoIsThere(client, proof, () => send(toSaved(2_000_00), intentKey));
    await bank.clock.leap(10 * minute);
    expect(await send(toSaved(2_000_00), intentKey)).toEqual(first);
    expect(await balancesOf(client)).toMatchObject({ checking: 48_000_00 });
  });

  test('the demo asks for nothing', async () => {
    const bank = await openTestBank(await open<Tables>());
    const client = await bank.clientOf(
      await bank.addMember({ accounts: { checking: 9_000_00, savings: 0 } }),
    );
    const transfer = zelle(5_000_00);
    await expect(
      client.transfers.create({ intentKey: bank.newKey(), transfer }),
    ).resolves.toBeDefined();
  });
});
