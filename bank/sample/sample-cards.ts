import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addDays, addMonths, localMoment } from '../calendar/local-time.ts';
import type { Insertable } from 'kysely';
import type { CardEntryRow, CardIssueRow, CardRow } from '../cards/card-tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { sample } from './sample-member.ts';
import { momentOf, openedAt, todaysMoments } from './sample-moments.ts';
import type { SampleKeys } from './sample-records.ts';

/** What a card was used for, so many days ago. */
interface CardUse {
  readonly daysAgo: number;
  readonly kind: CardEntryRow['kind'];
  readonly description: string;
  /** Signed cents. */
  readonly amount: number;
  /** About when, in minutes after midnight. */
  readonly minutes: number;
}

interface SampleCard {
  readonly kind: CardRow['kind'];
  readonly brand: CardRow['brand'];
  readonly lastFour: string;
  /** Months from now in which it still works. */
  readonly validMonths: number;
  /** Spec §9, in cents: a day's limit of the debit card, the credit limit of the others. */
  readonly limit: number;
  readonly uses: readonly CardUse[];
}

/** The three cards (R-D3). What the debit card was used for today adds up to $850.00. */
const sampleCards: readonly SampleCard[] = [
  {
    kind: 'debit',
    brand: 'Visa',
    lastFour: '2946',
    validMonths: 27,
    limit: 5_000_00,
    uses: [
      bought(0, 'Corner Stone Cafe', 18_40, 7 * 60 + 5),
      bought(0, 'Redbird Fuel', 52_60, 7 * 60 + 40),
      bought(0, 'Greenfield Market', 164_10, 8 * 60 + 20),
      bought(0, 'Bright Pixel Electronics', 614_90, 9 * 60),
    ],
  },
  {
    kind: 'credit',
    brand: 'Mastercard',
    lastFour: '7713',
    validMonths: 38,
    limit: 15_000_00,
    uses: [
      bought(111, 'Tonewood Music', 10_99, 4 * 60 + 10),
      bought(104, 'Lumen Films', 15_99, 5 * 60 + 20),
      bought(81, 'Tonewood Music', 10_99, 4 * 60 + 10),
      bought(74, 'Lumen Films', 15_99, 5 * 60 + 20),
      { ...bought(70, 'Payment received', -112_92, 6 * 60), kind: 'payment' },
      bought(58, 'Cascade Air', 1_286_40, 19 * 60 + 30),
      bought(51, 'Harborview Hotel', 942_75, 11 * 60),
      bought(50, 'Tonewood Music', 10_99, 4 * 60 + 10),
      bought(44, 'Oak & Ember Home', 618_20, 16 * 60 + 40),
      bought(43, 'Lumen Films', 17_99, 5 * 60 + 20),
      { ...bought(40, 'Payment received', -1_500_00, 6 * 60), kind: 'payment' },
      bought(33, 'Lantern Noodle House', 86_15, 19 * 60 + 5),
      bought(24, 'Bright Pixel Electronics', 1_149_00, 16 * 60),
      bought(20, 'Tonewood Music', 10_99, 4 * 60 + 10),
      bought(16, 'Elm Street Books', 64_85, 14 * 60 + 30),
      bought(13, 'Lumen Films', 17_99, 5 * 60 + 20),
      bought(9, 'Northgate Outfitters', 238_40, 15 * 60 + 20),
      bought(6, 'Papyrus News, trial', 1_00, 8 * 60),
      { ...bought(5, 'Northgate Outfitters', -59_00, 11 * 60 + 15), kind: 'refund' },
      bought(2, 'Harbor Dental', 420_75, 13 * 60),
    ],
  },
  {
    kind: 'business',
    brand: 'American Express',
    lastFour: '1058',
    validMonths: 19,
    limit: 25_000_00,
    uses: [
      bought(55, 'Summit Office Supply', 1_284_60, 10 * 60 + 20),
      bought(47, 'Cloudline Hosting', 480_00, 6 * 60 + 10),
      bought(38, 'Tidewater Printing', 2_310_25, 15 * 60),
      { ...bought(35, 'Payment received', -3_000_00, 6 * 60), kind: 'payment' },
      bought(29, 'Metro Coworking', 950_00, 9 * 60),
      bought(21, 'Cascade Air', 1_862_40, 18 * 60 + 20),
      bought(12, 'Bright Pixel Electronics', 3_149_00, 11 * 60 + 30),
      bought(8, 'Summit Office Supply', 415_93, 10 * 60 + 5),
      bought(4, 'Fairmont Catering', 1_290_00, 12 * 60 + 15),
    ],
  },
];

function bought(daysAgo: number, description: string, amount: number, minutes: number): CardUse {
  return { daysAgo, kind: 'purchase', description, amount, minutes };
}

/** Gives the sample member three cards that have been in use for a while; returns the key of the credit card. */
export async function addSampleCards(
  { trx }: DatabaseTransaction,
  newId: () => string,
  { membershipId, accounts }: SampleKeys,
  now: EpochMs,
  timeZone: string,
): Promise<string> {
  let creditCard = '';
  const today = localMoment(now, timeZone).date;
  for (const [position, card] of sampleCards.entries()) {
    const id = newId();
    const isDebit = card.kind === 'debit';
    if (card.kind === 'credit') creditCard = id;
    await trx
      .insertInto('card')
      .values({
        id,
        membership_id: membershipId,
        handle: card.kind,
        kind: card.kind,
        brand: card.brand,
        holder_name: sample.displayName,
        linked_account_id: isDebit ? accounts.checking.id : null,
        credit_limit: isDebit ? null : card.limit,
        spending_limit: card.limit,
        position,
      })
      .execute();
    await trx
      .insertInto('card_issue')
      .values(issueOf(id, card, today, timeZone))
      .execute();
    await trx
      .insertInto('card_entry')
      .values(entriesOf(id, card.uses, newId, now, today, timeZone))
      .execute();
    if (isDebit) {
      await trx
        .insertInto('alert')
        .values({
          membership_id: membershipId,
          id: newId(),
          kind: 'card-purchase',
          card_id: id,
          amount: 100_00,
          created_at: openedAt(timeZone),
          seen_version: 0,
        })
        .execute();
    }
  }
  return creditCard;
}

function issueOf(
  cardId: string,
  { lastFour, validMonths }: SampleCard,
  today: LocalDate,
  timeZone: string,
): CardIssueRow {
  const issued = addMonths(today, validMonths - 48);
  const issuedAt = momentOf(issued, 9 * 60, timeZone);
  return {
    card_id: cardId,
    sequence: 1,
    last_four: lastFour,
    expires: addMonths(today, validMonths).slice(0, 7),
    reason: null,
    issued_at: issuedAt,
    arrives_by: addDays(issued, 7),
    activated_at: momentOf(addDays(issued, 5), 18 * 60, timeZone),
  };
}

function entriesOf(
  cardId: string,
  uses: readonly CardUse[],
  newId: () => string,
  now: EpochMs,
  today: LocalDate,
  timeZone: string,
): Insertable<CardEntryRow>[] {
  const todays = uses.filter(({ daysAgo }) => daysAgo === 0);
  const moments = todaysMoments(
    now,
    today,
    todays.map(({ minutes }) => minutes),
    timeZone,
  );
  const momentOfUse = (use: CardUse) =>
    moments[todays.indexOf(use)]?.at ??
    momentOf(addDays(today, -use.daysAgo), use.minutes, timeZone);
  return uses.map((use) => ({
    id: newId(),
    card_id: cardId,
    kind: use.kind,
    description: use.description,
    amount: use.amount,
    at: momentOfUse(use),
    posting_id: null,
  }));
}
