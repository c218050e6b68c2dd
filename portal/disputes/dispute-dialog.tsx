import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId } from 'react';
import { disputeReasons, disputeStoryMaxLength } from '#contract/disputes/dispute-terms.ts';
import type { DisputeOffer } from '#contract/disputes/disputes.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog, type DialogProps } from '../design-system/parts/dialog.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextArea } from '../design-system/parts/text-area.tsx';
import { useDraft, useFaultWords } from '../design-system/parts/use-draft.ts';
import { showToast } from '../design-system/parts/toast.tsx';
import { openDispute } from './queries.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { changeShown } from '../transactions/queries.ts';
import { disputesWords } from './words.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useIntentKey } from '../queries/use-intent-key.ts';
import { isNotSent } from '../bank-client/refusals.ts';
import {
  type DisputeDraft,
  type DisputeFault,
  type DisputeField,
  disputeFields,
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
  const { form, draft, faults, setFaults, ...inForm } = useDraft<
    DisputeDraft,
    DisputeField,
    DisputeFault
  >({ reason: '', amount: (most / 100).toFixed(2), story: '' }, disputeFields);
  const formId = useId();
  const faultWords = useFaultWords({
    'reason needed': words.reasonNeeded,
    'amount needed': words.amountNeeded,
    'too much': words.amountHint(formatMoney(most)),
    'story needed': words.storyNeeded,
  });
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
    inForm.change(changed);
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
    inForm.show(reading.faults);
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
