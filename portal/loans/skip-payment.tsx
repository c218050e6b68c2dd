import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoanId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { formatDate } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { lendingWords } from './lending-words.ts';
import { skipPayment } from './changes.ts';

interface SkipPaymentProps {
  loan: LoanId;
  day: LocalDate;
  onSaid: (said: string) => void;
}

/** Skips the next payment, after saying what that means. */
export function SkipPayment({ loan, day, onSaid }: SkipPaymentProps) {
  const words = useWords(lendingWords);
  const [isAsked, setIsAsked] = useState(false);
  const queries = useQueryClient();
  const skip = useMutation({
    ...skipPayment,
    onSuccess: async () => {
      onSaid(words.skipped(formatDate(day)));
      setIsAsked(false);
      await refreshAfter(queries, 'loan');
    },
  });
  return (
    <>
      <Button tone="quiet" onClick={() => setIsAsked(true)}>
        {words.skip(formatDate(day))}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={words.skipTitle}
        keep={words.keep}
        actions={[
          {
            label: words.skipDo,
            tone: 'primary',
            busy: skip.isPending,
            onSelect: () => skip.mutate({ loan, day }),
          },
        ]}
        error={skip.error}
      >
        {words.skipDetail(formatDate(day))}
      </ConfirmDialog>
    </>
  );
}
