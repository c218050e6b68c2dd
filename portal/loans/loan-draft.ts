import type { Cents } from '#contract/money/cents.ts';
import {
  highestRate,
  type Loan,
  type LoanKind,
  loanKinds,
  loanTerms,
  type YearlyRate,
} from '#contract/loans/loan-terms.ts';
import { type AmountReading, readAmount, writeAmount } from '#contract/text/typed-amount.ts';

/** The values of the calculator as typed. */
export interface LoanDraft {
  readonly amount: string;
  readonly years: number;
  readonly rate: string;
}

/** The fault of an amount, or of a rate; the words have a sentence for each. */
export type AmountFault = Exclude<AmountReading['kind'], 'amount' | 'empty'> | 'needed' | 'outside';
export type RateFault = 'needed' | 'wrong' | 'too high';

export type LoanReading =
  | { readonly kind: 'loan'; readonly loan: Loan }
  | { readonly kind: 'faults'; readonly amount?: AmountFault; readonly rate?: RateFault };

/** The initial draft of each kind of loan, so that going back and forth among them loses nothing. */
export function usualDrafts(): Record<LoanKind, LoanDraft> {
  return Object.fromEntries(
    loanKinds.map((kind) => {
      const { usual, sampleRate } = loanTerms[kind];
      const draft: LoanDraft = {
        amount: writeAmount(usual.amount),
        years: usual.years,
        rate: rateParts(sampleRate).join('.'),
      };
      return [kind, draft];
    }),
  ) as Record<LoanKind, LoanDraft>;
}

/** Reads the draft as a loan of that kind, or returns its faults. */
export function readLoan(kind: LoanKind, { amount, years, rate }: LoanDraft): LoanReading {
  const amountRead = readLoanAmount(kind, amount);
  const rateRead = readRate(rate);
  if (typeof amountRead === 'number' && typeof rateRead === 'number') {
    return {
      kind: 'loan',
      loan: { amount: amountRead, months: years * 12, yearlyRate: rateRead },
    };
  }
  return {
    kind: 'faults',
    ...(typeof amountRead !== 'number' && { amount: amountRead }),
    ...(typeof rateRead !== 'number' && { rate: rateRead }),
  };
}

function readLoanAmount(kind: LoanKind, text: string): Cents | AmountFault {
  const reading = readAmount(text);
  if (reading.kind === 'empty') return 'needed';
  if (reading.kind !== 'amount') return reading.kind;
  const { least, most } = loanTerms[kind];
  return reading.cents >= least && reading.cents <= most ? reading.cents : 'outside';
}

/** Reads `5.49`, `5,49`, `5`, `.5` or `5.49 %` as hundredths of a percent, digit by digit. */
function readRate(text: string): YearlyRate | RateFault {
  const bare = text.trim().replace(/\s*%$/u, '');
  if (bare === '') return 'needed';
  const reading = readAmount(bare);
  if (reading.kind === 'too-large') return 'too high';
  if (bare.startsWith('$') || reading.kind !== 'amount') return 'wrong';
  return reading.cents <= highestRate ? reading.cents : 'too high';
}

/** The two sides of the decimal point of a rate in percent. */
export function rateParts(rate: YearlyRate): [whole: string, decimals: string] {
  return [String(Math.floor(rate / 100)), String(rate % 100).padStart(2, '0')];
}

/**
 * How much of all that is paid is the amount borrowed and how much is interest, in whole percents that
 * make a hundred. Interest that is not nothing has at least one.
 */
export function sharesOfPaid(
  amount: Cents,
  interest: Cents,
): { readonly principal: number; readonly interest: number } {
  const rounded = Math.floor((interest * 200 + amount + interest) / (2 * (amount + interest)));
  const share = interest > 0 ? Math.max(1, rounded) : 0;
  return { principal: 100 - share, interest: share };
}
