import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { auditRecords } from '../testing/audited.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { liveWithoutStepUps, longSessions, openTestBank } from '../testing/test-bank.ts';
import { external } from '../testing/transfer-requests.ts';

const elsewhere = { accountNumber: '000123456780' };

describeOnEveryStore('a recipient who looks like another', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), {
      policy: { ...liveWithoutStepUps, ...longSessions },
    });
    const member = await bank.addMember({ accounts: { checking: 5_000_00 } });
    const client = await bank.clientOf(member);
    const looksLike = async (details: Parameters<typeof external>[1]) =>
      (await client.transfers.quote({ transfer: external(25_00, details) })).looksLike;
    const pay = async () => {
      const transfer = external(25_00);
      await client.transfers.create({ intentKey: bank.newKey(), transfer });
      await bank.clock.advance(5_000);
      await bank.settle();
      return transfer;
    };
    const audit = async () =>
      (await auditRecords(bank, member)).filter(({ facts }) => 'looksLike' in facts);
    return { bank, client, looksLike, pay, audit };
  }

  test('is told of before money is sent, and that it was told is written down', async () => {
    const { looksLike, pay, audit } = await bankWithMember();
    const { name = '' } = await pay();
    const alike = name.replace('o', 'о').toUpperCase();
    expect(await looksLike({ ...elsewhere, name: 'Somebody Else' })).toBeUndefined();
    expect(await audit()).toEqual([]);
    expect(await looksLike({ ...elsewhere, name: alike })).toBe(name);
    expect(await audit()).toEqual([
      { action: 'look-alike-shown', facts: { name: alike, looksLike: name, amount: 25_00 } },
    ]);
  });

  test('is told of before a transfer is scheduled, as before one is sent', async () => {
    const { client, pay, audit } = await bankWithMember();
    const { name = '' } = await pay();
    const preview = async (details: Parameters<typeof external>[1]) =>
      (
        await client.scheduledTransfers.preview({
          schedule: { transfer: external(25_00, details), date: '2026-03-10' },
        })
      ).looksLike;
    expect(await preview({})).toBeUndefined();
    expect(await preview({ ...elsewhere, name: name.toUpperCase() })).toBe(name);
    expect(await audit()).toMatchObject([
      { action: 'look-alike-shown', facts: { looksLike: name, amount: 25_00 } },
    ]);
  });

  test('is told of where a saved one gets the name of another, also where it was paid before', async () => {
    const { bank, client, pay, audit } = await bankWithMember();
    const { name = '', bankName = '', routingNumber = '' } = await pay();
    const recipient = { kind: 'external', name: 'Somebody Else', bankName, routingNumber } as const;
    const { id } = await client.recipients.add({
      intentKey: bank.newKey(),
      recipient: { ...recipient, ...elsewhere },
    });
    await client.transfers.create({
      intentKey: bank.newKey(),
      transfer: { kind: 'external', from: 'checking', amount: 1_00, recipient: id },
    });
    await bank.clock.advance(5_000);
    await bank.settle();
    const looksLike = async (newName: string) =>
      (await client.recipients.findLookAlike({ id, name: newName })).looksLike;
    expect(await looksLike('Somebody E1se')).toBeNull();
    expect(await looksLike(` ${name.toUpperCase()} `)).toBe(name);
    await client.recipients.rename({ id, name: name.toUpperCase() });
    expect(await audit()).toMatchObject([
      { action: 'recipient-renamed', facts: { looksLike: name } },
    ]);
    const stranger = await bank.clientOf(await bank.addMember());
    await expect(stranger.recipients.findLookAlike({ id, name })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('is not told of where the account is the one that was paid, nor where another member paid them', async () => {
    const { bank, looksLike, pay, audit } = await bankWithMember();
    const transfer = await pay();
    expect(await looksLike(transfer)).toBeUndefined();
    const stranger = await bank.clientOf(await bank.addMember({ accounts: { checking: 50_00 } }));
    const quote = await stranger.transfers.quote({ transfer: external(1_00, elsewhere) });
    expect(quote.looksLike).toBeUndefined();
    expect(await audit()).toEqual([]);
  });

  test('is written down where it is saved, and told of still when it is paid', async () => {
    const { bank, client, looksLike, pay, audit } = await bankWithMember();
    const { name = '', bankName = '', routingNumber = '' } = await pay();
    const recipient = { kind: 'external', name, bankName, routingNumber, ...elsewhere } as const;
    const typed = await client.recipients.findLookAlike({ recipient });
    expect(typed).toEqual({ looksLike: name });
    const saved = await client.recipients.add({ intentKey: bank.newKey(), recipient });
    expect(await audit()).toMatchObject([
      { action: 'recipient-added', facts: { looksLike: name } },
    ]);
    expect(await looksLike({ recipient: saved.id })).toBe(name);
  });
});
