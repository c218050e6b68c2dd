import type { RefusalOf } from '#contract/procedures/procedure.ts';
import {
  goalNameMaxLength,
  goalsMost,
  goalTargetLeast,
  goalTargetMost,
  type GoalRuleKind,
} from '#contract/goals/goal-terms.ts';
import type {
  goalRuleRefusals,
  goalMoveRefusals,
  openingRefusals,
  goalRefusals,
  GoalDetails,
  GoalRule,
} from '#contract/goals/goals.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import { characterCount } from '#contract/text/characters.ts';
import type { LocalDate, EpochMs } from '#contract/time/time.ts';
import { isPlainName, nameKey } from '#contract/text/typed-name.ts';
import { addDays, atTimeOfDay } from '../calendar/local-time.ts';

/** Why a goal does not get its details. */
export type DetailsRefusal = RefusalOf<typeof goalRefusals>;

export type OpeningRefusal = RefusalOf<typeof openingRefusals>;

export type MoveRefusal = RefusalOf<typeof goalMoveRefusals>;

export type RulesRefusal = RefusalOf<typeof goalRuleRefusals>;

/** Why a goal cannot have these details, in the order of the contract; null where it can. */
export function refuseDetails(
  { name, target, wantedBy }: GoalDetails,
  { otherNames, today }: { readonly otherNames: readonly string[]; readonly today: LocalDate },
): DetailsRefusal | null {
  if (!isPlainName(name)) {
    return { code: 'GOAL_NAME_WRONG' };
  }
  if (characterCount(name) > goalNameMaxLength) {
    return { code: 'GOAL_NAME_TOO_LONG', data: { most: goalNameMaxLength } };
  }
  if (otherNames.some((other) => nameKey(other) === nameKey(name))) {
    return { code: 'GOAL_NAME_TAKEN' };
  }
  if (target < goalTargetLeast || target > goalTargetMost) {
    return {
      code: 'GOAL_TARGET_OUT_OF_BOUNDS',
      data: { least: goalTargetLeast, most: goalTargetMost },
    };
  }
  return wantedBy !== null && wantedBy <= today ? { code: 'GOAL_DATE_PAST' } : null;
}

/** Why a goal is not opened, in the order of the contract. */
export function refuseOpening(
  details: GoalDetails,
  facts: {
    readonly otherNames: readonly string[];
    readonly today: LocalDate;
    /** Whether it is a savings account of the membership. */
    readonly isSavings: boolean;
  },
): OpeningRefusal | null {
  const refusal = refuseDetails(details, facts);
  if (refusal) return refusal;
  if (!facts.isSavings) return { code: 'GOAL_ACCOUNT_WRONG' };
  return facts.otherNames.length >= goalsMost
    ? { code: 'TOO_MANY_GOALS', data: { most: goalsMost } }
    : null;
}

/** Why nothing is put aside or given back; null where it is. */
export function refuseMove(
  direction: 'aside' | 'back',
  amount: Cents,
  { rest, share }: { readonly rest: Cents; readonly share: Cents },
): MoveRefusal | null {
  if (direction === 'aside') {
    return amount > rest ? { code: 'GOAL_REST_TOO_SMALL', data: { rest } } : null;
  }
  return amount > share ? { code: 'GOAL_SHARE_TOO_SMALL', data: { share } } : null;
}

/** Why rules are not set, in the order of the contract. */
export function refuseRules(
  rules: readonly GoalRule[],
  /** The handles of the accounts that money can come from. */
  sources: readonly string[],
): RulesRefusal | null {
  if (rules.some(({ from }) => !sources.includes(from))) {
    return { code: 'GOAL_RULE_ACCOUNT_WRONG' };
  }
  if (rules.some((rule) => 'amount' in rule && rule.amount > goalTargetMost)) {
    return { code: 'GOAL_RULE_AMOUNT_WRONG', data: { most: goalTargetMost } };
  }
  return new Set(rules.map(({ kind }) => kind)).size < rules.length
    ? { code: 'GOAL_RULE_TWICE' }
    : null;
}

/** The share of a goal when the balance of its account is shared out. */
export interface Share {
  readonly share: Cents;
  readonly short: Cents;
}

/**
 * Shares the balance of an account out to its goals: each gets the money put aside for it, goals that were opened earlier
 * first, as long as the balance lasts. The shares and the rest add up to the balance, whichever money has left the account,
 * since only the sums of the money put aside are kept. Of a balance below zero nothing is shared.
 */
export function shareOut(
  balance: Cents,
  setAside: readonly Cents[],
): { readonly shares: readonly Share[]; readonly rest: Cents } {
  let rest: number = balance;
  const shares = setAside.map((wanted): Share => {
    const share = cents(Math.min(wanted, Math.max(rest, 0)));
    rest -= share;
    return { share, short: cents(wanted - share) };
  });
  return { shares, rest: cents(rest) };
}

/** The activity of a day in the account that a rule takes from. */
export interface RuleFacts {
  /** The payments that left it on the day, without what went between the member's own accounts. */
  readonly payments: readonly number[];
  /** How many deposits of income came into it on the day. */
  readonly paydays: number;
  /** The available balance now. */
  readonly available: Cents;
  /** The amount that the goal still lacks. */
  readonly missing: Cents;
}

/** How much a rule brings for a day: nothing to a goal that is reached. */
export function broughtBy(
  rule: { readonly kind: GoalRuleKind; readonly amount: number | null },
  { payments, paydays, available, missing }: RuleFacts,
): Cents {
  return cents(Math.max(0, Math.min(missing, wanted())));

  function wanted(): number {
    switch (rule.kind) {
      case 'round-up':
        return payments.reduce((sum, amount) => sum + changeOf(amount), 0);
      case 'sweep':
        return available - (rule.amount ?? 0);
      case 'payday':
        return paydays * (rule.amount ?? 0);
    }
  }
}

function changeOf(amount: number): number {
  return (100 - (amount % 100)) % 100;
}

/** A quarter of an hour after the day has ended: work under way at midnight has been written by then. */
const countedAtMinutes = 15;

/** When the rules of goals count a day of the bank. */
export function dayCountedAt(day: LocalDate, timeZone: string): EpochMs {
  return atTimeOfDay(addDays(day, 1), countedAtMinutes, timeZone);
}
