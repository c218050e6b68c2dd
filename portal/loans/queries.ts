import { readBy } from '../queries/bank-queries.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Cents } from '#contract/money/cents.ts';
import type { LoanApplication } from '#contract/loans/loan-applications.ts';
import type { LoanId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { bank } from '../bank-client/bank-client.ts';

/** Under this key lies everything that is read of loans. */
export const loansKey = ['loans'] as const;

/** The member's loans and applications, and the loans on offer today. */
export const loansQuery = readBy('loans', 'list', [...loansKey, 'all']);

export function loanQuery(loan: LoanId) {
  return readBy('loans', 'get', [...loansKey, loan], { loan });
}

/** The payoff amount of a loan on a day; without a day, today. */
export function payoffQuery(loan: LoanId, day: LocalDate | null) {
  return queryOptions({
    queryKey: [...loansKey, loan, 'payoff', day],
    queryFn: async ({ signal }) =>
      (await bank()).loans.payoff(day === null ? { loan } : { loan, day }, { signal }),
    staleTime: 0,
  });
}

/** The requested loan: the amount and the months, which a line of credit has not. */
export interface AskedLoan {
  readonly product: string;
  readonly amount: Cents;
  readonly months: number | null;
}

export function estimateQuery({ product, amount, months }: AskedLoan) {
  return readBy(
    'loans',
    'estimate',
    [...loansKey, 'estimate', product, amount, months],
    months === null ? { product, amount } : { product, amount, months },
  );
}

/** The contents of an application. */
export type AskedApplication = Pick<
  LoanApplication,
  'product' | 'amount' | 'months' | 'purpose' | 'income' | 'housing'
>;
