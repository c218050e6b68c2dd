import type { SpendingCategory } from '#contract/transactions/transactions.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addDays, addMonths } from '../calendar/local-time.ts';
import type { CardEntryRow, CardRow } from '../cards/card-tables.ts';
import { type Habit, habit, habitualPurchases } from './sample-habits.ts';

/** A use of a card. */
export interface CardUse {
  readonly date: LocalDate;
  readonly kind: CardEntryRow['kind'];
  readonly description: string;
  /** Null for a payment of the card. */
  readonly category: SpendingCategory | null;
  /** Signed cents. */
  readonly amount: number;
  /** About when, in minutes after midnight. */
  readonly minutes: number;
}

/** A single purchase so many days ago, or a monthly charge since the card came. */
interface Charge extends Omit<CardUse, 'date' | 'kind'> {
  readonly daysAgo: number;
  /** The price until the month before the last. */
  readonly amountBefore?: number;
}

export interface SampleCard {
  readonly kind: CardRow['kind'];
  readonly brand: CardRow['brand'];
  readonly lastFour: string;
  /** Months from now in which it still works. */
  readonly validMonths: number;
  /** Spec §9, in cents: a day's limit of the debit card, the credit limit of the others. */
  readonly limit: number;
  /** Spec §9, in cents: today's uses of the debit card, the owed balance of the others. */
  readonly balance: number;
  readonly habits: readonly Habit[];
  readonly monthly: readonly Charge[];
  /** The cost of the last one follows from the balance. */
  readonly single: readonly Charge[];
}

const lifeMonths = 48;

/** The owed balance is paid so many days ago, and as often before: no range of thirty days has a payment (R-X6). */
const daysOfPayments = 36;

const earlyInTheMorning = 6 * 60;

/** The three cards (R-D3). */
export const sampleCards = {
  debit: {
    kind: 'debit',
    brand: 'Visa',
    lastFour: '2946',
    validMonths: 27,
    limit: 5_000_00,
    balance: 850_00,
    habits: [],
    monthly: [],
    single: [
      bought(0, 'Corner Stone Cafe', 'Dining', 18_40, 7 * 60 + 5),
      bought(0, 'Redbird Fuel', 'Transportation', 52_60, 7 * 60 + 40),
      bought(0, 'Greenfield Market', 'Groceries', 164_10, 8 * 60 + 20),
      bought(0, 'Bright Pixel Electronics', 'Shopping', 0, 9 * 60),
    ],
  },
  credit: {
    kind: 'credit',
    brand: 'Mastercard',
    lastFour: '7713',
    validMonths: 34,
    limit: 15_000_00,
    balance: 3_247_50,
    habits: [
      habit('Dining', ['Corner Stone Cafe', 'Juniper Bakery'], '12345', 48, [7, 9], [3_95, 9_85]),
      habit(
        'Dining',
        ['Tidewater Tacos', 'Lantern Noodle House'],
        '246',
        50,
        [12, 13],
        [10_40, 19_00],
      ),
      habit('Groceries', ['Harvest Lane Co-op'], '3', 95, [17, 19], [36_00, 88_00]),
      habit('Transportation', ['Redbird Fuel'], '47', 45, [17, 19], [37_00, 58_00]),
      habit('Transportation', ['Metro Rides'], '56', 25, [20, 22], [9_00, 27_00]),
      habit('Shopping', ['Parcel & Pine'], '17', 40, [19, 21], [14_00, 86_00]),
      habit('Shopping', ['Parcel & Pine'], '4', 12, [10, 15], [-48_00, -12_00]),
      habit('Health', ['Wren Pharmacy'], '26', 22, [12, 17], [7_50, 44_00]),
      habit(
        'Groceries',
        ['Greenfield Market', 'Larkspur Grocer'],
        '15',
        60,
        [17, 20],
        [9_20, 38_00],
      ),
      habit(
        'Dining',
        ['Olive & Ash Kitchen', 'Tidewater Tacos'],
        '67',
        45,
        [18, 21],
        [21_00, 68_00],
      ),
      habit('Entertainment', ['Lakeshore Theater'], '6', 45, [15, 21], [12_00, 46_00]),
    ],
    monthly: [
      bought(20, 'Tonewood Music', 'Subscriptions', 10_99, earlyInTheMorning),
      { ...bought(13, 'Lumen Films', 'Subscriptions', 17_99, 7 * 60), amountBefore: 15_99 },
      bought(27, 'Skyline Cloud, storage', 'Subscriptions', 2_99, 6 * 60 + 30),
    ],
    single: [
      bought(163, 'Fernway Fitness, trial', 'Health', 1_00, 18 * 60),
      bought(58, 'Cascade Air', 'Travel', 1_286_40, 19 * 60 + 30),
      bought(51, 'Harborview Hotel', 'Travel', 942_75, 11 * 60),
      bought(44, 'Oak & Ember Home', 'Shopping', 618_20, 16 * 60 + 40),
      bought(24, 'Bright Pixel Electronics', 'Shopping', 249_00, 16 * 60),
      bought(19, 'Harborview Hotel', 'Travel', 446_30, 20 * 60 + 15),
      bought(15, 'Alder Street Garage', 'Transportation', 286_20, 8 * 60 + 30),
      bought(9, 'Northgate Outfitters', 'Shopping', 238_40, 15 * 60 + 20),
      bought(6, 'Papyrus News, trial', 'Subscriptions', 1_00, 8 * 60),
      bought(5, 'Northgate Outfitters', 'Shopping', -59_00, 11 * 60 + 15),
      bought(2, 'Harbor Dental', 'Health', 0, 13 * 60),
    ],
  },
  business: {
    kind: 'business',
    brand: 'American Express',
    lastFour: '1058',
    validMonths: 33,
    limit: 25_000_00,
    balance: 8_742_18,
    habits: [
      habit('Shopping', ['Summit Office Supply'], '24', 45, [9, 16], [12_00, 190_00]),
      habit(
        'Dining',
        ['Juniper Bakery', 'Olive & Ash Kitchen'],
        '35',
        35,
        [12, 14],
        [18_00, 96_00],
      ),
      habit('Transportation', ['Metro Rides'], '124', 20, [8, 18], [8_00, 34_00]),
      habit('Transportation', ['Redbird Fuel'], '15', 40, [7, 9], [38_00, 64_00]),
    ],
    monthly: [
      bought(17, 'Cloudline Hosting', 'Subscriptions', 480_00, 6 * 60 + 10),
      bought(29, 'Metro Coworking', 'Housing', 950_00, 9 * 60),
      {
        ...bought(11, 'Plumbline Design', 'Subscriptions', 54_00, 7 * 60 + 20),
        amountBefore: 49_00,
      },
    ],
    single: [
      bought(38, 'Tidewater Printing', 'Shopping', 640_25, 15 * 60),
      bought(21, 'Cascade Air', 'Travel', 1_862_40, 18 * 60 + 20),
      bought(12, 'Harbor Mutual, liability insurance', 'Insurance', 2_980_00, 11 * 60 + 30),
      bought(4, 'Fairmont Conference Center', 'Travel', 0, 12 * 60 + 15),
    ],
  },
} satisfies Record<CardRow['kind'], SampleCard>;

function bought(
  daysAgo: number,
  description: string,
  category: SpendingCategory,
  amount: number,
  minutes: number,
): Charge {
  return { daysAgo, description, category, amount, minutes };
}

/** The day on which the card was issued. */
export function issuedOn({ validMonths }: SampleCard, today: LocalDate): LocalDate {
  return addMonths(today, validMonths - lifeMonths);
}

/** The uses of a card since a week after its issue, in order. The specification gives the balance now owed. */
export function usesOf(card: SampleCard, today: LocalDate): CardUse[] {
  const from = addDays(issuedOn(card, today), 7);
  const habitual = habitualPurchases(card.habits, from, today);
  const planned = [
    ...habitual.map(({ cost, category, ...purchase }) => ({
      ...purchase,
      category: category as SpendingCategory,
      amount: cost,
    })),
    ...card.monthly.flatMap((charge) => monthlyCharges(charge, from, today)),
    ...card.single.map((charge) => ({ ...charge, date: addDays(today, -charge.daysAgo) })),
    ...paymentDays(from, today).map((date) => ({ ...payment, date })),
  ].toSorted((one, other) =>
    one.date === other.date ? one.minutes - other.minutes : one.date < other.date ? -1 : 1,
  );
  let owed = 0;
  const uses = planned.map((one): CardUse => {
    const { date, description, category, minutes } = one;
    const kind = category === null ? 'payment' : one.amount < 0 ? 'refund' : 'purchase';
    const amount = kind === 'payment' ? -owed : one.amount;
    const use = { date, description, category, minutes, kind, amount } as const;
    owed += use.amount;
    return use;
  });
  const rest = card.balance - owed;
  return uses
    .map((use) => (use.kind === 'purchase' && use.amount === 0 ? { ...use, amount: rest } : use))
    .filter(({ amount }) => amount !== 0);
}

const payment = {
  description: 'Payment received',
  category: null,
  amount: 0,
  minutes: earlyInTheMorning,
};

function paymentDays(from: LocalDate, today: LocalDate): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = addDays(today, -daysOfPayments); day > from; day = addDays(day, -daysOfPayments)) {
    days.push(day);
  }
  return days;
}

function monthlyCharges(
  { daysAgo, amount, amountBefore = amount, ...charge }: Charge,
  from: LocalDate,
  today: LocalDate,
) {
  const newest = addDays(today, -daysAgo);
  const charges = [];
  for (let date = newest; date > from; date = addMonths(newest, -charges.length)) {
    charges.push({ ...charge, date, amount: charges.length < 2 ? amount : amountBefore });
  }
  return charges;
}
