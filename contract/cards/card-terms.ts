import { type Cents, cents } from '../money/cents.ts';

/**
 * The figures for requests about a card. This file imports no schema library, so that the portal can state the same figures
 * as the bank.
 */

/** The lowest limit that a member can set on a card. */
/** The pictures that a card's face can have, drawn by the portal. */
export const cardArts = ['rosette', 'sprig', 'waves', 'dawn', 'rings', 'weave'] as const;
export type CardArt = (typeof cardArts)[number];

export const limitLowest: Cents = cents(100_00);

/** The highest daily limit of a debit card. A credit or business card ends at its credit limit. */
export const dailyLimitHighest: Cents = cents(10_000_00);

/** The days that a travel notice covers at most, its first and last included. */
export const travelDaysMax = 90;

/** How many days ahead a travel notice can begin at most. */
export const travelDaysAheadMax = 365;

/** The travel notices of one card that are not over, at most. */
export const travelNoticesMax = 10;

/** Characters in the name of a country or region, at most. */
export const placeMaxLength = 80;

/** How long a new card is under way at most, in days. */
export const deliveryDaysMax = 7;
