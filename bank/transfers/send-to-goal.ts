import type { Cents } from '#contract/money/cents.ts';
import type { AccountId, GoalId } from '#contract/text/ids.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { type SendersBank, TransferBatch } from './transfer-batch.ts';

/** Money that a rule of the member brings to a goal, from one of their accounts to another. */
export interface GoalTransfer {
  readonly membershipId: string;
  readonly from: AccountId;
  readonly to: AccountId;
  readonly goal: GoalId;
  readonly amount: Cents;
}

/**
 * Sends a transfer between own accounts to a goal, under the rules of any other. Whether it was sent; where it was refused
 * nothing is recorded. The membership is locked already.
 */
export async function sendToGoal(
  scope: DatabaseTransaction,
  bank: SendersBank,
  { membershipId, ...transfer }: GoalTransfer,
): Promise<boolean> {
  const request = { kind: 'internal' as const, memo: '', ...transfer };
  const sending = await TransferBatch.open(scope, bank, [{ membershipId, by: null, request }]);
  const decision = sending.decide({ membershipId, by: null, request });
  if (decision.kind === 'refused') {
    return false;
  }
  sending.send(decision, { waitsUntil: null, isConfirmed: false });
  await sending.record();
  return true;
}
