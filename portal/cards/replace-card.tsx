import { type ReactNode, type SubmitEvent, Suspense, useRef, useState } from 'react';
import { deliveryDaysMax } from '#contract/cards/card-terms.ts';
import type { Card, Replacement, ReplacementReason } from '#contract/cards/cards.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { ChoiceCards } from '../design-system/parts/choice-cards.tsx';
import { lazyDialog } from '../design-system/parts/lazy-dialog.tsx';
import { useFocusInPlace } from '../design-system/parts/use-focus-in-place.ts';
import { brand } from '../browser/brand.ts';
import { activateNewCard, requestNewCard } from './queries.ts';
import { cardsWords } from './words.ts';
import { formatDate } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Detail, DetailList } from '../design-system/composed/detail-list.tsx';
import { useCardChange } from './limit-form.tsx';
import { useIntentKey } from '../queries/use-intent-key.ts';

const ReportDialog = lazyDialog(() => import('./report-dialog.tsx'));

const reasons: readonly ReplacementReason[] = ['lost', 'stolen', 'damaged'];

/** Asks for a new card; while one is on its way, says so and lets the member put it into use (R-D10). */
export function ReplaceCard({ card }: { card: Card }) {
  const words = useWords(cardsWords).replace;
  const request = useCardChange(requestNewCard);
  const activation = useCardChange(activateNewCard);
  const intent = useIntentKey();
  const ask = (reason: ReplacementReason) => {
    activation.reset();
    const wanted = { card: card.id, reason };
    request.mutate({ ...wanted, intentKey: intent.keyFor(wanted) }, { onSuccess: intent.done });
  };
  if (card.replacement !== null) {
    return (
      <OnItsWay
        replacement={card.replacement}
        isNews={request.isSuccess}
        isBusy={activation.isPending}
        error={activation.error}
        onActivate={() => {
          request.reset();
          activation.mutate(card.id);
        }}
      />
    );
  }
  return (
    <div className="grid gap-5">
      {activation.isSuccess && (
        <Announced>
          <Banner tone="positive" role="status" title={words.activated} />
        </Announced>
      )}
      <RequestForm card={card} isBusy={request.isPending} error={request.error} onRequest={ask} />
    </div>
  );
}

interface RequestFormProps {
  card: Card;
  isBusy: boolean;
  error: Error | null;
  onRequest: (reason: ReplacementReason) => void;
}

function RequestForm({ card, isBusy, error, onRequest }: RequestFormProps) {
  const words = useWords(cardsWords).replace;
  const [reason, setReason] = useState<ReplacementReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isAsked, setAsked] = useState<boolean | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason === null || isBusy) return;
    if (reason === 'damaged') onRequest(reason);
    else setAsked(true);
  };
  const locks = reason === 'lost' || reason === 'stolen';
  const label = locks ? words.requestAndLock : words.request;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <ChoiceCards
        label={words.question}
        layout="rows"
        value={reason}
        onValueChange={(value) => {
          setReason(value);
          setMissing(false);
        }}
        choices={reasons.map((value) => ({
          value,
          label: words.reasons[value].name,
          detail: words.reasons[value].detail,
        }))}
        error={isMissing ? words.missing : undefined}
      />
      <p className="text-small text-muted">{words.delivery(deliveryDaysMax)}</p>
      {error !== null && <ProblemBanner error={error} />}
      <Button
        type="submit"
        tone={locks ? 'danger' : 'primary'}
        busy={isBusy}
        className="justify-self-start"
      >
        {isBusy ? words.requesting : label}
      </Button>
      {isAsked !== null && locks && (
        <Suspense fallback={null}>
          <ReportDialog
            card={card}
            reason={reason}
            open={isAsked}
            onOpenChange={setAsked}
            onConfirm={() => onRequest(reason)}
          />
        </Suspense>
      )}
    </form>
  );
}

interface OnItsWayProps {
  replacement: Replacement;
  /** Whether the member has just asked for it. */
  isNews: boolean;
  isBusy: boolean;
  error: Error | null;
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
        <Detail label={words.newNumber}>
          <span className="figures">{cardNumber}</span>
        </Detail>
        <Detail label={words.newExpiry}>
          <span className="figures">{expiryDate}</span>
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

/** The button that had the focus is gone; what it led to takes it, so that the dialog keeps it. */
function Announced({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useFocusInPlace(() => place.current?.focus());
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
