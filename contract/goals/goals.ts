import { z } from 'zod';
import { Cents, PositiveCents } from '../money/money.ts';
import { refusal, keyReusedRefusal, proceduresUnder } from '../procedures/procedure.ts';
import { AccountId, GoalId, IntentKey } from '../text/ids.ts';
import { typedText } from '../text/text.ts';
import { LocalDate } from '../time/time.ts';
import { goalPictures } from './goal-terms.ts';

/** How money comes to a goal of itself, from another account of the membership. */
export const GoalRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('round-up'), from: AccountId }),
  /** The account's balance above `amount` at the end of a day. */
  z.object({ kind: z.literal('sweep'), from: AccountId, amount: Cents }),
  /** `amount` for each deposit of income into the account. */
  z.object({ kind: z.literal('payday'), from: AccountId, amount: PositiveCents }),
]);
export type GoalRule = z.infer<typeof GoalRule>;

const GoalDetails = z.object({
  name: typedText(200),
  picture: z.enum(goalPictures),
  target: Cents,
  /** By when the member wants it; null: there is no hurry. */
  wantedBy: LocalDate.nullable(),
});
export type GoalDetails = z.infer<typeof GoalDetails>;

/** A named share of a savings account. */
export const Goal = GoalDetails.extend({
  id: GoalId,
  account: AccountId,
  /** The goal's part of the balance. The shares of an account and its `rest` add up to its balance. */
  share: Cents,
  /** The money put aside that has left the account since; the next incoming money fills it. */
  short: Cents,
  rules: z.array(GoalRule),
});
export type Goal = z.infer<typeof Goal>;

/** A savings account, with the part of it that belongs to no goal. */
export const GoalAccount = z.object({
  account: AccountId,
  name: z.string(),
  balance: Cents,
  rest: Cents,
});
export type GoalAccount = z.infer<typeof GoalAccount>;

/** Why a goal is not opened or changed, in the order in which it is checked. Nothing has changed then. */
export const goalRefusals = {
  /** Empty, with markup in it, or with characters that are not seen. */
  GOAL_NAME_WRONG: refusal('A goal needs a name.'),
  GOAL_NAME_TOO_LONG: refusal('This name is too long.', { most: z.int() }),
  /** Another open goal of the membership has it, whatever its case. */
  GOAL_NAME_TAKEN: refusal('Another goal of yours has this name.'),
  GOAL_TARGET_OUT_OF_BOUNDS: refusal('A goal cannot be as small or as large as this.', {
    least: Cents,
    most: Cents,
  }),
  /** Today or earlier. */
  GOAL_DATE_PAST: refusal('The day must be later than today.'),
} as const;

export const openingRefusals = {
  ...goalRefusals,
  /** The member has no savings account of that name. */
  GOAL_ACCOUNT_WRONG: refusal('A goal is a part of a savings account of yours.'),
  TOO_MANY_GOALS: refusal('There are as many goals as there can be.', { most: z.int() }),
} as const;

/** Why nothing is put aside or given back, in the order in which it is checked. */
export const goalMoveRefusals = {
  /** More than the account has beside its goals. */
  GOAL_REST_TOO_SMALL: refusal('The account has less than this beside its goals.', { rest: Cents }),
  /** More than the share of the goal. */
  GOAL_SHARE_TOO_SMALL: refusal('The goal has less than this.', { share: Cents }),
} as const;

/** Why rules are not set, in the order in which it is checked. The former ones hold on. */
export const goalRuleRefusals = {
  /** Not an account of the membership, or the one that the goal is a part of. */
  GOAL_RULE_ACCOUNT_WRONG: refusal('Money comes from another account of yours.'),
  GOAL_RULE_AMOUNT_WRONG: refusal('A rule cannot have an amount as large as this.', {
    most: Cents,
  }),
  /** Two rules of one kind. */
  GOAL_RULE_TWICE: refusal('A goal has each rule once.'),
} as const;

const { reads, changes } = proceduresUnder('Goals');

export const goals = {
  /** The open goals in the order in which they were opened, and the savings accounts that they are parts of. */
  list: reads('see', '/goals', 'List savings goals').output(
    z.object({ goals: z.array(Goal), accounts: z.array(GoalAccount) }),
  ),

  /** Opens a goal in a savings account. It has no money at first. Repeatable with the same key. */
  open: changes('manage', '/goals', 'Open a savings goal')
    .errors({ ...openingRefusals, ...keyReusedRefusal })
    .input(z.object({ intentKey: IntentKey, goal: GoalDetails.extend({ account: AccountId }) }))
    .output(Goal),

  /** Gives a goal another name, picture, target or day. */
  change: changes('manage', '/goals/{id}', 'Change a goal')
    .errors({ ...goalRefusals, ...keyReusedRefusal })
    .input(z.object({ intentKey: IntentKey, id: GoalId, goal: GoalDetails }))
    .output(Goal),

  /** Puts money of the account aside for the goal, or gives it back to the rest. No money leaves the account. */
  move: changes('manage', '/goals/{id}/move', 'Put money aside, or give it back')
    .errors({ ...goalMoveRefusals, ...keyReusedRefusal })
    .input(
      z.object({
        intentKey: IntentKey,
        id: GoalId,
        direction: z.enum(['aside', 'back']),
        amount: PositiveCents,
      }),
    )
    .output(Goal),

  /** Replaces the rules of a goal. They count from today. */
  setRules: changes('order', '/goals/{id}/rules', 'Set rules')
    .errors({ ...goalRuleRefusals, ...keyReusedRefusal })
    .input(z.object({ intentKey: IntentKey, id: GoalId, rules: z.array(GoalRule).max(3) }))
    .output(Goal),

  /** Closes a goal: its money stays in the account and belongs to the rest. Its rules end. */
  close: changes('manage', '/goals/{id}/close', 'Close a goal')
    .errors(keyReusedRefusal)
    .input(z.object({ intentKey: IntentKey, id: GoalId }))
    .output(z.object({ id: GoalId })),
};
