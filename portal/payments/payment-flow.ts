import type { QueryClient } from '@tanstack/react-query';
import type { SchedulePreview } from '#contract/transfers/scheduled-transfers.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import type { Quote, Transfer, TransferRequestInput } from '#contract/transfers/transfers.ts';
import type { IntentKey } from '#contract/text/ids.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import type { Problem } from './transfer-problems.ts';
import { isSameRequest, type PaymentOrder, type PaymentWay, withPurpose } from './payment-order.ts';

/** What the review of a payment shows: of a requested one what the form knows, as only the approvers' bank says the rest. */
interface Quotes {
  readonly send: Quote;
  readonly schedule: SchedulePreview;
  readonly ask: RequestedQuote;
}
export type RequestedQuote = Pick<
  Quote,
  'amount' | 'fromName' | 'toName' | 'toDetail' | 'asksPurpose' | 'trustedContact'
>;

/** A payment that the member means to make, as its review shows it. */
export type Intent<Way extends PaymentWay = PaymentWay> = {
  readonly [One in Way]: PaymentOrder<One> & {
    readonly quote: Quotes[One];
    /** Made once, when the review opens, and kept however often it is sent (R-T7). */
    readonly intentKey: IntentKey;
  };
}[Way];

/** A transfer that was sent without an answer, and about which the member has stopped waiting. */
export interface Unsettled {
  readonly intent: Intent;
  /** The transfer as the bank has reported it since; null without a report. */
  readonly transfer: Transfer | null;
}

interface Kept {
  readonly unsettled: readonly Unsettled[];
}

export interface FormPhase extends Kept {
  readonly phase: 'form';
  /** The bank is asked for a quote. */
  readonly asking: boolean;
  readonly problem: Problem | null;
}

/**
 * Where a payment stands on the screen (R-T6, spec §4). `failed` is beside the four phases of the
 * spec: a rail can return a transfer, and then nobody may be told that it succeeded. What is not known of earlier transfers
 * goes along through all phases.
 */
export type PaymentPhase =
  | FormPhase
  | (Kept & {
      readonly phase: 'confirming';
      readonly intent: Intent;
      /** Why the member is asked once more: what it is for is missing, the same is scheduled, or no answer came. */
      readonly back: { readonly error: unknown } | null;
    })
  | (Kept & {
      readonly phase: 'processing';
      readonly intent: Intent;
      /** Null until the bank has answered. */
      readonly transfer: Transfer | null;
      /** No answer came, and why: whether it was sent is not known. */
      readonly unanswered: { readonly error: unknown } | null;
    })
  | (Kept & {
      readonly phase: 'success' | 'failed';
      readonly intent: Intent;
      readonly transfer: Transfer;
    });

export type PaymentStep =
  /** The button of the form was pressed. */
  | { readonly step: 'asked' }
  /** The form shows its own faults before the bank is asked. */
  | { readonly step: 'objected'; readonly problem: Problem }
  /** With a fresh key: what is confirmed is a payment of its own, whatever is not known of others. */
  | { readonly step: 'quoted'; readonly intent: Intent }
  /** The bank said no, to the quote or to the payment: nothing moved. */
  | { readonly step: 'refused'; readonly problem: Problem }
  | { readonly step: 'cancelled' }
  /** With the purpose of the payment, where it was asked for. */
  | { readonly step: 'confirmed'; readonly purpose?: PaymentPurpose | undefined }
  /** The member has to say more, or whether to send it once more. */
  | { readonly step: 'asked back'; readonly error: unknown }
  /** No answer to the transfer. */
  | { readonly step: 'unanswered'; readonly error: unknown }
  | { readonly step: 'tried again' }
  /** A transfer without an answer is sent once more under its own key: it finds out, or finishes what was begun. */
  | { readonly step: 'resumed'; readonly intentKey: IntentKey }
  /** The bank has told what became of a transfer without an answer. */
  | { readonly step: 'found'; readonly intentKey: IntentKey; readonly transfer: Transfer }
  /** The member has seen what became of it. */
  | { readonly step: 'put aside'; readonly intentKey: IntentKey }
  /** The bank has answered, or has told of a change. */
  | { readonly step: 'reported'; readonly transfer: Transfer }
  /** It is scheduled or requested, and nothing of it is to be followed. */
  | { readonly step: 'done' }
  | { readonly step: 'closed' }
  /** The member has gone to another screen. A sent transfer goes on; a transfer not yet sent does not. */
  | { readonly step: 'left' };

export const emptyForm: FormPhase = { phase: 'form', asking: false, problem: null, unsettled: [] };

/** The transfer without an answer that asked for the same, if there is one. */
export function sameUnsettled(
  unsettled: readonly Unsettled[],
  request: TransferRequestInput,
): Unsettled | undefined {
  return unsettled.find(({ intent }) => isSameRequest(intent.request, request));
}

/** The phase after a step. A step that does not belong to the present phase changes nothing. */
export function nextPhase(now: PaymentPhase, step: PaymentStep): PaymentPhase {
  const { unsettled } = now;
  if (step.step === 'found') return { ...now, unsettled: withFound(unsettled, step) };
  const form = { ...emptyForm, unsettled };
  switch (now.phase) {
    case 'form':
      return fromForm(now, step);
    case 'confirming':
      if (step.step === 'cancelled' || step.step === 'left') return form;
      if (step.step === 'resumed') return resumed(now, step.intentKey);
      return step.step === 'confirmed' ? sending(confirmed(now, step.purpose), unsettled) : now;
    case 'processing':
      return fromProcessing(now, step);
    case 'success':
    case 'failed':
      return step.step === 'closed' ? form : now;
  }
}

function fromForm(now: FormPhase, step: PaymentStep): PaymentPhase {
  switch (step.step) {
    case 'asked':
      return now.asking ? now : { ...now, asking: true, problem: null };
    case 'objected':
      return now.asking ? now : { ...now, problem: step.problem };
    case 'resumed':
      return now.asking ? now : resumed(now, step.intentKey);
    case 'put aside':
      return { ...now, unsettled: without(now.unsettled, step.intentKey) };
    case 'refused':
      return now.asking ? { ...now, asking: false, problem: step.problem } : now;
    case 'left':
      return now.asking ? { ...now, asking: false } : now;
    case 'quoted':
      return now.asking
        ? { phase: 'confirming', intent: step.intent, back: null, unsettled: now.unsettled }
        : now;
    default:
      return now;
  }
}

function fromProcessing(
  now: Extract<PaymentPhase, { phase: 'processing' }>,
  step: PaymentStep,
): PaymentPhase {
  const { intent, unsettled } = now;
  const form = { ...emptyForm, unsettled };
  if (step.step === 'reported') return reported(intent, step.transfer, unsettled);
  if (now.transfer !== null) return step.step === 'closed' ? form : now;
  switch (step.step) {
    case 'refused':
      return { ...form, problem: step.problem };
    case 'done':
      return form;
    case 'asked back': {
      const { error } = step;
      return { phase: 'confirming', intent: askedBack(intent, error), back: { error }, unsettled };
    }
    case 'unanswered':
      return { ...now, unanswered: { error: step.error } };
    case 'tried again':
      return { ...now, unanswered: null };
    case 'closed':
      return now.unanswered
        ? { ...form, unsettled: [...unsettled, { intent, transfer: null }] }
        : now;
    default:
      return now;
  }
}

function sending(intent: Intent, unsettled: readonly Unsettled[]): PaymentPhase {
  return { phase: 'processing', intent, transfer: null, unanswered: null, unsettled };
}

/** With what its member has said of it: from then on all of it is sent, also once more. */
function confirmed(
  { intent, back }: Extract<PaymentPhase, { phase: 'confirming' }>,
  purpose: PaymentPurpose | undefined,
): Intent {
  const again = isRefusal(back?.error, 'ALREADY_SCHEDULED') && { again: true as const };
  return { ...intent, request: withPurpose(intent.request, purpose), ...again };
}

function askedBack(intent: Intent, error: unknown): Intent {
  if (!isRefusal(error, 'PURPOSE_NEEDED')) return intent;
  return { ...intent, quote: { ...intent.quote, asksPurpose: true } } as Intent;
}

/** A transfer that the bank has told of needs no resuming. */
function resumed<Phase extends PaymentPhase>(now: Phase, key: IntentKey): Phase | PaymentPhase {
  const found = now.unsettled.find(({ intent }) => intent.intentKey === key);
  if (found === undefined || found.transfer !== null) return now;
  return sending(found.intent, without(now.unsettled, key));
}

function withFound(
  unsettled: readonly Unsettled[],
  { intentKey, transfer }: { readonly intentKey: IntentKey; readonly transfer: Transfer },
): readonly Unsettled[] {
  return unsettled.map((one) => (one.intent.intentKey === intentKey ? { ...one, transfer } : one));
}

function without(unsettled: readonly Unsettled[], key: IntentKey): readonly Unsettled[] {
  return unsettled.filter(({ intent }) => intent.intentKey !== key);
}

function reported(intent: Intent, transfer: Transfer, unsettled: readonly Unsettled[]) {
  switch (transfer.status) {
    case 'processing':
      return { phase: 'processing', intent, transfer, unanswered: null, unsettled } as const;
    case 'completed':
    case 'pending':
      return { phase: 'success', intent, transfer, unsettled } as const;
    case 'failed':
    case 'cancelled':
      return { phase: 'failed', intent, transfer, unsettled } as const;
  }
}

/** The payment of one visit on its way: it goes on whichever screen its member is on. */
export interface PaymentInHand {
  readonly phase: () => PaymentPhase;
  /** Whether one has ever come as far as its review. */
  readonly wasBegun: () => boolean;
  /** Says whether the step led somewhere. */
  readonly take: (step: PaymentStep) => boolean;
  /** Calls `listener` after each step that led somewhere. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

// Each visit has a query client of its own, so nothing is ever kept for another member.
const inHand = new WeakMap<QueryClient, PaymentInHand>();

/** The payment in hand of this visit; always the same one. */
export function paymentInHand(visit: QueryClient): PaymentInHand {
  const found = inHand.get(visit) ?? begin();
  inHand.set(visit, found);
  return found;
}

function begin(): PaymentInHand {
  let phase: PaymentPhase = emptyForm;
  let begun = false;
  const listeners = new Set<() => void>();
  return {
    phase: () => phase,
    wasBegun: () => begun,
    take: (step) => {
      const next = nextPhase(phase, step);
      if (next === phase) return false;
      phase = next;
      begun ||= phase.phase !== 'form';
      for (const listener of listeners) listener();
      return true;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
