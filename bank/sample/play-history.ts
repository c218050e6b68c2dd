import { cents } from '#contract/money/cents.ts';
import type { RecipientId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { BankContext } from '../bank-context.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { opening } from '../ledger/chart-of-accounts.ts';
import { post } from '../ledger/post.ts';
import { PostingBatch, type PostingOrder } from '../ledger/posting-batch.ts';
import { livePolicy } from '../policy.ts';
import {
  completedPayment,
  type NewTransaction,
  recordTransactions,
} from '../history/record-transaction.ts';
import type { RecipientRow } from '../rails/recipient-tables.ts';
import type { TransferRow } from '../transfers/transfer-tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { planTransfer, recordSent, transferEvent } from '../transfers/plan-transfer.ts';
import { deliver, finishProcessing, giveBack } from '../transfers/transfer-outcomes.ts';
import { advanceTransfer, type TransferStep } from '../transfers/transfer-records.ts';
import { transferAccount } from '../transfers/load-facts.ts';
import { decideTransfer, type TransferFacts } from '../transfers/transfer-rules.ts';
import type { Action, PaymentAction, TransferAction } from './sample-actions.ts';
import type { SampleHandle } from './sample-member.ts';
import type { SampleKeys } from './sample-records.ts';
import type { SampleTransfer } from './sample-transfers.ts';

/** The keys of the history's subjects. */
export type HistoryKeys = Pick<SampleKeys, 'membershipId' | 'accounts' | 'recipients'>;

interface Performance {
  readonly scope: DatabaseTransaction;
  readonly keys: HistoryKeys;
  readonly timeZone: string;
  readonly ids: SampleIds;
  /** The saved recipients by their keys. */
  readonly recipients: ReadonlyMap<string, RecipientRow>;
  /** The transfers that have been sent. */
  readonly sent: Map<SampleTransfer, TransferRow>;
  /** The lines of the payments, to be written together. */
  readonly lines: NewTransaction[];
}

/**
 * Does everything in the history, in order, by the code that would have done it: transfers are
 * decided, sent and ended like any other. The payments between two of their steps are posted together.
 */
export async function playHistory(
  scope: DatabaseTransaction,
  keys: HistoryKeys,
  history: readonly Action[],
  timeZone: string,
  ids = new SampleIds(),
): Promise<void> {
  const saved = await scope.trx
    .selectFrom('recipient')
    .selectAll()
    .where('membership_id', '=', keys.membershipId)
    .execute();
  const performance: Performance = {
    scope,
    keys,
    timeZone,
    ids,
    recipients: new Map(saved.map((recipient) => [recipient.id, recipient])),
    sent: new Map(),
    lines: [],
  };
  let payments: PaymentAction[] = [];
  for (const action of history) {
    if (action.kind === 'payment') {
      payments.push(action);
    } else {
      await makePayments(performance, payments);
      payments = [];
      await takeStep(performance, action);
    }
  }
  await makePayments(performance, payments);
  await recordTransactions(scope, performance.lines, timeZone);
}

async function makePayments(
  { scope, keys, ids, lines }: Performance,
  payments: readonly PaymentAction[],
): Promise<void> {
  const orders: PostingOrder[] = [];
  for (const payment of payments) {
    const newId = ids.at(payment.at);
    const account = keys.accounts[payment.account];
    const head = postingHead(newId(), payment);
    orders.push({
      head,
      legs: [
        { account: account.id, amount: payment.amount },
        { account: payment.against, amount: cents(-payment.amount) },
      ],
    });
    const { at, amount, description, category } = payment;
    lines.push(
      completedPayment({
        id: newId(),
        membershipId: keys.membershipId,
        account,
        postingId: head.id,
        description,
        amount,
        at,
        category,
      }),
    );
  }
  const result = await post(scope, orders);
  if (result.kind === 'overdrawn') {
    throw new Error(`Posting ${result.posting} of the sample would overdraw ${result.account}`);
  }
}

function postingHead(id: string, { at, against, amount }: PaymentAction): PostingOrder['head'] {
  const direction = amount > 0 ? 'payment-in' : 'payment-out';
  const kind = against === opening ? 'opening' : direction;
  return { id, kind, at, transferId: null, reverses: null };
}

async function takeStep(performance: Performance, action: TransferAction): Promise<void> {
  if (action.kind === 'send') {
    await send(performance, action);
    return;
  }
  const { scope, timeZone, ids, sent } = performance;
  const { at, transfer } = action;
  const row = sent.get(transfer);
  if (!row) {
    throw new Error('A transfer of the sample ends before it is sent');
  }
  const newId = ids.at(at);
  if (action.kind === 'finish') {
    await finishProcessing(scope, { newId, timeZone, policy: livePolicy }, [row], at);
    return;
  }
  const reason = action.kind === 'return' ? action.reason : null;
  await endHeldTransfer(
    scope,
    { newId, timeZone },
    { id: row.id, to: ends[action.kind], reason },
    at,
  );
}

const ends = { settle: 'completed', return: 'failed', cancel: 'cancelled' } as const;

/**
 * Ends a held transfer to somebody else, as `settleTransfer`, `returnTransfer` and `cancelTransfer`
 * do at the present moment in transactions of their own.
 */
async function endHeldTransfer(
  scope: DatabaseTransaction,
  bank: Pick<BankContext, 'newId' | 'timeZone'>,
  step: TransferStep,
  at: EpochMs,
): Promise<void> {
  const transfer = await advanceTransfer(scope, step, 'pending', at);
  if (!transfer) throw new Error(`The sample's transfer ${step.id} is not held`);
  if (transfer.status === 'completed') await deliver(scope, bank, [transfer], at);
  else await giveBack(scope, bank, transfer, at);
  const facts = { transfer: step.id, reason: step.reason };
  await appendToMemberLogs(scope, [
    {
      membershipId: transfer.membership_id,
      by: null,
      at,
      audit: { action: `transfer-${transfer.status}`, facts },
      events: [transferEvent(transfer)],
    },
  ]);
}

async function send(
  performance: Performance,
  { at, transfer, finishedAt }: Extract<TransferAction, { kind: 'send' }>,
): Promise<void> {
  const { scope, keys, timeZone, ids, sent } = performance;
  const { membershipId, accounts } = keys;
  const request = withRecipient(transfer, keys);
  const batch = await PostingBatch.lock(scope, [accounts.checking.id, accounts.savings.id]);
  const decision = decideTransfer(request, factsOf(performance, request, batch));
  if (decision.kind === 'refused') {
    throw new Error(`A transfer of the sample is refused: ${decision.refusal.code}`);
  }
  const { from, destination } = decision;
  const how = { at, dueAt: finishedAt, waitsUntil: null, isConfirmed: false };
  const accepted = { membershipId, by: null, request, from, destination, ...how };
  const planned = planTransfer(ids.at(at), accepted);
  batch.mustPost(planned.posting.head, planned.posting.legs);
  await recordSent(scope, { timeZone }, batch, [planned]);
  sent.set(transfer, planned.row);
}

/** The facts that `loadFacts` would read for every transfer: nothing but the balances changes meanwhile. */
function factsOf(
  { keys, recipients }: Performance,
  request: TransferRequest,
  batch: PostingBatch,
): TransferFacts {
  const find = (handle: string) => {
    const { id, name } = keys.accounts[handle as SampleHandle];
    const balance = batch.balanceOf(id);
    return balance && transferAccount({ id, name, shownName: name, maturesOn: null }, balance);
  };
  const { kind, from } = request;
  return {
    from: find(from),
    to: kind === 'internal' ? find(request.to) : undefined,
    recipient: kind === 'internal' ? undefined : recipients.get(request.recipient ?? ''),
  };
}

function withRecipient({ request, to }: SampleTransfer, keys: HistoryKeys): TransferRequest {
  const recipient = to === null ? undefined : keys.recipients.get(to);
  if (request.kind === 'internal' || recipient === undefined) {
    return request;
  }
  return { ...request, recipient: recipient as RecipientId };
}

/**
 * Makes the keys of the sample's history: UUIDv7 whose time is the row's own (RFC 9562, 5.7), so
 * that keys are in the order of time though the rows were never written at those times. A counter
 * stands for chance: the keys are the same in every sample, and none is made twice.
 */
export class SampleIds {
  #count: number;

  /** The keys of several histories differ where each counts from another number. */
  constructor(countFrom = 0) {
    this.#count = countFrom;
  }

  /** A maker of keys of that moment. */
  at(moment: EpochMs): () => string {
    const time = hexadecimal(moment, 12);
    return () => {
      this.#count += 1;
      return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${hexadecimal(this.#count, 12)}`;
    };
  }
}

function hexadecimal(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
