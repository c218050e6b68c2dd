import type { Capability } from '../capability.ts';
import { statementsDue } from './statements-due.ts';
import { taxFormsDue } from './tax-forms-due.ts';

export const statements: Capability<'statements'> = {
  handlers: ({ loadLater }) => ({
    statements: loadLater(async () => {
      const [{ statementHandlers }, { taxFormHandlers }] = await Promise.all([
        import('./statement-handlers.ts'),
        import('./tax-form-handlers.ts'),
      ]);
      return (...given) => ({ ...statementHandlers(...given), ...taxFormHandlers(...given) });
    }),
  }),
  due: (bank) => [statementsDue(bank), taxFormsDue(bank)],
};
