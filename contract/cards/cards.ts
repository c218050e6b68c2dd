import { z } from 'zod';
import { cardArts, placeMaxLength } from './card-terms.ts';
import { overdraftProcedures } from './overdraft.ts';
import { AccountId, CardId, IntentKey, TravelNoticeId } from '../text/ids.ts';
import { Cents } from '../money/money.ts';
import {
  conflict,
  refusal,
  keyReusedRefusal,
  proceduresUnder,
  tooManyTries,
} from '../procedures/procedure.ts';
import { stepUpRefusals } from '../identity/step-up/step-up.ts';
import { typedSigns, typedText } from '../text/text.ts';
import { EpochMs, LocalDate } from '../time/time.ts';
import { Page, PageCursor, SpendingCategory } from '../transactions/transactions.ts';

/** Spec §3. */
export const CardType = z.enum(['Debit Card', 'Credit Card', 'Business Card']);
export type CardType = z.infer<typeof CardType>;

/** Why a member asks for another card. A card that is lost or stolen never works again. */
export const ReplacementReason = z.enum(['lost', 'stolen', 'damaged']);
export type ReplacementReason = z.infer<typeof ReplacementReason>;

const MaskedNumber = z
  .string()
  .meta({ description: 'Only its last four digits', examples: ['••••2946'] });
const ExpiryDate = z
  .string()
  .regex(/^(0[1-9]|1[0-2])\/\d{2}$/)
  .meta({ description: 'The last month in which it works, MM/YY', examples: ['09/29'] });

/** A new card that has been issued and is on its way to the member. */
export const Replacement = z.object({
  cardNumber: MaskedNumber,
  expiryDate: ExpiryDate,
  reason: ReplacementReason,
  orderedAt: EpochMs,
  arrivesBy: LocalDate,
});
export type Replacement = z.infer<typeof Replacement>;

const CardBasis = z.object({
  id: CardId,
  cardNumber: MaskedNumber,
  holderName: z.string(),
  expiryDate: ExpiryDate,
  /** Its last month is over: every purchase with it is declined, until a new card is activated. */
  hasExpired: z.boolean(),
  cardBrand: z.enum(['Visa', 'Mastercard', 'American Express']),
  /** While a card is locked, every purchase with it is declined. */
  status: z.enum(['Active', 'Locked']),
  /** Set where the card was reported: then only the new card ends the lock. */
  reportedAs: z.enum(['lost', 'stolen']).nullable(),
  /** When the member last chose a PIN here; null if never. The PIN itself is told to nobody. */
  pinSetAt: EpochMs.nullable(),
  replacement: Replacement.nullable(),
  /** The picture on its face here: the usual one of its type until the member chooses. */
  art: z.enum(cardArts),
});

const CreditBasis = CardBasis.extend({
  creditLimit: Cents,
  /** How much of the credit limit the member wants to be able to use. */
  spendingLimit: Cents,
  /** The sum of the card's purchases, less refunds and payments. */
  currentBalance: Cents,
  /** The rest of the spending limit; never below zero. */
  availableCredit: Cents,
  /** Balance in percent of the credit limit, rounded (spec §9). */
  utilization: z.int(),
});

/** A payment card of the member (R-E2, R-D3). */
export const Card = z.discriminatedUnion('type', [
  CardBasis.extend({
    type: z.literal('Debit Card'),
    dailyLimit: Cents,
    /** The sum of today's purchases, by the credit union's day. */
    usedToday: Cents,
    linkedAccount: z.object({ id: AccountId, name: z.string(), number: MaskedNumber }),
  }),
  CreditBasis.extend({ type: z.literal('Credit Card') }),
  CreditBasis.extend({ type: z.literal('Business Card') }),
]);
export type Card = z.infer<typeof Card>;

/** The changes of a card that its member is told of. */
export const CardChange = z.enum([
  'locked',
  'unlocked',
  'limit-set',
  'pin-set',
  'replacement-ordered',
  'replacement-activated',
  'travel-notice-added',
  'travel-notice-removed',
  'purchase-approved',
  'purchase-declined',
  'purchase-posted',
]);
export type CardChange = z.infer<typeof CardChange>;

/** A line of the ledger of a credit or business card. */
export const CardEntry = z.object({
  id: z.string(),
  kind: z.enum(['purchase', 'refund', 'payment']),
  description: z.string(),
  /** The purpose of a purchase, and of the purchase that a refund gives back; null for a payment. */
  category: SpendingCategory.nullable(),
  /** The increase of the owed balance: below zero for a refund or a payment. */
  amount: Cents,
  at: EpochMs,
});
export type CardEntry = z.infer<typeof CardEntry>;

/** Says where the card will be used, so that purchases there are expected. */
export const TravelNotice = z.object({
  id: TravelNoticeId,
  /** A country or region, as the member wrote it. */
  place: z.string(),
  from: LocalDate,
  /** The last day, included. */
  to: LocalDate,
});
export type TravelNotice = z.infer<typeof TravelNotice>;

/** Why a limit is refused, in the order in which it is checked. */
export const limitRefusals = {
  LIMIT_NOT_WHOLE_DOLLARS: refusal('A limit is in whole dollars. The limit was not changed.'),
  LIMIT_OUT_OF_RANGE: refusal(
    'The limit is too low or too high for this card. The limit was not changed.',
    { lowest: Cents, highest: Cents },
  ),
} as const;
export type LimitRefusalCode = keyof typeof limitRefusals;

/** Why a PIN is refused, in the order in which it is checked (R-D10). */
export const pinRefusals = {
  PIN_NOT_FOUR_DIGITS: refusal('A PIN has four digits. The PIN was not changed.'),
  /** Four equal digits, digits that count up or down, or a year. */
  PIN_TOO_EASY: refusal('This PIN is too easy to guess. The PIN was not changed.', {
    because: z.enum(['equal digits', 'a sequence', 'a year', 'common']),
  }),
} as const;
/** Why a travel notice is refused, in the order in which it is checked. */
export const travelRefusals = {
  /** Empty, or with characters that no name of a country or region has. */
  PLACE_WRONG: refusal('Please write a country or region, in letters.'),
  TRAVEL_IN_THE_PAST: refusal('A trip cannot begin before today.', { today: LocalDate }),
  TRAVEL_ENDS_BEFORE_IT_BEGINS: refusal('The last day cannot be before the first.'),
  /** More than a year ahead. */
  TRAVEL_TOO_FAR_AHEAD: refusal('A travel notice begins within a year.', { latestFrom: LocalDate }),
  /** Longer than 90 days. */
  TRAVEL_TOO_LONG: refusal('A travel notice covers at most 90 days.', { latestTo: LocalDate }),
  TOO_MANY_TRAVEL_NOTICES: refusal(
    'This card has ten travel notices already. Please remove one first.',
  ),
} as const;
export type TravelRefusalCode = keyof typeof travelRefusals;

const cardReported = {
  CARD_REPORTED: conflict('A card that was reported lost or stolen stays locked.', {
    as: z.enum(['lost', 'stolen']),
  }),
} as const;

const replacementOnItsWay = {
  REPLACEMENT_ON_ITS_WAY: conflict('A new card is on its way already. Nothing was changed.', {
    arrivesBy: LocalDate,
  }),
} as const;

const noReplacement = {
  NO_REPLACEMENT: conflict('No new card is on its way. Nothing was changed.'),
} as const;

const OneCard = z.object({ card: CardId });

const { reads, changes } = proceduresUnder('Cards');

export const cards = {
  ...overdraftProcedures,

  /** The member's cards in their order (R-D3). */
  list: reads('see', '/cards', 'List cards').output(z.object({ cards: z.array(Card) })),

  /** Locks a card at once. Locking a locked card changes nothing (R-D4). */
  lock: changes('manage', '/cards/{card}/lock', 'Lock a card').input(OneCard).output(Card),

  /** Ends the member's own lock. Unlocking a card that is not locked changes nothing. */
  unlock: changes('manage', '/cards/{card}/unlock', 'Unlock a card')
    .errors({ ...cardReported, ...stepUpRefusals })
    .input(OneCard)
    .output(Card),

  /**
   * Sets the daily limit of a debit card, or how much of its credit limit a credit or business card
   * can use. It holds from now on: today's purchases count against it.
   */
  setLimit: changes('manage', '/cards/{card}/limit', 'Set a limit')
    .errors({ ...limitRefusals, ...stepUpRefusals })
    .input(OneCard.extend({ limit: Cents }))
    .output(Card),

  /** Chooses the picture on the face of the card here. The card of plastic stays as it is. */
  chooseArt: changes('manage', '/cards/{card}/art', 'Choose the picture of a card')
    .input(OneCard.extend({ art: z.enum(cardArts) }))
    .output(Card),

  /** Sets the PIN. Only a hash of it is kept; no answer, event or log ever holds it (R-D10). */
  setPin: changes('manage', '/cards/{card}/pin', 'Set the PIN')
    .errors({ ...pinRefusals, ...stepUpRefusals, ...tooManyTries })
    .input(OneCard.extend({ pin: typedSigns(100) }))
    .output(Card),

  /**
   * Issues a new card with another number. A card reported lost or stolen is locked in the same
   * moment; a damaged one works until the new one is activated (R-D10).
   */
  requestReplacement: changes('manage', '/cards/{card}/replacement', 'Request a new card')
    .errors({ ...replacementOnItsWay, ...stepUpRefusals, ...keyReusedRefusal })
    .input(OneCard.extend({ intentKey: IntentKey, reason: ReplacementReason }))
    .output(Card),

  /** The member has the new card: it takes the place of the old one, which never works again. */
  activateReplacement: changes(
    'manage',
    '/cards/{card}/replacement/activate',
    'Activate the new card',
  )
    .errors(noReplacement)
    .input(OneCard)
    .output(Card),

  /** The purchases with a credit or business card, and the payments to it, newest first. */
  listEntries: reads('see', '/cards/{card}/entries', 'List the transactions of a card')
    .input(OneCard.extend(Page.shape))
    .output(z.object({ entries: z.array(CardEntry), next: PageCursor.nullable() })),

  /** The notices that have not ended, the next trip first. */
  listTravelNotices: reads('see', '/cards/{card}/travel-notices', 'List travel notices')
    .input(OneCard)
    .output(z.object({ notices: z.array(TravelNotice) })),

  /** Adds a notice for one trip. */
  addTravelNotice: changes('manage', '/cards/{card}/travel-notices', 'Add a travel notice')
    .errors({ ...travelRefusals, ...keyReusedRefusal })
    .input(
      OneCard.extend({
        intentKey: IntentKey,
        place: typedText(placeMaxLength),
        from: LocalDate,
        to: LocalDate,
      }),
    )
    .output(TravelNotice),

  /** Takes a notice back. Doing so again changes nothing. */
  removeTravelNotice: changes(
    'manage',
    '/cards/{card}/travel-notices/{notice}/remove',
    'Remove a travel notice',
  )
    .input(OneCard.extend({ notice: TravelNoticeId }))
    .output(z.object({})),
};
