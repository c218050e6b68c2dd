import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { StatementMonth, TaxYear } from '#contract/statements/statements.ts';
import { expect, test } from 'vitest';
import { fees, interestPaid, penalties } from '../ledger/chart-of-accounts.ts';
import { mustPost } from '../ledger/post.ts';
import { recordTransactions } from '../history/record-transaction.ts';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { longSessions, openTestBank, type TestBank } from '../testing/test-bank.ts';
import { readStatementPdf } from '../testing/read-statement-pdf.ts';
import { accountOf, type TestMember, addProfile } from '../testing/test-member.ts';
import { testBrand } from '../testing/test-ports.ts';
import { makeBusiness, addParty } from '../testing/test-party.ts';
import { taxFormPdf } from './pdf/tax-form-pdf.ts';
import { statementsDue } from './statements-due.ts';

const march = { account: 'checking' as AccountId, month: '2026-03' as StatementMonth };
const endOfMarch = Date.parse('2026-04-01T04:00:00Z');
const day = 24 * 60 * 60_000;

describeOnEveryStore('what a statement says is kept', ({ open }) => {
  async function bankWithMember(start = '2026-03-02T15:00:00Z') {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions, start });
    const member = await bank.addMember({ accounts: { checking: 5_000_00, savings: 10_00 } });
    await addProfile(bank.dependencies, member);
    return { bank, member, client: await bank.clientOf(member) };
  }

  const rename = async (bank: TestBank, member: TestMember, firstName: string) =>
    await addProfile(bank.dependencies, member, { firstName, street: '1 New Street' });

  const keptOf = async (bank: TestBank) =>
    await bank.store.db
      .selectFrom('statement')
      .selectAll()
      .orderBy('account_id')
      .orderBy('month')
      .execute();

  test('R-D8 a new name and address stand on no statement of a month that was over', async () => {
    const { bank, member, client } = await bankWithMember();
    await bank.clock.leap(endOfMarch + 60_000 - bank.clock.now());
    // Nobody has asked for March yet, and it is not kept yet either.
    await rename(bank, member, 'Robin');
    await bank.clock.leap(day);
    const { holder } = await client.statements.get(march);
    expect(holder).toEqual({ name: 'Jordan Ellis', address: ['9 Mill Road', 'Troy, NY 12180'] });
    const first = await client.statements.pdf(march);
    await rename(bank, member, 'Kim');
    await bank.clock.leap(30 * day);
    expect(await client.statements.pdf(march)).toEqual(first);
    const april = await client.statements.get({ ...march, month: '2026-04' });
    expect(april.holder).toEqual({
      name: 'Kim Ellis',
      address: ['1 New Street', 'Troy, NY 12180'],
    });
  });

  test('R-D8 a month that ended before statements were kept is addressed to who the member was when it ended', async () => {
    const { bank, member, client } = await bankWithMember('2026-05-20T15:00:00Z');
    await rename(bank, member, 'Robin');
    await bank.clock.leap(20 * day);
    const nameIn = async (month: string) =>
      (await client.statements.get({ ...march, month })).holder.name;
    expect(await nameIn('2026-04')).toBe('Jordan Ellis');
    expect(await nameIn('2026-05')).toBe('Robin Ellis');
  });

  test('R-D8 R-A3 a statement and the form of a year name every owner as they were when it ended', async () => {
    const { bank, member, client } = await bankWithMember();
    const other = await bank.addMember({ accounts: {} });
    const april = { ...march, month: '2026-04' as StatementMonth };
    await bank.clock.leap(31 * day);
    await addProfile(bank.dependencies, other, { firstName: 'Robin' });
    await addParty(bank, member, other, { role: 'joint-owner' });
    await bank.clock.leap(31 * day);
    await addProfile(bank.dependencies, other, { firstName: 'Sasha' });
    expect((await client.statements.get(march)).holder).not.toHaveProperty('jointOwners');
    expect((await client.statements.get(april)).holder).toMatchObject({
      name: 'Jordan Ellis',
      jointOwners: ['Robin Ellis'],
    });
    const form = await taxFormPdf({
      year: '2026' as TaxYear,
      holder: (await client.statements.get(april)).holder,
      accounts: [],
      brand: testBrand,
      language: 'en',
    });
    const said = (await readStatementPdf(form)).readOut.map(([, text]) => text).join(' ');
    expect(said).toContain('of the primary owner, Jordan Ellis. Other owners: Robin Ellis.');
  });

  test('R-D8 those of a business bear its name, and the address of who has it', async () => {
    const { bank, member, client } = await bankWithMember();
    await makeBusiness(bank, member);
    await bank.clock.leap(endOfMarch + day - bank.clock.now());
    expect((await client.statements.get(march)).holder).toEqual({
      name: 'Ruiz Tools LLC',
      address: ['9 Mill Road', 'Troy, NY 12180'],
    });
  });

  test('R-D8 another name and colour of the credit union stand on no statement that is kept', async () => {
    const { bank, client, member } = await bankWithMember();
    await bank.clock.leap(40 * day);
    const first = await client.statements.pdf(march);
    const brand = { ...testBrand, name: 'Another Credit Union', hue: 20 };
    const other = bank.beside({ brand });
    expect(await (await other.clientOf(member)).statements.pdf(march)).toEqual(first);
  });

  test('R-D8 when a month is over every account with an entry gets its statement, once', async () => {
    const { bank } = await bankWithMember();
    const other = await bank.addMember({ accounts: { checking: 1_00, savings: 0 } });
    const second = bank.beside();
    await second.start();
    await bank.clock.leap(endOfMarch + day - bank.clock.now());
    await Promise.all([bank.settle(), second.settle()]);
    const kept = await keptOf(bank);
    expect(kept.map(({ month }) => month)).toEqual(['2026-03', '2026-03', '2026-03']);
    expect(kept.map(({ account_id: id }) => id)).toContain(accountOf(other, 'checking').id);
    expect(kept.map(({ account_id: id }) => id)).not.toContain(accountOf(other, 'savings').id);
    await bank.clock.leap(30 * day);
    await bank.settle();
    expect((await keptOf(bank)).filter(({ month }) => month === '2026-03')).toEqual(kept);
    expect((await keptOf(bank)).filter(({ month }) => month === '2026-04')).toHaveLength(3);
    await second.stop();
  });

  test('R-D8 a run that was broken off goes on where it was, and writes nothing twice', async () => {
    const { bank } = await bankWithMember();
    await bank.stop();
    bank.clock.set(endOfMarch + day);
    const source = statementsDue(bank.dependencies);
    const finish = async (id: string) =>
      await bank.store.transact((scope) => source.finish(scope, id, bank.clock.now()));
    const [first, ...rest] = await source.next(bank.store.db, 100);
    expect(rest).toHaveLength(2);
    await finish(first?.id ?? '');
    const written = await keptOf(bank);
    expect(written).toHaveLength(1);
    // Another process had read the same list: it leaves statements that it finds written.
    await finish(first?.id ?? '');
    // The end does not come while an account is left.
    await finish(rest.at(-1)?.id ?? '');
    bank.clock.set(endOfMarch + 2 * day);
    await bank.start();
    const all = await keptOf(bank);
    expect(all).toHaveLength(2);
    expect(all).toContainEqual(written[0]);
    await bank.stop();
  });

  test('R-D8 within minutes of the end of the month it is read, and not yet kept', async () => {
    const { bank, client } = await bankWithMember();
    await bank.clock.leap(endOfMarch + 1_000 - bank.clock.now());
    expect(await client.statements.get(march)).toMatchObject({ closing: 5_000_00 });
    expect(await keptOf(bank)).toEqual([]);
    await bank.clock.leap(5 * 60_000);
    await client.statements.get(march);
    expect((await keptOf(bank)).length).toBeGreaterThan(0);
  });

  test('R-D8 dividends and fees are those of the ledger, what was given back taken off', async () => {
    const { bank, member, client } = await bankWithMember('2026-02-10T15:00:00Z');
    const move = async (handle: string, amount: number, own: string, description: string) =>
      await bank.store.transact(async (scope) => {
        const account = accountOf(member, handle);
        const at = bank.clock.now();
        const head = {
          id: bank.newKey(),
          kind: amount > 0 ? 'payment-in' : 'payment-out',
          at,
          transferId: null,
          reverses: null,
        } as const;
        await mustPost(scope, [
          {
            head,
            legs: [
              { account: account.id, amount: cents(amount) },
              { account: own, amount: cents(-amount) },
            ],
          },
        ]);
        const line = {
          id: bank.newKey(),
          membershipId: member.membershipId,
          account,
          postingId: head.id,
          type: amount > 0 ? 'credit' : 'debit',
          description,
          amount: cents(Math.abs(amount)),
          at,
          status: 'completed',
          category: 'Income',
          label: 'TXN-000001',
          reference: null,
          transferId: null,
        } as const;
        await recordTransactions(scope, [line], bank.dependencies.timeZone);
      });
    await move('checking', -20_00, fees, 'Wire fee');
    await move('savings', -1_00, penalties, 'Early withdrawal penalty');
    await bank.clock.leap(30 * day);
    await move('checking', -60_00, fees, 'Safe deposit box, annual fee');
    await move('checking', -7_00, fees, 'Wire fee');
    await move('checking', 2_00, fees, 'Wire fee');
    await move('checking', 9_00, interestPaid, 'Dividend');
    await move('savings', -2_00, penalties, 'Early withdrawal penalty');
    await bank.clock.leap(30 * day);
    const statement = await client.statements.get(march);
    expect(statement.fees).toEqual({
      items: [
        { description: 'Safe deposit box, annual fee', amount: 60_00 },
        { description: 'Wire fee', amount: 5_00 },
      ],
      inMonth: 65_00,
      inYear: 85_00,
    });
    expect(statement.penalties).toEqual({ inMonth: 0, inYear: 0 });
    // 4,980.00 for eleven days, 4,924.00 for twenty.
    expect(statement.dividends).toEqual({
      earned: 9_00,
      averageDailyBalance: 4_943_87,
      yieldEarned: 2_16,
    });
    // A penalty is no fee.
    const saved = await client.statements.get({ ...march, account: 'savings' });
    expect(saved.dividends).toEqual({ earned: 0, averageDailyBalance: 7_71, yieldEarned: 0 });
    expect(saved.fees).toEqual({ items: [], inMonth: 0, inYear: 0 });
    expect(saved.penalties).toEqual({ inMonth: 2_00, inYear: 3_00 });
  });
});
