import { useQueryClient } from '@tanstack/react-query';
import { disputeReasons, disputeStoryMaxLength } from '#contract/disputes/dispute-terms.ts';
import type { DisputeOffer } from '#contract/disputes/disputes.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import type { DialogProps } from '../design-system/parts/dialog.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextArea } from '../design-system/parts/text-area.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { openDispute } from './queries.ts';
import type { ChangeShown } from './dispute-tracker.tsx';
import { refreshAfter } from '../queries/refresh.ts';
import { disputesWords } from './words.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { type DisputeDraft, faultsOfRefusal, readDispute } from './dispute-draft.ts';

interface DisputeDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> {
  transaction: Transaction;
  offer: Extract<DisputeOffer, { kind: 'offered' }>;
  /** What the form is filled in with at first. */
  wished: Partial<DisputeDraft>;
  /** Called when the dispute is opened, before the dialog closes. */
  onOpened: () => void;
  changeShown: ChangeShown;
}

/** Asks what is wrong with a transaction, says by when the bank acts, and opens the dispute. */
export default function DisputeDialog({
  transaction,
  offer: { most, creditBy, decideBy },
  wished,
  onOpened,
  changeShown,
  ...dialog
}: DisputeDialogProps) {
  const { form: words, reasons } = useWords(disputesWords);
  const queries = useQueryClient();
  const { id } = transaction;
  const start: DisputeDraft = {
    reason: '',
    amount: (most / 100).toFixed(2),
    story: '',
    ...wished,
  };
  const form = useBankForm({
    procedure: openDispute,
    keyed: true,
    refresh: (client) => refreshAfter(client, 'dispute'),
    start,
    read: (draft) => {
      const reading = readDispute(draft, most);
      if (reading.kind === 'faults') return { faults: reading.faults };
      return { request: { transaction: id, dispute: reading.dispute } };
    },
    at: faultsOfRefusal,
    say: {
      'reason needed': words.reasonNeeded,
      'amount needed': words.amountNeeded,
      'too much': words.amountHint(formatMoney(most)),
      'story needed': words.storyNeeded,
    },
    done: () => {
      changeShown(queries, id, (shown) => ({ ...shown, disputed: true }));
      showToast({ title: words.opened, tone: 'positive' });
      onOpened();
      dialog.onOpenChange(false);
    },
  });

  return (
    <FormDialog
      {...dialog}
      form={form}
      formClass="grid gap-5"
      title={words.title}
      description={`${transaction.description}, ${formatMoney(most)}, ${formatDate(transaction.date)}`}
      submit={words.submit}
      submitting={words.submitting}
      saysAll
    >
      <SelectField
        label={words.reason}
        placeholder={words.chooseReason}
        choices={disputeReasons.map((value) => ({ value, label: reasons[value] }))}
        {...form.value('reason')}
      />
      <AmountField
        label={words.amount}
        hint={words.amountHint(formatMoney(most))}
        {...form.value('amount')}
      />
      <TextArea
        label={words.story}
        hint={words.storyHint}
        maxLength={disputeStoryMaxLength}
        {...form.value('story')}
      />
      <p className="text-small text-muted">
        {words.clock(formatDate(creditBy), formatDate(decideBy))}
      </p>
    </FormDialog>
  );
}
