import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { cents } from '#contract/money/cents.ts';
import type { Repeat } from '#contract/time/repeat.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { RecipientId } from '#contract/text/ids.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import { approvalsWords } from '../approvals/words.ts';
import { Detail, DetailList, NameWithDetail } from '../design-system/composed/detail-list.tsx';
import { Button, buttonClass } from '../design-system/parts/button.tsx';
import { Dialog, type DialogProps } from '../design-system/parts/dialog.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { standingOrderWords } from '../standing-orders/words.ts';
import { outlookOf } from './amount-outlook.ts';
import { NameCheckPart } from './name-check-part.tsx';
import { transferTermsQuery } from './queries.ts';
import type { AskedPurpose } from './use-purpose.ts';
import { isOtherBank, routingNumberLength } from '#contract/recipients/routing-number.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { routingNumberQuery } from '../recipients/queries.ts';
import { transferWords } from './words.ts';
import { brand } from '../browser/brand.ts';
import { lazyPart } from '../design-system/parts/lazy-part.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { telephoneHref } from '../design-system/parts/telephone.ts';
import { stopFirstWords } from './stop-first-words.ts';
import type { PurposeQuestionProps } from './purpose-question.tsx';

interface AskReviewProps extends Pick<DialogProps, 'open'> {
  finalFocus: () => HTMLElement | null;
  transfer: TransferRequestInput;
  fromName: string | undefined;
  toName: string;
  /** How they are reached, masked; null where nothing is said of it. */
  toDetail: string | null;
  /** The day on which it is made; null if it is made as soon as it is approved. */
  day: LocalDate | null;
  repeat: Repeat;
  purpose: AskedPurpose;
  busy: boolean;
  /** Why it was not requested, where no form says so. */
  problem?: ReactNode;
  onAsk: (purpose: PaymentPurpose | undefined) => void;
  onClose: () => void;
}

const notKnown = { isHeld: false, waitsHours: null };

/** What an initiator is about to request, once more, before the approvers see it. */
export function AskReview({ transfer, fromName, toName, day, problem, ...dialog }: AskReviewProps) {
  const words = useWords(approvalsWords);
  const { asking } = words;
  const { repeats } = useWords(standingOrderWords);
  const { open, finalFocus, toDetail, repeat, purpose, busy, onAsk, onClose } = dialog;
  const amount = cents(transfer.amount);
  const recipient = transfer.kind === 'internal' ? undefined : transfer.recipient;
  const { data } = useQuery(transferTermsQuery(day, (recipient ?? null) as RecipientId | null));
  const terms = data?.[transfer.kind];
  const { isHeld, waitsHours } = terms ? outlookOf(amount, terms) : notKnown;
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
          <Detail label={asking.to}>
            <NameWithDetail name={toName} detail={toDetail} />
          </Detail>
          <Detail label={asking.amount}>
            <Money amount={amount} />
          </Detail>
          <Detail label={asking.from}>{fromName}</Detail>
          <Detail label={asking.when}>
            {day === null ? words.asSoon : words.onDay(formatDate(day))}
            {repeat !== 'once' && ` · ${repeats[repeat]}`}
          </Detail>
          {transfer.memo !== undefined && transfer.memo !== '' && (
            <Detail label={asking.memo}>
              <span className="whitespace-pre-wrap">{transfer.memo}</span>
            </Detail>
          )}
        </DetailList>
        {waitsHours !== null && <p>{words.firstPaymentWaits(waitsHours)}</p>}
        {isHeld && <p>{words.held}</p>}
        <OtherBankBanner request={transfer} />
        <NameCheckPart request={transfer} toName={toName} />
        <PurposePart toName={toName} purpose={purpose} />
        {problem}
      </div>
    </Dialog>
  );
}

/** Says in a review that the routing number belongs to another bank than the one that was typed beside it. */
export function OtherBankBanner({ request }: { request: TransferRequestInput }) {
  const { confirmation: words } = useWords(transferWords);
  const { bankName = '', routingNumber = '' } =
    request.kind === 'external' && request.recipient === undefined ? request : {};
  const { data: listed = null } = useQuery({
    ...routingNumberQuery(routingNumber),
    enabled: routingNumber.length === routingNumberLength,
  });
  return (
    isOtherBank(bankName, listed) && (
      <Banner role="alert" tone="warning" title={words.otherBank(listed)}>
        {words.otherBankDetail(bankName.trim(), listed)}
      </Banner>
    )
  );
}

const PurposeQuestion = lazyPart(() => import('./purpose-question.tsx'));

/** In a review: what the payment is for, where that is asked; nothing otherwise. */
export function PurposePart({ purpose, ...shown }: PurposeQuestionProps) {
  return purpose.asks ? (
    <Suspense fallback={null}>
      <PurposeQuestion {...shown} purpose={purpose} />
    </Suspense>
  ) : null;
}

/** At the foot of a review whose answer is a sure sign of fraud: to stop and call comes first, to go on is possible. */
export function StopFirst({ purpose, onStop }: { purpose: AskedPurpose; onStop: () => void }) {
  const words = useWords(stopFirstWords);
  const stop = () => {
    onStop();
    // Not every device that shows this can call.
    showToast({ title: words.stopped, description: words.callUs(brand.phone), tone: 'info' });
  };
  return (
    <>
      <Button tone="secondary" onClick={purpose.goOn}>
        {words.goOn}
      </Button>
      <a href={telephoneHref(brand.phone)} onClick={stop} className={buttonClass({})}>
        {words.stopAndCall(brand.phone)}
      </a>
    </>
  );
}
