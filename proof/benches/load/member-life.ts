import type { Category } from '#contract/transactions/transactions.ts';
import { clearing, type Rail } from '#bank/ledger/chart-of-accounts.ts';

/** How a member uses the credit union: for everything, beside another bank, or to save. */
export type MemberKind = 'main' | 'second' | 'saver';

/** Something that members are paid, or pay, again and again. */
export interface Habit {
  readonly account: 'checking' | 'savings';
  readonly category: Category;
  /** The account through which the money comes and goes. */
  readonly against: string;
  /** Members have one of these each. */
  readonly payees: readonly string[];
  /** When on its day it is posted, in minutes after midnight. Habits are in the order of these. */
  readonly minutes: number;
}

/** A day in which members live. */
export interface Day {
  /** How long ago it is. */
  readonly daysAgo: number;
  readonly dayOfMonth: number;
  /** From 1. */
  readonly month: number;
}

/** A payment of one day: positive for money in, in cents. */
export interface LivedPayment {
  /** Its place in `habits`. */
  readonly habit: number;
  readonly amount: number;
}

/** The days between paydays; everybody was last paid so long ago: the next payday is today. */
const daysOfPayroll = 14;

const kindsOfTen: readonly MemberKind[] = [
  'main',
  'second',
  'saver',
  'main',
  'saver',
  'second',
  'main',
  'saver',
  'second',
  'saver',
];

export const habits: readonly Habit[] = [
  habitOf('Income', 'ach', 6 * 60, [
    'Harborline Design, payroll',
    'Hudson Valley Schools, payroll',
    'Troy General Hospital, payroll',
    'Kestrel Freight, payroll',
    'Mohawk Tool and Die, payroll',
    'City of Troy, payroll',
    'Birch and Bell Grocers, payroll',
    'Adirondack Power, payroll',
  ]),
  habitOf('Income', 'ach', 6 * 60 + 20, ['Savings plan'], 'savings'),
  habitOf('Transfer', 'ach', 6 * 60 + 30, ['From another bank']),
  habitOf('Housing', 'ach', 7 * 60, [
    'Fairmont Home Loans, mortgage',
    'Larkspur Apartments, rent',
    'Elm Court, rent',
  ]),
  habitOf('Utilities', 'bill', 8 * 60, ['Brightwater Electric', 'Valley Electric']),
  habitOf('Utilities', 'bill', 8 * 60 + 10, ['Skyline Internet and Mobile', 'Northline Wireless']),
  habitOf('Insurance', 'ach', 8 * 60 + 20, ['Harbor Mutual, auto insurance', 'Keystone Insurance']),
  habitOf('Dining', 'card', 12 * 60 + 30, [
    'Corner Stone Cafe',
    'Lantern Noodle House',
    'Tidewater Tacos',
    'Juniper Bakery',
  ]),
  habitOf('Transportation', 'card', 17 * 60, ['Redbird Fuel', 'Metro Transit', 'Mile 12 Gas']),
  habitOf('Groceries', 'card', 18 * 60, [
    'Greenfield Market',
    'Harvest Lane Co-op',
    'Corner Grocery',
  ]),
  habitOf('Shopping', 'card', 19 * 60, [
    'Elm Street Books',
    'Northgate Outfitters',
    'Oak and Ember Home',
    'Wren Pharmacy',
  ]),
];

const [
  payroll,
  saving,
  funding,
  housing,
  electric,
  phone,
  insurance,
  dining,
  fuel,
  food,
  shopping,
] = habits.map((_, place) => place) as [
  ...[number, number, number, number, number, number],
  ...[number, number, number, number, number],
];

export function kindOf(member: number): MemberKind {
  return kindsOfTen[member % kindsOfTen.length] ?? 'saver';
}

/** The pay of a member on a payday, in cents: $1,400 to $3,200. */
export function salaryOf(member: number): number {
  return 140_000 + (chance(member, 0, 1) % 180_000);
}

/** The payee to which the habit leads that member. */
export function payeeOf({ payees }: Habit, member: number): string {
  return payees[chance(member, 0, 2) % payees.length] ?? '';
}

/** The payments of a member on a day, in the order of its hours: the same in every run. */
export function paymentsOn(member: number, day: Day): LivedPayment[] {
  switch (kindOf(member)) {
    case 'main':
      return mainPayments(member, day);
    case 'second':
      return secondPayments(member, day);
    case 'saver':
      return day.dayOfMonth === 5 && day.month % 3 === 1
        ? [{ habit: saving, amount: 50_00 + (chance(member, 0, 3) % 200_00) }]
        : [];
  }
}

/** Salary, rent, bills, groceries every week and a purchase every week: about 178 a year. */
function mainPayments(member: number, day: Day): LivedPayment[] {
  const { daysAgo, dayOfMonth } = day;
  const payments: LivedPayment[] = [];
  const add = (habit: number, amount: number) => payments.push({ habit, amount });
  if (daysAgo % daysOfPayroll === 0) add(payroll, salaryOf(member));
  if (dayOfMonth === 1) add(housing, -Math.floor(salaryOf(member) * 0.9));
  if (dayOfMonth === 12 + (member % 3)) add(electric, -spent(member, day, 60_00, 180_00));
  if (dayOfMonth === 8 + (member % 5)) add(phone, -(45_00 + (chance(member, 0, 4) % 50_00)));
  if (dayOfMonth === 20) add(insurance, -(90_00 + (chance(member, 0, 5) % 60_00)));
  const week = Math.floor((daysAgo + member) / 7);
  const dayOfWeek = (daysAgo + member) % 7;
  if (dayOfWeek === 2 && week % 3 === 0) add(dining, -spent(member, day, 9_00, 70_00));
  if (dayOfWeek === 2 && week % 3 === 1) add(fuel, -spent(member, day, 25_00, 60_00));
  if (dayOfWeek === 5) add(food, -spent(member, day, 40_00, 140_00));
  if (dayOfWeek === 2 && week % 3 === 2) add(shopping, -spent(member, day, 12_00, 160_00));
  return payments;
}

/** A monthly sum from another bank, a bill, and a purchase every two weeks: about 50 a year. */
function secondPayments(member: number, day: Day): LivedPayment[] {
  const payments: LivedPayment[] = [];
  if (day.dayOfMonth === 3) payments.push({ habit: funding, amount: 300_00 });
  if (day.dayOfMonth === 8 + (member % 5)) payments.push({ habit: phone, amount: -55_00 });
  if ((day.daysAgo + member) % 14 === 4) {
    payments.push({ habit: food, amount: -spent(member, day, 20_00, 90_00) });
  }
  return payments;
}

function spent(member: number, { daysAgo }: Day, least: number, most: number): number {
  return least + (chance(member, daysAgo, 6) % (most - least));
}

/** A number below 2³² that looks like chance and is the same for the same three. */
export function chance(member: number, day: number, about: number): number {
  let mixed = Math.imul(member + 1, 0x9e3779b1) ^ Math.imul(day + 1, 0x85ebca6b) ^ about;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x27d4eb2f);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function habitOf(
  category: Category,
  rail: Rail,
  minutes: number,
  payees: readonly string[],
  account: Habit['account'] = 'checking',
): Habit {
  return { account, category, against: clearing(rail), payees, minutes };
}
