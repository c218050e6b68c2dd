import { Argument, type Command, Option } from 'commander';
import type { Bank, LoanTermsFault } from '#bank/index.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { refuse, type StaffDesk } from './staff-desk.ts';
import { amount, count, day, dollars, noDollars, percent } from './written-values.ts';

/** The commands of loans. */
export function addLoans(bank: Command, desk: StaffDesk): void {
  bank
    .command('loan-applications')
    .description('list the applications for loans that wait for a decision')
    .option('--json', 'print JSON: amounts in cents')
    .action(async (options: { json?: true }) => {
      const waiting = await desk.withBank(({ staff }) => staff.waitingLoanApplications());
      desk.tellFound(waiting, options, describeApplications);
    });
  bank
    .command('decide-loan <application>')
    .description('decide an application for a loan, and tell the member')
    .addArgument(new Argument('<decision>').choices(['approve', 'decline']))
    .option('--reason <why>', 'the reason that the member reads; needed to decline')
    .action((application: string, decision: Decision, { reason }: { reason?: string }) =>
      decide(desk, application, decision, reason?.trim() ?? ''),
    );
  bank
    .command('set-loan-terms')
    .description(
      'set by which terms a loan is lent, from a day on; loans that were made keep theirs',
    )
    .addArgument(new Argument('<product>').choices(['auto-loan', 'personal-loan', 'credit-line']))
    .requiredOption('--from <day>', 'the first day, YYYY-MM-DD', day)
    .requiredOption('--rate <percent>', 'the interest rate a year, such as 9.99', percent)
    .requiredOption('--least <dollars>', 'the smallest amount or limit', amount)
    .requiredOption('--most <dollars>', 'the largest amount or limit', amount)
    .option('--shortest <years>', 'the shortest term; 0 for a line of credit', count, 0)
    .option('--longest <years>', 'the longest term; 0 for a line of credit', count, 0)
    .option(
      '--grace-days <days>',
      'a payment is late when so many days after its day are over',
      count,
      10,
    )
    .option('--late-fee <dollars>', 'what a late payment costs', amount, noDollars)
    .option('--skips <count>', 'how many payments of a year may be skipped', count, 0)
    .option(
      '--minimum-share <percent>',
      'of a line of credit: what of the balance is asked for a month',
      percent,
      0,
    )
    .option('--minimum-payment <dollars>', 'of a line of credit: and at least', amount, noDollars)
    .addOption(
      new Option('--rounding <rounding>', 'what becomes of half a cent')
        .choices(['half-up', 'half-even'])
        .default('half-up'),
    )
    .action((product: string, terms: LoanTerms) => setTerms(desk, product, terms));
}

type Waiting = Awaited<ReturnType<Bank['staff']['waitingLoanApplications']>>[number];

function describeApplications(waiting: readonly Waiting[]): string {
  if (waiting.length === 0) return 'No application for a loan waits for a decision.';
  return waiting
    .map(({ id, name, product, amount: asked, months, purpose, income, ...other }) =>
      [
        `${id}  ${name}, ${product}, ${dollars(asked)}${months === null ? '' : `, ${months} months`}`,
        `  sent on ${other.sentOn}, for: ${purpose}`,
        `  income ${dollars(income)} and housing ${dollars(other.housing)} a month` +
          (other.debtShare === null ? '' : `; with this loan ${other.debtShare}% of the income`),
      ].join('\n'),
    )
    .join('\n\n');
}

type Decision = 'approve' | 'decline';

async function decide(
  desk: StaffDesk,
  id: string,
  decision: Decision,
  reason: string,
): Promise<void> {
  if (decision === 'decline' && reason === '') {
    refuse('Please give a --reason: the member reads it.');
  }
  await desk.act(async ({ staff }) => {
    switch (await staff.decideLoan(id, decision, reason === '' ? null : reason)) {
      case 'not-found':
        return refuse(`There is no application ${id}.`);
      case 'not-waiting':
        return refuse('This application does not wait for a decision.');
      case 'not-lent':
        return refuse('This loan has no terms today.');
      case 'decided':
        return decision === 'approve'
          ? 'Approved: the member can sign the offer.'
          : 'Declined: the member reads why.';
    }
  });
}

interface LoanTerms {
  readonly from: LocalDate;
  readonly rate: number;
  readonly least: Cents;
  readonly most: Cents;
  /** In years, as the longest term. */
  readonly shortest: number;
  readonly longest: number;
  readonly graceDays: number;
  readonly lateFee: Cents;
  readonly skips: number;
  readonly minimumShare: number;
  readonly minimumPayment: Cents;
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

function setTerms(desk: StaffDesk, product: string, terms: LoanTerms): Promise<void> {
  return desk.act(async ({ staff }) => {
    const fault = await staff.setLoanTerms({
      product_id: product,
      valid_from: terms.from,
      rate: terms.rate,
      least: terms.least,
      most: terms.most,
      months_least: 12 * terms.shortest,
      months_most: 12 * terms.longest,
      grace_days: terms.graceDays,
      late_fee: terms.lateFee,
      skips_per_year: terms.skips,
      minimum_share: terms.minimumShare,
      minimum_payment: terms.minimumPayment,
      rounding: terms.rounding,
    });
    if (fault !== null) refuse(faults[fault]);
    return `From ${terms.from} on, ${product} is lent on these terms.`;
  });
}
