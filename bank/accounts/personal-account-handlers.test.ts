import type { AccountId } from '#contract/text/ids.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { internal } from '../testing/transfer-requests.ts';
import { wholeFiles } from '../testing/whole-files.ts';
import { verifyBank } from '../verify/verify-bank.ts';

const [checking, savings] = ['checking' as AccountId, 'savings' as AccountId];
const plain = { colour: null, hidden: false };

describeOnEveryStore('accounts as members want them', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember({ accounts: { checking: 1_000_00, savings: 500_00 } });
    const client = await bank.clientOf(member);
    const named = async () =>
      (await client.accounts.list()).accounts.map(({ id, name, officialName }) => [
        id,
        name,
        officialName,
      ]);
    const actions = async () =>
      (
        await bank.store.db
          .selectFrom('audit_record')
          .select(['action', 'facts'])
          .where('log_id', '=', member.membershipId)
          .where('action', 'like', 'account%')
          .orderBy('sequence')
          .execute()
      ).map(({ action, facts }) => [action, JSON.parse(facts) as unknown]);
    return { bank, member, client, named, actions };
  }

  test('R-E1 an account has the name, the colour and the place that its member gave it', async () => {
    const { client, named, actions } = await bankWithMember();
    const answer = await client.accounts.personalize({
      account: savings,
      nickname: '  House   fund ',
      colour: 'third',
      hidden: true,
    });
    expect(answer).toMatchObject({
      id: 'savings',
      name: 'House fund',
      officialName: 'Savings',
      colour: 'third',
      hidden: true,
    });
    await client.accounts.arrange({ accounts: [savings, checking] });
    const { accounts, total } = await client.accounts.list();
    expect(accounts[0]).toEqual(answer);
    // The total includes hidden accounts.
    expect(total).toBe(1_500_00);
    expect(await named()).toEqual([
      ['savings', 'House fund', 'Savings'],
      ['checking', 'Checking', 'Checking'],
    ]);
    expect(await actions()).toMatchObject([
      [
        'account-personalized',
        { account: 'savings', nickname: 'House fund', colour: 'third', hidden: 1 },
      ],
      ['accounts-arranged', { accounts: 'savings checking' }],
    ]);
  });

  test('an empty nickname, or the official name, gives the official name back; what changes nothing is not recorded', async () => {
    const { client, named, actions } = await bankWithMember();
    const rename = (nickname: string) =>
      client.accounts.personalize({ account: savings, nickname, ...plain });
    await rename('House fund');
    await rename('House fund');
    await rename('');
    await rename('House fund');
    await rename('Savings');
    await client.accounts.arrange({ accounts: [checking, savings] });
    expect(await named()).toContainEqual(['savings', 'Savings', 'Savings']);
    expect(await actions()).toHaveLength(4);
  });

  test.each([
    ['x'.repeat(41), 'ACCOUNT_NICKNAME_TOO_LONG'],
    ['House\u200Bfund', 'ACCOUNT_NICKNAME_WRONG'],
    ['Сhecking', 'ACCOUNT_NICKNAME_TAKEN'],
  ])('a nickname %j is refused, and changes nothing', async (nickname, code) => {
    const { client, named, actions } = await bankWithMember();
    await expect(
      client.accounts.personalize({ account: savings, nickname, ...plain }),
    ).rejects.toMatchObject({ code });
    expect(await named()).toContainEqual(['savings', 'Savings', 'Savings']);
    expect(await actions()).toEqual([]);
  });

  test('an order must have all accounts of the member, each once', async () => {
    const { client, named } = await bankWithMember();
    for (const accounts of [
      [],
      [savings],
      [savings, savings],
      [savings, checking, 'x' as AccountId],
    ]) {
      await expect(client.accounts.arrange({ accounts })).rejects.toMatchObject({
        code: 'ACCOUNT_ORDER_INCOMPLETE',
      });
    }
    expect((await named()).map(([id]) => id)).toEqual(['checking', 'savings']);
  });

  test('an attack: nobody names the account of another member, nor puts it in order', async () => {
    const { bank, client } = await bankWithMember();
    const other = await bank.clientOf(await bank.addMember({ accounts: { holiday: 7_00 } }));
    const holiday = 'holiday' as AccountId;
    await expect(
      client.accounts.personalize({ account: holiday, nickname: 'Mine', ...plain }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      client.accounts.arrange({ accounts: [checking, savings, holiday] }),
    ).rejects.toMatchObject({ code: 'ACCOUNT_ORDER_INCOMPLETE' });
    expect((await other.accounts.list()).accounts).toMatchObject([{ name: 'Holiday' }]);
  });

  test('R-X3 the nickname is shown wherever the account is named, and found by search', async () => {
    const { bank, client } = await bankWithMember();
    await client.transfers.create({ intentKey: bank.newKey(), transfer: internal(250_00) });
    await bank.clock.leap(60_000);
    await client.accounts.personalize({ account: savings, nickname: 'Fondo de niñez', ...plain });
    await client.accounts.personalize({ account: checking, nickname: 'Daily 2030', ...plain });

    expect((await client.accounts.explain({ account: savings })).name).toBe('Fondo de niñez');
    const quote = await client.transfers.quote({ transfer: internal(1_00) });
    expect([quote.fromName, quote.toName]).toEqual(['Daily 2030', 'Fondo de niñez']);
    const made = await client.transfers.create({
      intentKey: bank.newKey(),
      transfer: internal(1_00),
    });
    expect([made.fromName, made.toName]).toEqual(['Daily 2030', 'Fondo de niñez']);
    const again = await client.transfers.get({ id: made.id });
    expect([again.fromName, again.toName]).toEqual(['Daily 2030', 'Fondo de niñez']);
    expect((await client.statements.list()).archives.map((one) => one.accountName)).toEqual([
      'Daily 2030',
      'Fondo de niñez',
    ]);

    for (const search of ['ninez', '2030', 'fondo transfer']) {
      const { transactions } = await client.transactions.search({ search, range: 'all' });
      expect(transactions.length, search).toBeGreaterThan(0);
      expect(new Set(transactions.map((one) => one.accountName)), search).toEqual(
        new Set([search === '2030' ? 'Daily 2030' : 'Fondo de niñez']),
      );
    }
    const { transactions } = await client.transactions.search({ search: '', range: 'all' });
    const sent = transactions.filter(({ transferId }) => transferId === made.id);
    expect(sent.length).toBeGreaterThan(0);
    for (const { id } of sent) {
      const { transfer } = await client.transactions.get({ id });
      expect([transfer?.fromName, transfer?.toName]).toEqual(['Daily 2030', 'Fondo de niñez']);
    }
  });

  test('R-X4 an export and the ledger keep the official name', async () => {
    const { bank, client } = await bankWithMember();
    await client.accounts.personalize({ account: checking, nickname: 'Daily', ...plain });
    const { csv } = await wholeFiles(client).exportCsv({ range: 'all' });
    expect(csv).toContain('Checking');
    expect(csv).not.toContain('Daily');
    await client.transfers.create({ intentKey: bank.newKey(), transfer: internal(250_00) });
    await bank.clock.leap(60_000);
    const { checks } = await verifyBank(bank.store);
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
  });
});
