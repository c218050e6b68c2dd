import type { Transfer } from '#contract/transfers.ts';
import type { EpochMs } from '#contract/time.ts';
import type { BankInside } from '../bank-inside.ts';
import { type Intent, readIntents } from '../intent-records.ts';
import type { Once } from '../once.ts';
import type { Scope } from '../scope.ts';
import { presentTransfer } from './present-transfer.ts';
import { TransferBatch, type TransferAsk } from './transfer-batch.ts';
import { lockSenders } from './transfer-facts.ts';
import type { TransferRefusal } from './transfer-rules.ts';

/** A transfer that a member asks for once, however often the request comes. */
export interface SendingAsk extends TransferAsk {
  readonly intent: Intent;
}

/** What came of it, under its intent key. */
export type Sent = Once<Transfer, TransferRefusal>;

/**
 * Carries out what many members ask for at the same time, each as if it came after the one before: of two equal asks the
 * second finds the answer of the first, and of two that spend the same money the second is refused. A refusal records
 * nothing and is not remembered.
 */
export async function sendTogether(
  scope: Scope,
  bank: BankInside,
  asks: readonly SendingAsk[],
): Promise<Sent[]> {
  // The locks are taken first, so that of two equal asks in two processes the second waits here.
  await lockSenders(scope, [...new Set(asks.map(({ memberId }) => memberId))]);
  const intents = await readIntents(
    scope,
    asks.map(({ intent }) => intent),
  );
  const at = bank.clock.now();
  const sending = await TransferBatch.open(scope, bank, at, asks);
  const results = asks.map(({ memberId, request, intent }): Sent => {
    const known = intents.stateOf(intent);
    if (known.kind === 'reused') {
      return known;
    }
    if (known.kind === 'answered') {
      return { kind: 'done', answer: known.answer as Transfer };
    }
    const result = sending.send({ memberId, request });
    if (result.kind === 'refused') {
      return result;
    }
    const { row, from } = result;
    const answer = presentTransfer(
      { ...row, fromHandle: request.from, fromName: from.name },
      bank.timeZone,
    );
    intents.answer(intent, answer);
    return { kind: 'done', answer, dueAt: row.due_at as EpochMs | null };
  });
  await sending.record();
  await intents.record(scope, at);
  return results;
}
