import { takeBackReasons, type TakeBackReason } from '#bank/index.ts';
import { type Command, Option } from 'commander';
import type { Environment } from '../process/settings.ts';
import { postCreditsByHand, takeBackByHand } from './staff-credits.ts';

/** The command that posts what other banks send to members. */
export function addCredits(
  bank: Command,
  environment: Environment,
  tell: (text: string) => void,
  onFault?: () => void,
): void {
  bank
    .command('post-credits <file.csv>')
    .description('post a file of credits from other banks, such as a payroll, while members go on')
    .addHelpText('after', columns)
    .action(async (file: string) => {
      const { text, isWhole } = await postCreditsByHand(environment, file);
      tell(text);
      if (!isWhole) onFault?.();
    });
  bank
    .command('take-back-credit <key>')
    .description('take back a credit from another bank, by the key under which it was posted')
    .addOption(new Option('--reason <why>').choices(takeBackReasons).makeOptionMandatory())
    .action(async (key: string, { reason }: { readonly reason: TakeBackReason }) =>
      tell(await takeBackByHand(environment, key, reason)),
    );
}

const columns = `
The first line names the columns: key, account (its number), amount (dollars, such as 1850.00) and description (what the member reads).
A credit is posted once under its key, such as the trace number of its sender. A file that was posted in part is given again.
The exit code is 1 also where a credit was not posted: return those to their sender.`;
