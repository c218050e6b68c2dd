import { setTimeout } from 'node:timers/promises';
import { type Command, Option } from 'commander';
import {
  type CreditRefusal,
  type PostedPart,
  postCredits,
  type TakeBackReason,
  takeBackReasons,
} from '#bank/index.ts';
import { readCreditsFile, type WrittenCredit } from './credits-file.ts';
import { firstLines, toldMost } from './csv-columns.ts';
import { refuse, type StaffDesk } from './staff-desk.ts';
import { assertUtf8, bytesOf } from './utf8-text.ts';
import { dollars } from './written-values.ts';

const columns = `
The first line names the columns: key, account (its number), amount (dollars, such as 1850.00) and description (what the member reads).
A credit is posted once under its key, such as the trace number of its sender. A file that was posted in part is given again.
The exit code is 1 also where a credit was not posted: return those to their sender.`;

/** The commands about what other banks send to members. */
export function addCredits(bank: Command, desk: StaffDesk): void {
  bank
    .command('post-credits <file.csv>')
    .description('post a file of credits from other banks, such as a payroll, while members go on')
    .addHelpText('after', columns)
    .action((file: string) => postFile(desk, file));
  bank
    .command('take-back-credit <key>')
    .description('take back a credit from another bank, by the key under which it was posted')
    .addOption(new Option('--reason <why>').choices(takeBackReasons).makeOptionMandatory())
    .action((key: string, { reason }: { reason: TakeBackReason }) => takeBack(desk, key, reason));
}

/** Posts each credit of the file once, however often the file is given. Of a faulty file nothing is posted. */
async function postFile(desk: StaffDesk, file: string): Promise<void> {
  const bytes = await bytesOf(file);
  assertUtf8(bytes, file);
  const credits = readCreditsFile(bytes);
  await desk.withBank(async (_bank, dependencies) => {
    const summary = new Summary();
    let begin = performance.now();
    for await (const part of postCredits(dependencies, credits)) {
      summary.add(part);
      // An embedded database has one writer at a time: the server has as much time for its members as this takes.
      if (dependencies.store.engine === 'sqlite') await setTimeout(performance.now() - begin);
      begin = performance.now();
    }
    desk.tell(summary.text());
    desk.noteFaults(!summary.isWhole());
  });
}

const reasons: Record<CreditRefusal, string> = {
  'key-reused': 'its key was used for another credit',
  'no-account': 'no member’s account has its number',
  'several-accounts': 'several accounts have its number',
  'account-closed': 'its account is closed',
  'account-in-term': 'its account is a certificate in its term',
};

class Summary {
  #posted = 0;
  #cents = 0;
  #before = 0;
  #refused = 0;
  readonly #lines: string[] = [];

  add({ credits, decisions }: PostedPart<WrittenCredit>): void {
    for (const [index, { line, amount }] of credits.entries()) {
      const decision = decisions[index];
      if (decision?.kind === 'posted') {
        this.#posted += 1;
        this.#cents += amount;
      } else if (decision?.kind === 'posted-before') {
        this.#before += 1;
      } else if (decision) {
        this.#refused += 1;
        if (this.#lines.length < toldMost) {
          this.#lines.push(`Line ${line}: not posted, since ${reasons[decision.reason]}.`);
        }
      }
    }
  }

  /** Whether every credit of the file is posted. */
  isWhole(): boolean {
    return this.#refused === 0;
  }

  text(): string {
    const counts = [
      `Credits posted: ${this.#posted}, of ${dollars(this.#cents)} in all.`,
      ...(this.#before > 0 ? [`Posted before: ${this.#before}.`] : []),
      ...(this.#refused > 0 ? [`Not posted: ${this.#refused}.`] : []),
    ];
    return [counts.join(' '), ...firstLines(this.#lines, this.#refused)].join('\n');
  }
}

function takeBack(desk: StaffDesk, key: string, why: TakeBackReason): Promise<void> {
  return desk.act(async ({ staff }) => {
    const outcome = await staff.takeBackCredit(key, why);
    switch (outcome.kind) {
      case 'done':
        return outcome.below === 0
          ? `Credit ${key} is taken back.`
          : `Credit ${key} is taken back: the account is ${dollars(outcome.below)} below zero.`;
      case 'too-late':
        return refuse(`Its sender could reverse credit ${key} until ${outcome.until}.`);
      case 'no-such-credit':
        return refuse(`No credit was posted under ${key}.`);
      case 'taken-back-before':
        return refuse(`Credit ${key} was taken back before.`);
      case 'account-closed':
        return refuse(`The account of credit ${key} is closed: collect it from the member.`);
    }
  });
}
