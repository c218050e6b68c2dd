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

/** Signed cents of every month, or by the number of the month, so that a list begins with a 0; none where there is no entry. */
export type MonthlyAmounts = number | Readonly<Record<number, number>>;

/** A payment on that day of every month, or of the same months each year. */
export interface MonthlyPayment extends Omit<Payment, 'amount'> {
  readonly day: number;
  readonly amounts: MonthlyAmounts;
}

/** A payment of the last days, so many days before today. */
export interface LatestPayment extends Payment {
  readonly daysAgo: number;
}

const ach = clearing('ach');
const bill = clearing('bill');
const card = clearing('card');
const wire = clearing('wire');
const mobileDeposit = clearing('mobile-deposit');

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
  monthly(3, 6 * 60, 'Fairmont Home Loans, mortgage', 'Housing', ach, -2_418_36),
  monthly(5, 8 * 60 + 20, 'Harbor Mutual, auto insurance', 'Insurance', bill, {
    1: -642_80,
    7: -642_80,
  }),
  monthly(8, 7 * 60 + 5, 'Skyline Internet and Mobile', 'Utilities', bill, -134_98),
  monthly(9, 10 * 60, 'Meridian Brokerage, retirement account', 'Investment Transfer', ach, {
    4: -7_000_00,
  }),
  monthly(
    12,
    7 * 60 + 40,
    'Brightwater Electric',
    'Utilities',
    bill,
    [
      0, -142_18, -138_44, -121_05, -98_76, -91_22, -118_40, -163_77, -171_20, -134_08, -99_83,
      -104_27, -131_56,
    ],
  ),
  monthly(
    19,
    7 * 60 + 15,
    'Hudson Valley Gas',
    'Utilities',
    bill,
    [
      0, -158_62, -149_90, -121_37, -78_14, -46_80, -31_25, -28_40, -28_75, -34_10, -62_95, -104_48,
      -141_03,
    ],
  ),
  monthly(14, 11 * 60 + 15, 'Oak & Ember Home, refund', 'Refund', card, {
    1: 68_99,
    5: 42_50,
    10: 57_25,
  }),
  monthly(17, 12 * 60 + 35, 'Mobile check deposit', 'Income', mobileDeposit, {
    2: 235_00,
    5: 180_00,
    8: 310_00,
    11: 225_00,
  }),
  monthly(18, 8 * 60 + 10, 'City Water Utility', 'Utilities', bill, {
    3: -112_40,
    6: -128_75,
    9: -139_10,
    12: -109_65,
  }),
  monthly(21, 6 * 60 + 45, 'Meridian Index Fund, dividend', 'Investment', ach, {
    3: 412_36,
    6: 428_90,
    9: 405_12,
    12: 463_58,
  }),
  monthly(24, 6 * 60 + 15, 'State tax refund', 'Refund', ach, { 3: 1_284_00 }),
  monthly(20, 13 * 60 + 50, 'Wire from Calder & Hale, consulting', 'Wire', wire, { 6: 6_500_00 }),
  monthly(4, 14 * 60 + 20, 'Wire to Lakeshore College, tuition', 'Education', wire, {
    9: -8_400_00,
  }),
  monthly(11, 19 * 60 + 30, 'Cascade Air, flights', 'Travel', card, { 5: -986_40, 11: -574_20 }),
  monthly(15, 15 * 60 + 10, 'Pinecrest Toys', 'Shopping', card, { 12: -214_75 }),
  monthly(16, 9 * 60 + 15, 'Northside Food Bank', 'Giving', card, {
    3: -75_00,
    7: -75_00,
    11: -150_00,
  }),
  monthly(19, 20 * 60 + 10, 'Lakeshore Theater', 'Entertainment', card, {
    1: -64_00,
    3: -48_00,
    6: -72_00,
    8: -56_00,
    10: -64_00,
    12: -48_00,
  }),
  monthly(22, 6 * 60 + 5, 'Juniper Times, yearly', 'Subscriptions', card, { 2: -96_00 }),
  monthly(20, 16 * 60 + 40, 'Oak & Ember Home', 'Shopping', card, {
    2: -129_00,
    4: -189_95,
    9: -157_25,
    12: -386_40,
  }),
  monthly(27, 9 * 60 + 30, 'Meridian Index Fund, purchase', 'Investment', ach, {
    1: -9_000_00,
    4: -9_000_00,
    7: -9_000_00,
    10: -9_000_00,
  }),
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

/** A payment on that day of the month, so many minutes after midnight. */
export function monthly(
  day: number,
  minutes: number,
  description: string,
  category: Category,
  against: string,
  amounts: MonthlyAmounts,
): MonthlyPayment {
  return { day, minutes, description, category, against, amounts };
}

function bought(description: string, category: Category, amount: number, minutes: number): Payment {
  return { description, category, against: card, amount, minutes };
}
