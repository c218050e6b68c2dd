import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { audited } from '../testing/audited.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { longSessions, openTestBank, type TestBank } from '../testing/test-bank.ts';

type Client = Awaited<ReturnType<TestBank['clientOf']>>;

const lists = [
  {
    subject: 'payee',
    add: async (bank: TestBank, { payees }: Client, name: string) =>
      (await payees.add({ intentKey: bank.newKey(), payee: { name } })).id as string,
    rename: async ({ payees }: Client, id: string, name: string) =>
      await payees.rename({ id, name }),
    remove: async ({ payees }: Client, id: string) => await payees.remove({ id }),
    names: async ({ payees }: Client) => (await payees.list()).payees.map(({ name }) => name),
  },
  {
    subject: 'recipient',
    add: async (bank: TestBank, { recipients }: Client, name: string) => {
      const email = `${bank.newKey()}@example.com`;
      const recipient = { kind: 'zelle', name, email } as const;
      return (await recipients.add({ intentKey: bank.newKey(), recipient })).id as string;
    },
    rename: async ({ recipients }: Client, id: string, name: string) =>
      await recipients.rename({ id, name }),
    remove: async ({ recipients }: Client, id: string) => await recipients.remove({ id }),
    names: async ({ recipients }: Client) =>
      (await recipients.list()).recipients.map(({ name }) => name),
  },
] as const;

for (const { subject, add, rename, remove, names } of lists) {
  describeOnEveryStore(`the list of each ${subject}`, ({ open }) => {
    async function bankWithTwo() {
      const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
      const member = await bank.addMember();
      const client = await bank.clientOf(member);
      const id = await add(bank, client, 'City Gas');
      await add(bank, client, 'City Water');
      return { bank, member, client, id };
    }
    const code = (why: string) => ({ code: `${subject.toUpperCase()}_${why}`, defined: true });

    test('R-D7 R-E4 a name is changed, to other capitals of its own too, and without the blanks around it', async () => {
      const { bank, member, client, id } = await bankWithTwo();
      expect(await rename(client, id, '  CITY   gas ')).toMatchObject({ id, name: 'CITY gas' });
      expect(await rename(client, id, 'CITY gas')).toMatchObject({ id, name: 'CITY gas' });
      expect(await names(client)).toEqual(['CITY gas', 'City Water']);
      const renamed = (await audited(bank, member)).filter((one) => one === `${subject}-renamed`);
      expect(renamed).toHaveLength(1);
    });

    test.each([
      ['NAME_TAKEN', 'city WATER'],
      ['NAME_WRONG', ''],
      ['NAME_WRONG', '<i>'],
      ['NAME_WRONG', 'Gas\u202E'],
    ])('R-D7 R-E4 %s is the answer to the name "%s", and nothing is changed', async (why, name) => {
      const { bank, client, id } = await bankWithTwo();
      const before = await dumpTables(bank.store);
      await expect(rename(client, id, name)).rejects.toMatchObject(code(why));
      expect(await dumpTables(bank.store)).toEqual(before);
    });

    test('R-D7 R-E4 what is removed is gone once, and its name is free again', async () => {
      const { bank, member, client, id } = await bankWithTwo();
      expect(await remove(client, id)).toEqual({});
      expect(await names(client)).toEqual(['City Water']);
      await expect(remove(client, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(rename(client, id, 'Gas')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await audited(bank, member)).toContain(`${subject}-removed`);
      expect(await add(bank, client, 'City Gas')).not.toBe(id);
    });

    test('R-D7 R-E4 what is another member’s, or nobody’s, is not there', async () => {
      const { bank, client, id } = await bankWithTwo();
      const stranger = await bank.clientOf(await bank.addMember());
      const before = await dumpTables(bank.store);
      for (const asked of [id, '0195f2a0-0000-7000-8000-00000000dead']) {
        const notFound = { code: 'NOT_FOUND', defined: true };
        await expect(rename(stranger, asked, 'Mine')).rejects.toMatchObject(notFound);
        await expect(remove(stranger, asked)).rejects.toMatchObject(notFound);
      }
      expect(await dumpTables(bank.store)).toEqual(before);
      expect(await names(client)).toEqual(['City Gas', 'City Water']);
    });
  });
}
