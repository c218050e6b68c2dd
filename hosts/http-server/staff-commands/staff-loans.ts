import { readAmount } from '#contract/text/typed-amount.ts';
import type { Bank, LoanTermsFault } from '#bank/index.ts';
import { LocalDate } from '#contract/time/time.ts';
import { CannotStart } from '../process/why-not-started.ts';
import { dollars } from './written-amount.ts';
import type { Environment } from '../process/settings.ts';
import { withBank } from './staff-bank.ts';

type Waiting = Awaited<ReturnType<Bank['staff']['waitingLoanApplications']>>[number];

/** The applications for loans that wait for a decision, the oldest first. */
export async function waitingLoanApplications(
  environment: Environment,
): Promise<readonly Waiting[]> {
  return withBank(environment, (bank) => bank.staff.waitingLoanApplications());
}

/** The same, for people to read. */
export function describeLoanApplications(waiting: readonly Waiting[]): string {
  if (waiting.length === 0) return 'No application for a loan waits for a decision.';
  return waiting
    .map(({ id, name, product, amount, months, purpose, income, housing, debtShare, sentOn }) =>
      [
        `${id}  ${name}, ${product}, ${dollars(amount)}${months === null ? '' : `, ${months} months`}`,
        `  sent on ${sentOn}, for: ${purpose}`,
        `  income ${dollars(income)} and housing ${dollars(housing)} a month` +
          (debtShare === null ? '' : `; with this loan ${debtShare}% of the income`),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Staff decide an application. Returns what to tell them; throws `CannotStart` with why not. */
export async function decideLoanByHand(
  environment: Environment,
  id: string,
  decision: 'approve' | 'decline',
  reason: string | undefined,
): Promise<string> {
  const given = reason?.trim() ?? '';
  if (decision === 'decline' && given === '') {
    throw new CannotStart('Please give a --reason: the member reads it. Nothing was changed.');
  }
  return withBank(environment, async (bank) => {
    switch (await bank.staff.decideLoan(id, decision, given === '' ? null : given)) {
      case 'not-found':
        throw new CannotStart(`There is no application ${id}. Nothing was changed.`);
      case 'not-waiting':
        throw new CannotStart(
          'This application does not wait for a decision. Nothing was changed.',
        );
      case 'not-lent':
        throw new CannotStart('This loan has no terms today. Nothing was changed.');
      case 'decided':
        return decision === 'approve'
          ? 'Approved: the member can sign the offer.'
          : 'Declined: the member reads why.';
    }
  });
}

/** Terms as staff write them: amounts in dollars, rates in percent. */
export interface WrittenLoanTerms {
  readonly from: string;
  readonly rate: string;
  readonly least: string;
  readonly most: string;
  readonly shortest: string;
  readonly longest: string;
  readonly graceDays: string;
  readonly lateFee: string;
  readonly skips: string;
  readonly minimumShare: string;
  readonly minimumPayment: string;
  readonly rounding: 'half-up' | 'half-even';
}

const faults: Record<LoanTermsFault, string> = {
  'no such product': 'There is no such loan.',
  'from is past': 'Terms begin tomorrow or later; those of a loan that has none, today.',
  'rate out of range': 'A rate is between 0.00 and 18.00 percent.',
  'amounts out of order': 'The smallest amount is above zero, and not above the largest.',
  'months of a loan': 'A loan needs --shortest and --longest, in whole years.',
  'months of a line': 'A line of credit has no --shortest and no --longest.',
};

/** Staff set the terms of a loan. Returns what to tell them; throws `CannotStart` with why not. */
export async function setLoanTermsByHand(
  environment: Environment,
  product: string,
  written: WrittenLoanTerms,
): Promise<string> {
  const from = LocalDate.safeParse(written.from);
  if (!from.success) throw new CannotStart('A day is written YYYY-MM-DD. Nothing was changed.');
  const terms = {
    product_id: product,
    valid_from: from.data,
    rate: hundredthsOf(written.rate),
    least: hundredthsOf(written.least),
    most: hundredthsOf(written.most),
    months_least: 12 * countOf(written.shortest),
    months_most: 12 * countOf(written.longest),
    grace_days: countOf(written.graceDays),
    late_fee: hundredthsOf(written.lateFee),
    skips_per_year: countOf(written.skips),
    minimum_share: hundredthsOf(written.minimumShare),
    minimum_payment: hundredthsOf(written.minimumPayment),
    rounding: written.rounding,
  };
  return withBank(environment, async (bank) => {
    const fault = await bank.staff.setLoanTerms(terms);
    if (fault !== null) throw new CannotStart(`${faults[fault]} Nothing was changed.`);
    return `From ${terms.valid_from} on, ${product} is lent on these terms.`;
  });
}

/** `9.99`, in hundredths. */
function hundredthsOf(text: string): number {
  const reading = readAmount(text);
  if (reading.kind !== 'amount') {
    throw new CannotStart(`${text} is no number such as 9.99. Nothing was changed.`);
  }
  return reading.cents;
}

function countOf(text: string): number {
  if (!/^\d{1,3}$/.test(text)) {
    throw new CannotStart(`${text} is no whole number. Nothing was changed.`);
  }
  return Number(text);
}
