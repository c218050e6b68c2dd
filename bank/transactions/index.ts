import type { Capability } from '../capability.ts';
import { lettersDue } from './letters-due.ts';
import { transactionHandlers } from './transaction-handlers.ts';

export const transactions: Capability<'transactions'> = {
  handlers: ({ gate, bank, loadLater, loadProceduresLater }) => ({
    transactions: {
      ...transactionHandlers(gate, bank),
      ...loadProceduresLater(
        ['file', 'fileSeveral', 'split', 'payeeRules', 'removePayeeRule'],
        async () => (await import('./filing-handlers.ts')).filingHandlers,
      ),
      ...loadProceduresLater(
        ['cashFlow', 'trend', 'subscriptions'],
        async () => (await import('./cash-flow-handlers.ts')).cashFlowHandlers,
      ),
      ...loadProceduresLater(
        ['exportCsv', 'exportOfx', 'exportQif', 'exportCamt'],
        async () => (await import('./export-handlers.ts')).exportHandlers,
      ),
      story: loadLater(async () => (await import('./story-handlers.ts')).storyHandler),
      letter: loadLater(async () => (await import('./month-letter-handler.ts')).monthLetterHandler),
      annotate: loadLater(async () => (await import('./note-handlers.ts')).annotateHandler),
    },
  }),
  dueBeside: (bank) => [lettersDue(bank)],
  checks: async () => (await import('./transaction-checks.ts')).transactionChecks,
};
