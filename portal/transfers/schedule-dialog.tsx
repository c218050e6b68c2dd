import { useState } from 'react';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import { approvalsWords } from '../approvals/words.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog } from '../design-system/parts/dialog.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { formatClock, formatDate, formatMoney } from '../language/format.ts';
import { isAlreadyScheduled } from '../standing-orders/already-scheduled.ts';
import { standingOrderWords } from '../standing-orders/words.ts';
import { scheduledTransferWords } from './scheduled-transfer-words.ts';
import { transferWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Detail, DetailList } from '../design-system/composed/detail-list.tsx';
import { LookAlikeBanner } from './look-alike-banner.tsx';
import { NameCheckPart } from './name-check-part.tsx';
import { OtherBankBanner, PurposePart, StopFirst } from './ask-review.tsx';
import { Route } from './route.tsx';
import { type AskedPurpose, usePurpose } from './use-purpose.ts';
import type { SchedulePhase } from './use-schedule.ts';

type Confirming = Extract<SchedulePhase, { phase: 'confirming' }>;

interface ScheduleDialogProps {
  phase: SchedulePhase;
  busy: boolean;
  onConfirm: (purpose: PaymentPurpose | undefined) => void;
  onCancel: () => void;
  /** What gets the focus when it closes. */
  finalFocus: () => HTMLElement | null;
}

/** What is about to be scheduled, once more, before it is. */
export function ScheduleDialog({
  phase,
  busy,
  onConfirm,
  onCancel,
  finalFocus,
}: ScheduleDialogProps) {
  const { confirmation: words } = useWords(scheduledTransferWords);
  const shown = useLastConfirming(phase);
  const purpose = usePurpose(shown?.request ?? nothing, shown?.preview.asksPurpose === true);
  if (shown === null) return null;
  const { preview, unanswered } = shown;
  return (
    <Dialog
      open={phase.phase === 'confirming'}
      finalFocus={finalFocus}
      onOpenChange={onCancel}
      dismissible={!busy}
      title={words.title(formatMoney(preview.amount), preview.toName)}
      description={words.check}
      footer={
        purpose.stops ? (
          <StopFirst purpose={purpose} onStop={onCancel} />
        ) : (
          <>
            <Button tone="secondary" disabled={busy} onClick={onCancel}>
              {words.cancel}
            </Button>
            <Button busy={busy} onClick={() => purpose.answered(onConfirm)}>
              {busy
                ? words.scheduling
                : unanswered === null
                  ? words.schedule
                  : isAlreadyScheduled(unanswered.error)
                    ? words.scheduleAgain
                    : words.tryAgain}
            </Button>
          </>
        )
      }
    >
      <Facts confirming={shown} purpose={purpose} />
    </Dialog>
  );
}

const nothing = {};

function useLastConfirming(phase: SchedulePhase): Confirming | null {
  const [last, setLast] = useState<Confirming | null>(null);
  if (phase.phase === 'confirming' && phase !== last) setLast(phase);
  return phase.phase === 'confirming' ? phase : last;
}

function Facts({
  confirming: { preview, request, unanswered },
  purpose,
}: {
  confirming: Confirming;
  purpose: AskedPurpose;
}) {
  const { confirmation: words } = useWords(scheduledTransferWords);
  const { repeats } = useWords(standingOrderWords);
  const { form } = useWords(transferWords);
  const { held } = useWords(approvalsWords);
  const { amount, fromName, toName, toDetail, date, repeat, arrival, endsAs, sentAt, looksLike } =
    preview;
  const { memo } = request.transfer;
  return (
    <div className="grid gap-5">
      {unanswered && <ProblemBanner error={unanswered.error} />}
      {looksLike !== undefined && <LookAlikeBanner name={looksLike} />}
      <OtherBankBanner request={request.transfer} />
      <Route kind={request.transfer.kind} fromName={fromName} toName={toName} toDetail={toDetail}>
        <Money amount={amount} />
      </Route>
      {preview.isFirst === true && <NameCheckPart request={request.transfer} toName={toName} />}
      <PurposePart toName={toName} purpose={purpose} contact={preview.trustedContact} />
      <DetailList>
        {memo !== undefined && memo !== '' && (
          <Detail label={words.memo}>
            <span className="whitespace-pre-wrap">{memo}</span>
          </Detail>
        )}
        <Detail label={words.date}>{words.sentAt(formatDate(date), formatClock(sentAt))}</Detail>
        <Detail label={words.repeat}>{repeats[repeat]}</Detail>
        <Detail label={words.arrival}>
          {endsAs === 'pending' ? held : form.arrival[arrival.speed](formatDate(arrival.day))}
        </Detail>
      </DetailList>
    </div>
  );
}
