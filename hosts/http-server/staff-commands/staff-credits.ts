import { setTimeout } from 'node:timers/promises';
import {
  type CreditRefusal,
  postCredits,
  type PostedPart,
  type TakeBackReason,
} from '#bank/index.ts';
import { readBrand } from '#brands/read-brand.ts';
import { systemClock as clock } from '../process/clock.ts';
import { CannotStart } from '../process/cannot-start.ts';
import { newId } from '../process/new-id.ts';
import { type Environment, readSettings } from '../process/settings.ts';
import { readCreditsFile, type WrittenCredit } from './credits-file.ts';
import { firstLines, toldMost } from './csv-columns.ts';
import { dollars } from './written-amount.ts';
import { withBank } from './staff-bank.ts';
import { assertUtf8, bytesOf } from './utf8-text.ts';

/** What was posted, to tell staff, and whether that is the whole file. */
export interface CreditsReport {
  readonly text: string;
  readonly isWhole: boolean;
}

/** Why a credit was not posted. */
const reasons: Record<CreditRefusal, string> = {
  'key-reused': 'its key was used for another credit',
  'no-account': 'no member’s account has its number',
  'several-accounts': 'several accounts have its number',
  'account-closed': 'its account is closed',
  'account-in-term': 'its account is a certificate in its term',
};

/**
 * Staff post a file of credits from other banks: each once, however often the file is given. Returns what became of them;
 * throws `CannotStart` where the file is not right, and then nothing was posted.
 */
export async function postCreditsByHand(
  environment: Environment,
  file: string,
): Promise<CreditsReport> {
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

/** Staff take back a credit. Returns what to tell them; throws `CannotStart` with why not. */
export async function takeBackByHand(
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
