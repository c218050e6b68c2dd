import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { livePolicy } from '../policy.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { faultsOf } from '../testing/audited.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { passwordHasWaited } from '../testing/show-who-is-there.ts';
import {
  balancesOf,
  liveWithoutStepUps,
  longSessions,
  openTestBank,
} from '../testing/test-bank.ts';
import { lend, offeredLoan, testApplication, testLoanTerms } from '../testing/test-loan.ts';
import { clientIn, addParty } from '../testing/test-party.ts';

const checking = 'checking' as AccountId;

describeOnEveryStore('applications for loans', ({ open }) => {
  async function lendingBank(policy = liveWithoutStepUps) {
    const bank = await openTestBank(await open<Tables>(), { policy });
    await lend(bank);
    const member = await bank.addMember({ displayName: 'Ana Ruiz' });
    return { bank, member, client: await bank.clientOf(member) };
  }

  test('R-D13 without terms nothing is lent', async () => {
    const bank = await openTestBank(await open<Tables>());
    const client = await bank.clientOf(await bank.addMember());
    expect(await client.loans.list()).toEqual({ loans: [], applications: [], products: [] });
    const intentKey = bank.newKey();
    await expect(
      client.loans.apply({ intentKey, application: testApplication }),
    ).rejects.toMatchObject({ code: 'LOAN_NOT_OFFERED' });
    await expect(client.loans.saveDraft(testApplication)).rejects.toMatchObject({
      code: 'LOAN_NOT_OFFERED',
    });
  });

  test.each([
    ['another product', { product_id: 'boat-loan' }, 'no such product'],
    ['today, where there are terms', { valid_from: '2026-03-02' }, 'from is past'],
    ['more than 18%', { rate: 18_01 }, 'rate out of range'],
    ['a least above the most', { least: 60_000_00 }, 'amounts out of order'],
    ['half years', { months_least: 6 }, 'months of a loan'],
    ['a line with a term', { product_id: 'credit-line' }, 'months of a line'],
    ['terms that fit', {}, null],
  ])('R-D13 staff set the terms of a loan from a day on: %s', async (_, change, fault) => {
    const { bank, client } = await lendingBank();
    const terms = { ...testLoanTerms, valid_from: '2026-03-03', rate: 9_00, ...change };
    expect(await bank.bank.staff.setLoanTerms(terms)).toBe(fault);
    // The products lent yesterday are lent today.
    expect((await client.loans.list()).products).toMatchObject([{ rate: 12_00 }, { rate: 12_00 }]);
  });

  test('R-D13 what a loan would cost is told before anybody applies', async () => {
    const { client } = await lendingBank();
    const { amount, product, months } = testApplication;
    const { disclosure, schedule } = await client.loans.estimate({ product, amount, months });
    expect(disclosure).toEqual({
      day: '2026-03-02',
      amount: 10_000_00,
      rate: 12_00,
      // The first months have more days than a twelfth of a year.
      apr: 12_06,
      graceDays: 10,
      lateFee: 25_00,
      minimum: null,
      instalments: {
        financeCharge: 665_62,
        totalOfPayments: 10_665_62,
        payment: 888_49,
        payments: 12,
        firstDue: '2026-04-02',
        lastDue: '2027-03-02',
        lastPayment: 892_23,
      },
    });
    expect(schedule.at(-1)?.balance).toBe(0);
    const line = await client.loans.estimate({ product: 'credit-line', amount });
    expect(line.disclosure).toMatchObject({
      apr: 12_00,
      instalments: null,
      minimum: { share: 2_00, least: 25_00 },
    });
  });

  test.each(['viewer', 'guardian'] as const)(
    'R-D13 what is applied for, and with which income, a %s is not told',
    async (role) => {
      const { bank, member, client } = await lendingBank();
      const other = await bank.addMember();
      await addParty(bank, member, other, { role });
      await client.loans.apply({ intentKey: bank.newKey(), application: testApplication });
      await client.loans.saveDraft({ ...testApplication, purpose: 'A new kitchen' });
      expect((await client.loans.list()).applications).toHaveLength(2);
      const seen = await (await clientIn(bank, other, member)).loans.list();
      expect(seen).toMatchObject({ applications: [], products: [{}, {}] });
    },
  );

  test('R-D13 steps are saved and come back; sending takes their place', async () => {
    const { bank, client } = await lendingBank();
    const begun = { ...testApplication, purpose: '', income: null, housing: null };
    const { id } = await client.loans.saveDraft(begun);
    expect((await client.loans.saveDraft({ ...begun, purpose: 'A roof' })).id).toBe(id);
    expect((await client.loans.list()).applications).toMatchObject([
      { id, status: 'draft', purpose: 'A roof', income: null },
    ]);
    await client.loans.apply({ intentKey: bank.newKey(), application: testApplication });
    expect((await client.loans.list()).applications).toMatchObject([{ status: 'submitted' }]);
    await client.loans.saveDraft(begun);
    await client.loans.dropDraft();
    expect((await client.loans.list()).applications).toHaveLength(1);
  });

  test.each([
    ['too little', { amount: cents(499_99) }, 'LOAN_AMOUNT_OUTSIDE'],
    ['too much', { amount: cents(50_000_01) }, 'LOAN_AMOUNT_OUTSIDE'],
    ['half a year', { months: 18 }, 'LOAN_MONTHS_OUTSIDE'],
    ['too long', { months: 72 }, 'LOAN_MONTHS_OUTSIDE'],
    ['no term', { months: null }, 'LOAN_MONTHS_OUTSIDE'],
    ['a term of a line', { product: 'credit-line' }, 'LOAN_MONTHS_OUTSIDE'],
    ['no purpose', { purpose: ' ' }, 'LOAN_ANSWERS_MISSING'],
    ['no income', { income: null }, 'LOAN_ANSWERS_MISSING'],
    ['no housing', { housing: null }, 'LOAN_ANSWERS_MISSING'],
    ['a product that is not lent', { product: 'auto-loan' }, 'LOAN_NOT_OFFERED'],
  ])('R-D13 an application for %s is refused', async (_, change, code) => {
    const { bank, client } = await lendingBank();
    const before = await dumpTables(bank.store);
    const application = { ...testApplication, ...change };
    await expect(
      client.loans.apply({ intentKey: bank.newKey(), application }),
    ).rejects.toMatchObject({ code });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('R-D13 three applications can be open; one that is withdrawn makes room', async () => {
    const { bank, client } = await lendingBank();
    const apply = async () =>
      await client.loans.apply({ intentKey: bank.newKey(), application: testApplication });
    const { id } = await apply();
    await apply();
    await apply();
    await expect(apply()).rejects.toMatchObject({
      code: 'TOO_MANY_LOAN_APPLICATIONS',
      data: { most: 3 },
    });
    await client.loans.withdraw({ application: id });
    await client.loans.withdraw({ application: id });
    expect((await apply()).status).toBe('submitted');
    expect(await bank.bank.staff.decideLoan(id, 'approve', null)).toBe('not-waiting');
  });

  test('R-D13 staff see what waits, and decide it once; the member reads why', async () => {
    const { bank, client } = await lendingBank();
    const { id } = await client.loans.apply({
      intentKey: bank.newKey(),
      application: testApplication,
    });
    await bank.clock.advance(60_000);
    expect(await bank.bank.staff.waitingLoanApplications()).toMatchObject([
      { id, name: 'Ana Ruiz', debtShare: 40, sentOn: '2026-03-02' },
    ]);
    const { staff } = bank.bank;
    expect(await staff.decideLoan(bank.newKey(), 'approve', null)).toBe('not-found');
    expect(await staff.decideLoan(id, 'decline', 'Income could not be confirmed')).toBe('decided');
    expect(await staff.decideLoan(id, 'approve', null)).toBe('not-waiting');
    expect((await client.loans.list()).applications).toMatchObject([
      { status: 'declined', reason: 'Income could not be confirmed', offer: null },
    ]);
    expect((await client.events.recent({})).events[0]).toMatchObject({
      kind: 'loan',
      change: 'declined',
      name: 'Personal Loan',
    });
    await expect(client.loans.withdraw({ application: id })).rejects.toMatchObject({
      code: 'LOAN_APPLICATION_CLOSED',
    });
  });

  test.each([
    ['is offered where payment and housing fit the income', 6_000_00, 'offered'],
    ['is declined where they do not', 5_000_00, 'declined'],
  ])('R-D13 in the demo an application %s', async (_, income, status) => {
    const bank = await openTestBank(await open<Tables>());
    await lend(bank);
    const client = await bank.clientOf(await bank.addMember());
    const application = { ...testApplication, income: cents(income) };
    await client.loans.apply({ intentKey: bank.newKey(), application });
    expect((await client.loans.list()).applications).toMatchObject([{ status: 'submitted' }]);
    await bank.clock.advance(10_000);
    expect((await client.loans.list()).applications).toMatchObject([{ status }]);
  });

  test('R-D13 an offer is signed with the name, on the day on which it was shown, once', async () => {
    const { bank, client } = await lendingBank();
    const { id: application, offer } = await offeredLoan(bank, client);
    const { day } = offer.disclosure;
    const asked = { application, day, to: checking, signature: ' ana  RUIZ ' };
    const sign = async (change: Partial<typeof asked>) =>
      await client.loans.sign({ intentKey: bank.newKey(), ...asked, ...change });
    await expect(sign({ day: '2026-03-01' as LocalDate })).rejects.toMatchObject({
      code: 'LOAN_OFFER_CHANGED',
    });
    await expect(sign({ signature: 'Ana' })).rejects.toMatchObject({
      code: 'SIGNATURE_WRONG',
      data: { name: 'Ana Ruiz' },
    });
    await expect(sign({ to: 'vault' as AccountId })).rejects.toMatchObject({
      code: 'UNKNOWN_ACCOUNT',
    });
    const loan = await sign({});
    expect(loan).toMatchObject({ balance: 10_000_00, openedOn: '2026-03-02' });
    await expect(sign({})).rejects.toMatchObject({ code: 'LOAN_APPLICATION_CLOSED' });
    expect(await balancesOf(client)).toMatchObject({ checking: 11_000_00 });
    expect((await client.loans.list()).applications).toMatchObject([
      { status: 'signed', loan: loan.id, offer: null },
    ]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D13 an offer that has run out is not signed', async () => {
    const { bank, client } = await lendingBank({ ...liveWithoutStepUps, ...longSessions });
    const { id: application, offer, signer: signature } = await offeredLoan(bank, client);
    expect(offer).toMatchObject({ until: '2026-04-01' });
    await bank.clock.leap(31 * 24 * 60 * 60_000);
    expect((await client.loans.list()).applications).toMatchObject([{ offer: null }]);
    const day = '2026-04-02' as LocalDate;
    await expect(
      client.loans.sign({ intentKey: bank.newKey(), application, day, to: checking, signature }),
    ).rejects.toMatchObject({ code: 'LOAN_APPLICATION_CLOSED' });
  });

  test('R-D13 signing asks first who is there', async () => {
    const { bank, member, client } = await lendingBank({
      ...livePolicy,
      security: { ...livePolicy.security, asksSecondStep: false },
    });
    await passwordHasWaited(bank, member);
    const { id: application, offer, signer: signature } = await offeredLoan(bank, client);
    const { day } = offer.disclosure;
    await expect(
      client.loans.sign({ intentKey: bank.newKey(), application, day, to: checking, signature }),
    ).rejects.toMatchObject({
      code: 'STEP_UP_NEEDED',
      data: { permits: { kind: 'sign-loan', amount: 10_000_00 } },
    });
    expect((await client.loans.list()).loans).toEqual([]);
  });
});
