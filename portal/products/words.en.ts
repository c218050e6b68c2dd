import type { Offer } from '#contract/products/products.ts';
import { ended } from '../language/ended.ts';
import type { OpeningFault } from './opening-draft.ts';

const kinds: Record<Offer['kind'], string> = {
  'share-draft': 'For bills, cards and every day. Money can be taken out at any time.',
  'share-savings': 'Earns dividends. Money can be taken out at any time.',
  'money-market': 'Earns more on larger balances. Money can be taken out at any time.',
  certificate: 'A fixed rate until it matures. Taking money out before costs a penalty.',
};

const methods: Record<Offer['method'], string> = {
  'daily-balance':
    'Daily balance: we apply a daily periodic rate to the balance in the account each day.',
  'average-daily-balance':
    'Average daily balance: we apply a periodic rate to the average balance of the month.',
};

const faults: Record<Exclude<OpeningFault, 'OPENING_BELOW_MINIMUM'>, string> = {
  'amount needed': 'Enter an amount above $0.00.',
  'from needed': 'Choose the account that the money comes from.',
  'agreement needed': 'Tick the box to say that you have read the terms.',
  INSUFFICIENT_FUNDS: 'Enter an amount that is available, or choose another account.',
  UNKNOWN_ACCOUNT: 'Choose one of your accounts.',
  CERTIFICATE_NOT_MATURE: 'Choose an account that is not a certificate.',
  ACCOUNT_NICKNAME_TOO_LONG: 'Enter a shorter nickname.',
  ACCOUNT_NICKNAME_WRONG: 'Enter letters, numbers or pictures, without < and >.',
  ACCOUNT_NICKNAME_TAKEN: 'Choose a nickname that you cannot mistake for another account.',
};

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);

/** What the portal says when an account is opened, and of certificates. */
export const products = {
  title: 'Open an account',
  description: 'You see all terms before you decide.',
  loading: 'Loading the accounts you can open',
  failed: 'The accounts you can open cannot be shown right now',
  none: 'No account can be opened online right now',
  noneDetail: (phone: string) => `Please call us at ${phone}, or visit the branch.`,
  kinds,
  offerLine: (apy: string, minimum: string) => `${apy} APY · ${minimum} to open`,
  see: (name: string) => `See the terms of ${name}`,
  back: 'All accounts',
  terms: {
    heading: (name: string) => name,
    rate: 'Dividend rate',
    yield: 'Annual percentage yield (APY)',
    openingMinimum: 'Minimum to open',
    noMinimum: 'None',
    earningMinimum: 'Minimum to earn the APY',
    eachDay: (amount: string) => `${amount} each day`,
    average: (amount: string) => `${amount} on average in the month`,
    term: 'Term',
    months,
    maturesOn: 'Matures, if you open it today',
    fees: 'Fees',
    noFees: 'No maintenance fee and no opening fee',
    howItEarns: 'How it earns',
    earnsFixed:
      'The rate stays the same until the certificate matures. The APY assumes that dividends stay in it; they cannot be taken out before.',
    earnsVariable: 'The rate and APY may change after the account is opened.',
    methods,
    credited:
      'Dividends compound and are credited each month. They begin to accrue on the day on which a deposit is credited, checks included.',
    creditedCertificate:
      'Dividends compound and are credited each month. If you close the certificate, what has accrued until the day before is paid.',
    early: 'Taking money out early',
    penalty: (count: number) =>
      `If you withdraw before the maturity date, the penalty is ${days(count)} of dividends on the whole balance, whether earned or not. It may reduce what you put in. Only the whole certificate can be withdrawn.`,
    renewal: 'When it matures',
    renews: (term: number, grace: number) =>
      `It renews for another ${months(term)} at the rate of that day, unless you choose to have it moved to another account. After it has renewed you have ${days(grace)} to withdraw it without a penalty.`,
    noAdditions: 'No money can be added before it matures.',
    insured:
      'Your savings are federally insured by NCUA, up to $250,000 in each ownership category.',
    next: 'Continue',
  },
  form: {
    heading: (name: string) => `Open ${name}`,
    detail: 'The money is moved at once.',
    back: 'Back to the terms',
    from: 'Move money from',
    amount: 'Opening deposit',
    minimum: (amount: string) => `At least ${ended(amount)}`,
    belowMinimum: (amount: string) => `Enter at least ${ended(amount)}`,
    nickname: 'Nickname (optional)',
    nicknameHint: (name: string) => `Without one it is called ${ended(name)}`,
    agree: 'I have read and accept the terms of this account.',
    submit: 'Open account',
    submitting: 'Opening...',
    problem: 'The account was not opened.',
  },
  faults,
  opened: {
    heading: 'Your account is open',
    account: 'Account',
    number: 'Number',
    amount: 'Opening deposit',
    maturesOn: 'Matures',
    openedOn: 'Opened',
    reference: 'Reference of the transfer',
    done: 'Done',
    another: 'Open another account',
  },
  certificate: {
    heading: 'Certificate',
    loading: 'Loading the certificate',
    failed: 'The certificate cannot be shown right now',
    rate: 'Dividend rate',
    yield: 'APY',
    term: 'Term',
    termFrom: (months_: string, from: string) => `${months_}, from ${ended(from)}`,
    maturesOn: 'Matures',
    accrued: 'Earned and not yet paid',
    atMaturity: 'When it matures',
    renew: 'Renew',
    renewDetail: (term: number) => `Another ${months(term)}, at the rate of that day.`,
    move: 'Move to an account',
    moveDetail: 'All of it, on the day it matures. The certificate is closed.',
    moveTo: 'Move to',
    save: 'Save choice',
    saving: 'Saving...',
    saved: 'Your choice is saved.',
    inGrace: (until: string) =>
      `This certificate has just renewed. Until ${until} you can withdraw it without a penalty.`,
    withdraw: 'Withdraw the certificate',
    withdrawTitle: 'Withdraw this certificate?',
    withdrawDetail: 'It is closed, and all of it moves to the account you choose.',
    balance: 'Balance',
    dividends: 'Dividends until yesterday',
    penalty: (count: number) => `Penalty, ${days(count)} of dividends`,
    pays: 'You receive',
    keep: 'Keep it',
    confirm: 'Withdraw',
    withdrawn: (amount: string, account: string) =>
      `The certificate is closed. ${amount} is in ${ended(account)}`,
  },
};
