import type { IntentKey } from '#contract/ids.ts';
import type { Quote, Transfer, TransferRequestInput } from '#contract/transfers.ts';
import type { Problem } from './transfer-problems.ts';

/** One thing the member means to send, as the confirmation shows it. */
export interface Intent {
  readonly request: TransferRequestInput;
  readonly quote: Quote;
  /** Made once, when the confirmation opens, and kept however often it is sent (R-T7). */
  readonly intentKey: IntentKey;
}

export interface FormPhase {
  readonly phase: 'form';
  /** The bank is asked for a quote. */
  readonly asking: boolean;
  readonly problem: Problem | null;
  /** Was sent, but no answer came and the member gave up asking. */
  readonly unsettled: Intent | null;
}

/**
 * Where a transfer stands on the screen (R-T6, spec §4). `failed` is beside the four phases of the
 * spec: a rail can return a transfer, and then nobody may be told that it succeeded.
 */
export type TransferPhase =
  | FormPhase
  | {
      readonly phase: 'confirming';
      readonly intent: Intent;
      readonly unsettled: Intent | null;
    }
  | {
      readonly phase: 'processing';
      readonly intent: Intent;
      /** Null until the bank has answered. */
      readonly transfer: Transfer | null;
      /** No answer came, and why: whether it was sent is not known. */
      readonly unanswered: { readonly error: unknown } | null;
    }
  | { readonly phase: 'success'; readonly intent: Intent; readonly transfer: Transfer }
  | { readonly phase: 'failed'; readonly intent: Intent; readonly transfer: Transfer };

export type TransferStep =
  /** The transfer button was pressed. */
  | { readonly step: 'asked' }
  | {
      readonly step: 'quoted';
      readonly request: TransferRequestInput;
      readonly quote: Quote;
      /** A fresh key, for the case that one is needed. */
      readonly intentKey: IntentKey;
    }
  /** The bank said no, to the quote or to the transfer: nothing moved. */
  | { readonly step: 'refused'; readonly problem: Problem }
  | { readonly step: 'cancelled' }
  | { readonly step: 'confirmed' }
  /** No answer to the transfer. */
  | { readonly step: 'unanswered'; readonly error: unknown }
  | { readonly step: 'tried again' }
  /** The bank has answered, or has told of a change. */
  | { readonly step: 'reported'; readonly transfer: Transfer }
  | { readonly step: 'closed' };

export const emptyForm: FormPhase = {
  phase: 'form',
  asking: false,
  problem: null,
  unsettled: null,
};

/** The phase after a step. A step that does not belong to the present phase changes nothing. */
export function nextPhase(now: TransferPhase, step: TransferStep): TransferPhase {
  switch (now.phase) {
    case 'form':
      return fromForm(now, step);
    case 'confirming':
      if (step.step === 'cancelled') return { ...emptyForm, unsettled: now.unsettled };
      if (step.step === 'confirmed') {
        return { phase: 'processing', intent: now.intent, transfer: null, unanswered: null };
      }
      return now;
    case 'processing':
      return fromProcessing(now, step);
    case 'success':
    case 'failed':
      return step.step === 'closed' ? emptyForm : now;
  }
}

function fromForm(now: FormPhase, step: TransferStep): TransferPhase {
  if (step.step === 'asked') return now.asking ? now : { ...now, asking: true, problem: null };
  if (!now.asking) return now;
  if (step.step === 'refused') return { ...now, asking: false, problem: step.problem };
  if (step.step === 'quoted') {
    const { request, quote } = step;
    const { unsettled } = now;
    // The same request after one without an answer is that one again: under its key the bank
    // cannot send it twice.
    const again = unsettled !== null && isSame(unsettled.request, request);
    const intentKey = again ? unsettled.intentKey : step.intentKey;
    return { phase: 'confirming', intent: { request, quote, intentKey }, unsettled };
  }
  return now;
}

function fromProcessing(
  now: Extract<TransferPhase, { phase: 'processing' }>,
  step: TransferStep,
): TransferPhase {
  if (step.step === 'reported') return reported(now.intent, step.transfer);
  if (now.transfer !== null) return step.step === 'closed' ? emptyForm : now;
  switch (step.step) {
    case 'refused':
      return { ...emptyForm, problem: step.problem };
    case 'unanswered':
      return { ...now, unanswered: { error: step.error } };
    case 'tried again':
      return { ...now, unanswered: null };
    case 'closed':
      return now.unanswered
        ? { ...emptyForm, problem: { kind: 'not known' }, unsettled: now.intent }
        : now;
    default:
      return now;
  }
}

function reported(intent: Intent, transfer: Transfer): TransferPhase {
  switch (transfer.status) {
    case 'processing':
      return { phase: 'processing', intent, transfer, unanswered: null };
    case 'completed':
    case 'pending':
      return { phase: 'success', intent, transfer };
    case 'failed':
    case 'cancelled':
      return { phase: 'failed', intent, transfer };
  }
}

/** Both are made by `requestOf`, which writes the fields in one order. */
function isSame(one: TransferRequestInput, other: TransferRequestInput): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
