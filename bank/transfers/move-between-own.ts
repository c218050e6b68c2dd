import type { Cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { type SendersBank, TransferBatch } from './transfer-batch.ts';

interface OwnMove {
  readonly membershipId: string;
  /** The person who wants it; null where the bank does what was ordered before. */
  readonly by: string | null;
  readonly from: AccountId;
  readonly to: AccountId;
  readonly amount: Cents;
}

/**
 * Sends a transfer between two accounts of a membership, done at once, within a transaction that hangs on it: an account that
 * is opened with it, a certificate that ends. The membership is locked, and it has been decided that the transfer can be sent:
 * a refusal is a bug. Returns the reference.
 */
export async function moveBetweenOwn(
  scope: DatabaseTransaction,
  bank: SendersBank,
  { membershipId, by, from, to, amount }: OwnMove,
): Promise<string> {
  const request = { kind: 'internal', from, to, amount, memo: '' } as const;
  const item = { membershipId, by, request };
  const sending = await TransferBatch.open(scope, bank, [item]);
  const decision = sending.decide(item);
  if (decision.kind === 'refused') {
    throw new Error(`Between ${from} and ${to} nothing is sent: ${decision.refusal.code}`);
  }
  const how = { waitsUntil: null, isConfirmed: false, isAtOnce: true };
  const { reference } = sending.send(decision, how);
  await sending.record();
  return reference;
}
