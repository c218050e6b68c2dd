import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { RecipientId } from '#contract/text/ids.ts';
import type { TransferKind } from '#contract/transfers/transfer-kind.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import { approvalsWords } from '../approvals/words.es.ts';
import { Detail, DetailList } from '../design-system/composed/detail-list.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog, type DialogProps } from '../design-system/parts/dialog.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/words.ts';
import { outlookOf } from './amount-outlook.ts';
import { transferTermsQuery } from './queries.ts';
import { PurposePart, StopFirst } from './purpose-part.tsx';
import type { AskedPurpose } from './use-purpose.ts';

interface AskReviewProps extends Pick<DialogProps, 'open'> {
  finalFocus: () => HTMLElement | null;
  kind: TransferKind;
  amount: Cents;
  /** The saved recipient; null where none was chosen. */
  recipientId: RecipientId | null;
  fromName: string | undefined;
  toName: string;
  /** The day on which it is made; null if it is made as soon as it is approved. */
  day: LocalDate | null;
  /** What is said of the name of the recipient. */
  nameCheck: ReactNode;
  purpose: AskedPurpose;
  busy: boolean;
  /** Why it was not requested, where no form says so. */
  problem?: ReactNode;
  onAsk: (purpose: PaymentPurpose | undefined) => void;
  onClose: () => void;
}

/** What an initiator is about to request, once more, before the approvers see it. */
export function AskReview({ amount, fromName, toName, day, problem, ...dialog }: AskReviewProps) {
  const words = useWords(approvalsWords);
  const { data: terms } = useQuery(transferTermsQuery(day, dialog.recipientId));
  const waitsHours = terms ? outlookOf(amount, terms[dialog.kind]).waitsHours : null;
  const { asking } = words;
  const { open, finalFocus, nameCheck, purpose, busy, onAsk, onClose } = dialog;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      dismissible={!busy}
      finalFocus={finalFocus}
      title={asking.title}
      description={asking.what}
      footer={
        purpose.stops ? (
          <StopFirst purpose={purpose} onStop={onClose} />
        ) : (
          <>
            <Button tone="secondary" disabled={busy} onClick={onClose}>
              {asking.change}
            </Button>
            <Button busy={busy} onClick={() => purpose.answered(onAsk)}>
              {asking.ask(formatMoney(amount), toName)}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        <DetailList>
          <Detail label={asking.to}>{toName}</Detail>
          <Detail label={asking.amount}>
            <Money amount={amount} />
          </Detail>
          <Detail label={asking.from}>{fromName}</Detail>
          <Detail label={asking.when}>
            {day === null ? words.asSoon : words.onDay(formatDate(day))}
          </Detail>
        </DetailList>
        {waitsHours !== null && <p>{words.firstPaymentWaits(waitsHours)}</p>}
        {nameCheck}
        <PurposePart toName={toName} purpose={purpose} />
        {problem}
      </div>
    </Dialog>
  );
}
