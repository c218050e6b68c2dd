import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Visit } from '#contract/safe-deposit/safe-deposit.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog, type DialogProps } from '../design-system/parts/dialog.tsx';
import { refreshAfter } from '../queries/refresh.ts';
import { cancelVisit, changeShownVisits } from './queries.ts';
import { formatDate, formatTime } from '../language/format.ts';
import { safeDepositWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';

interface CancelVisitProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> {
  visit: Visit;
  onCancelled: () => void;
}

/** Asks before a visit is cancelled. */
export function CancelVisit({ visit, onCancelled, ...dialog }: CancelVisitProps) {
  const words = useWords(safeDepositWords).visits;
  const queries = useQueryClient();
  const cancellation = useMutation({
    ...cancelVisit,
    onSuccess: () => {
      changeShownVisits(queries, (visits) => visits.filter(({ id }) => id !== visit.id));
      onCancelled();
    },
    onSettled: () => refreshAfter(queries, 'visit'),
  });
  return (
    <Dialog
      {...dialog}
      size="small"
      title={words.cancelTitle}
      description={words.line(formatDate(visit.day), formatTime(visit.startsAt))}
      footer={
        <>
          <Button tone="secondary" onClick={() => dialog.onOpenChange(false)}>
            {words.keep}
          </Button>
          <Button
            tone="danger"
            busy={cancellation.isPending}
            onClick={() => cancellation.mutate(visit.id)}
          >
            {words.cancelVisit}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{words.cancelDetail}</p>
        {cancellation.error !== null && <ProblemBanner error={cancellation.error} />}
      </div>
    </Dialog>
  );
}
