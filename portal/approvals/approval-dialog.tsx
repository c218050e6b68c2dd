import type { QueryClient } from '@tanstack/react-query';
import { reasonMaxLength } from '#contract/approvals/approval-terms.ts';
import type { Approval } from '#contract/approvals/approvals.ts';
import { brand } from '../browser/brand.ts';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import { Banner } from '../design-system/parts/banner.tsx';
import type { DialogProps } from '../design-system/parts/dialog.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { formProps } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { approvePayment, declinePayment, withdrawPayment } from './queries.ts';
import { approvalsWords } from './words.ts';

/** The steps of a person with a waiting payment. */
export type ApprovalStep = 'approve' | 'decline' | 'withdraw';

interface ApprovalDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> {
  one: Approval;
  step: ApprovalStep;
}

/** Asks before a payment that waits is approved, declined or withdrawn. */
export default function ApprovalDialog({ step, ...dialog }: ApprovalDialogProps) {
  switch (step) {
    case 'approve':
      return <Approving {...dialog} />;
    case 'decline':
      return <Declining {...dialog} />;
    case 'withdraw':
      return <Withdrawing {...dialog} />;
  }
}

type StepProps = Omit<ApprovalDialogProps, 'step'>;

const refresh = (queries: QueryClient) => refreshAfter(queries, 'approval');

/** Says what was decided, and closes the dialog. */
function tellDone({ onOpenChange }: Pick<StepProps, 'onOpenChange'>) {
  return (title: string, description: string) => {
    showToast({ title, description, tone: 'positive' });
    onOpenChange(false);
  };
}

function Approving({ one, ...dialog }: StepProps) {
  const words = useWords(approvalsWords);
  const tell = tellDone(dialog);
  const { id, toName } = one;
  const isScam = one.purpose === 'bank-or-police';
  const amount = formatMoney(one.amount);
  const approving = useBankForm({
    procedure: approvePayment,
    keyed: true,
    refresh,
    done: ({ outcome }) =>
      tell(words.approving.done(amount, toName), words.approving.outcomes[outcome]),
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={words.approving.title(amount, toName)}
      description={words.approving.what}
      keep={words.keep}
      actions={[
        {
          label: words.approve,
          tone: isScam ? 'danger' : 'primary',
          busy: approving.busy,
          onSelect: () => void approving.send({ id }),
        },
      ]}
      error={approving.error}
    >
      <div className="grid gap-4">
        {isScam && (
          <Banner tone="danger" title={words.approving.fraud.title}>
            {words.approving.fraud.detail(one.askedBy, brand.phone)}
          </Banner>
        )}
        {one.nameCheck?.outcome === 'other' && (
          <Banner tone="warning" title={words.approving.otherName.title(toName)}>
            {words.approving.otherName.detail(toName)}
          </Banner>
        )}
        <PaymentFacts one={one} />
      </div>
    </ConfirmDialog>
  );
}

/** The button alone declines. */
const nothing = () => undefined;

function Declining({ one, ...dialog }: StepProps) {
  const words = useWords(approvalsWords);
  const tell = tellDone(dialog);
  const { declining } = words;
  const { id, toName, askedBy } = one;
  const amount = formatMoney(one.amount);
  const form = useBankForm({
    procedure: declinePayment,
    refresh,
    start: { reason: '' },
    read: ({ reason }) =>
      reason.trim() === ''
        ? { faults: { reason: 'needed' } }
        : { request: { id, reason: reason.trim() } },
    say: { needed: declining.reasonNeeded },
    done: () => tell(declining.done(amount, toName), declining.doneDetail(askedBy)),
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={declining.title(amount, toName)}
      description={declining.what}
      keep={words.keep}
      actions={[{ label: words.decline, busy: form.busy, onSelect: form.submit }]}
      error={form.error}
    >
      <form {...formProps({ ...form, submit: nothing })}>
        <TextField
          label={declining.reason}
          autoComplete="off"
          maxLength={reasonMaxLength}
          hint={declining.reasonHint(askedBy)}
          {...form.text('reason')}
        />
      </form>
    </ConfirmDialog>
  );
}

function Withdrawing({ one, ...dialog }: StepProps) {
  const words = useWords(approvalsWords);
  const tell = tellDone(dialog);
  const { withdrawing } = words;
  const { id, toName } = one;
  const amount = formatMoney(one.amount);
  const withdraw = useBankForm({
    procedure: withdrawPayment,
    refresh,
    done: () => tell(withdrawing.done(amount, toName), withdrawing.doneDetail),
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={withdrawing.title(amount, toName)}
      description={withdrawing.what}
      keep={words.keep}
      actions={[
        {
          label: words.withdraw,
          busy: withdraw.busy,
          onSelect: () => void withdraw.send({ id }),
        },
      ]}
      error={withdraw.error}
    >
      <PaymentFacts one={one} />
    </ConfirmDialog>
  );
}
