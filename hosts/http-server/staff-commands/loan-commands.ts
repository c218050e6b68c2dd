import { Argument, type Command, Option } from 'commander';
import type { Environment } from '../process/settings.ts';
import {
  decideLoanByHand,
  describeLoanApplications,
  setLoanTermsByHand,
  waitingLoanApplications,
  type WrittenLoanTerms,
} from './staff-loans.ts';

/** The commands of loans. */
export function addLoans(
  bank: Command,
  environment: Environment,
  tell: (text: string) => void,
): void {
  bank
    .command('loan-applications')
    .description('list the applications for loans that wait for a decision')
    .option('--json', 'print JSON: amounts in cents')
    .action(async ({ json }: { readonly json?: true }) => {
      const waiting = await waitingLoanApplications(environment);
      tell(json ? JSON.stringify(waiting, null, 2) : describeLoanApplications(waiting));
    });
  bank
    .command('decide-loan <application>')
    .description('decide an application for a loan, and tell the member')
    .addArgument(new Argument('<decision>').choices(['approve', 'decline']))
    .option('--reason <why>', 'the reason that the member reads; needed to decline')
    .action(
      async (
        application: string,
        decision: 'approve' | 'decline',
        { reason }: { readonly reason?: string },
      ) => tell(await decideLoanByHand(environment, application, decision, reason)),
    );
  bank
    .command('set-loan-terms')
    .description(
      'set by which terms a loan is lent, from a day on; loans that were made keep theirs',
    )
    .addArgument(new Argument('<product>').choices(['auto-loan', 'personal-loan', 'credit-line']))
    .requiredOption('--from <day>', 'the first day, YYYY-MM-DD')
    .requiredOption('--rate <percent>', 'the interest rate a year, such as 9.99')
    .requiredOption('--least <dollars>', 'the smallest amount or limit')
    .requiredOption('--most <dollars>', 'the largest amount or limit')
    .option('--shortest <years>', 'the shortest term; 0 for a line of credit', '0')
    .option('--longest <years>', 'the longest term; 0 for a line of credit', '0')
    .option(
      '--grace-days <days>',
      'a payment is late when so many days after its day are over',
      '10',
    )
    .option('--late-fee <dollars>', 'what a late payment costs', '0')
    .option('--skips <count>', 'how many payments of a year may be skipped', '0')
    .option(
      '--minimum-share <percent>',
      'of a line of credit: what of the balance is asked for a month',
      '0',
    )
    .option('--minimum-payment <dollars>', 'of a line of credit: and at least', '0')
    .addOption(
      new Option('--rounding <rounding>', 'what becomes of half a cent')
        .choices(['half-up', 'half-even'])
        .default('half-up'),
    )
    .action(async (product: string, written: WrittenLoanTerms) =>
      tell(await setLoanTermsByHand(environment, product, written)),
    );
}
