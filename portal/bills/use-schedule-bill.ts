import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BillPayment, BillRequestInput } from '#contract/bills/bills.ts';
import { scheduleBill } from './queries.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { isNotSent } from '../transfers/transfer-problems.ts';
import { useIntentKey } from '../queries/use-intent-key.ts';

/** What came of the last try. */
export type ScheduleOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'done'; readonly payment: BillPayment }
  /** The bank said no, or could not be asked: nothing was paid or scheduled. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** Sent, but no answer came. */
  | { readonly kind: 'not known'; readonly error: unknown };

export interface Scheduling {
  readonly outcome: ScheduleOutcome;
  readonly busy: boolean;
  /** Sends it; the same again after no answer is sent under the same key, and cannot count twice. */
  schedule: (bill: BillRequestInput) => Promise<ScheduleOutcome>;
  /** What was refused has been changed: the refusal does not stand any more. */
  forget: () => void;
}

/** Schedules one payment at a time. */
export function useScheduleBill(): Scheduling {
  const queries = useQueryClient();
  const intent = useIntentKey();
  const { mutateAsync, isPending } = useMutation(scheduleBill);
  const [outcome, setOutcome] = useState<ScheduleOutcome>({ kind: 'none' });

  const ask = async (bill: BillRequestInput): Promise<ScheduleOutcome> => {
    try {
      const payment = await mutateAsync({ intentKey: intent.keyFor(bill), bill });
      intent.done();
      return { kind: 'done', payment };
    } catch (error) {
      return { kind: isNotSent(error) ? 'refused' : 'not known', error };
    } finally {
      void refreshAfter(queries, 'bill');
    }
  };

  return {
    outcome,
    busy: isPending,
    schedule: async (bill) => {
      const came = await ask(bill);
      setOutcome(came);
      return came;
    },
    forget: () => setOutcome((last) => (last.kind === 'refused' ? { kind: 'none' } : last)),
  };
}
