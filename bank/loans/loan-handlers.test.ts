import { cents } from '#contract/money/cents.ts';
import type { AccountId, LoanId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { loanInterest, loansToMembers } from '../ledger/chart-of-accounts.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { faultsOf } from '../testing/audited.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import {
  balancesOf,
  type Client,
  longSessions,
  openTestBank,
  type TestBank,
} from '../testing/test-bank.ts';
import { lend, signedLoan } from '../testing/test-loan.ts';

const checking = 'checking' as AccountId;
const savings = 'savings' as AccountId;
const payment = 888_49;
const line = { product: 'credit-line', months: null };

async function goTo(bank: TestBank, day: string): Promise<void> {
  await bank.clock.leap(Date.parse(`${day}T15:00:00Z`) - bank.clock.now());
  for (let round = 0; round < 3; round += 1) await bank.settle();
}

async function sumOf(bank: TestBank, account: string): Promise<number> {
  const { sum } = await bank.store.db
    .selectFrom('entry')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow();
  return sum ?? 0;
}

const noticesOf = async (client: Client) =>
  (await client.events.recent({})).events.flatMap((event) =>
    event.kind === 'loan' ? [[event.change, event.amount, event.date]] : [],
  );

describeOnEveryStore('loans', ({ open }) => {
  async function bankWithLoan(accounts = { checking: 5_000_00, savings: 500_00 }) {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    await lend(bank);
    const client = await bank.clientOf(await bank.addMember({ accounts }));
    const loan = await signedLoan(bank, client);
    const pay = async (
      amount: number,
      as: 'payment' | 'principal' | 'payoff' = 'payment',
      from = checking,
    ) =>
      await client.loans.pay({ intentKey: bank.newKey(), loan, from, amount: cents(amount), as });
    return { bank, client, loan, pay };
  }

  test('R-D13 a loan is paid out to the cent, named in the history, and owed from that day', async () => {
    const { bank, client, loan } = await bankWithLoan();
    expect(await balancesOf(client)).toEqual({ checking: 15_000_00, savings: 500_00 });
    expect(await client.loans.get({ loan })).toMatchObject({
      name: 'Personal Loan',
      balance: 10_000_00,
      owed: { principal: 10_000_00, interest: 0, fees: 0, total: 10_000_00 },
      interestPerDay: 3_29,
      next: { day: '2026-04-02', amount: payment },
      pastDue: null,
      skippable: null,
      autopay: null,
    });
    const { transactions } = await client.transactions.search({ search: 'personal loan' });
    expect(transactions).toMatchObject([
      { description: 'Loan proceeds: Personal Loan', type: 'credit', amount: 10_000_00 },
    ]);
    expect(await sumOf(bank, loansToMembers)).toBe(-10_000_00);
    // A loan is no income either.
    expect(await client.transactions.cashFlow({})).toMatchObject({
      income: [],
      moneyIn: 0,
      saved: 0,
    });
    expect((await client.transactions.byMonth({ months: 1 })).months).toMatchObject([
      { moneyIn: 0, moneyOut: 0, net: 0 },
    ]);
    const [line] = transactions as [(typeof transactions)[0]];
    await expect(
      client.transactions.file({ id: line.id, category: 'Income' }),
    ).rejects.toMatchObject({ code: 'FILED_BY_BANK' });
    // A loan is no share: the total of the accounts is the money in them.
    expect((await client.accounts.list()).accounts).toHaveLength(2);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D13 a payment pays interest first, then principal; the same request again pays once', async () => {
    const { bank, client, loan } = await bankWithLoan();
    await goTo(bank, '2026-04-02');
    const request = {
      intentKey: bank.newKey(),
      loan,
      from: checking,
      amount: cents(payment),
      as: 'payment',
    } as const;
    const first = await client.loans.pay(request);
    expect(first).toMatchObject({
      balance: 9_213_43,
      next: { day: '2026-05-02', amount: payment },
    });
    expect(await client.loans.pay(request)).toEqual(first);
    expect(await balancesOf(client)).toMatchObject({ checking: 14_111_51 });
    expect(await sumOf(bank, loanInterest)).toBe(101_92);
    expect(await sumOf(bank, loansToMembers)).toBe(-9_213_43);
    const { entries, interestThisYear } = await client.loans.get({ loan });
    expect(interestThisYear).toBe(101_92);
    expect(entries).toMatchObject([
      {
        kind: 'payment',
        amount: -payment,
        interest: 101_92,
        principal: -786_57,
        balance: 9_213_43,
      },
      { kind: 'proceeds', amount: 10_000_00, balance: 10_000_00 },
    ]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D13 the amount that pays a loan off is told for each day, and paying it closes the loan at zero', async () => {
    const { bank, client, loan, pay } = await bankWithLoan();
    await goTo(bank, '2026-03-20');
    await pay(1_000_00, 'principal');
    const ahead = await client.loans.payoff({ loan, day: '2026-03-31' });
    expect(ahead).toEqual({
      day: '2026-03-31',
      latest: '2026-04-19',
      principal: 9_000_00,
      interest: 91_73,
      fees: 0,
      total: 9_091_73,
      perDay: 2_96,
    });
    await goTo(bank, '2026-03-31');
    expect((await client.loans.payoff({ loan })).total).toBe(ahead.total);
    await expect(pay(ahead.total - 1, 'payoff')).rejects.toMatchObject({
      code: 'PAYOFF_CHANGED',
      data: { total: ahead.total },
    });
    expect(await pay(ahead.total, 'payoff')).toMatchObject({
      balance: 0,
      isClosed: true,
      next: null,
    });
    expect(await sumOf(bank, loansToMembers)).toBe(0);
    await expect(pay(1)).rejects.toMatchObject({ code: 'LOAN_CLOSED' });
    await expect(client.loans.payoff({ loan, day: '2026-05-01' })).rejects.toMatchObject({
      code: 'PAYOFF_DAY_OUTSIDE',
      data: { latest: '2026-04-30' },
    });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test.each([
    ['more than is owed', 10_000_01, 'payment', 'LOAN_PAYMENT_TOO_LARGE', { most: 10_000_00 }],
    ['all principal alone', 10_000_00, 'principal', 'LOAN_PAYMENT_TOO_LARGE', { most: 9_999_99 }],
    ['another payoff', 9_999_99, 'payoff', 'PAYOFF_CHANGED', { total: 10_000_00 }],
    ['more than the account holds', 600_00, 'payment', 'INSUFFICIENT_FUNDS', { available: 500_00 }],
  ] as const)('R-D13 %s is refused, and nothing moves', async (_, amount, as, code, data) => {
    const { bank, pay } = await bankWithLoan();
    const before = await dumpTables(bank.store);
    await expect(pay(amount, as, savings)).rejects.toMatchObject({ code, data });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('R-D13 a loan, an account or an application of somebody else is not there', async () => {
    const { bank, client, loan } = await bankWithLoan();
    const other = await bank.clientOf(await bank.addMember());
    const missing = { code: 'NOT_FOUND' };
    const intentKey = bank.newKey();
    const asked = { intentKey, loan, amount: cents(1_00), as: 'payment' } as const;
    await expect(other.loans.get({ loan })).rejects.toMatchObject(missing);
    await expect(other.loans.payoff({ loan })).rejects.toMatchObject(missing);
    await expect(other.loans.pay({ ...asked, from: checking })).rejects.toMatchObject(missing);
    await expect(other.loans.skip({ loan, day: '2026-04-02' })).rejects.toMatchObject(missing);
    await expect(other.loans.setAutopay({ loan, from: null })).rejects.toMatchObject(missing);
    await expect(client.loans.pay({ ...asked, from: 'vault' })).rejects.toMatchObject({
      code: 'UNKNOWN_ACCOUNT',
      data: { field: 'from' },
    });
  });

  test('R-D13 a member is reminded, and a payment that is late costs one fee, which they are told', async () => {
    const { bank, client, loan, pay } = await bankWithLoan();
    await goTo(bank, '2026-03-28');
    expect(await noticesOf(client)).toEqual([
      ['due', payment, '2026-04-02'],
      ['signed', 10_000_00, '2026-03-02'],
      ['offered', 10_000_00, '2026-03-02'],
    ]);
    await goTo(bank, '2026-04-12');
    expect((await client.loans.get({ loan })).pastDue).toEqual({
      amount: payment,
      since: '2026-04-02',
    });
    await expect(pay(1_00, 'principal')).rejects.toMatchObject({ code: 'LOAN_PAST_DUE' });
    expect((await client.loans.get({ loan })).owed.fees).toBe(0);
    await goTo(bank, '2026-04-13');
    await goTo(bank, '2026-04-20');
    expect((await noticesOf(client))[0]).toEqual(['late', 25_00, '2026-04-13']);
    expect((await client.loans.get({ loan })).owed.fees).toBe(25_00);
    // The fee does not make the next payment late.
    expect(await pay(payment)).toMatchObject({ pastDue: null, next: { amount: payment + 25_00 } });
    await goTo(bank, '2026-05-02');
    expect(await pay(payment + 25_00)).toMatchObject({ next: { amount: payment } });
    expect((await client.loans.get({ loan })).owed).toMatchObject({ fees: 0, interest: 0 });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D13 payments that are taken by themselves pay the loan off, each once however many processes look', async () => {
    const { bank, client, loan } = await bankWithLoan();
    await client.loans.setAutopay({ loan, from: checking });
    const other = bank.beside();
    await other.start();
    for (let month = 3; month < 14; month += 1) {
      const day = new Date(Date.UTC(2026, month, 2)).toISOString().slice(0, 10);
      await goTo(bank, day);
      await other.settle();
    }
    await other.stop();
    const closed = await client.loans.get({ loan });
    expect(closed).toMatchObject({ isClosed: false, next: { day: '2027-03-02' } });
    await goTo(bank, '2027-03-02');
    expect(await client.loans.get({ loan })).toMatchObject({
      isClosed: true,
      balance: 0,
      schedule: [],
    });
    const { entries } = await client.loans.get({ loan });
    expect(entries.filter(({ kind }) => kind === 'payment')).toHaveLength(12);
    expect(await sumOf(bank, loansToMembers)).toBe(0);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D13 where the account does not hold the payment nothing moves, the member hears it once, and it is tried again', async () => {
    const { bank, client, loan } = await bankWithLoan();
    await client.loans.setAutopay({ loan, from: savings });
    await goTo(bank, '2026-04-02');
    await goTo(bank, '2026-04-03');
    expect((await noticesOf(client))[0]).toEqual(['unpaid', payment, '2026-04-02']);
    expect((await noticesOf(client)).filter(([change]) => change === 'unpaid')).toHaveLength(1);
    expect(await balancesOf(client)).toMatchObject({ savings: 500_00 });
    const transfer = {
      kind: 'internal',
      from: checking,
      to: savings,
      amount: cents(1_000_00),
      memo: '',
    } as const;
    await client.transfers.create({ intentKey: bank.newKey(), transfer });
    await bank.clock.advance(10_000);
    await goTo(bank, '2026-04-04');
    expect((await noticesOf(client))[0]?.[0]).toBe('paid');
    expect((await client.loans.get({ loan })).pastDue).toBeNull();
  });

  test('R-D13 one payment a year can be skipped once something was paid: the end moves by a month', async () => {
    const { client, loan, pay } = await bankWithLoan();
    const april = '2026-04-02' as LocalDate;
    await expect(client.loans.skip({ loan, day: april })).rejects.toMatchObject({
      code: 'CANNOT_SKIP',
    });
    await pay(payment);
    const may = '2026-05-02' as LocalDate;
    expect((await client.loans.get({ loan })).skippable).toBe(may);
    expect(await client.loans.skip({ loan, day: may })).toMatchObject({
      next: { day: '2026-06-02' },
    });
    await client.loans.skip({ loan, day: may });
    const skipped = await client.loans.get({ loan });
    expect(skipped.skippable).toBeNull();
    expect(skipped.schedule.at(-1)).toMatchObject({ day: '2027-04-02', balance: 0 });
    expect((await noticesOf(client)).filter(([change]) => change === 'skipped')).toHaveLength(1);
  });

  test('R-D13 a line of credit is drawn up to its limit, asks for its minimum, and stays open when it is paid', async () => {
    const { bank, client } = await bankWithLoan();
    const loan = await signedLoan(bank, client, line);
    const draw = async (amount: number, id: LoanId = loan) =>
      await client.loans.draw({
        intentKey: bank.newKey(),
        loan: id,
        to: checking,
        amount: cents(amount),
      });
    expect(await draw(5_000_00)).toMatchObject({ balance: 5_000_00, next: null });
    await expect(draw(5_000_01)).rejects.toMatchObject({
      code: 'OVER_CREDIT_LIMIT',
      data: { available: 5_000_00 },
    });
    expect(await balancesOf(client)).toMatchObject({ checking: 20_000_00 });
    await goTo(bank, '2026-03-08');
    const { next } = await client.loans.get({ loan });
    expect(next).toEqual({ day: '2026-04-02', amount: 109_86 });
    await goTo(bank, '2026-04-04');
    await expect(draw(1_00)).rejects.toMatchObject({
      code: 'LOAN_PAST_DUE',
      data: { amount: 109_86 },
    });
    const { total } = await client.loans.payoff({ loan });
    const asked = {
      intentKey: bank.newKey(),
      loan,
      from: checking,
      amount: total,
      as: 'payoff',
    } as const;
    expect(await client.loans.pay(asked)).toMatchObject({
      balance: 0,
      isClosed: false,
      next: null,
    });
    expect(await draw(10_000_00)).toMatchObject({ balance: 10_000_00 });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D13 the database refuses to change or delete what happened to a loan', async () => {
    const { bank } = await bankWithLoan();
    const refusal = /loan_entry is append-only/;
    const { db } = bank.store;
    await expect(db.updateTable('loan_entry').set({ principal: 1 }).execute()).rejects.toThrow(
      refusal,
    );
    await expect(db.deleteFrom('loan_entry').execute()).rejects.toThrow(refusal);
  });
});
