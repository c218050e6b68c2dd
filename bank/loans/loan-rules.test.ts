import { cents } from '#contract/money/cents.ts';
import { levelPayment } from '#contract/loans/loan-terms.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { loan as example } from '#docs/examples/loan.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths } from '../calendar/local-time.ts';
import { decimal } from '../transactions/export-facts.ts';
import { annualPercentageRate } from './loan-disclosure.ts';
import { behindSince, dueUntil, type Loan, nextPayment, pastDue } from './loan-bills.ts';
import {
  emptyStanding,
  type LoanAgreement,
  type LoanEntry,
  owedOn,
  paymentEntry,
  plainEntry,
  splitPayment,
  standingAfter,
} from './loan-rules.ts';
import { scheduleOf } from './loan-catalogue.ts';
import { nextLook, skippablePayment } from './payment-rules.ts';

/** `npm run test:loans` tries as many loans as the requirement asks for. */
const isLong = process.env['MODE'] === 'loans';

const opened = '2026-03-02' as LocalDate;

function agreementOf(given: Partial<LoanAgreement> = {}): LoanAgreement {
  const { amount = cents(10_000_00), rate = 12_00, months = 12 } = given;
  return {
    form: 'instalment',
    amount,
    months,
    payment: months === null ? null : levelPayment({ amount, months, yearlyRate: rate }),
    openedOn: opened,
    rate,
    rounding: 'half-up',
    graceDays: 10,
    lateFee: cents(25_00),
    skipsPerYear: 1,
    minimumShare: 2_00,
    minimumPayment: cents(25_00),
    ...given,
  };
}

function withEntry(loan: Loan, entry: LoanEntry): Loan {
  const standing = standingAfter(loan.standing, entry);
  return { ...loan, entries: [...loan.entries, entry], standing };
}

function paidOut(agreement: LoanAgreement, amount = agreement.amount): Loan {
  const loan = { agreement, entries: [], skipped: [], standing: emptyStanding };
  const change = { principal: amount };
  return withEntry(loan, plainEntry(emptyStanding, 'proceeds', agreement.openedOn, change));
}

function pay(loan: Loan, day: LocalDate, amount: number): Loan {
  const owed = owedOn(loan.agreement, loan.standing, day);
  const split = splitPayment(owed, dueUntil(loan, day, day), cents(amount));
  return withEntry(loan, paymentEntry(owed, split, day));
}

const on = (day: string) => day as LocalDate;

test('R-D13 a skipped payment is the last for twelve months, also over the end of a year', () => {
  const agreement = agreementOf({ months: 36 });
  const toNovember = Array.from({ length: 8 }, (_, month) => addMonths(opened, month + 1));
  const ahead = toNovember.reduce(
    (loan, day) => pay(loan, day, agreement.payment ?? 0),
    paidOut(agreement),
  );
  const december = on('2026-12-02');
  expect(skippablePayment(ahead, on('2026-11-20'))).toBe(december);
  const skipped: Loan = { ...ahead, skipped: [december] };
  expect(skippablePayment(skipped, on('2026-11-20'))).toBeNull();
  const toOctober = Array.from({ length: 11 }, (_, month) => addMonths(on('2027-01-02'), month));
  const yearOn = toOctober.reduce((loan, day) => pay(loan, day, agreement.payment ?? 0), skipped);
  expect(skippablePayment(yearOn, on('2027-11-20'))).toBe(on('2027-12-02'));
});

test.each<[string, LocalDate, number]>([
  ['nothing on the day on which it is paid out', opened, 0],
  ['a day', on('2026-03-03'), 3_29],
  ['thirty-one days', on('2026-04-02'), 101_92],
  ['a year of 365 days', on('2027-03-02'), 1_200_00],
  ['a leap year has a day more', on('2028-03-02'), 2_403_29],
])('R-D13 interest of 12%% on ten thousand dollars: %s', (_, day, interest) => {
  const { agreement, standing } = paidOut(agreementOf());
  expect(owedOn(agreement, standing, day)).toEqual({
    principal: 10_000_00,
    interest,
    fees: 0,
    total: 10_000_00 + interest,
  });
});

test('R-D13 interest runs on what is owed on each day, and is rounded once for each payment', () => {
  // A cent and a half a day: rounded each day it would be six cents after three days.
  const agreement = agreementOf({ amount: cents(45_62), rate: 12_00 });
  expect(owedOn(agreement, paidOut(agreement).standing, on('2026-03-05')).interest).toBe(4);
  let loan = paidOut(agreementOf());
  loan = withEntry(
    loan,
    plainEntry(loan.standing, 'principal', on('2026-03-12'), { principal: -4_000_00 }),
  );
  // Ten days of 10,000 and ten of 6,000.
  expect(owedOn(loan.agreement, loan.standing, on('2026-03-22')).interest).toBe(52_60);
});

test('R-D13 half a cent goes up, or to the even cent where the terms say so', () => {
  const owed = (rounding: LoanAgreement['rounding'], days: number) => {
    // Half a cent a day.
    const agreement = agreementOf({ amount: cents(36_50), rate: 5_00, rounding });
    return owedOn(agreement, paidOut(agreement).standing, addDays(opened, days)).interest;
  };
  expect([1, 2, 3, 4, 5].map((days) => owed('half-up', days))).toEqual([1, 1, 2, 2, 3]);
  expect([1, 2, 3, 4, 5].map((days) => owed('half-even', days))).toEqual([0, 1, 2, 2, 2]);
});

const owes = { principal: cents(1_000_00), interest: cents(10_00), fees: cents(25_00) };
test.each([
  ['interest first', 4_00, 88_00, [4_00, 0, 0]],
  ['then the principal that is due', 60_00, 88_00, [10_00, 50_00, 0]],
  ['then late fees', 100_00, 88_00, [10_00, 78_00, 12_00]],
  ['and principal with the rest', 200_00, 88_00, [10_00, 165_00, 25_00]],
  ['where nothing is due, interest, fees, principal', 50_00, 0, [10_00, 15_00, 25_00]],
  ['everything', 1_035_00, 0, [10_00, 1_000_00, 25_00]],
])('R-D13 a payment pays %s', (_, amount, due, [interest, principal, fees]) => {
  const owed = { ...owes, total: cents(1_035_00) };
  expect(splitPayment(owed, cents(due), cents(amount))).toEqual({ interest, principal, fees });
});

test('R-D13 a member is behind after the day of a payment, and no longer once it is made', () => {
  const loan = paidOut(agreementOf());
  const payment = 888_49;
  expect(nextPayment(loan, opened)).toEqual({ day: '2026-04-02', amount: payment });
  expect(pastDue(loan, on('2026-04-02'))).toBe(0);
  expect(pastDue(loan, on('2026-04-03'))).toBe(payment);
  expect(behindSince(loan, on('2026-04-03'))).toBe('2026-04-02');
  expect(nextPayment(loan, on('2026-04-03'))).toEqual({ day: '2026-05-02', amount: 2 * payment });
  const late = pay(loan, on('2026-04-10'), payment);
  expect(pastDue(late, on('2026-04-10'))).toBe(0);
  expect(nextPayment(late, on('2026-04-10'))).toEqual({ day: '2026-05-02', amount: payment });
});

test('R-D13 paying ahead pays the next payments, principal alone pays none of them, and a skipped one moves the end', () => {
  const loan = paidOut(agreementOf());
  const ahead = pay(loan, on('2026-03-20'), 1_000_00);
  expect(nextPayment(ahead, on('2026-03-20'))).toEqual({ day: '2026-05-02', amount: 776_98 });
  const less = withEntry(
    loan,
    plainEntry(loan.standing, 'principal', opened, { principal: -5_000_00 }),
  );
  expect(nextPayment(less, opened)).toEqual({ day: '2026-04-02', amount: 888_49 });
  expect(scheduleOf(less, opened)).toHaveLength(6);
  const skipped = { ...loan, skipped: [on('2026-04-02')] };
  expect(nextPayment(skipped, opened)?.day).toBe('2026-05-02');
  expect(scheduleOf(skipped, opened).at(-1)).toMatchObject({ day: '2027-04-02', balance: 0 });
  expect(scheduleOf(loan, opened).at(-1)).toMatchObject({ day: '2027-03-02', balance: 0 });
});

test('R-D13 a late fee never makes the next payment late', () => {
  let loan = paidOut(agreementOf());
  loan = withEntry(loan, plainEntry(loan.standing, 'late-fee', on('2026-04-13'), { fee: 25_00 }));
  loan = pay(loan, on('2026-04-13'), 888_49);
  expect(loan.standing.fees).toBe(25_00);
  expect(pastDue(loan, on('2026-04-13'))).toBe(0);
  expect(nextPayment(loan, on('2026-04-13'))?.amount).toBe(888_49 + 25_00);
});

test('R-D13 a line of credit asks for its interest and a share of the balance, and for nothing where nothing is owed', () => {
  const line = agreementOf({ form: 'line', months: null, payment: null });
  const unused: Loan = { agreement: line, entries: [], skipped: [], standing: emptyStanding };
  expect(nextPayment(unused, on('2026-06-01'))).toBeNull();
  const drawn = paidOut(line, cents(5_000_00));
  expect(nextPayment(drawn, on('2026-03-07'))).toBeNull();
  // Asked for 25 days before: five days of interest, and 2% of 5,000.
  expect(nextPayment(drawn, on('2026-03-08'))).toEqual({ day: '2026-04-02', amount: 109_86 });
  const paid = pay(drawn, on('2026-03-10'), 109_86);
  expect(nextPayment(paid, on('2026-03-10'))).toBeNull();
  expect(pastDue(drawn, on('2026-04-03'))).toBe(109_86);
  // An unpaid amount is not asked for twice.
  expect(nextPayment(drawn, on('2026-04-08'))?.amount).toBe(159_18);
  const small = paidOut(line, cents(10_00));
  expect(nextPayment(small, on('2026-03-08'))?.amount).toBe(10_02);
});

test.each([
  // 12 CFR part 1026, appendix J, (c)(1)(i).
  [5_000_00, 24, 230_00, 9_69],
  [25_000_00, 60, 477_41, 5_49],
  [1_000_00, 3, 333_34, 1],
  [1_000_00, 1, 1_010_00, 12_00],
])(
  'R-D13 the annual percentage rate of %i cents and %i payments of %i is %i hundredths of a percent',
  (advance, count, payment, rate) => {
    const payments = Array.from({ length: count }, () => payment);
    expect(annualPercentageRate(advance, payments)).toBe(rate);
  },
);

const anyAgreement = fc.record({
  amount: fc.integer({ min: 500_00, max: 150_000_00 }).map(cents),
  months: fc.integer({ min: 1, max: 84 }),
  rate: fc.integer({ min: 0, max: 18_00 }),
  openedOn: fc.integer({ min: 0, max: 1_500 }).map((days) => addDays(opened, days)),
});

test(
  'R-D13 the last payment of every schedule leaves nothing, and a program that shares no code comes to the same cents',
  () => {
    fc.assert(
      fc.property(anyAgreement, (given) => {
        const { amount, rate, months, openedOn } = given;
        const rows = scheduleOf(paidOut(agreementOf(given)), openedOn);
        expect(rows.at(-1)?.balance).toBe(0);
        expect(rows.reduce((sum, { principal }) => sum + principal, 0)).toBe(amount);
        expect(
          rows.map(({ day, payment, interest, principal, balance }) =>
            [day, ...[payment, interest, principal, balance].map(decimal)].join(','),
          ),
        ).toEqual(example(decimal(amount), decimal(rate), months, openedOn));
      }),
      { numRuns: isLong ? 10_000 : 100 },
    );
  },
  isLong ? 0 : undefined,
);

test.each<LoanAgreement['form']>(['instalment', 'line'])(
  'R-D13 a loan (%s) is looked at on every due day and when it gets late, however many bills are unpaid',
  (form) => {
    const agreement = agreementOf(form === 'line' ? { form, months: null } : {});
    const loan = paidOut(agreement);
    const looks = new Set<LocalDate>();
    const end = addMonths(opened, 11);
    for (let day = opened; day < end;) looks.add((day = nextLook(loan, day, 3)));
    const days = Array.from({ length: 10 }, (_, month) => addMonths(opened, month + 1));
    const missed = days.flatMap((due) =>
      [addDays(due, -3), due, addDays(due, 11)].filter((day) => !looks.has(day)),
    );
    expect(missed).toEqual([]);
  },
);

const anyEvent = fc.record({
  days: fc.integer({ min: 0, max: 70 }),
  kind: fc.constantFrom('payment', 'payment', 'principal', 'late-fee', 'skip', 'draw'),
  part: fc.integer({ min: 1, max: 999 }),
});

test('R-D13 the payoff of a day closes every loan at exactly zero, whatever has happened to it', () => {
  fc.assert(
    fc.property(
      anyAgreement,
      fc.constantFrom<LoanAgreement['form']>('instalment', 'line'),
      fc.constantFrom<LoanAgreement['rounding']>('half-up', 'half-even'),
      fc.array(anyEvent, { maxLength: 12 }),
      fc.integer({ min: 0, max: 100 }),
      (given, form, rounding, events, later) => {
        let loan = paidOut(agreementOf({ ...given, form, rounding }));
        let day = loan.agreement.openedOn;
        for (const event of events) {
          day = addDays(day, event.days);
          loan = after(loan, day, event);
          const { principal, fees, unpaidInterest } = loan.standing;
          expect(Math.min(principal, fees, unpaidInterest)).toBeGreaterThanOrEqual(0);
        }
        day = addDays(day, later);
        const { total } = owedOn(loan.agreement, loan.standing, day);
        loan = pay(loan, day, total);
        expect(owedOn(loan.agreement, loan.standing, addDays(day, 400)).total).toBe(0);
        const sum = (of: (entry: LoanEntry) => number) =>
          loan.entries.reduce((all, entry) => all + of(entry), 0);
        expect([sum(({ principal }) => principal), sum(({ fee }) => fee)]).toEqual([0, 0]);
        expect(nextPayment(loan, day)).toBeNull();
        expect(scheduleOf(loan, day)).toEqual([]);
      },
    ),
    { numRuns: isLong ? 10_000 : 200 },
  );
});

function after(loan: Loan, day: LocalDate, { kind, part }: { kind: string; part: number }): Loan {
  const { principal } = loan.standing;
  const some = Math.floor((principal * part) / 1_000);
  switch (kind) {
    case 'late-fee':
      return withEntry(loan, plainEntry(loan.standing, kind, day, { fee: part }));
    case 'skip':
      return { ...loan, skipped: [...loan.skipped, nextPayment(loan, day)?.day ?? day] };
    case 'principal':
      return some === 0
        ? loan
        : withEntry(loan, plainEntry(loan.standing, kind, day, { principal: -some }));
    case 'draw':
      return loan.agreement.form === 'line'
        ? withEntry(loan, plainEntry(loan.standing, 'proceeds', day, { principal: part }))
        : loan;
    default:
      return pay(
        loan,
        day,
        Math.floor((owedOn(loan.agreement, loan.standing, day).total * part) / 1_000),
      );
  }
}
