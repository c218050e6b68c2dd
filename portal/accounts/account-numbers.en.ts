/** What the portal says about the full numbers of an account. */
export const accountNumbers = {
  title: (account: string) => `Account numbers of ${account}`,
  description: 'For direct deposit, or to pay and be paid from another bank.',
  accountNumber: 'Account number',
  routingNumber: 'Routing number',
  hidden: 'Hidden',
  show: 'Show full numbers',
  showing: 'Showing…',
  hide: 'Hide full numbers',
  nowShown: 'The full numbers are shown.',
  care: 'Anyone who has both numbers can try to take money from this account. Give them only to people and companies you trust.',
  copyAccountNumber: 'Copy account number',
  copyRoutingNumber: 'Copy routing number',
  failed: 'The numbers could not be shown',
};
