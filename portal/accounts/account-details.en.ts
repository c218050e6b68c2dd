/** What the portal says about one account as a whole. */
export const accountDetails = {
  numbersHeading: 'Account numbers',
  dividendsHeading: (month: string) => `Dividends in ${month}`,
  earned: 'Dividends earned',
  averageDailyBalance: 'Average daily balance',
  yieldEarned: 'Annual percentage yield earned (APY)',
  statementsHeading: 'Latest statements',
  noStatements: 'The first statement is made when the month has ended.',
  allStatements: 'All statements',
  loading: 'Loading statements',
  failed: 'Statements cannot be shown right now',
};
