import {
  entriesAtATime,
  type StatementLanguage,
  type ToldStatement,
} from '#contract/statements/statements.ts';
import type { BankDependencies } from './database/bank-context.ts';
import type { ByteFunctions } from './pictures/byte-functions.ts';
import type { KeptStatement } from './statements/compose-statement.ts';
import type { PictureCheck } from './pictures/check-picture.ts';

/**
 * Work that takes long for what a member sends or has, and needs nothing of the store. A host with threads does it beside the one
 * that answers, so that no member can hold up the others. What is given and answered can be copied between threads.
 */
export interface LongTasks {
  /** Checks a file of base64 (`checkPicture`). */
  checkPicture(file: string, mostBytes: number): Promise<PictureCheck>;
  /** What is told of a statement, with its entries from `firstEntry` on; `kept` is the JSON of a `KeptStatement`. */
  pageOfStatement(kept: string, firstEntry: number): Promise<ToldStatement>;
  /** Prints a statement as a PDF; `kept` is the JSON of a `KeptStatement`. */
  printStatement(kept: string, language: StatementLanguage): Promise<string>;
}

/** Does a task in the turn of the asker, a membership. Throws `TooManyWaiting` where the asker has too many under way. */
export type LongTaskRunner = <Name extends keyof LongTasks>(
  asker: string,
  name: Name,
  ...given: Parameters<LongTasks[Name]>
) => ReturnType<LongTasks[Name]>;

/** The tasks, each loaded with its first use; `bytes` are the native functions of the host, if it has them. */
export function longTasks(
  host: Pick<BankDependencies, 'letterFonts' | 'letOthersRun'>,
  bytes?: ByteFunctions,
): LongTasks {
  return {
    async checkPicture(file, mostBytes) {
      const { checkPicture } = await import('./pictures/check-picture.ts');
      return checkPicture(file, mostBytes, bytes);
    },

    async pageOfStatement(kept, firstEntry) {
      const { statement } = JSON.parse(kept) as KeptStatement;
      const entries = statement.entries.slice(firstEntry, firstEntry + entriesAtATime);
      return { ...statement, entries, entryCount: statement.entries.length };
    },

    async printStatement(kept, language) {
      const { statementPdf } = await import('./statements/pdf/statement-pdf.ts');
      return await statementPdf({ ...JSON.parse(kept), language }, host);
    },
  };
}

/** Does each task at once, in the thread that asks: in a tab, where the bank has a thread for itself. */
export function runHere(tasks: LongTasks): LongTaskRunner {
  return (_asker, name, ...given) =>
    (tasks[name] as (...all: typeof given) => ReturnType<LongTasks[typeof name]>)(...given);
}
