import type { Brand } from '#contract/brand/brand.ts';
import type { LocalDate } from '#contract/time/time.ts';

/** Where a member reaches the credit union, as a statement says it. */
type PrintedWith = Pick<Brand, 'name' | 'phone' | 'email' | 'address'>;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const monthName = (date: LocalDate): string => months[Number(date.slice(5, 7)) - 1] ?? '';
const dayNumber = (date: LocalDate): string => String(Number(date.slice(8, 10)));
const longDate = (date: LocalDate): string =>
  `${monthName(date)} ${dayNumber(date)}, ${date.slice(0, 4)}`;

/** The statement's words in English. The notice is the model form A-3(b) of Regulation E (12 CFR 1005). */
export const en = {
  languageTag: 'en-US',
  title: 'Account statement',
  documentTitle: (month: string, account: string) => `Account statement, ${month}, ${account}`,
  month: (date: LocalDate) => `${monthName(date)} ${date.slice(0, 4)}`,
  /** In the table, where the year is known. */
  day: (date: LocalDate) => `${monthName(date).slice(0, 3)} ${dayNumber(date)}`,

  member: 'Member',
  jointOwner: 'Joint owner',
  account: 'Account',
  accountNumber: 'Account number',
  period: 'Statement period',
  periodOf: (from: LocalDate, to: LocalDate, days: number) =>
    `${longDate(from)} to ${longDate(to)} (${days} days)`,

  summary: 'Summary',
  opening: 'Opening balance',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  closing: 'Closing balance',
  /** Null for an amount of which nothing was taken back; at least one of the two has text. */
  takenBack: (moneyIn: string | null, moneyOut: string | null) =>
    `${[moneyIn && `${moneyIn} of the money in`, moneyOut && `${moneyOut} of the money out`].filter(Boolean).join(' and ')} reversed earlier entries, such as payments that were returned or cancelled. A payment that is returned counts here as money out when it is made and as money in when it comes back. The totals under Transactions in online banking leave it out.`,

  entries: 'Account activity',
  continued: (month: string, account: string) =>
    `Account statement, ${month}, ${account}, continued`,
  date: 'Date',
  description: 'Description',
  amount: 'Amount',
  balance: 'Balance',
  nothing: 'There was no activity this month.',
  returned: (description: string) => `Returned: ${description}`,
  unnamed: 'Correction',

  dividends: 'Dividends',
  earned: 'Dividends earned this period',
  averageDailyBalance: 'Average daily balance',
  yieldEarned: 'Annual percentage yield earned',
  fees: 'Fees',
  feesInMonth: 'Total fees this period',
  feesInYear: (year: string) => `Total fees in ${year} to date`,
  penalties: 'Early withdrawal penalties',
  penaltiesInMonth: 'Penalties this period',
  penaltiesInYear: (year: string) => `Penalties in ${year} to date`,

  errorsHeading: 'In case of errors or questions about your electronic transfers',
  errors: ({ name, phone, email, address }: PrintedWith): readonly string[] => [
    `Call us at ${phone}, or write to ${name}, ${address.join(', ')}, or to ${email}, as soon as you can, if you think your statement or receipt is wrong or if you need more information about a transfer on the statement or receipt. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error or problem appeared.`,
    '1. Tell us your name and account number.',
    '2. Describe the error or the transfer you are unsure about, and explain as clearly as you can why you believe there is an error or why you need more information.',
    '3. Tell us the dollar amount of the suspected error.',
    'We will investigate your complaint and will correct any error promptly. If we take more than 10 business days to do this, we will credit your account for the amount you think is in error, so that you will have the use of the money during the time it takes us to complete our investigation.',
  ],

  notPrinted:
    '[U+\u2026] is the number in Unicode of a character that cannot be printed here. Text copied from this document contains the character itself.',

  insured: 'Federally insured by NCUA',
  page: (number: number, count: number) => `Page ${number} of ${count}`,
};
