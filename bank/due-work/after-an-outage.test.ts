import { cents } from '#contract/money/cents.ts';
import type { TaxYear } from '#contract/statements/tax-forms.ts';
import type { AccountId, TransactionId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { startOfDay } from '../calendar/local-time.ts';
import type { Tables } from '../database/tables.ts';
import { setTerms } from '../dividends/set-terms.ts';
import { livePolicy } from '../policy.ts';
import { faultsOf } from '../testing/faults-of.ts';
import { readTaxForm } from '../statements/tax-form.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';
import { addBox } from '../testing/test-box.ts';
import { newIntent, openBillsBank } from '../testing/test-bills.ts';
import { depositor } from '../testing/test-deposits.ts';
import { accountOf } from '../testing/test-member.ts';
import { lend, signedLoan } from '../testing/test-loan.ts';
import { zelle } from '../testing/transfer-requests.ts';

const [checking, savings] = ['checking', 'savings'] as AccountId[] as [AccountId, AccountId];
const noonOn = (day: string) => startOfDay(day as LocalDate, 'America/New_York') + 12 * 60 * 60_000;

describeOnEveryStore('what was due while the bank stood still', ({ open }) => {
  /** Bills, transfers to others, a loan and a box, due on days of their own until the tenth of April. */
  async function liveUntilApril(stops: readonly { readonly from: string; readonly to: string }[]) {
    const { transferLimits } = livePolicy;
    const zelleLimits = { atATime: cents(500_00), aDay: cents(600_00) };
    const opened = await openBillsBank(await open<Tables>(), {
      policy: { transferLimits: { ...transferLimits, zelle: zelleLimits } },
    });
    const { bank, member, client, schedule } = opened;
    const { store, dependencies } = bank;
    await store.db
      .insertInto('product_terms')
      .values({
        product_id: 'share-savings',
        valid_from: '2026-01-01',
        rate: 5_00,
        method: 'daily-balance',
        minimum: 0,
        rounding: 'half-up',
      })
      .execute();
    await store.db
      .updateTable('account')
      .set({ product_id: 'share-savings' })
      .where('id', '=', accountOf(member, 'savings').id)
      .execute();
    await lend(bank);
    const loan = await signedLoan(bank, client);
    await client.loans.setAutopay({ loan, from: checking });
    await addBox(dependencies, member, { rentedOn: '2026-04-01' });
    for (const day of ['2026-04-01', '2026-04-02', '2026-04-03']) {
      await schedule(400_00, day);
      await client.scheduledTransfers.schedule({
        intentKey: newIntent(bank),
        schedule: { transfer: zelle(500_00), date: day },
      });
    }
    const goTo = async (moment: number) => {
      await bank.clock.leap(moment - bank.clock.now());
      for (let again = 0; again < 5; again += 1) await bank.settle();
    };
    for (let day = 20; day <= 41; day += 1) {
      const date = new Date(Date.UTC(2026, 2, day)).toISOString().slice(0, 10);
      if (!stops.some(({ from, to }) => date >= from && date < to)) await goTo(noonOn(date));
    }
    const { payments } = await client.bills.settled({});
    const { owed, entries } = await client.loans.get({ loan });
    const [charge] = (await client.safeDeposit.billing()).charges.slice(-1);
    const sent = await client.scheduledTransfers.list();
    expect(await faultsOf(bank)).toEqual([]);
    const { accounts } = await client.accounts.list();
    return {
      bills: payments.map(({ date, status, reason }) => [date, status, reason]),
      failed: sent.failed,
      loan: { owed, entries },
      box: [charge?.day, charge?.status],
      balances: accounts.map(({ id, balance }) => [id, balance]),
    };
  }

  test('R-D7 ends as if the bank had been there: bills, transfers within limits, loans, fees, dividends', async () => {
    const without = await liveUntilApril([]);
    expect(without.bills.map(([, status]) => status)).toEqual(['paid', 'paid', 'paid']);
    expect(without.failed).toEqual([]);
    expect(await liveUntilApril([{ from: '2026-04-01', to: '2026-04-06' }])).toEqual(without);
  });

  /** A certificate that matures, a payday for a goal, a check on hold, a disputed purchase and an alert, around New Year. */
  async function liveOverNewYear(stop: { readonly from: string; readonly to: string } | null) {
    const bank = await openTestBank(await open<Tables>(), {
      policy: longSessions,
      start: '2026-07-02T14:00:00Z',
    });
    const terms = {
      from: '2026-07-02' as LocalDate,
      method: 'daily-balance',
      rounding: 'half-up',
      minimum: cents(0),
      offered: true,
    } as const;
    const catalogue = { store: bank.store, clock: bank.clock, timeZone: 'America/New_York' };
    const certificate = { openingMinimum: cents(500_00), penaltyDays: 90, graceDays: 10 };
    const share = { openingMinimum: cents(0), penaltyDays: null, graceDays: null };
    await setTerms(catalogue, { ...terms, ...share, product: 'share-savings', rate: 60 });
    await setTerms(catalogue, { ...terms, ...certificate, product: 'certificate-6', rate: 3_60 });
    const member = await bank.addMember({ accounts: { checking: 9_000_00, savings: 500_00 } });
    const client = await bank.clientOf(member);
    const intentKey = () => bank.newKey();
    await client.products.open({
      intentKey: intentKey(),
      opening: {
        product: 'certificate-6',
        termsFrom: terms.from,
        from: checking,
        amount: cents(5_000_00),
        nickname: '',
      },
    });
    const goal = await client.goals.open({
      intentKey: newIntent(bank),
      goal: {
        name: 'A trip',
        picture: 'trip',
        target: cents(900_00),
        wantedBy: null,
        account: savings,
      },
    });
    const payday = { kind: 'payday', from: checking, amount: cents(50_00) } as const;
    await client.goals.setRules({ intentKey: newIntent(bank), id: goal.id, rules: [payday] });
    const below = { account: checking, kind: 'balance-below', amount: cents(3_900_00) } as const;
    await client.alerts.add({ intentKey: newIntent(bank), alert: below });
    const goTo = async (moment: string) => {
      await bank.clock.leap(Date.parse(moment) - bank.clock.now());
      for (let again = 0; again < 8; again += 1) await bank.settle();
    };
    await goTo('2026-12-21T15:00:00Z');
    const at = bank.clock.now() - 3_600_000;
    const bought = await bank.addPayment(member, { type: 'debit', amount: 200_00, at });
    const dispute = {
      reason: 'not-received',
      story: 'It never came.',
      amount: cents(200_00),
    } as const;
    const transaction = bought.id as TransactionId;
    await client.disputes.open({ transaction, intentKey: bank.newKey(), dispute });
    await goTo('2026-12-29T15:00:00Z');
    const income = { type: 'credit', amount: 400_00, category: 'Income' } as const;
    await bank.addPayment(member, { ...income, at: bank.clock.now() });
    await depositor(bank, client)(700_00);
    for (let day = 30; day <= 46; day += 1) {
      const date = new Date(Date.UTC(2026, 11, day, 17)).toISOString();
      if (stop === null || date < stop.from || date >= stop.to) await goTo(date);
    }
    expect(await faultsOf(bank)).toEqual([]);
    const { accounts } = await client.accounts.list();
    const { goals } = await client.goals.list();
    const term = await client.products.certificate({ account: 'certificate' });
    const { events } = await client.events.recent({ limit: 50 });
    return {
      balances: accounts.map(({ id, balance, available }) => [id, balance, available]),
      term: [term.from, term.maturesOn, term.graceUntil],
      goals: goals.map(({ share: put, short }) => [put, short]),
      dispute: (await client.disputes.ofTransaction({ transaction })).dispute?.status,
      told: events.map(({ kind }) => kind).toSorted(),
      tax: await readTaxForm(bank.dependencies, member.membershipId, '2026' as TaxYear),
    };
  }

  test('R-D7 R-A2 R-G1 R-X6 ends as if it had been there: certificates, goals, holds, disputes, alerts, taxes', async () => {
    const without = await liveOverNewYear(null);
    // The pay and the check are paydays.
    expect(without).toMatchObject({ dispute: 'credited', goals: [[100_00, 0]] });
    expect(without.term).toEqual(['2027-01-02', '2027-07-02', null]);
    expect(await liveOverNewYear({ from: '2026-12-30', to: '2027-01-09' })).toEqual(without);
  });
});
