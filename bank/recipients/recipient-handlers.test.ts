import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';
import { zelle } from '../testing/transfer-requests.ts';

const account = {
  kind: 'external',
  name: 'Robin Blake',
  bank_name: 'JPMorgan Chase Bank',
  account_number: '000123456789',
  routing_number: '021000021',
} as const;
const person = { kind: 'zelle', name: 'Sam Rivera', phone: '(212) 555-0100' } as const;

describeOnEveryStore('saved recipients', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember();
    return { bank, member, client: await bank.clientOf(member) };
  }

  test('R-E4 they come by name, with their details, the account number masked', async () => {
    const { bank, member, client } = await bankWithMember();
    const sam = await bank.addRecipient(member, person);
    const robin = await bank.addRecipient(member, { ...account, email: 'robin@example.com' });
    expect(await client.recipients.list()).toEqual({
      recipients: [
        {
          id: robin,
          kind: 'external',
          name: 'Robin Blake',
          email: 'robin@example.com',
          phone: null,
          bankName: 'JPMorgan Chase Bank',
          accountNumber: '••••6789',
          routingNumber: '021000021',
          lastTransfer: null,
        },
        {
          id: sam,
          kind: 'zelle',
          name: 'Sam Rivera',
          email: null,
          phone: '(212) 555-0100',
          bankName: null,
          accountNumber: null,
          routingNumber: null,
          lastTransfer: null,
        },
      ],
    });
  });

  test('R-E4 the last transfer is the credit union’s day of the latest one to that recipient', async () => {
    const { bank, member, client } = await bankWithMember();
    const sam = await bank.addRecipient(member, person);
    await bank.addRecipient(member, { ...person, name: 'Sam Rivera’s namesake' });
    const send = (recipient?: string) =>
      client.transfers.create({
        intentKey: bank.newKey(),
        transfer: recipient === undefined ? zelle(1_00) : zelle(1_00, { recipient }),
      });
    const lastTransfers = async () =>
      (await client.recipients.list()).recipients.map(({ lastTransfer }) => lastTransfer);

    await send(sam);
    expect(await lastTransfers()).toEqual(['2026-03-02', null]);
    bank.clock.set('2026-03-10T03:59:59Z');
    await send(sam);
    expect(await lastTransfers()).toEqual(['2026-03-09', null]);
    bank.clock.set('2026-03-20T12:00:00Z');
    await send();
    expect(await lastTransfers()).toEqual(['2026-03-09', null]);
  });

  test('another member’s recipients never appear', async () => {
    const { bank, member, client } = await bankWithMember();
    await bank.addRecipient(await bank.addMember(), person);
    expect(await client.recipients.list()).toEqual({ recipients: [] });
    await bank.addRecipient(member, account);
    expect((await client.recipients.list()).recipients).toHaveLength(1);
  });

  test('R-T4 a routing number tells its bank, or that it is not in the directory', async () => {
    const { client } = await bankWithMember();
    const bankOf = (routingNumber: string) =>
      client.recipients.lookUpRoutingNumber({ routingNumber });
    expect(await bankOf('021000021')).toEqual({ bankName: 'JPMorgan Chase Bank' });
    expect(await bankOf('011000028')).toEqual({ bankName: null });
  });

  test.each(['123', '02100002', 'abcdefghi', ''])(
    'R-T4 "%s" is refused as not nine digits',
    async (routingNumber) => {
      const { client } = await bankWithMember();
      await expect(client.recipients.lookUpRoutingNumber({ routingNumber })).rejects.toMatchObject({
        code: 'ROUTING_NUMBER_NOT_NINE_DIGITS',
        defined: true,
      });
    },
  );

  test.each(['021000022', '000000000'])(
    'R-T4 "%s" is the routing number of no bank',
    async (routingNumber) => {
      const { client } = await bankWithMember();
      await expect(client.recipients.lookUpRoutingNumber({ routingNumber })).rejects.toMatchObject({
        code: 'ROUTING_NUMBER_WRONG',
        defined: true,
      });
    },
  );
});
