/** The list of what else there is, on the dashboard (R-D13). */
export const additionalFeatures = {
  heading: 'Additional Banking Features',
  wire: {
    name: 'Wire transfers',
    detail: 'Send money to an account at another bank.',
  },
  loans: {
    name: 'Loan applications',
    detail: 'Calculate loan payments, and see how to apply.',
  },
  creditScore: {
    name: 'Credit score',
    detail: 'See your score, how it changed, and what affects it.',
  },
  budgets: {
    name: 'Budgeting tools',
    detail: 'Compare your spending with your budgets.',
  },
};
