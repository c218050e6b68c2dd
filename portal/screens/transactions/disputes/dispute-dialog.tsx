import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { disputeReasons, disputeStoryMaxLength } from '#contract/dispute-terms.ts';
import type { DisputeOffer } from '#contract/disputes.ts';
import type { Transaction } from '#contract/transactions.ts';
import { AmountField } from '../../../parts/amount-field.tsx';
import { Button } from '../../../parts/button.tsx';
import { Dialog, type DialogProps } from '../../../parts/dialog.tsx';
import { SelectField } from '../../../parts/select-field.tsx';
import { TextArea } from '../../../parts/text-area.tsx';
import { showToast } from '../../../parts/toast.tsx';
import { openDispute } from '../../../queries/disputes.ts';
import { refreshAfter } from '../../../queries/refresh.ts';
import { changeShown } from '../../../queries/transactions.ts';
import { disputesWords } from '../../../words/disputes.ts';
import { formatDate, formatMoney } from '../../../words/format.ts';
import { partsWords } from '../../../words/parts.ts';
import { useWords } from '../../../words/words.ts';
import { ProblemBanner } from '../../problem-banner.tsx';
import { useIntentKey } from '../../dashboard/use-intent-key.ts';
import { isNotSent } from '../../transfer/transfer-problems.ts';
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
