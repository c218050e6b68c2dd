import { cents } from '#contract/money/cents.ts';
import { BankAddress, ZelleAddress } from '#contract/payments/payment-address.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { RecipientName } from './sample-member.ts';
import type { MonthlyAmounts } from './sample-payments.ts';

/** The later course of a transfer once the rail is done with it. */
export type Fate =
  /** As the rail left it: completed, or held above the threshold. */
  | { readonly kind: 'left' }
  /** The staff let it go on, the next morning. */
  | { readonly kind: 'settled' }
  /** It came back two days later. */
  | { readonly kind: 'returned'; readonly reason: string }
  /** The member took it back within the hour. */
  | { readonly kind: 'cancelled' };

const checking = 'checking' as AccountId;
const savings = 'savings' as AccountId;
const left: Fate = { kind: 'left' };

/** A transfer that the sample member asked for. */
export interface SampleTransfer {
  readonly request: TransferRequest;
  /** The saved recipient, in place of typed details. */
  readonly to: RecipientName | null;
  readonly fate: Fate;
  /** About when it is sent, in minutes after midnight. */
  readonly minutes: number;
}

/** A transfer that comes back each year in the same months. */
export interface MonthlyTransfer {
  readonly day: number;
  /** Cents by the number of the month. */
  readonly amounts: MonthlyAmounts;
  readonly transfer: (amount: number) => SampleTransfer;
}

/** A transfer that happened once. */
export interface SingleTransfer {
  readonly date: LocalDate;
  readonly transfer: SampleTransfer;
}

/** The payments of every month, quarter or year. */
export const monthlyTransfers: readonly MonthlyTransfer[] = [
  {
    day: 2,
    amounts: { 1: 1_200_00, 4: 1_200_00, 7: 1_200_00, 10: 1_200_00 },
    transfer: (amount) => internal(checking, savings, amount, 'Quarterly savings', 9 * 60 + 10),
  },
  {
    day: 13,
    amounts: { 12: 2_000_00 },
    transfer: (amount) => internal(savings, checking, amount, 'Holidays', 10 * 60 + 50),
  },
  {
    day: 7,
    amounts: { 1: 85_00, 3: 85_00, 4: 85_00, 6: 85_00, 9: 85_00, 10: 85_00, 12: 85_00 },
    transfer: (amount) => zelle('Ana Ruiz', amount, 'Piano lessons', 18 * 60 + 5),
  },
  {
    day: 16,
    amounts: { 2: 64_00, 5: 120_00, 7: 48_50, 10: 72_00 },
    transfer: (amount) => zelle('Ben Okafor', amount, 'Dinner', 20 * 60 + 15),
  },
  {
    day: 23,
    amounts: { 3: 40_00, 8: 150_00, 11: 60_00 },
    transfer: (amount) => zelle('Priya Shah', amount, 'Concert tickets', 12 * 60 + 20),
  },
  {
    day: 9,
    amounts: { 1: 480_00 },
    transfer: (amount) => external('Northwind Gym', amount, 'Membership', left, 8 * 60 + 40),
  },
];

/** The quarter's rent; the one of this quarter is sent today. */
export function quarterlyRent(fate: Fate): SampleTransfer {
  return external('Maple Street Property', 1_500_00, 'Studio rent', fate, 9 * 60 + 5);
}

const carpenter = {
  kind: 'external' as const,
  from: checking,
  name: 'Alder & Finch Carpentry',
  bankName: 'Citizens Bank',
  routingNumber: '011401533',
  email: '',
  amount: cents(1_875_00),
  memo: 'Bookshelves',
};

/** The transfers that went another way than most. */
export const singleTransfers: readonly SingleTransfer[] = [
  {
    date: '2025-02-11' as LocalDate,
    transfer: {
      request: { ...carpenter, accountNumber: '700214386' },
      to: null,
      fate: { kind: 'returned', reason: 'The receiving bank has no account of this number' },
      minutes: 11 * 60 + 25,
    },
  },
  {
    date: '2025-02-14' as LocalDate,
    transfer: {
      request: { ...carpenter, accountNumber: '700214836' },
      to: null,
      fate: { kind: 'settled' },
      minutes: 9 * 60 + 15,
    },
  },
  {
    date: '2025-08-06' as LocalDate,
    transfer: {
      request: {
        kind: 'external',
        from: checking,
        name: 'Harborview Travel',
        bankName: 'PNC Bank',
        accountNumber: '5530091827',
        routingNumber: '043000096',
        email: 'bookings@harborview-travel.example',
        amount: cents(2_200_00),
        memo: 'Cabin in September',
      },
      to: null,
      fate: { kind: 'cancelled' },
      minutes: 13 * 60 + 30,
    },
  },
];

/** Today's three: together $2,650.00, the last one held (R-T13, R-T14). */
export const todaysTransfers: readonly SampleTransfer[] = [
  internal(checking, savings, 900_00, 'Rainy day', 7 * 60 + 40),
  zelle('Ana Ruiz', 250_00, 'Recital and lessons', 8 * 60 + 10),
  quarterlyRent(left),
];

function internal(
  from: AccountId,
  to: AccountId,
  amount: number,
  memo: string,
  minutes: number,
): SampleTransfer {
  return {
    request: { kind: 'internal', from, to, amount: cents(amount), memo },
    to: null,
    fate: left,
    minutes,
  };
}

function zelle(to: RecipientName, amount: number, memo: string, minutes: number): SampleTransfer {
  const untyped = ZelleAddress.parse({});
  return {
    request: { kind: 'zelle', from: checking, amount: cents(amount), memo, ...untyped },
    to,
    fate: left,
    minutes,
  };
}

function external(
  to: RecipientName,
  amount: number,
  memo: string,
  fate: Fate,
  minutes: number,
): SampleTransfer {
  const untyped = BankAddress.parse({});
  return {
    request: { kind: 'external', from: checking, amount: cents(amount), memo, ...untyped },
    to,
    fate,
    minutes,
  };
}
