import type { Capability } from '../capability.ts';
import { dueRowsOfMemberships, type DueSource } from '../due-work/due-source.ts';
import { loadOnce } from '../formats/load-once.ts';
import type { LoanBank } from './pay-loan.ts';

export const loans: Capability<'loans'> = {
  handlers: ({ loadLater }) => ({
    loans: loadLater(async () => {
      const [{ loanHandlers }, { applicationHandlers }] = await Promise.all([
        import('./loan-handlers.ts'),
        import('./application-handlers.ts'),
      ]);
      return (...given) => ({ ...loanHandlers(...given), ...applicationHandlers(...given) });
    }),
  }),
  due: (bank) => [loansDue(bank), loanApplicationsDue(bank)],
  checks: async () => (await import('./loan-checks.ts')).loanChecks,
};

/** Payments are taken on their day, late ones charged, near ones told. */
function loansDue(bank: LoanBank): DueSource {
  return {
    name: 'loans',
    load: looking,
    togetherMost: 25,

    next: dueRowsOfMemberships('loan'),

    async finish(scope, id, now) {
      const { advanceLoan } = await looking();
      return await advanceLoan(scope, bank, id, now);
    },
  };
}

/** Applications are decided by the rule of the bank, where staff do not decide them. */
function loanApplicationsDue(bank: LoanBank): DueSource {
  return {
    name: 'loan-applications',
    load: looking,

    next: dueRowsOfMemberships('loan_application'),

    async finish(scope, id, now) {
      const { decideByRule } = await looking();
      return await decideByRule(scope, bank, id, now);
    },
  };
}

const looking = loadOnce(async () => ({
  ...(await import('./advance-loan.ts')),
  ...(await import('./decide-application.ts')),
}));
