import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Payee } from '#contract/payees.ts';
import { Button } from '../../../parts/button.tsx';
import { refreshBills, removePayee } from '../../../queries/bills.ts';
import { billsWords } from '../../../words/bills.ts';
import { useWords } from '../../../words/words.ts';
import { PayeeProblem } from './payee-problem.tsx';

interface RemovePayeeProps {
  payee: Payee;
  onKept: () => void;
  onRemoved: () => void;
}

/** Asks before a payee is taken off the list, in its place there. */
export function RemovePayee({ payee, onKept, onRemoved }: RemovePayeeProps) {
  const words = useWords(billsWords).payees;
  const queries = useQueryClient();
  const question = useRef<HTMLDivElement>(null);
  const removal = useMutation({
    ...removePayee,
    onSuccess: onRemoved,
    onSettled: () => refreshBills(queries),
  });
  // It stands where the button was that had the focus.
  useEffect(() => question.current?.focus(), []);
  return (
    <div
      ref={question}
      role="group"
      aria-label={words.removeTitle(payee.name)}
      tabIndex={-1}
      className="grid gap-3 outline-none"
    >
      <div>
        <p className="font-medium wrap-anywhere">{words.removeTitle(payee.name)}</p>
        <p className="text-small text-muted">{words.removeDetail}</p>
      </div>
      {removal.error !== null && <PayeeProblem error={removal.error} />}
      <div className="flex gap-2">
        <Button
          tone="danger"
          size="small"
          busy={removal.isPending}
          onClick={() => removal.mutate(payee.id)}
        >
          {words.remove}
        </Button>
        <Button tone="secondary" size="small" onClick={onKept}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
