import type { Capability } from '../capability.ts';
import { transactionHandlers } from './transaction-handlers.ts';

export const transactions: Capability<'transactions'> = {
  handlers: ({ gate, bank, later, laterOf }) => ({
    transactions: {
      ...transactionHandlers(gate, bank),
      ...laterOf(
        ['file', 'split', 'payeeRules', 'removePayeeRule'],
        async () => (await import('./filing-handlers.ts')).filingHandlers,
      ),
      ...laterOf(
        ['cashFlow', 'subscriptions'],
        async () => (await import('./cash-flow-handlers.ts')).cashFlowHandlers,
      ),
      ...laterOf(
        ['exportCsv', 'exportOfx', 'exportQif', 'exportCamt'],
        async () => (await import('./export-handlers.ts')).exportHandlers,
      ),
      story: later(async () => (await import('./story-handlers.ts')).storyHandler),
      annotate: later(async () => (await import('./note-handlers.ts')).annotateHandler),
    },
  }),
  checks: async () => (await import('./transaction-checks.ts')).transactionChecks,
};
