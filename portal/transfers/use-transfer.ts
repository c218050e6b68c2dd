import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { IntentKey } from '#contract/text/ids.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import type { Transfer, TransferRequestInput } from '#contract/transfers/transfers.ts';
import { newIntentKey } from '../bank-client/intent-key.ts';
import { isNotSent } from '../bank-client/refusals.ts';
import { refreshMoney } from '../queries/refresh.ts';
import { findTransferMadeWith, quoteTransfer, sendTransfer } from './queries.ts';
import { transferInHand } from './transfer-in-hand.ts';
import { declared, type Intent, type TransferPhase } from './transfer-phases.ts';
import type { TransferValues } from './transfer-problems.ts';

/** A transfer on its way through its phases, and what the member can do about it. */
export interface TransferSteps {
  phase: TransferPhase;
  /** Asks what the transfer would do, then opens the confirmation, or says what is wrong. */
  review: (request: TransferRequestInput, values: TransferValues) => Promise<void>;
  cancel: () => void;
  /** Sends it, with what it is for where that was asked. `values` are those of the form, at which a refusal then stands. */
  confirm: (
    intent: Intent,
    values: TransferValues,
    purpose: PaymentPurpose | undefined,
  ) => Promise<void>;
  /** Sends it once more with the same key: it cannot be sent twice. */
  tryAgain: (intent: Intent, values: TransferValues) => Promise<void>;
  /** The same for one without an answer that was left. */
  resume: (intent: Intent, values: TransferValues) => Promise<void>;
  /** The bank has told what became of one without an answer. */
  find: (intentKey: IntentKey, transfer: Transfer) => void;
  putAside: (intentKey: IntentKey) => void;
  /** The bank has told how it stands. */
  report: (transfer: Transfer) => void;
  close: () => void;
}

/**
 * Takes one transfer at a time from the form to its receipt (R-T6). It goes on while its member is on another screen,
 * where `OutcomeElsewhere` tells how it ends.
 */
export function useTransfer(): TransferSteps {
  const queries = useQueryClient();
  const { phase: now, take, subscribe } = transferInHand(queries);
  const phase = useSyncExternalStore(subscribe, now);
  useEffect(() => () => take({ step: 'left' }), [take]);
  const { mutateAsync: quote } = useMutation(quoteTransfer);
  const { mutateAsync: send } = useMutation(sendTransfer);

  const review = async (request: TransferRequestInput, values: TransferValues) => {
    take({ step: 'asked' });
    try {
      // What the bank can tell of the ones without an answer comes first: the quote then counts with it.
      for (const { intent, transfer } of now().unsettled) {
        if (transfer === null) await lookFor(intent.intentKey);
      }
      const quoted = await quote(request);
      take({ step: 'quoted', request, quote: quoted, intentKey: newIntentKey() });
    } catch (error) {
      take({ step: 'refused', problem: { kind: 'not sent', error, values } });
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

  const sendOnce = async ({ intentKey, request }: Intent, values: TransferValues) => {
    try {
      report(await send({ intentKey, transfer: request }));
    } catch (error) {
      if (isNotSent(error)) {
        take({ step: 'refused', problem: { kind: 'not sent', error, values } });
      } else {
        take({ step: 'unanswered', error });
      }
    }
  };

  return {
    phase,
    review,
    cancel: () => take({ step: 'cancelled' }),
    confirm: async (intent, values, purpose) => {
      take({ step: 'confirmed', purpose });
      await sendOnce(declared(intent, purpose), values);
    },
    tryAgain: async (intent, values) => {
      take({ step: 'tried again' });
      await sendOnce(intent, values);
    },
    resume: async (intent, values) => {
      take({ step: 'resumed', intentKey: intent.intentKey });
      await sendOnce(intent, values);
    },
    find,
    putAside: (intentKey) => take({ step: 'put aside', intentKey }),
    report,
    close: () => take({ step: 'closed' }),
  };
}
