import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Visit } from '#contract/safe-deposit/safe-deposit.ts';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import type { DialogProps } from '../design-system/parts/dialog.tsx';
import { refreshAfter } from '../queries/refresh.ts';
import { cancelVisit, changeShownVisits } from './queries.ts';
import { formatDate, formatTime } from '../language/format.ts';
import { safeDepositWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

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
    <ConfirmDialog
      {...dialog}
      size="small"
      title={words.cancelTitle}
      description={words.line(formatDate(visit.day), formatTime(visit.startsAt))}
      keep={words.keep}
      actions={[
        {
          label: words.cancelVisit,
          busy: cancellation.isPending,
          onSelect: () => cancellation.mutate(visit.id),
        },
      ]}
      error={cancellation.error}
    >
      <p>{words.cancelDetail}</p>
    </ConfirmDialog>
  );
}
