import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { disputeReasons, disputeStoryMaxLength } from '#contract/disputes/dispute-terms.ts';
import type { DisputeOffer } from '#contract/disputes/disputes.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog, type DialogProps } from '../design-system/parts/dialog.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextArea } from '../design-system/parts/text-area.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { openDispute } from './queries.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { changeShown } from '../transactions/queries.ts';
import { disputesWords } from './words.es.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { partsWords } from '../design-system/words.es.ts';
import { useWords } from '../language/words.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useIntentKey } from '../queries/use-intent-key.ts';
import { isNotSent } from '../transfers/transfer-problems.ts';
import {
  type DisputeDraft,
  type DisputeFault,
  type DisputeFaults,
  faultsOfRefusal,
  readDispute,
} from './dispute-draft.ts';

interface DisputeDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> {
  transaction: Transaction;
  offer: Extract<DisputeOffer, { kind: 'offered' }>;
  /** Called when the dispute is opened, before the dialog closes. */
  onOpened: () => void;
}

/** Asks what is wrong with a transaction, says by when the bank acts, and opens the dispute. */
export default function DisputeDialog({
  transaction,
  offer: { most, creditBy, decideBy },
  onOpened,
  ...dialog
}: DisputeDialogProps) {
  const { form: words, reasons } = useWords(disputesWords);
  const queries = useQueryClient();
  const intent = useIntentKey();
  const [draft, setDraft] = useState<DisputeDraft>({
    reason: '',
    amount: (most / 100).toFixed(2),
    story: '',
  });
  const [faults, setFaults] = useState<DisputeFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const faultWords = useFaultWords(formatMoney(most));
  const open = useMutation({
    ...openDispute,
    onSuccess: () => {
      intent.done();
      changeShown(queries, transaction.id, (shown) => ({ ...shown, disputed: true }));
      showToast({ title: words.opened, tone: 'positive' });
      onOpened();
      dialog.onOpenChange(false);
    },
    onError: (error) => setFaults(faultsOfRefusal(error)),
    onSettled: () => void refreshAfter(queries, 'dispute'),
  });

  const change = (changed: Partial<DisputeDraft>) => {
    setDraft({ ...draft, ...changed });
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in changed))));
    if (isNotSent(open.error)) open.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (open.isPending) return;
    const reading = readDispute(draft, most);
    if (reading.kind === 'request') {
      setFaults({});
      const { id } = transaction;
      const { dispute } = reading;
      open.mutate({ transaction: id, intentKey: intent.keyFor({ id, dispute }), dispute });
      return;
    }
    setFaults(reading.faults);
    const first = Object.keys(reading.faults)[0] ?? '';
    const control = form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={`${transaction.description}, ${formatMoney(most)}, ${formatDate(transaction.date)}`}
      footer={
        <>
          <Button tone="secondary" onClick={() => dialog.onOpenChange(false)}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} busy={open.isPending}>
            {open.isPending ? words.submitting : words.submit}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        autoComplete="off"
        aria-label={words.title}
        onSubmit={submit}
        className="grid gap-5"
      >
        <SelectField
          label={words.reason}
          name="reason"
          placeholder={words.chooseReason}
          value={draft.reason}
          onValueChange={(reason) => change({ reason })}
          choices={disputeReasons.map((value) => ({ value, label: reasons[value] }))}
          error={faultWords(faults.reason)}
        />
        <AmountField
          label={words.amount}
          name="amount"
          hint={words.amountHint(formatMoney(most))}
          value={draft.amount}
          onValueChange={(amount) => change({ amount })}
          error={faultWords(faults.amount)}
        />
        <TextArea
          label={words.story}
          name="story"
          hint={words.storyHint}
          maxLength={disputeStoryMaxLength}
          value={draft.story}
          onValueChange={(story) => change({ story })}
          error={faultWords(faults.story)}
        />
        <p className="text-small text-muted">
          {words.clock(formatDate(creditBy), formatDate(decideBy))}
        </p>
        {open.error !== null && <ProblemBanner error={open.error} />}
      </form>
    </Dialog>
  );
}

/** The sentence at a control. */
function useFaultWords(most: string): (fault: DisputeFault | undefined) => string | undefined {
  const { form: words } = useWords(disputesWords);
  const { amount } = useWords(partsWords);
  return (fault) => {
    switch (fault) {
      case undefined:
        return undefined;
      case 'reason needed':
        return words.reasonNeeded;
      case 'amount needed':
        return words.amountNeeded;
      case 'too much':
        return words.amountHint(most);
      case 'story needed':
        return words.storyNeeded;
      default:
        return amount[fault];
    }
  };
}
