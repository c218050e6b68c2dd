import type { IntentKey } from '#contract/text/ids.ts';
import type { Quote, Transfer, TransferRequestInput } from '#contract/transfers/transfers.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import { comparedText, withPurpose } from './declared-purpose.ts';
import type { Problem } from './transfer-problems.ts';

/** One thing the member means to send, as the confirmation shows it. */
export interface Intent {
  readonly request: TransferRequestInput;
  readonly quote: Quote;
  /** Made once, when the confirmation opens, and kept however often it is sent (R-T7). */
  readonly intentKey: IntentKey;
}

/** A transfer that was sent without an answer, and about which the member has stopped waiting. */
export interface Unsettled {
  readonly intent: Intent;
  /** What the bank has told of it since; null while it has told of none. */
  readonly transfer: Transfer | null;
}

export interface FormPhase {
  readonly phase: 'form';
  /** The bank is asked for a quote. */
  readonly asking: boolean;
  readonly problem: Problem | null;
  readonly unsettled: readonly Unsettled[];
}

/**
 * Where a transfer stands on the screen (R-T6, spec §4). `failed` is beside the four phases of the
 * spec: a rail can return a transfer, and then nobody may be told that it succeeded. What is not known of earlier ones
 * goes along through all of them.
 */
export type TransferPhase =
  | FormPhase
  | {
      readonly phase: 'confirming';
      readonly intent: Intent;
      readonly unsettled: readonly Unsettled[];
    }
  | {
      readonly phase: 'processing';
      readonly intent: Intent;
      /** Null until the bank has answered. */
      readonly transfer: Transfer | null;
      /** No answer came, and why: whether it was sent is not known. */
      readonly unanswered: { readonly error: unknown } | null;
      readonly unsettled: readonly Unsettled[];
    }
  | {
      readonly phase: 'success' | 'failed';
      readonly intent: Intent;
      readonly transfer: Transfer;
      readonly unsettled: readonly Unsettled[];
    };

export type TransferStep =
  /** The transfer button was pressed. */
  | { readonly step: 'asked' }
  | {
      readonly step: 'quoted';
      readonly request: TransferRequestInput;
      readonly quote: Quote;
      /** A fresh key: what is confirmed is a transfer of its own, whatever is not known of others. */
      readonly intentKey: IntentKey;
    }
  /** The bank said no, to the quote or to the transfer: nothing moved. */
  | { readonly step: 'refused'; readonly problem: Problem }
  | { readonly step: 'cancelled' }
  /** With what the payment is for, where that was asked. */
  | { readonly step: 'confirmed'; readonly purpose?: PaymentPurpose | undefined }
  /** No answer to the transfer. */
  | { readonly step: 'unanswered'; readonly error: unknown }
  | { readonly step: 'tried again' }
  /** One without an answer is sent once more under its own key: it finds out, or finishes what was begun. */
  | { readonly step: 'resumed'; readonly intentKey: IntentKey }
  /** The bank has told what became of one without an answer. */
  | { readonly step: 'found'; readonly intentKey: IntentKey; readonly transfer: Transfer }
  /** The member has seen what became of it. */
  | { readonly step: 'put aside'; readonly intentKey: IntentKey }
  /** The bank has answered, or has told of a change. */
  | { readonly step: 'reported'; readonly transfer: Transfer }
  | { readonly step: 'closed' }
  /** The member has gone to another screen. What is sent goes on; what is not sent yet is not. */
  | { readonly step: 'left' };

export const emptyForm: FormPhase = {
  phase: 'form',
  asking: false,
  problem: null,
  unsettled: [],
};

/** The one without an answer that asked for the same, if there is one. */
export function sameUnsettled(
  unsettled: readonly Unsettled[],
  request: TransferRequestInput,
): Unsettled | undefined {
  return unsettled.find(({ intent }) => isSameRequest(intent.request, request));
}

/** The intent with what its member has said that the payment is for: from then on all of it is sent, also once more. */
export function declared(intent: Intent, purpose: PaymentPurpose | undefined): Intent {
  return { ...intent, request: withPurpose(intent.request, purpose) };
}

/** Both are made by `requestOf`, which writes the fields in one order. */
export function isSameRequest(one: TransferRequestInput, other: TransferRequestInput): boolean {
  return comparedText(one) === comparedText(other);
}

/** The phase after a step. A step that does not belong to the present phase changes nothing. */
export function nextPhase(now: TransferPhase, step: TransferStep): TransferPhase {
  if (step.step === 'found') return { ...now, unsettled: withFound(now.unsettled, step) };
  const form = { ...emptyForm, unsettled: now.unsettled };
  switch (now.phase) {
    case 'form':
      return fromForm(now, step);
    case 'confirming':
      if (step.step === 'cancelled' || step.step === 'left') return form;
      if (step.step === 'resumed') return resumed(now, step.intentKey);
      return step.step === 'confirmed'
        ? sending(declared(now.intent, step.purpose), now.unsettled)
        : now;
    case 'processing':
      return fromProcessing(now, step);
    case 'success':
    case 'failed':
      return step.step === 'closed' ? form : now;
  }
}

function fromForm(now: FormPhase, step: TransferStep): TransferPhase {
  switch (step.step) {
    case 'asked':
      return now.asking ? now : { ...now, asking: true, problem: null };
    case 'resumed':
      return now.asking ? now : resumed(now, step.intentKey);
    case 'put aside':
      return { ...now, unsettled: without(now.unsettled, step.intentKey) };
    case 'refused':
      return now.asking ? { ...now, asking: false, problem: step.problem } : now;
    case 'left':
      return now.asking ? { ...now, asking: false } : now;
    case 'quoted': {
      if (!now.asking) return now;
      const { request, quote, intentKey } = step;
      return {
        phase: 'confirming',
        intent: { request, quote, intentKey },
        unsettled: now.unsettled,
      };
    }
    default:
      return now;
  }
}

function fromProcessing(
  now: Extract<TransferPhase, { phase: 'processing' }>,
  step: TransferStep,
): TransferPhase {
  const { intent, unsettled } = now;
  if (step.step === 'reported') return reported(intent, step.transfer, unsettled);
  if (now.transfer !== null) {
    return step.step === 'closed' ? { ...emptyForm, unsettled } : now;
  }
  switch (step.step) {
    case 'refused':
      return { ...emptyForm, problem: step.problem, unsettled };
    case 'unanswered':
      return { ...now, unanswered: { error: step.error } };
    case 'tried again':
      return { ...now, unanswered: null };
    case 'closed':
      return now.unanswered
        ? { ...emptyForm, unsettled: [...unsettled, { intent, transfer: null }] }
        : now;
    default:
      return now;
  }
}

function sending(intent: Intent, unsettled: readonly Unsettled[]): TransferPhase {
  return { phase: 'processing', intent, transfer: null, unanswered: null, unsettled };
}

/** One that the bank has told of needs no resuming. */
function resumed<Phase extends TransferPhase>(now: Phase, key: IntentKey): Phase | TransferPhase {
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

function reported(
  intent: Intent,
  transfer: Transfer,
  unsettled: readonly Unsettled[],
): TransferPhase {
  switch (transfer.status) {
    case 'processing':
      return { phase: 'processing', intent, transfer, unanswered: null, unsettled };
    case 'completed':
    case 'pending':
      return { phase: 'success', intent, transfer, unsettled };
    case 'failed':
    case 'cancelled':
      return { phase: 'failed', intent, transfer, unsettled };
  }
}
