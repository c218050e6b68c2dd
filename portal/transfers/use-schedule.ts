import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type {
  ScheduledTransfer,
  SchedulePreview,
  ScheduleRequestInput,
} from '#contract/transfers/scheduled-transfers.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { withPurpose } from './declared-purpose.ts';
import { previewSchedule, scheduleTransfer } from './queries.ts';
import { IntentKeys } from '../bank-client/intent-key.ts';
import { isAlreadyScheduled } from '../standing-orders/already-scheduled.ts';
import { isNotSent } from '../bank-client/refusals.ts';
import type { Problem, TransferValues } from './transfer-problems.ts';

/** Where the scheduling of a transfer stands on the screen. */
export type SchedulePhase =
  | { readonly phase: 'form'; readonly asking: boolean; readonly problem: Problem | null }
  | {
      readonly phase: 'confirming';
      readonly request: ScheduleRequestInput;
      readonly preview: SchedulePreview;
      /** No answer came, and why: whether it was scheduled is not known. Or they have the same one, and are asked whether they want another. */
      readonly unanswered: { readonly error: unknown } | null;
    };

export interface Scheduling {
  phase: SchedulePhase;
  /** The bank is being asked to schedule it. */
  busy: boolean;
  /** Asks what would be scheduled, then opens the confirmation, or says what is wrong. */
  review: (request: ScheduleRequestInput, values: TransferValues) => Promise<void>;
  /** The form says what is wrong before the bank is asked. */
  object: (problem: Problem) => void;
  /** Schedules it; after no answer it is sent under the same key, and cannot count twice. */
  confirm: (
    values: TransferValues,
    purpose: PaymentPurpose | undefined,
  ) => Promise<ScheduledTransfer | null>;
  close: () => void;
}

const form: Extract<SchedulePhase, { phase: 'form' }> = {
  phase: 'form',
  asking: false,
  problem: null,
};

/** Takes one transfer at a time from the form to the list of scheduled ones. */
export function useSchedule(): Scheduling {
  const [phase, setPhase] = useState<SchedulePhase>(form);
  const queries = useQueryClient();
  const [intent] = useState(() => new IntentKeys());
  const { mutateAsync: preview } = useMutation(previewSchedule);
  const { mutateAsync: schedule, isPending } = useMutation(scheduleTransfer);
  const isUnderWay = useRef(false);

  return {
    phase,
    busy: isPending,
    review: async (request, values) => {
      setPhase({ phase: 'form', asking: true, problem: null });
      try {
        const previewed = await preview(request);
        setPhase({ phase: 'confirming', request, preview: previewed, unanswered: null });
      } catch (error) {
        setPhase({ ...form, problem: { kind: 'not sent', error, values } });
      }
    },
    object: (problem) => setPhase({ ...form, problem }),
    confirm: async (values, purpose) => {
      // A double click comes before the screen can say that the bank is being asked.
      if (phase.phase !== 'confirming' || isUnderWay.current) return null;
      isUnderWay.current = true;
      const request = {
        ...phase.request,
        transfer: withPurpose(phase.request.transfer, purpose),
        ...(isAlreadyScheduled(phase.unanswered?.error) && { again: true as const }),
      };
      try {
        const scheduled = await schedule({ intentKey: intent.keyFor(request), schedule: request });
        intent.done();
        setPhase(form);
        return scheduled;
      } catch (error) {
        setPhase(
          isNotSent(error) && !isAlreadyScheduled(error)
            ? { ...form, problem: { kind: 'not sent', error, values } }
            : { ...phase, unanswered: { error } },
        );
        return null;
      } finally {
        isUnderWay.current = false;
        void refreshAfter(queries, 'scheduled-transfer');
      }
    },
    close: () => setPhase(form),
  };
}
