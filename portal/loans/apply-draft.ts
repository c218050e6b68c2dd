import type { Cents } from '#contract/money/cents.ts';
import type { LoanApplication, LoanProduct } from '#contract/loans/loan-applications.ts';
import { readAmount, writeAmount } from '#contract/text/typed-amount.ts';
import type { LoanDraft } from './loan-draft.ts';
import type { AskedApplication } from './queries.ts';

/** The values of an application as typed. */
export interface ApplicationStart {
  readonly product: string;
  readonly amount: string;
  readonly years: number;
  readonly purpose: string;
  readonly income: string;
  readonly housing: string;
}

/** A field that can be wrong. */
export type ApplicationField = 'amount' | 'purpose' | 'income' | 'housing';

const blank = { purpose: '', income: '', housing: '' };

/** The start of an application after a loan calculation. */
export function startWith(
  product: string,
  { amount, years }: Pick<LoanDraft, 'amount' | 'years'>,
): ApplicationStart {
  return { product, amount, years, ...blank };
}

function written(value: Cents | null): string {
  return value === null ? '' : writeAmount(value);
}

/** The values of a saved application. */
export function startOf({
  product,
  amount,
  months,
  purpose,
  income,
  housing,
}: Pick<LoanApplication, keyof AskedApplication>): ApplicationStart {
  return {
    product,
    amount: writeAmount(amount),
    years: (months ?? 0) / 12,
    purpose,
    income: written(income),
    housing: written(housing),
  };
}

/** The amount that stands there, where it is one that the product has. */
export function amountOf({ amount }: ApplicationStart, product: LoanProduct): Cents | null {
  const reading = readAmount(amount);
  if (reading.kind !== 'amount') return null;
  return reading.cents >= product.least && reading.cents <= product.most ? reading.cents : null;
}

/** The terms of a product, in years; none for a line of credit. */
export function yearsOf({ monthsLeast, monthsMost }: LoanProduct): number[] {
  const first = monthsLeast / 12;
  return first === 0
    ? []
    : Array.from({ length: monthsMost / 12 - first + 1 }, (_, index) => first + index);
}

/** The term that stands there, or the one nearest to it that the product has; null for a line of credit. */
export function monthsOf({ years }: ApplicationStart, product: LoanProduct): number | null {
  if (product.form === 'line') return null;
  return Math.min(product.monthsMost, Math.max(product.monthsLeast, years * 12));
}

function read(text: string): Cents | null {
  const reading = readAmount(text);
  return reading.kind === 'amount' ? reading.cents : null;
}

/** Reads the typed values as an application; an empty value is null. The amount must be valid. */
export function readApplication(
  draft: ApplicationStart,
  product: LoanProduct,
  amount: Cents,
): AskedApplication {
  return {
    product: product.id,
    amount,
    months: monthsOf(draft, product),
    purpose: draft.purpose.trim(),
    income: read(draft.income),
    housing: read(draft.housing),
  };
}

/** The missing answers of the second step, the first field first. */
export function missingAnswers({
  purpose,
  income,
  housing,
}: AskedApplication): Exclude<ApplicationField, 'amount'>[] {
  return [
    ...(purpose === '' ? (['purpose'] as const) : []),
    ...(income === null || income === 0 ? (['income'] as const) : []),
    ...(housing === null ? (['housing'] as const) : []),
  ];
}
