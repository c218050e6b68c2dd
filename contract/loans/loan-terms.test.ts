import { assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { highestRate, type Loan, loanKinds, loanTerms, planLoan } from './loan-terms.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test.each([
  // Worked out apart from this code, with sixty decimals.
  { amount: 25_000_00, months: 60, yearlyRate: 5_49, payment: 477_41 },
  { amount: 320_000_00, months: 360, yearlyRate: 6_25, payment: 1_970_30 },
  { amount: 200_000_00, months: 360, yearlyRate: 6_00, payment: 1_199_10 },
  { amount: 10_000_00, months: 12, yearlyRate: 12_00, payment: 888_49 },
  { amount: 1_000_00, months: 3, yearlyRate: 0, payment: 333_33 },
])('R-D13 $amount cents over $months months cost $payment a month', (loan) => {
  expect(planLoan({ ...loan, amount: cents(loan.amount) }).monthlyPayment).toBe(loan.payment);
});

test('R-D13 the last payment takes up what rounding left over', () => {
  const { installments, totalPaid } = planLoan({
    amount: cents(1_000_00),
    months: 3,
    yearlyRate: 0,
  });
  expect(installments.map(({ payment }) => payment)).toEqual([333_33, 333_33, 333_34]);
  expect(totalPaid).toBe(1_000_00);
});

test('R-D13 a month’s interest is rounded to the nearest cent, a half upwards', () => {
  // A month of 12 % on $0.50 is half a cent.
  const { installments } = planLoan({ amount: cents(50), months: 1, yearlyRate: 12_00 });
  expect(installments).toEqual([{ month: 1, payment: 51, interest: 1, principal: 50, balance: 0 }]);
});

test('R-D13 every loan adds up to the cent: each row, each column, down to a balance of zero', () => {
  const anyLoan = record({
    amount: integer({ min: 500_00, max: 2_000_000_00 }),
    months: integer({ min: 1, max: 360 }),
    yearlyRate: integer({ min: 0, max: highestRate }),
  });
  assert(
    property(anyLoan, (typed) => {
      const loan = { ...typed, amount: cents(typed.amount) } satisfies Loan;
      const plan = planLoan(loan);
      const { installments } = plan;
      expect(installments.length).toBeLessThanOrEqual(loan.months);
      let balance: number = loan.amount;
      const rows = installments.map((row, index) => {
        balance -= row.principal;
        const isLast = index === installments.length - 1;
        return { ...row, isLast, expectedBalance: balance, expectedMonth: index + 1 };
      });
      const isWrong = (row: (typeof rows)[number]) =>
        row.month !== row.expectedMonth ||
        row.balance !== row.expectedBalance ||
        row.payment !== row.interest + row.principal ||
        row.interest < 0 ||
        (!row.isLast && row.payment !== plan.monthlyPayment);
      expect(rows.filter(isWrong)).toEqual([]);
      expect(balance).toBe(0);
      expect(sum(installments.map(({ principal }) => principal))).toBe(loan.amount);
      expect(sum(installments.map(({ interest }) => interest))).toBe(plan.totalInterest);
      expect(sum(installments.map(({ payment }) => payment))).toBe(plan.totalPaid);
    }),
    { numRuns: 200 },
  );
});

test('R-D13 whatever the terms allow is paid back in exactly its months, the last payment near the others', () => {
  for (const kind of loanKinds) {
    const { least, most, years } = loanTerms[kind];
    for (const amount of [least, most]) {
      for (const term of years) {
        for (const yearlyRate of [0, 1, loanTerms[kind].sampleRate, highestRate]) {
          const months = term * 12;
          const { installments, monthlyPayment } = planLoan({ amount, months, yearlyRate });
          const last = installments.at(-1)?.payment ?? 0;
          expect(installments).toHaveLength(months);
          expect(Math.abs(last - monthlyPayment)).toBeLessThan(monthlyPayment / 2);
        }
      }
    }
  }
});

test('R-D13 each kind of loan begins within its own terms', () => {
  for (const kind of loanKinds) {
    const { least, most, years, usual, sampleRate } = loanTerms[kind];
    expect(usual.amount).toBeGreaterThanOrEqual(least);
    expect(usual.amount).toBeLessThanOrEqual(most);
    expect(years).toContain(usual.years);
    expect(sampleRate).toBeLessThanOrEqual(highestRate);
  }
});
