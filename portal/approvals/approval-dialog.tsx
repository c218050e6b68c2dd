import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reasonMaxLength } from '#contract/approvals/approval-terms.ts';
import type { Approval } from '#contract/approvals/approvals.ts';
import { brand } from '../browser/brand.ts';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import { Banner } from '../design-system/parts/banner.tsx';
import type { DialogProps } from '../design-system/parts/dialog.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { useKeyedRequest } from '../queries/use-keyed-request.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { approvePayment, declinePayment, withdrawPayment } from './queries.ts';
import { approvalsWords } from './words.ts';

/** What a person can do with a payment that waits. */
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

function Approving({ one, ...dialog }: StepProps) {
  const words = useWords(approvalsWords);
  const { id, toName } = one;
  const isScam = one.purpose === 'bank-or-police';
  const amount = formatMoney(one.amount);
  const { outcome, busy, send } = useKeyedRequest(approvePayment, (queries) =>
    refreshAfter(queries, 'approval'),
  );
  const approve = async () => {
    const came = await send({ id });
    if (came.kind !== 'done') return;
    showToast({
      title: words.approving.done(amount, toName),
      description: words.approving.outcomes[came.answer.outcome],
      tone: 'positive',
    });
    dialog.onOpenChange(false);
  };
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
          busy,
          onSelect: () => void approve(),
        },
      ]}
      error={outcome.kind === 'refused' || outcome.kind === 'not known' ? outcome.error : null}
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

function Declining({ one, ...dialog }: StepProps) {
  const words = useWords(approvalsWords);
  const { declining } = words;
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isNeeded, setNeeded] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { id, toName, askedBy } = one;
  const amount = formatMoney(one.amount);
  const decline = useMutation({
    ...declinePayment,
    onSettled: () => refreshAfter(queries, 'approval'),
    onSuccess: () => {
      showToast({
        title: declining.done(amount, toName),
        description: declining.doneDetail(askedBy),
        tone: 'positive',
      });
      dialog.onOpenChange(false);
    },
  });
  const submit = () => {
    if (reason.trim() !== '') {
      decline.mutate({ id, reason: reason.trim() });
      return;
    }
    setNeeded(true);
    field.current?.focus();
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={declining.title(amount, toName)}
      description={declining.what}
      keep={words.keep}
      actions={[{ label: words.decline, busy: decline.isPending, onSelect: submit }]}
      error={decline.error}
    >
      <TextField
        ref={field}
        label={declining.reason}
        name="reason"
        autoComplete="off"
        maxLength={reasonMaxLength}
        value={reason}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setNeeded(false);
        }}
        hint={declining.reasonHint(askedBy)}
        error={isNeeded ? declining.reasonNeeded : undefined}
      />
    </ConfirmDialog>
  );
}

function Withdrawing({ one, ...dialog }: StepProps) {
  const words = useWords(approvalsWords);
  const { withdrawing } = words;
  const queries = useQueryClient();
  const { id, toName } = one;
  const amount = formatMoney(one.amount);
  const withdraw = useMutation({
    ...withdrawPayment,
    onSettled: () => refreshAfter(queries, 'approval'),
    onSuccess: () => {
      showToast({
        title: withdrawing.done(amount, toName),
        description: withdrawing.doneDetail,
        tone: 'positive',
      });
      dialog.onOpenChange(false);
    },
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
          busy: withdraw.isPending,
          onSelect: () => withdraw.mutate(id),
        },
      ]}
      error={withdraw.error}
    >
      <PaymentFacts one={one} />
    </ConfirmDialog>
  );
}
