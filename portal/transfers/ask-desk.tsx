import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { PaymentToApproveInput } from '#contract/approvals/approvals.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import { askForPayment } from '../approvals/queries.ts';
import { approvalsWords } from '../approvals/words.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { formatMoment, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { isAlreadyScheduled } from '../standing-orders/already-scheduled.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { isRefusal } from '../bank-client/refusals.ts';
import { recipientsQuery } from '../recipients/queries.ts';
import { useBankLookUp } from '../payments/address-fields.tsx';
import { AskReview } from './ask-review.tsx';
import { answeredRecipient, howReached } from './folded-recipient.tsx';
import { withPurpose } from './declared-purpose.ts';
import { fieldId } from './transfer-alert.tsx';
import { dayOf, scheduleOf } from './schedule-draft.ts';
import { choicesOf, newDraft, requestOf } from './transfer-draft.ts';
import { TransferForm } from './transfer-form.tsx';
import { type Problem, valuesOf } from './transfer-problems.ts';
import { transferWords } from './words.ts';
import { usePurpose } from './use-purpose.ts';

type TransferToApprove = Exclude<PaymentToApproveInput, { readonly kind: 'bill' }>;

interface Review {
  readonly payment: TransferToApprove;
  readonly open: boolean;
  /** The bank has said that it has to know what the payment is for. */
  readonly asksPurpose?: true;
  /** The bank has said that the same one is scheduled. */
  readonly already?: unknown;
}

const nothing = {};

/** The transfer form of an initiator. It asks for approval and sends nothing. */
export function AskDesk({ accounts }: { accounts: readonly Account[] }) {
  const { asking } = useWords(approvalsWords);
  const [draft, setDraft] = useState(() => newDraft(accounts));
  const [review, setReview] = useState<Review | null>(null);
  const purpose = usePurpose(review?.payment ?? nothing, review?.asksPurpose === true);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { form: words } = useWords(transferWords);
  const form = useRef<HTMLFormElement>(null);
  const { busy, send } = useBankForm({
    procedure: askForPayment,
    keyed: true,
    refresh: (queries) => refreshAfter(queries, 'approval'),
  });
  const { data: recipients = [] } = useQuery(recipientsQuery);
  const { data: bankOfRoutingNumber = null } = useBankLookUp(draft);
  const choices = choicesOf(draft, { accounts, recipients, bankOfRoutingNumber, goals: [] });
  const values = valuesOf(draft, choices);
  const request = requestOf(draft, choices);
  const day = dayOf(draft);
  const toName =
    draft.kind === 'internal' ? (choices.to?.name ?? '') : (choices.recipient?.name ?? draft.name);
  const reached = answeredRecipient(draft, choices);

  const confirm = async (payment: PaymentToApproveInput) => {
    const came = await send({ payment });
    if (came.kind === 'refused' && isRefusal(came.error) && came.error.code === 'PURPOSE_NEEDED') {
      setReview((last) => last && { ...last, asksPurpose: true });
      return;
    }
    if (came.kind === 'refused' && isAlreadyScheduled(came.error)) {
      setReview((last) => last && { ...last, already: came.error });
      return;
    }
    setReview((last) => last && { ...last, open: false });
    if (came.kind === 'done') {
      showToast({
        title: asking.done(formatMoney(came.answer.amount), came.answer.toName),
        description: asking.doneDetail(formatMoment(came.answer.expiresAt)),
        tone: 'positive',
      });
      setDraft(newDraft(accounts));
    } else if (came.kind !== 'none') {
      setProblem({ kind: 'not sent', error: came.error, values });
    }
  };

  return (
    <>
      <TransferForm
        ref={form}
        accounts={accounts}
        draft={draft}
        onChange={(changed) => setDraft((now) => ({ ...now, ...changed }))}
        choices={choices}
        problem={problem}
        asking={busy}
        dialogOpen={review?.open === true}
        values={values}
        request={request}
        quoted={null}
        notices={<Banner tone="info" title={asking.what} />}
        onReview={(transfer, dateWrong) => {
          setProblem(null);
          if (draft.when === 'now') {
            setReview({ payment: { kind: 'transfer', transfer }, open: true });
          } else if (day === null) {
            const fault = dateWrong ? 'date wrong' : 'date needed';
            setProblem({ kind: 'no day', fault, values });
            document.getElementById(fieldId('date'))?.focus();
          } else {
            const schedule = scheduleOf(draft, transfer);
            setReview({ payment: { kind: 'scheduled-transfer', schedule }, open: true });
          }
        }}
      />
      {review !== null && (
        <AskReview
          open={review.open}
          onClose={() => setReview({ ...review, open: false })}
          purpose={purpose}
          busy={busy}
          problem={review.already !== undefined && <ProblemBanner error={review.already} />}
          onAsk={(said) =>
            void confirm(paymentFor(review.payment, said, review.already !== undefined))
          }
          finalFocus={() => form.current}
          transfer={transferOf(review.payment)}
          fromName={choices.from?.name}
          toName={toName}
          toDetail={reached && howReached(reached, words)}
          day={day}
          repeat={day === null ? 'once' : draft.repeat}
        />
      )}
    </>
  );
}

function transferOf(payment: TransferToApprove): TransferRequestInput {
  return payment.kind === 'transfer' ? payment.transfer : payment.schedule.transfer;
}

function paymentFor(
  payment: TransferToApprove,
  purpose: PaymentPurpose | undefined,
  again: boolean,
): TransferToApprove {
  const transfer = withPurpose(transferOf(payment), purpose);
  if (payment.kind === 'transfer') return { ...payment, transfer };
  return { ...payment, schedule: { ...payment.schedule, transfer, ...(again && { again }) } };
}
