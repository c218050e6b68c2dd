/** What the dialog of statements says. */
export const statements = {
  title: 'Statements',
  description: 'One for each month, as a PDF to keep or print.',
  account: 'Account',
  download: (month: string) => `Download ${month}`,
  downloading: (month: string) => `Downloading ${month}...`,
  downloaded: (month: string) => `${month} was downloaded.`,
  notDownloaded: (month: string) => `${month} was not downloaded.`,
  fileName: (account: string, month: string) => `statement-${account}-${month}.pdf`,
  loading: 'Loading statements',
  failed: 'Your statements cannot be shown',
  empty: 'No statements yet',
  emptyDetail: 'Your first statement will be here when the month ends.',
  noAccount: 'No open account',
  noAccountDetail: (phone: string) => `Call us at ${phone} to open one.`,
};
