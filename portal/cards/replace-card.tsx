import { type ReactNode, useRef, useState } from 'react';
import { deliveryDaysMax } from '#contract/cards/card-terms.ts';
import type { Card, Replacement, ReplacementReason } from '#contract/cards/cards.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { ChoiceCards } from '../design-system/parts/choice-cards.tsx';
import { useFocusInPlace } from '../design-system/parts/focus.ts';
import { brand } from '../browser/brand.ts';
import { BankForm } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { activateNewCard, cardChange, requestNewCard } from './queries.ts';
import { cardsWords } from './words.ts';
import { formatDate } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Detail, DetailList } from '../design-system/composed/detail-list.tsx';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import type { DialogOpen } from '../design-system/parts/dialog.tsx';

const reasons: readonly ReplacementReason[] = ['lost', 'stolen', 'damaged'];

/** Asks for a new card; while one is on its way, says so and lets the member put it into use (R-D10). */
export function ReplaceCard({ card }: { card: Card }) {
  const words = useWords(cardsWords).replace;
  const [isAsked, setAsked] = useState(false);
  const activation = useBankForm({ procedure: cardChange(activateNewCard) });
  const request = useBankForm({
    procedure: cardChange(requestNewCard),
    keyed: true,
    start: { reason: null as ReplacementReason | null },
    read: ({ reason }) =>
      reason === null ? { faults: { reason: 'missing' } } : { request: { card: card.id, reason } },
    say: { missing: words.missing },
  });
  const { reason } = request.draft;
  const ask = async () => {
    if (reason === null) return;
    activation.forget();
    await request.send({ card: card.id, reason });
  };
  if (card.replacement !== null) {
    return (
      <OnItsWay
        replacement={card.replacement}
        isNews={request.answer !== undefined}
        isBusy={activation.busy}
        error={activation.error}
        onActivate={() => {
          request.reset({ reason: null });
          void activation.send({ card: card.id });
        }}
      />
    );
  }
  const locks = reason === 'lost' || reason === 'stolen';
  // Actions that lock a card are confirmed first.
  const shown = locks ? { ...request, submit: () => setAsked(!request.busy) } : request;
  return (
    <div className="grid gap-5">
      {activation.answer && (
        <Announced>
          <Banner tone="positive" role="status" title={words.activated} />
        </Announced>
      )}
      <BankForm
        form={shown}
        submit={locks ? words.requestAndLock : words.request}
        submitting={words.requesting}
        tone={locks ? 'danger' : 'primary'}
      >
        <ChoiceCards
          label={words.question}
          layout="rows"
          value={reason}
          onValueChange={(chosen) => request.change({ reason: chosen })}
          choices={reasons.map((value) => ({
            value,
            label: words.reasons[value].name,
            detail: words.reasons[value].detail,
          }))}
          error={request.errorAt('reason')}
        />
        <p className="text-small text-muted">{words.delivery(deliveryDaysMax)}</p>
      </BankForm>
      {locks && (
        <ReportDialog
          card={card}
          reason={reason}
          open={isAsked}
          onOpenChange={setAsked}
          onConfirm={() => void ask()}
        />
      )}
    </div>
  );
}

interface OnItsWayProps {
  replacement: Replacement;
  /** Whether the member has just asked for it. */
  isNews: boolean;
  isBusy: boolean;
  error: unknown;
  onActivate: () => void;
}

function OnItsWay({ replacement, isNews, isBusy, error, onActivate }: OnItsWayProps) {
  const words = useWords(cardsWords).replace;
  const { cardNumber, expiryDate, arrivesBy, reason } = replacement;
  const title = <Banner tone="info" role="status" title={words.requested} />;
  return (
    <div className="grid gap-5">
      {isNews ? <Announced>{title}</Announced> : title}
      <DetailList>
        <Detail label={words.newNumber} figures>
          {cardNumber}
        </Detail>
        <Detail label={words.newExpiry} figures>
          {expiryDate}
        </Detail>
        <Detail label={words.arrivesBy}>{formatDate(arrivesBy)}</Detail>
        <Detail label={words.reason}>{words.reasons[reason].name}</Detail>
      </DetailList>
      <p className="text-small text-muted">
        {words.arrived(cardNumber.slice(-4))} {words.oldCard[reason]}
      </p>
      {reason === 'damaged' && (
        <p className="text-small text-muted">{words.goneMeanwhile(brand.phone)}</p>
      )}
      {error !== null && <ProblemBanner error={error} />}
      <Button busy={isBusy} onClick={onActivate} className="justify-self-start">
        {isBusy ? words.activating : words.activate}
      </Button>
    </div>
  );
}

/** The focused button is gone; the content that it led to takes the focus, so that the dialog keeps it. */
function Announced({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useFocusInPlace(() => place.current?.focus());
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

interface ReportDialogProps extends DialogOpen {
  card: Card;
  reason: 'lost' | 'stolen';
  onConfirm: () => void;
}

function ReportDialog({ card, reason, onConfirm, ...dialog }: ReportDialogProps) {
  const words = useWords(cardsWords);
  const { report } = words;
  const confirm = () => {
    dialog.onOpenChange(false);
    onConfirm();
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={report.title[reason]}
      description={words.named(card.type, card.cardNumber)}
      size="small"
      keep={report.cancel}
      actions={[{ label: report.confirm[reason], onSelect: confirm }]}
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>{report.locked}</li>
        <li>{report.newCard(deliveryDaysMax)}</li>
        <li>{report.merchants}</li>
      </ul>
      <p className="mt-3 text-small text-muted">{report.lockInstead}</p>
    </ConfirmDialog>
  );
}
