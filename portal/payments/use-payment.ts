import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Approval } from '#contract/approvals/approvals.ts';
import type { IntentKey } from '#contract/text/ids.ts';
import type { ScheduledTransfer } from '#contract/transfers/scheduled-transfers.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import type { Transfer } from '#contract/transfers/transfers.ts';
import { IntentKeys, newIntentKey } from '../bank-client/intent-key.ts';
import { isNotSent, isRefusal } from '../bank-client/refusals.ts';
import { refreshAfter, refreshMoney } from '../queries/refresh.ts';
import { findTransferMadeWith } from './queries.ts';
import type { TransferDraft } from './transfer-draft.ts';
import type { Problem } from './transfer-problems.ts';
import {
  type Intent,
  paymentInHand,
  type PaymentPhase,
  type RequestedQuote,
} from './payment-flow.ts';
import { type PaymentOrder, paymentOf, scheduleOf } from './payment-order.ts';
import { bankChange, repeatable } from '../queries/bank-changes.ts';

/** What has come of a payment that is not followed. */
export type PaymentDone =
  | { readonly way: 'schedule'; readonly scheduled: ScheduledTransfer }
  | { readonly way: 'ask'; readonly asked: Approval };

/** What a form means: to be sent or scheduled, or to be requested, which shows what the form knows. */
export type ToReview =
  | PaymentOrder<'send'>
  | PaymentOrder<'schedule'>
  | (PaymentOrder<'ask'> & { readonly quote: RequestedQuote });

/** A payment on its way through its phases, and what the member can do about it. `draft` stands in the form, and a refusal then stands at it. */
export interface Paying {
  phase: PaymentPhase;
  /** Asks what the payment would do, then opens the review, or says what is wrong. */
  review: (order: ToReview, draft: TransferDraft) => Promise<void>;
  /** The form shows its own faults before the bank is asked. */
  object: (problem: Problem) => void;
  cancel: () => void;
  /** Sends it, with what it is for where that was asked; a payment that is not followed is answered for. */
  confirm: (
    draft: TransferDraft,
    purpose: PaymentPurpose | undefined,
  ) => Promise<PaymentDone | null>;
  /** Sends it once more with the same key: it cannot be sent twice. */
  tryAgain: (draft: TransferDraft) => Promise<unknown>;
  /** The same for a transfer without an answer that was left. */
  resume: (intent: Intent, draft: TransferDraft) => Promise<unknown>;
  /** The bank has told what became of a transfer without an answer. */
  find: (intentKey: IntentKey, transfer: Transfer) => void;
  putAside: (intentKey: IntentKey) => void;
  /** The bank has told how it stands. */
  report: (transfer: Transfer) => void;
  close: () => void;
}

/**
 * Takes one payment at a time from the form to its receipt (R-T6), to the list of scheduled transfers, or to those who approve. It goes
 * on while its member is on another screen, where `OutcomeElsewhere` tells how it ends.
 */
export function usePayment(): Paying {
  const queries = useQueryClient();
  const { phase: now, take, subscribe } = paymentInHand(queries);
  const phase = useSyncExternalStore(subscribe, now);
  useEffect(() => () => void take({ step: 'left' }), [take]);
  const [keys] = useState(() => new IntentKeys());
  const { mutateAsync: quote } = useMutation(quotePayment);
  const { mutateAsync: send } = useMutation(sendPayment);

  const review = async (order: ToReview, draft: TransferDraft) => {
    take({ step: 'asked' });
    try {
      // The outcomes of unanswered transfers are looked up first: the quote then includes them.
      for (const { intent, transfer } of now().unsettled) {
        if (transfer === null) await lookFor(intent.intentKey);
      }
      const quoted = 'quote' in order ? order : await quote(order);
      take({ step: 'quoted', intent: { ...quoted, intentKey: newIntentKey() } });
    } catch (error) {
      take({ step: 'refused', problem: { kind: 'not sent', error, draft } });
    }
  };

  const lookFor = async (key: IntentKey) => {
    const transfer = await findTransferMadeWith(key);
    if (transfer !== null) find(key, transfer);
  };

  const find = (intentKey: IntentKey, transfer: Transfer) => {
    take({ step: 'found', intentKey, transfer });
    void refreshMoney(queries);
  };

  const report = (transfer: Transfer) => {
    take({ step: 'reported', transfer });
    void refreshMoney(queries);
  };

  const sendNow = async (draft: TransferDraft): Promise<PaymentDone | null> => {
    const sending = now();
    if (sending.phase !== 'processing') return null;
    const { intentKey: ofIntent, quote: _shown, ...order } = sending.intent;
    const isFollowed = order.way === 'send';
    try {
      const sent = await send({
        order,
        intentKey: isFollowed ? ofIntent : keys.keyFor(order),
      });
      if (sent.way === 'send') {
        report(sent.transfer);
        return null;
      }
      keys.done();
      take({ step: 'done' });
      return sent;
    } catch (error) {
      const asksBack = isRefusal(error, 'PURPOSE_NEEDED') || isRefusal(error, 'ALREADY_SCHEDULED');
      if (asksBack || !(isFollowed || isNotSent(error))) take({ step: 'asked back', error });
      else if (!isNotSent(error)) take({ step: 'unanswered', error });
      else take({ step: 'refused', problem: { kind: 'not sent', error, draft } });
      return null;
    } finally {
      const kinds = { send: null, schedule: 'scheduled-transfer', ask: 'approval' } as const;
      const kind = kinds[order.way];
      if (kind !== null) void refreshAfter(queries, kind);
    }
  };

  return {
    phase,
    review,
    object: (problem) => take({ step: 'objected', problem }),
    cancel: () => take({ step: 'cancelled' }),
    confirm: async (draft, purpose) =>
      // A double click comes before the screen can say that the bank is being asked.
      take({ step: 'confirmed', purpose }) ? await sendNow(draft) : null,
    tryAgain: async (draft) => take({ step: 'tried again' }) && (await sendNow(draft)),
    resume: async ({ intentKey }, draft) =>
      take({ step: 'resumed', intentKey }) && (await sendNow(draft)),
    find,
    putAside: (intentKey) => take({ step: 'put aside', intentKey }),
    report,
    close: () => take({ step: 'closed' }),
  };
}

/** Checks a payment and says what it would do. Nothing moves. */
const quotePayment = bankChange(
  async (
    { transfers, scheduledTransfers },
    order: PaymentOrder<'send'> | PaymentOrder<'schedule'>,
  ) => {
    return order.way === 'send'
      ? { ...order, quote: await transfers.quote({ transfer: order.request }) }
      : { ...order, quote: await scheduledTransfers.preview({ schedule: scheduleOf(order) }) };
  },
  repeatable,
);

/**
 * Makes a payment. Repeats itself with the same intent key where no answer came, which cannot count twice; ends `Unreachable` where it
 * is still not known whether it was made.
 */
const sendPayment = bankChange(
  async (
    { transfers, scheduledTransfers, approvals },
    { order, intentKey }: { order: PaymentOrder; intentKey: IntentKey },
  ) => {
    switch (order.way) {
      case 'send': {
        const transfer = await transfers.create({ intentKey, transfer: order.request });
        return { way: 'send', transfer } as const;
      }
      case 'schedule': {
        const schedule = scheduleOf(order);
        const scheduled = await scheduledTransfers.schedule({ intentKey, schedule });
        return { way: 'schedule', scheduled } as const;
      }
      case 'ask': {
        const payment = paymentOf(order);
        return { way: 'ask', asked: await approvals.ask({ intentKey, payment }) } as const;
      }
    }
  },
  repeatable,
);
