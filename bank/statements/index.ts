import type { Capability } from '../capability.ts';
import { statementsDue } from './statements-due.ts';
import { taxFormsDue } from './tax-forms-due.ts';

export const statements: Capability<'statements'> = {
  handlers: ({ loadLater }) => ({
    statements: loadLater(async () => (await import('./statement-handlers.ts')).statementHandlers),
  }),
  due: (bank) => [statementsDue(bank), taxFormsDue(bank)],
};
