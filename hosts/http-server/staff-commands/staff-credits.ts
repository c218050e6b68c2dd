import { setTimeout } from 'node:timers/promises';
import {
  type CreditRefusal,
  type PostedPart,
  type TakeBackReason,
  postCredits,
  takeBackReasons,
} from '#bank/index.ts';
import { readBrand } from '#brands/read-brand.ts';
import { systemClock as clock } from '../process/clock.ts';
import { CannotStart } from '../process/why-not-started.ts';
import { newId } from '../process/new-id.ts';
import { type Environment, readSettings } from '../process/settings.ts';
import { type WrittenCredit, readCreditsFile } from './credits-file.ts';
import { firstLines, toldMost } from './csv-columns.ts';
import { dollars } from './written-amount.ts';
import { withBank } from './staff-bank.ts';
import { assertUtf8, bytesOf } from './utf8-text.ts';
import { type Command, Option } from 'commander';

/** The posted credits, as text for staff, and whether they are the whole file. */
interface CreditsReport {
  readonly text: string;
  readonly isWhole: boolean;
}

const reasons: Record<CreditRefusal, string> = {
  'key-reused': 'its key was used for another credit',
  'no-account': 'no member’s account has its number',
  'several-accounts': 'several accounts have its number',
  'account-closed': 'its account is closed',
  'account-in-term': 'its account is a certificate in its term',
};

/**
 * Posts a file of credits from other banks for staff: each credit once, however often the file is given. Returns their
 * outcome; throws `CannotStart` for a faulty file, and then nothing was posted.
 */
async function postCreditsByHand(environment: Environment, file: string): Promise<CreditsReport> {
  const bytes = await bytesOf(file);
  assertUtf8(bytes, file);
  const credits = readCreditsFile(bytes);
  const { timeZone } = await readBrand(readSettings(environment).brand);
  return await withBank(environment, async (_bank, store) => {
    const summary = new Summary();
    let begin = performance.now();
    for await (const part of postCredits({ store, clock, newId, timeZone }, credits)) {
      summary.add(part);
      // An embedded database has one writer at a time: the server has as much time for its members as this takes.
      if (store.engine === 'sqlite') await setTimeout(performance.now() - begin);
      begin = performance.now();
    }
    return summary.report();
  });
}

/** Takes back a credit. Returns the text for staff; throws `CannotStart` with the reason for a refusal. */
async function takeBackByHand(
  environment: Environment,
  key: string,
  why: TakeBackReason,
): Promise<string> {
  return await withBank(environment, async (bank) => {
    const outcome = await bank.staff.takeBackCredit(key, why);
    switch (outcome.kind) {
      case 'done':
        return outcome.below === 0
          ? `Credit ${key} is taken back.`
          : `Credit ${key} is taken back: the account is ${dollars(outcome.below)} below zero.`;
      case 'too-late':
        throw new CannotStart(
          `Its sender could reverse credit ${key} until ${outcome.until}. Nothing was changed.`,
        );
      case 'no-such-credit':
      case 'taken-back-before':
      case 'account-closed':
        throw new CannotStart(`${notTakenBack[outcome.kind](key)} Nothing was changed.`);
    }
  });
}

const notTakenBack = {
  'no-such-credit': (key: string) => `No credit was posted under ${key}.`,
  'taken-back-before': (key: string) => `Credit ${key} was taken back before.`,
  'account-closed': (key: string) =>
    `The account of credit ${key} is closed: collect it from the member.`,
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

  report(): CreditsReport {
    const counts = [
      `Credits posted: ${this.#posted}, of $${(this.#cents / 100).toFixed(2)} in all.`,
      ...(this.#before > 0 ? [`Posted before: ${this.#before}.`] : []),
      ...(this.#refused > 0 ? [`Not posted: ${this.#refused}.`] : []),
    ];
    const text = [counts.join(' '), ...firstLines(this.#lines, this.#refused)].join('\n');
    return { text, isWhole: this.#refused === 0 };
  }
}

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
