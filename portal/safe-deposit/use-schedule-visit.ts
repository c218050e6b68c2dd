import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Visit } from '#contract/safe-deposit/safe-deposit.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { changeShownVisits, scheduleVisit } from './queries.ts';
import { isNotSent } from '../transfers/transfer-problems.ts';
import { useIntentKey } from '../queries/use-intent-key.ts';

/** What came of the last try. */
export type VisitOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'done'; readonly visit: Visit }
  /** The bank said no: nothing was scheduled. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** Sent, but no answer came. */
  | { readonly kind: 'not known'; readonly error: unknown };

interface Scheduling {
  readonly outcome: VisitOutcome;
  readonly busy: boolean;
  /** Sends it; the same again after no answer is sent under the same key, and cannot count twice. */
  schedule: (startsAt: EpochMs) => Promise<VisitOutcome>;
  /** What was refused has been changed: the refusal does not stand any more. */
  forget: () => void;
}

/** Schedules one visit at a time. */
export function useScheduleVisit(): Scheduling {
  const queries = useQueryClient();
  const intent = useIntentKey();
  const { mutateAsync, isPending } = useMutation(scheduleVisit);
  const [outcome, setOutcome] = useState<VisitOutcome>({ kind: 'none' });

  const ask = async (startsAt: EpochMs): Promise<VisitOutcome> => {
    try {
      const visit = await mutateAsync({ intentKey: intent.keyFor({ startsAt }), startsAt });
      intent.done();
      changeShownVisits(queries, (visits) =>
        [...visits.filter(({ id }) => id !== visit.id), visit].toSorted(
          (one, other) => one.startsAt - other.startsAt,
        ),
      );
      return { kind: 'done', visit };
    } catch (error) {
      return { kind: isNotSent(error) ? 'refused' : 'not known', error };
    } finally {
      void refreshAfter(queries, 'visit');
    }
  };

  return {
    outcome,
    busy: isPending,
    schedule: async (startsAt) => {
      const came = await ask(startsAt);
      setOutcome(came);
      return came;
    },
    forget: () => setOutcome({ kind: 'none' }),
  };
}
