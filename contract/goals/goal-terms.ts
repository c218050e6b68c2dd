import { type Cents, cents } from '../money/cents.ts';

/** A goal is at least $1.00 and at most $1,000,000.00. */
export const goalTargetLeast: Cents = cents(1_00);
export const goalTargetMost: Cents = cents(1_000_000_00);

/** In characters as people count them. */
export const goalNameMaxLength = 40;

/** So many goals can be open in one membership. */
export const goalsMost = 20;

/** The pictures for showing a goal. */
export const goalPictures = [
  'cushion',
  'home',
  'car',
  'trip',
  'education',
  'gift',
  'health',
  'device',
] as const;
export type GoalPicture = (typeof goalPictures)[number];

/**
 * The rules by which money comes to a goal of itself, counted once a day. `round-up`: the change to the next dollar of each
 * payment; `sweep`: the account's balance above an amount; `payday`: an amount for each deposit of income.
 */
export const goalRuleKinds = ['round-up', 'sweep', 'payday'] as const;
export type GoalRuleKind = (typeof goalRuleKinds)[number];
