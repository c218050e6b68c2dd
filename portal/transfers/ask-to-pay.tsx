import { useState } from 'react';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import { askForPayment } from '../approvals/queries.ts';
import { approvalsWords } from '../approvals/words.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { formatMoment, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { AskReview } from './ask-review.tsx';
import { withPurpose } from './declared-purpose.ts';
import { usePurpose } from './use-purpose.ts';

interface AskToPayProps {
  transfer: TransferRequestInput;
  fromName: string | undefined;
  toName: string;
  onBack: () => void;
  onDone: () => void;
}

/** What an initiator is about to request of those who approve, where it needs no form. */
export function AskToPay({ transfer, fromName, toName, onBack, onDone }: AskToPayProps) {
  const { asking } = useWords(approvalsWords);
  const [asksPurpose, setAsksPurpose] = useState(false);
  const purpose = usePurpose(transfer, asksPurpose);
  const { error, busy, send } = useBankForm({
    procedure: askForPayment,
    keyed: true,
    refresh: (queries) => refreshAfter(queries, 'approval'),
  });
  const ask = async (said: PaymentPurpose | undefined) => {
    const came = await send({
      payment: { kind: 'transfer', transfer: withPurpose(transfer, said) },
    });
    if (came.kind === 'done') {
      showToast({
        title: asking.done(formatMoney(came.answer.amount), came.answer.toName),
        description: asking.doneDetail(formatMoment(came.answer.expiresAt)),
        tone: 'positive',
      });
      onDone();
    } else if (came.kind === 'refused' && needsPurpose(came.error)) {
      setAsksPurpose(true);
    }
  };
  return (
    <AskReview
      open
      onClose={onBack}
      purpose={purpose}
      busy={busy}
      onAsk={(said) => void ask(said)}
      finalFocus={() => null}
      transfer={transfer}
      fromName={fromName}
      toName={toName}
      toDetail={null}
      day={null}
      repeat="once"
      problem={error !== null && !needsPurpose(error) && <ProblemBanner error={error} />}
    />
  );
}

function needsPurpose(error: unknown): boolean {
  return isRefusal(error) && error.code === 'PURPOSE_NEEDED';
}
