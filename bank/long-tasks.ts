import { entriesAtATime } from '#contract/statements/statements.ts';
import { loadOnce } from './formats/load-once.ts';
import type { BankDependencies } from './bank-context.ts';
import type { RehearsingBank } from './forecast/rehearse.ts';
import type { ByteFunctions } from './pictures/byte-functions.ts';
import { type LongTaskRunner, type LongTasks, readGiven } from './ports.ts';
import type { KeptStatement } from './statements/compose-statement.ts';
import type { KeptTaxForm } from './statements/tax-form.ts';

const loadPictures = loadOnce(() => import('./pictures/check-picture.ts'));
const loadPdf = loadOnce(() => import('./statements/pdf/statement-pdf.ts'));
const loadTaxPdf = loadOnce(() => import('./statements/pdf/tax-form-pdf.ts'));
const loadRehearsal = loadOnce(() => import('./forecast/rehearse.ts'));

/** Loads the tasks, for a tab that is to need no network. */
export const loadLongTasks = () =>
  Promise.all([loadPictures(), loadPdf(), loadTaxPdf(), loadRehearsal()]);

/** The tasks, each loaded with its first use; `bytes` are the native functions of the host, if it has them. */
export function longTasks(
  host: Pick<BankDependencies, 'letterFonts' | 'openStage'> & RehearsingBank,
  bytes?: ByteFunctions,
): LongTasks {
  const stage = loadOnce(async () => {
    if (host.openStage === undefined) throw new Error('This host rehearses nothing');
    return await host.openStage();
  });
  return {
    async checkPicture(file, mostBytes) {
      const { checkPicture } = await loadPictures();
      return checkPicture(file, mostBytes, bytes);
    },

    async pageOfStatement(kept, firstEntry) {
      const { statement } = JSON.parse(kept) as KeptStatement;
      const entries = statement.entries.slice(firstEntry, firstEntry + entriesAtATime);
      return { ...statement, entries, entryCount: statement.entries.length };
    },

    async printStatement(kept, language) {
      const { statementPdf } = await loadPdf();
      return await statementPdf({ ...(JSON.parse(kept) as KeptStatement), language }, host);
    },

    async printTaxForm(kept, language) {
      const { taxFormPdf } = await loadTaxPdf();
      return await taxFormPdf({ ...(JSON.parse(kept) as KeptTaxForm), language }, host);
    },

    async rehearse(request, signal) {
      const { rehearse } = await loadRehearsal();
      return await rehearse(await stage(), host, request, signal);
    },
  };
}

/** Does each task at once, in the thread that asks: in a tab, where the bank has a thread for itself. */
export function runHere(tasks: LongTasks): LongTaskRunner {
  return (async (_asker: string, name: keyof LongTasks, ...given: readonly unknown[]) => {
    const task = tasks[name] as (...all: readonly unknown[]) => Promise<unknown>;
    return await task(...(await readGiven(given)));
  }) as LongTaskRunner;
}
