import type { Transfer } from '#contract/transfers/transfers.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { type Intent, readIntents } from '../idempotency/intent-records.ts';
import { type Executed, type Once, onceEach } from '../idempotency/once.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { SignedIn } from '../gate.ts';
import type { Batch } from '../ports.ts';
import { localMoment } from '../calendar/local-time.ts';
import {
  countSending,
  limitedPersonOf,
  type OwnLimitRefusal,
  refuseOverOwnLimit,
  sentByPerson,
} from '../parties/party-limits.ts';
import type { StepUpNeeded } from '../identity/step-up/check-step-up.ts';
import { nameCheckOf, readNameChecks } from '../rails/name-checks.ts';
import type { NameCheckRow } from '../rails/recipient-tables.ts';
import { checkStepUpForTransfer } from './step-up-check.ts';
import { firstPaymentOf } from './first-payments.ts';
import { contactMessages } from './tell-contact.ts';
import { presentTransfer } from './present-transfer.ts';
import type { PaymentOrigin } from './told-name.ts';
import type { TransferItem } from './load-facts.ts';
import { type SendersBank, TransferBatch } from './transfer-batch.ts';
import { type PurposeNeeded, refusePurpose } from './first-payment-rules.ts';
import type { TransferRefusal } from './transfer-rules.ts';

/** A transfer that a member requests once, however often the request arrives. */
export interface SignedInItem extends TransferItem {
  readonly signedIn: SignedIn;
  readonly intent: Intent;
  readonly origin: PaymentOrigin;
}

/** Why it is not sent. */
export type SendingRefusal = TransferRefusal | OwnLimitRefusal | PurposeNeeded | StepUpNeeded;

/** The outcome of a transfer under its intent key. */
export type Sent = Once<Transfer, SendingRefusal>;

/** Transfers as the store executes them. */
export function createTransfers(bank: SendersBank): Batch<SignedInItem, Sent> {
  return {
    name: 'transfers.create',
    execute: (scope, items) => executeTransfers(scope, bank, items),
    placeOf: ({ membershipId }) => membershipId,
  };
}

/**
 * Executes requests of many members at the same time, each as if it came after the previous: of two equal requests the
 * second finds the answer of the first, and of two that spend the same money the second is refused. Likewise of two that
 * together need a step-up the second needs it. A refusal records nothing and is not remembered.
 */
async function executeTransfers(
  scope: DatabaseTransaction,
  bank: SendersBank,
  items: readonly SignedInItem[],
): Promise<(Sent | undefined)[]> {
  const senders = items.flatMap(({ membershipId, request: { kind } }) =>
    kind === 'internal' ? [] : [membershipId],
  );
  const [sending, intents, told] = await Promise.all([
    TransferBatch.open(scope, bank, items),
    readIntents(
      scope,
      items.map(({ intent }) => intent),
    ),
    readNameChecks(scope, new Set(senders), bank.clock.now()),
  ]);
  const free = items.filter((item) => !sending.passesOver(item));
  const results = await onceEach(scope, sending.at, free, intents, (item) =>
    send(scope, bank, { sending, told }, item),
  );
  await sending.record();
  const resultOf = new Map(free.map((item, index) => [item, results[index]]));
  return items.map((item) => resultOf.get(item));
}

/** The checks of a transfer between a member's own accounts need no SQL statement. */
async function send(
  scope: DatabaseTransaction,
  bank: SendersBank,
  { sending, told }: { readonly sending: TransferBatch; readonly told: readonly NameCheckRow[] },
  item: SignedInItem,
): Promise<Executed<Transfer, SendingRefusal>> {
  const { membershipId, request, signedIn, origin } = item;
  const { at } = sending;
  const decision = sending.decide(item);
  if (decision.kind === 'refused') {
    return decision;
  }
  const { from, destination } = decision;
  const day = localMoment(at, bank.timeZone).date;
  const sentBefore = await sentByPerson(scope.trx, signedIn, day);
  const overOwn = refuseOverOwnLimit(signedIn.party, request, sentBefore);
  if (overOwn) {
    return { kind: 'refused', refusal: overOwn };
  }
  const first = await firstPaymentOf(scope.trx, bank, membershipId, request, destination, at);
  const purposeNeeded = refusePurpose(request, first);
  if (purposeNeeded) {
    return { kind: 'refused', refusal: purposeNeeded };
  }
  const { needed, isConfirmed } = await checkStepUpForTransfer(scope, bank, signedIn, decision, at);
  if (needed) {
    return { kind: 'refused', refusal: needed };
  }
  const { waitsUntil } = first;
  const nameCheck =
    origin.kind === 'approval'
      ? origin.nameCheck
      : request.kind === 'internal' || destination.requested
        ? null
        : nameCheckOf(told, signedIn, { kind: request.kind, ...destination });
  // An approved payment was read by two persons: the trusted contact is told of none.
  const sends =
    origin.kind === 'member'
      ? await contactMessages(scope, signedIn, request, first, at)
      : undefined;
  const limitedPersonId = limitedPersonOf(signedIn, request.kind);
  const row = sending.send(decision, {
    waitsUntil,
    isConfirmed,
    limitedPersonId,
    nameCheck,
    sends,
  });
  await countSending(scope, signedIn, day, request);
  const answer = presentTransfer(
    {
      ...row,
      fromHandle: request.from,
      fromName: from.shownName,
      toShown: destination.toAccount?.shownName ?? null,
    },
    bank.timeZone,
  );
  return { kind: 'done', answer, dueAt: row.due_at as EpochMs | null };
}
