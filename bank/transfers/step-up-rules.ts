import type { Cents } from '#contract/cents.ts';
import type { TransferKind } from '#contract/transfers.ts';
import type { Policy } from '../policy.ts';

/** A transfer as far as it decides whether its member is asked first who they are. */
export interface TransferInDay {
  readonly kind: TransferKind;
  readonly amount: Cents;
  /** What goes to others on the same day, by whichever way, without this one. */
  readonly toOthersThatDay: Cents;
  /** Whether it was never paid and is not saved. */
  readonly isToSomebodyNew: boolean;
}

/**
 * Whether a transfer to others is sent only once its member has shown who they are: with what else goes to others that
 * day it is more than `stepUpAbove`, so that splitting does not help; or it goes to somebody new, however little it is.
 * Never between the member's own accounts.
 */
export function needsStepUp(
  { kind, amount, toOthersThatDay, isToSomebodyNew }: TransferInDay,
  { security }: Pick<Policy, 'security'>,
): boolean {
  const isToOthers = kind !== 'internal';
  return isToOthers && (isToSomebodyNew || toOthersThatDay + amount > security.stepUpAbove);
}
