import { expect, test } from 'vitest';
import { livePolicy } from '../policy.ts';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { faultsOf } from '../testing/audited.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { asksFirst, stepUpOf } from '../testing/show-who-is-there.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { testBrand } from '../testing/test-ports.ts';
import { accountOf, type TestMember } from '../testing/test-member.ts';
import { clientIn, addParty } from '../testing/test-party.ts';

describeOnEveryStore('the full numbers of an account', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: livePolicy });
    const member = await bank.addMember({ accounts: { checking: 100_00, savings: 5_00 } });
    const client = await bank.clientOf(member);
    const proof = { method: 'password', password: member.password } as const;
    return { bank, member, client, proof };
  }

  test('are shown to their member after a step-up, once, and the security log says so without them', async () => {
    const { bank, member, client, proof } = await bankWithMember();
    const { number } = accountOf(member, 'checking');
    const { stepUp } = await stepUpOf(client.accounts.numbers({ account: 'checking' }));
    await client.stepUp.confirm({ stepUp, proof });
    expect(await client.accounts.numbers({ account: 'checking' })).toEqual({
      account: 'checking',
      accountNumber: number,
      routingNumber: testBrand.routingNumber,
    });
    const { entries } = await client.security.log({});
    expect(entries.map(({ act }) => act)).toEqual([
      'account-number-shown',
      'stepped-up',
      'signed-in',
    ]);
    const { account, ...others } = await dumpTables(bank.store);
    expect(JSON.stringify(account)).toContain(number);
    expect(JSON.stringify(others)).not.toContain(number);
    await expect(client.accounts.numbers({ account: 'checking' })).rejects.toMatchObject(asksFirst);
  });

  test('that somebody else has seen stand in their security log, and with their name in that of each owner', async () => {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember({ accounts: { checking: 100_00 } });
    const owner = await bank.addMember();
    const attorney = await bank.addMember({ displayName: 'Lea Kim' });
    const viewer = await bank.addMember();
    await addParty(bank, member, owner, { role: 'joint-owner' });
    await addParty(bank, member, attorney, { role: 'power-of-attorney' });
    await addParty(bank, member, viewer, { role: 'viewer' });
    const client = await clientIn(bank, attorney, member);
    await client.accounts.numbers({ account: 'checking' });
    const shownIn = async (person: TestMember) => {
      const { entries } = await (await bank.clientOf(person)).security.log({});
      return entries
        .filter(({ act }) => act === 'account-number-shown')
        .map(({ by, device }) => [by, device !== '']);
    };
    expect(await shownIn(attorney)).toEqual([[null, true]]);
    expect(await shownIn(member)).toEqual([['Lea Kim', false]]);
    expect(await shownIn(owner)).toEqual([['Lea Kim', false]]);
    expect(await shownIn(viewer)).toEqual([]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('are held up without a step-up, whose permit is for one account and one session', async () => {
    const { bank, member, client, proof } = await bankWithMember();
    const { stepUp } = await stepUpOf(client.accounts.numbers({ account: 'checking' }));
    await expect(client.accounts.numbers({ account: 'checking' })).rejects.toMatchObject(asksFirst);
    await client.stepUp.confirm({ stepUp, proof });
    await expect(client.accounts.numbers({ account: 'savings' })).rejects.toMatchObject(asksFirst);
    const elsewhere = await bank.clientOf(member);
    const asked = elsewhere.accounts.numbers({ account: 'checking' });
    await expect(asked).rejects.toMatchObject(asksFirst);
    const { entries } = await client.security.log({});
    expect(entries.map(({ act }) => act)).not.toContain('account-number-shown');
  });

  test('of somebody else are answered as what does not exist', async () => {
    const { bank, client } = await bankWithMember();
    await bank.addMember({ accounts: { holiday: 3_00 } });
    const absent: unknown = await client.accounts
      .numbers({ account: 'nowhere' })
      .catch((error: unknown) => error);
    expect(absent).toMatchObject({ code: 'NOT_FOUND' });
    await expect(client.accounts.numbers({ account: 'holiday' })).rejects.toEqual(absent);
  });

  test('are shown at once where nobody is asked, as in the demo', async () => {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember({ accounts: { checking: 100_00 } });
    const shown = await (await bank.clientOf(member)).accounts.numbers({ account: 'checking' });
    expect(shown.accountNumber).toBe(accountOf(member, 'checking').number);
  });
});
