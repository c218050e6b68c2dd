import { Argument, type Command } from 'commander';
import { verifyBank, type VerifyReport } from '#bank/index.ts';
import { commandLine, type CommandOutput } from '#tools/command-line/command-line.ts';
import { openLog } from '../process/log.ts';
import { openExistingStore } from '../process/open-store.ts';
import { type Environment, readSettings } from '../process/settings.ts';
import { addAccess } from './access-commands.ts';
import { addCards } from './staff-cards.ts';
import { addCredits } from './staff-credits.ts';
import { addLoans } from './loan-commands.ts';
import { backUp, type BackupReport, restore, verifyBackup } from './staff-backup.ts';
import { returnDepositByHand } from './staff-deposits.ts';
import { decideByHand, describeDisputes, undecidedDisputes } from './staff-disputes.ts';
import { rotateKeys } from './staff-keys.ts';
import { importMembersByHand, openMemberByHand } from './staff-bank.ts';
import { addProducts } from './staff-products.ts';
import { answerByHand, describeMessages, waitingMessages } from './staff-messages.ts';
import { bookReturnByHand, returnByHand, settleByHand } from './staff-transfers.ts';

const settings = `
The settings are those of the server (BANK_DATA, BANK_KEYS, DATABASE_URL, BRAND), which can keep running.
The exit code is 0 for success, 1 for failure and 2 for wrong use.`;

const transferNames = '\nName a transfer or deposit by its TXN label or by its id.';

const memberFields = `
A member has memberNumber, firstName, lastName, birthDate (YYYY-MM-DD), email or phone or both, street, unit, city, state,
zip, and accounts: checking, savings, or both if none is named.`;

const jsonMeaning = 'print JSON: amounts in cents, times in UTC milliseconds';

interface JsonOption {
  readonly json?: true;
}

interface StaffCommandsOptions {
  readonly output?: CommandOutput;
  /** Called when `verify` finds a fault. */
  readonly onFault?: () => void;
}

/** `npm run bank`: a command for each manual task of the credit union's staff. */
export function staffCommands(
  environment: Environment,
  { output = process, onFault }: StaffCommandsOptions = {},
): Command {
  const tell = (text: string) => void output.stdout.write(`${text}\n`);
  const bank = commandLine('npm run bank --', 'Manual tasks of the staff.', output)
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText('after', settings);
  addVerify(bank, environment, tell, onFault);
  addBackups(bank, environment, tell, onFault);
  addCopy(bank, environment, output, onFault);
  addPayments(bank, environment, tell);
  addCards(bank, environment, tell);
  addCredits(bank, environment, tell, onFault);
  addDisputes(bank, environment, tell);
  addLoans(bank, environment, tell);
  addMessages(bank, environment, tell);
  addMembers(bank, environment, tell);
  addAccess(bank, environment, tell);
  addProducts(bank, environment, tell);
  bank
    .command('rotate-keys')
    .description('create a new key, and re-encrypt the encrypted values of the database with it')
    .action(async () => tell(await rotateKeys(environment)));
  return bank;
}

type Tell = (text: string) => void;

function addVerify(
  bank: Command,
  environment: Environment,
  tell: Tell,
  onFault?: () => void,
): void {
  bank
    .command('verify')
    .description('check the ledger and everything derived from it')
    .option('--json', 'print JSON: each check with its count and its faults')
    .addHelpText(
      'after',
      '\nA copy of bank.sqlite alone can lack the newest transfers, which no check finds: copy it by the command backup.',
    )
    .action(async ({ json }: JsonOption) => {
      const store = await openExistingStore(readSettings(environment), openLog());
      try {
        const report = await verifyBank(store);
        tell(json ? asJson(report.checks) : describeReport(report));
        if (report.checks.some(({ faults }) => faults.length > 0)) onFault?.();
      } finally {
        await store.close();
      }
    });
}

function addBackups(
  bank: Command,
  environment: Environment,
  tell: Tell,
  onFault?: () => void,
): void {
  const tellReport = ({ text, faults }: BackupReport) => {
    tell([text, ...faults].join('\n'));
    if (faults.length > 0) onFault?.();
  };
  bank
    .command('backup <file>')
    .description('copy the embedded database into a new file, and check the copy')
    .addHelpText('after', '\nThe keys (keys.json) are not in it: keep a copy of them elsewhere.')
    .action(async (file: string) => tellReport(await backUp(environment, file)));
  bank
    .command('verify-backup <file>')
    .description('check a backup as verify checks the bank')
    .action(async (file: string) => tellReport(await verifyBackup(file)));
  bank
    .command('restore <file>')
    .description('put a backup into the data folder, while no server uses it')
    .option('--replace', 'even if a bank is there; it is kept under another name')
    .action(async (file: string, { replace = false }: { readonly replace?: boolean }) =>
      tell(await restore(environment, file, { replace, now: new Date() })),
    );
}

function addCopy(
  bank: Command,
  environment: Environment,
  output: CommandOutput,
  onFault?: () => void,
): void {
  bank
    .command('copy')
    .description('copy the bank of a SQLite file into an empty PostgreSQL database')
    .option('--from <place>', 'sqlite: and a data folder or a file; else the one of BANK_DATA')
    .option('--to <url>', 'the PostgreSQL database; else the one of DATABASE_URL')
    .addHelpText(
      'after',
      '\nStop the server before. A copy that ended early goes on where it was when the command is given again.',
    )
    .action(async ({ from, to }: { readonly from?: string; readonly to?: string }) => {
      const { copyBank } = await import('./staff-copy.ts');
      const { text, faults } = await copyBank(environment, { from, to }, output.stderr);
      output.stdout.write(`${[text, ...faults].join('\n')}\n`);
      if (faults.length > 0) onFault?.();
    });
}

function addPayments(bank: Command, environment: Environment, tell: Tell): void {
  bank
    .command('settle <transfer>')
    .description('release a pending transfer to its recipient')
    .addHelpText('after', transferNames)
    .action(async (transfer: string) => tell(await settleByHand(environment, transfer)));
  bank
    .command('return <transfer>')
    .description('return a pending transfer: it failed, and the money goes back to the member')
    .requiredOption('--reason <why>', 'the reason that the member reads')
    .addHelpText('after', transferNames)
    .action(async (transfer: string, { reason }: { reason: string }) =>
      tell(await returnByHand(environment, transfer, reason)),
    );
  bank
    .command('book-return <transfer> <code>')
    .description('book the return of a completed transfer by its ACH code, such as R03')
    .option('--received <day>', 'the day on which it came (YYYY-MM-DD); else today')
    .addHelpText('after', transferNames)
    .action(async (transfer: string, code: string, { received }: { readonly received?: string }) =>
      tell(await bookReturnByHand(environment, transfer, code, received)),
    );
  bank
    .command('return-deposit <deposit>')
    .description('return a deposited check that was not paid')
    .requiredOption(
      '--reason <why>',
      'such as insufficient-funds, account-closed or payment-stopped',
    )
    .addHelpText('after', transferNames)
    .action(async (deposit: string, { reason }: { reason: string }) =>
      tell(await returnDepositByHand(environment, deposit, reason)),
    );
}

function addDisputes(bank: Command, environment: Environment, tell: Tell): void {
  bank
    .command('disputes')
    .description('list the undecided disputes')
    .option('--json', jsonMeaning)
    .action(async ({ json }: JsonOption) => {
      const waiting = await undecidedDisputes(environment);
      tell(json ? asJson(waiting) : describeDisputes(waiting));
    });
  bank
    .command('dispute <dispute>')
    .description('decide a dispute, and tell the member why')
    .addArgument(new Argument('<decision>').choices(['approve', 'deny']))
    .argument('<explanation>', 'the reason that the member reads, in quotation marks')
    .action(async (dispute: string, decision: 'approve' | 'deny', explanation: string) =>
      tell(await decideByHand(environment, dispute, decision, explanation)),
    );
}

function addMessages(bank: Command, environment: Environment, tell: Tell): void {
  bank
    .command('messages')
    .description('list the members waiting for an answer in the support chat')
    .option('--json', jsonMeaning)
    .action(async ({ json }: JsonOption) => {
      const waiting = await waitingMessages(environment);
      tell(json ? asJson(waiting) : await describeMessages(environment, waiting));
    });
  bank
    .command('answer <username> <text>')
    .description('answer a member in the support chat; put the text in quotation marks')
    .action(async (username: string, text: string) =>
      tell(await answerByHand(environment, username, text)),
    );
}

function addMembers(bank: Command, environment: Environment, tell: Tell): void {
  bank
    .command('open-member <file.json>')
    .description('open a member, who can then activate online banking')
    .addHelpText('after', memberFields)
    .action(async (file: string) => tell(await openMemberByHand(environment, file)));
  bank
    .command('import-members <file.csv>')
    .description('open all members of a file with the column names in the first line')
    .addHelpText('after', memberFields)
    .action(async (file: string) => tell(await importMembersByHand(environment, file)));
}

function asJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function describeReport({ checks }: VerifyReport): string {
  return checks
    .flatMap(({ name, checked, faults }) => [
      `${faults.length === 0 ? 'ok   ' : 'FAULT'}  ${name}: ${checked} checked`,
      ...faults.map((fault) => `       ${fault}`),
    ])
    .join('\n');
}
