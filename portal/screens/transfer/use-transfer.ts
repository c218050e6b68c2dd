import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import type { Transfer, TransferRequestInput } from '#contract/transfers.ts';
import { newIntentKey } from '../../bank-client/intent-key.ts';
import { refreshMoney } from '../../queries/refresh.ts';
import { quoteTransfer, sendTransfer } from '../../queries/transfers.ts';
import { keptUnsettled, keepUnsettled } from './kept-draft.ts';
import {
  emptyForm,
  type FormPhase,
  type Intent,
  nextPhase,
  type TransferPhase,
} from './transfer-phases.ts';
import { isNotSent, type TransferValues } from './transfer-problems.ts';

/** A transfer on its way through its phases, and what the member can do about it. */
export interface TransferInHand {
  phase: TransferPhase;
  /** Asks what the transfer would do, then opens the confirmation, or says what is wrong. */
  review: (request: TransferRequestInput, values: TransferValues) => Promise<void>;
  cancel: () => void;
  /** Sends it. `values` are those of the form, at which a refusal then stands. */
  confirm: (intent: Intent, values: TransferValues) => Promise<void>;
  /** Sends it once more with the same key: it cannot be sent twice. */
  tryAgain: (intent: Intent, values: TransferValues) => Promise<void>;
  /** The bank has told how it stands. */
  report: (transfer: Transfer) => void;
  close: () => void;
}

/** Takes one transfer at a time from the form to its receipt (R-T6). */
export function useTransfer(): TransferInHand {
  const queries = useQueryClient();
  const [phase, take] = useReducer(nextPhase, queries, formAsLeft);
  const unsettled = phase.phase === 'form' ? phase.unsettled : undefined;
  useEffect(() => {
    if (unsettled !== undefined) keepUnsettled(queries, unsettled);
  }, [queries, unsettled]);
  const { mutateAsync: quote } = useMutation(quoteTransfer);
  const { mutateAsync: send } = useMutation(sendTransfer);

  const review = async (request: TransferRequestInput, values: TransferValues) => {
    take({ step: 'asked' });
    try {
      const quoted = await quote(request);
      take({ step: 'quoted', request, quote: quoted, intentKey: newIntentKey() });
    } catch (error) {
      take({ step: 'refused', problem: { kind: 'not sent', error, values } });
    }
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
    confirm: async (intent, values) => {
      take({ step: 'confirmed' });
      await sendOnce(intent, values);
    },
    tryAgain: async (intent, values) => {
      take({ step: 'tried again' });
      await sendOnce(intent, values);
    },
    report,
    close: () => take({ step: 'closed' }),
  };
}

/** What was sent without an answer is still not known after a visit to another tab. */
function formAsLeft(visit: QueryClient): FormPhase {
  const unsettled = keptUnsettled(visit);
  return unsettled === null
    ? emptyForm
    : { ...emptyForm, problem: { kind: 'not known' }, unsettled };
}
