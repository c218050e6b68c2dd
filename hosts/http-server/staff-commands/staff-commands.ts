import type { Command } from 'commander';
import { verifyBank, type VerifyReport } from '#bank/index.ts';
import {
  type CommandOutput,
  commandLine,
  runCommandLine,
} from '#tools/command-line/command-line.ts';
import type { Environment } from '../process/settings.ts';
import { whyNotStarted } from '../process/why-not-started.ts';
import { addAccess } from './staff-access.ts';
import { addBackups } from './staff-backup.ts';
import { addCards } from './staff-cards.ts';
import { addCredits } from './staff-credits.ts';
import { StaffDesk } from './staff-desk.ts';
import { addDisputes } from './staff-disputes.ts';
import { rotateKeys } from './staff-keys.ts';
import { addLoans } from './staff-loans.ts';
import { addMembers } from './staff-members.ts';
import { addMessages } from './staff-messages.ts';
import { addPayments } from './staff-payments.ts';
import { addProducts } from './staff-products.ts';

/** Runs one command of `npm run bank`. Resolves with its exit code: 0 for success, 1 for failure, 2 for wrong use. */
export async function runStaffCommand(
  given: readonly string[],
  environment: Environment,
  output: CommandOutput = process,
): Promise<number> {
  const desk = new StaffDesk(environment, output);
  try {
    const code = await runCommandLine(staffCommands(desk), given);
    return desk.hasFaults ? 1 : code;
  } catch (error) {
    output.stderr.write(`${whyNotStarted(error)}\n`);
    return 1;
  }
}

const settings = `
The settings are those of the server (BANK_DATA, BANK_KEYS, DATABASE_URL, BRAND), which can keep running.
The exit code is 0 for success, 1 for failure and 2 for wrong use.`;

/** `npm run bank`: a command for each manual task of the credit union's staff. */
export function staffCommands(desk: StaffDesk): Command {
  const bank = commandLine('npm run bank --', 'Manual tasks of the staff.', desk.output)
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText('after', settings);
  addVerify(bank, desk);
  addBackups(bank, desk);
  addCopy(bank, desk);
  addPayments(bank, desk);
  addCards(bank, desk);
  addCredits(bank, desk);
  addDisputes(bank, desk);
  addLoans(bank, desk);
  addMessages(bank, desk);
  addMembers(bank, desk);
  addAccess(bank, desk);
  addProducts(bank, desk);
  bank
    .command('rotate-keys')
    .description('create a new key, and re-encrypt the encrypted values of the database with it')
    .action(() => rotateKeys(desk));
  return bank;
}

function addVerify(bank: Command, desk: StaffDesk): void {
  bank
    .command('verify')
    .description('check the ledger and everything derived from it')
    .option('--json', 'print JSON: each check with its count and its faults')
    .addHelpText(
      'after',
      '\nA copy of bank.sqlite alone can lack the newest transfers, which no check finds: copy it by the command backup.',
    )
    .action(async (options: { json?: true }) => {
      const { checks } = await desk.withStore(verifyBank);
      desk.tellFound(checks, options, describeChecks);
      desk.noteFaults(checks.some(({ faults }) => faults.length > 0));
    });
}

function describeChecks(checks: VerifyReport['checks']): string {
  return checks
    .flatMap(({ name, checked, faults }) => [
      `${faults.length === 0 ? 'ok   ' : 'FAULT'}  ${name}: ${checked} checked`,
      ...faults.map((fault) => `       ${fault}`),
    ])
    .join('\n');
}

function addCopy(bank: Command, desk: StaffDesk): void {
  bank
    .command('copy')
    .description('copy the bank of a SQLite file into an empty PostgreSQL database')
    .option('--from <place>', 'sqlite: and a data folder or a file; else the one of BANK_DATA')
    .option('--to <url>', 'the PostgreSQL database; else the one of DATABASE_URL')
    .addHelpText(
      'after',
      '\nStop the server before. A copy that ended early goes on where it was when the command is given again.',
    )
    .action(async (places: { from?: string; to?: string }) => {
      const { copyBank } = await import('./staff-copy.ts');
      desk.tellReport(await copyBank(desk, places));
    });
}
