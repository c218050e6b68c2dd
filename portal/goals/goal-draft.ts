import { goalTargetLeast, goalTargetMost } from '#contract/goals/goal-terms.ts';
import type { Goal, GoalRule } from '#contract/goals/goals.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import {
  type AmountFault,
  amountFault,
  readAmount,
  writeAmount,
} from '#contract/text/typed-amount.ts';

/** The fault of an amount in a form about goals; the words have a sentence for each. */
export type GoalAmountFault = AmountFault | 'amount or zero' | 'outside';

/** Reads the typed text as an amount above zero, or returns its fault. */
export function readGoalAmount(text: string): Cents | GoalAmountFault {
  const reading = readAmount(text);
  if (reading.kind === 'amount' && reading.cents > 0) return reading.cents;
  return amountFault(reading) ?? 'amount needed';
}

/** The same for a target, which has bounds. */
export function readTarget(text: string): Cents | GoalAmountFault {
  const amount = readGoalAmount(text);
  if (amount === 'amount needed') return 'outside';
  if (typeof amount !== 'number') return amount;
  return amount >= goalTargetLeast && amount <= goalTargetMost ? amount : 'outside';
}

/** The rules of a goal as they stand in the form. */
export interface RulesDraft {
  /** From which account they take. */
  readonly from: AccountId;
  readonly roundUp: boolean;
  readonly sweep: boolean;
  readonly sweepAbove: string;
  readonly payday: boolean;
  readonly paydayAmount: string;
}

/** The form of a goal that has these rules; without any it proposes the first of the accounts. */
export function draftOf({ rules }: Pick<Goal, 'rules'>, first: AccountId): RulesDraft {
  const sweep = rules.find((rule) => rule.kind === 'sweep');
  const payday = rules.find((rule) => rule.kind === 'payday');
  return {
    from: rules[0]?.from ?? first,
    roundUp: rules.some(({ kind }) => kind === 'round-up'),
    sweep: sweep !== undefined,
    sweepAbove: sweep ? writeAmount(sweep.amount) : '',
    payday: payday !== undefined,
    paydayAmount: payday ? writeAmount(payday.amount) : '',
  };
}

/** The fault of each amount. */
export interface RulesFaults {
  readonly sweep?: GoalAmountFault;
  readonly payday?: GoalAmountFault;
}

/** The rules that the form means, or the faults in them. A sweep may leave nothing behind. */
export function readRules(draft: RulesDraft): GoalRule[] | RulesFaults {
  const { from } = draft;
  const sweepAbove = readSweep(draft.sweepAbove);
  const payday = readGoalAmount(draft.paydayAmount);
  const faults: RulesFaults = {
    ...(draft.sweep && typeof sweepAbove !== 'number' && { sweep: sweepAbove }),
    ...(draft.payday && typeof payday !== 'number' && { payday }),
  };
  if (Object.keys(faults).length > 0) return faults;
  return [
    ...(draft.roundUp ? [{ kind: 'round-up', from } as const] : []),
    ...(draft.sweep ? [{ kind: 'sweep', from, amount: sweepAbove as Cents } as const] : []),
    ...(draft.payday ? [{ kind: 'payday', from, amount: payday as Cents } as const] : []),
  ];
}

function readSweep(text: string): Cents | GoalAmountFault {
  const reading = readAmount(text);
  if (reading.kind === 'empty') return 'amount or zero';
  return reading.kind === 'amount' ? reading.cents : reading.kind;
}
