import type { Category } from '#contract/transactions/transactions.ts';
import { clearing } from '../ledger/chart-of-accounts.ts';
import { habit } from './sample-habits.ts';

/** A payment of the sample: the other side, the purpose, and the account at the bank. */
export interface Payment {
  readonly description: string;
  readonly category: Category;
  /** The bank's own account on the other side. */
  readonly against: string;
  /** Signed cents: a payment to the member is positive. */
  readonly amount: number;
  /** About when it happens, in minutes after midnight. */
  readonly minutes: number;
}

/** A payment that comes back each year in the same months. */
export interface MonthlyPayment extends Omit<Payment, 'amount'> {
  readonly day: number;
  /** Signed cents from January to December; 0 where the month has none. */
  readonly amounts: readonly number[];
}

/** A payment of the last days, so many days before today. */
export interface LatestPayment extends Payment {
  readonly daysAgo: number;
}

const ach = clearing('ach');
const bill = clearing('bill');
const card = clearing('card');
const wire = clearing('wire');

const dinners = ['Olive & Ash Kitchen', 'Lantern Noodle House', 'Tidewater Tacos'];
const shops = ['Elm Street Books', 'Northgate Outfitters', 'Oak & Ember Home', 'Pinecrest Toys'];

/** Paid on the 25th or, where that is a weekend, on the Friday before. */
export const payroll = {
  day: 25,
  minutes: 5 * 60 + 30,
  description: 'Harborline Design, payroll',
  category: 'Income' as const,
  against: ach,
  /** Cents a month, from 2023 on by year; a year after the last one here is paid like it. */
  amounts: [9_184_16, 9_367_84, 9_602_04, 9_842_09],
};

/** The payments of every month, quarter or year. */
export const monthlyPayments: readonly MonthlyPayment[] = [
  {
    ...paid('Fairmont Home Loans, mortgage', 'Housing', ach, 3, 6 * 60),
    amounts: everyMonth(-2_418_36),
  },
  {
    ...paid('Harbor Mutual, auto insurance', 'Insurance', bill, 5, 8 * 60 + 20),
    amounts: [-642_80, 0, 0, 0, 0, 0, -642_80, 0, 0, 0, 0, 0],
  },
  {
    ...paid('Skyline Internet and Mobile', 'Utilities', bill, 8, 7 * 60 + 5),
    amounts: everyMonth(-134_98),
  },
  {
    ...paid('Meridian Brokerage, retirement account', 'Investment Transfer', ach, 9, 10 * 60),
    amounts: [0, 0, 0, -7_000_00, 0, 0, 0, 0, 0, 0, 0, 0],
  },
  {
    ...paid('Brightwater Electric', 'Utilities', bill, 12, 7 * 60 + 40),
    amounts: [
      -142_18, -138_44, -121_05, -98_76, -91_22, -118_40, -163_77, -171_20, -134_08, -99_83,
      -104_27, -131_56,
    ],
  },
  {
    ...paid('Hudson Valley Gas', 'Utilities', bill, 19, 7 * 60 + 15),
    amounts: [
      -158_62, -149_90, -121_37, -78_14, -46_80, -31_25, -28_40, -28_75, -34_10, -62_95, -104_48,
      -141_03,
    ],
  },
  {
    ...paid('Oak & Ember Home, refund', 'Refund', card, 14, 11 * 60 + 15),
    amounts: [68_99, 0, 0, 0, 42_50, 0, 0, 0, 0, 57_25, 0, 0],
  },
  {
    ...paid('Mobile check deposit', 'Income', clearing('mobile-deposit'), 17, 12 * 60 + 35),
    amounts: [0, 235_00, 0, 0, 180_00, 0, 0, 310_00, 0, 0, 225_00, 0],
  },
  {
    ...paid('City Water Utility', 'Utilities', bill, 18, 8 * 60 + 10),
    amounts: [0, 0, -112_40, 0, 0, -128_75, 0, 0, -139_10, 0, 0, -109_65],
  },
  {
    ...paid('Meridian Index Fund, dividend', 'Investment', ach, 21, 6 * 60 + 45),
    amounts: [0, 0, 412_36, 0, 0, 428_90, 0, 0, 405_12, 0, 0, 463_58],
  },
  {
    ...paid('State tax refund', 'Refund', ach, 24, 6 * 60 + 15),
    amounts: [0, 0, 1_284_00, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  },
  {
    ...paid('Wire from Calder & Hale, consulting', 'Wire', wire, 20, 13 * 60 + 50),
    amounts: [0, 0, 0, 0, 0, 6_500_00, 0, 0, 0, 0, 0, 0],
  },
  {
    ...paid('Wire to Lakeshore College, tuition', 'Education', wire, 4, 14 * 60 + 20),
    amounts: [0, 0, 0, 0, 0, 0, 0, 0, -8_400_00, 0, 0, 0],
  },
  {
    ...paid('Cascade Air, flights', 'Travel', card, 11, 19 * 60 + 30),
    amounts: [0, 0, 0, 0, -986_40, 0, 0, 0, 0, 0, -574_20, 0],
  },
  {
    ...paid('Pinecrest Toys', 'Shopping', card, 15, 15 * 60 + 10),
    amounts: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -214_75],
  },
  {
    ...paid('Northside Food Bank', 'Giving', card, 16, 9 * 60 + 15),
    amounts: [0, 0, -75_00, 0, 0, 0, -75_00, 0, 0, 0, -150_00, 0],
  },
  {
    ...paid('Lakeshore Theater', 'Entertainment', card, 19, 20 * 60 + 10),
    amounts: [-64_00, 0, -48_00, 0, 0, -72_00, 0, -56_00, 0, -64_00, 0, -48_00],
  },
  {
    ...paid('Juniper Times, yearly', 'Subscriptions', card, 22, 6 * 60 + 5),
    amounts: [0, -96_00, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  },
  {
    ...paid('Oak & Ember Home', 'Shopping', card, 20, 16 * 60 + 40),
    amounts: [0, -129_00, 0, -189_95, 0, 0, 0, 0, -157_25, 0, 0, -386_40],
  },
  {
    ...paid('Meridian Index Fund, purchase', 'Investment', ach, 27, 9 * 60 + 30),
    amounts: [-9_000_00, 0, 0, -9_000_00, 0, 0, -9_000_00, 0, 0, -9_000_00, 0, 0],
  },
];

/** The payment of the credit card; the amount is that of the card's payment. */
export const cardPayment = {
  description: 'Credit Card payment',
  category: 'Transfer' as const,
  against: bill,
};

/** The everyday purchases with the debit card. */
export const everydayHabits = [
  habit('Groceries', ['Greenfield Market'], '6', 98, [9, 12], [62_00, 128_00]),
  habit('Dining', dinners, '5', 55, [18, 20], [29_00, 84_00]),
  habit('Transportation', ['Metro Transit'], '1', 50, [7, 8], [25_00, 25_01]),
  habit('Shopping', shops, '7', 45, [12, 17], [18_00, 140_00]),
  habit('Health', ['Wren Pharmacy'], '2', 40, [12, 13], [9_00, 46_00]),
  habit('Cash', ['Cash withdrawal, Commons Avenue'], '5', 22, [16, 18], [100_00, 100_01]),
];

/** The first of these fill the last thirty days, until they hold as many lines as they should (R-X6). */
export const latestPayments: readonly LatestPayment[] = [
  { ...bought('Olive & Ash Kitchen', 'Dining', -68_40, 19 * 60 + 20), daysAgo: 1 },
  { ...bought('Greenfield Market', 'Groceries', -112_65, 10 * 60 + 30), daysAgo: 3 },
  {
    ...bought('Brightwater Electric', 'Utilities', -118_92, 7 * 60 + 40),
    against: bill,
    daysAgo: 6,
  },
  { ...bought('Northgate Outfitters, refund', 'Refund', 59_00, 11 * 60 + 15), daysAgo: 9 },
  { ...bought('Redbird Fuel', 'Transportation', -46_20, 17 * 60 + 45), daysAgo: 13 },
  { ...bought('Cash withdrawal, Commons Avenue', 'Cash', -200_00, 16 * 60), daysAgo: 17 },
];

function paid(
  description: string,
  category: Category,
  against: string,
  day: number,
  minutes: number,
): Omit<MonthlyPayment, 'amounts'> {
  return { description, category, against, day, minutes };
}

function bought(description: string, category: Category, amount: number, minutes: number): Payment {
  return { description, category, against: card, amount, minutes };
}

function everyMonth(amount: number): readonly number[] {
  return Array.from({ length: 12 }, () => amount);
}
