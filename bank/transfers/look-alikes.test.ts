import { expect, test } from 'vitest';
import type { Tables } from '../database/tables.ts';
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
    const audit = async () => {
      const rows = await bank.store.db
        .selectFrom('audit_record')
        .select(['action', 'facts'])
        .where('log_id', '=', member.membershipId)
        .orderBy('sequence')
        .execute();
      return rows.flatMap(({ action, facts }) =>
        facts.includes('looksLike') ? [{ action, facts: JSON.parse(facts) as unknown }] : [],
      );
    };
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
