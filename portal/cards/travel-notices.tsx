import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { Card, TravelNotice } from '#contract/cards/cards.ts';
import type { CardId } from '#contract/text/ids.ts';
import { newIntentKey } from '../bank-client/intent-key.ts';
import { IconButton } from '../design-system/parts/icon-button.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { useUndo } from '../design-system/parts/undo.ts';
import { addTravelNotice, removeTravelNotice, travelNoticesQuery } from './queries.ts';
import { cardsWords } from './words.ts';
import { formatDate, localToday } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { placeMaxLength, travelDaysMax } from '#contract/cards/card-terms.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';

/** Where the card will be used: the trips that are known, and a form for another. */
export function TravelNotices({ card }: { card: Card }) {
  const words = useWords(cardsWords).travel;
  return (
    <div className="grid gap-6">
      <p className="text-small text-muted">{words.intro}</p>
      <Trips card={card.id} />
      <TravelForm card={card.id} />
    </div>
  );
}

function Trips({ card }: { card: CardId }) {
  const words = useWords(cardsWords).travel;
  const queries = useQueryClient();
  const query = useQuery(travelNoticesQuery(card));
  const heading = useRef<HTMLHeadingElement>(null);
  const reload = () => queries.invalidateQueries({ queryKey: travelNoticesQuery(card).queryKey });
  const undo = useUndo();
  const restoring = useMutation({ ...addTravelNotice, onSettled: reload });
  const removal = useMutation({
    ...removeTravelNotice,
    onSuccess: async (_, { notice }) => {
      const removed = query.data?.find(({ id }) => id === notice);
      await reload();
      // The button that had the focus is gone with its trip.
      heading.current?.focus();
      if (removed === undefined) return;
      const { place, from, to } = removed;
      const again = { card, intentKey: newIntentKey(), place, from, to };
      showToast({
        title: words.removed(place),
        action: undo(() => restoring.mutateAsync(again)),
      });
    },
  });
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-16" />}>
      {(notices) => (
        <section aria-labelledby="trips" className="grid gap-3">
          <h3
            id="trips"
            ref={heading}
            tabIndex={-1}
            className="text-small font-semibold outline-none"
          >
            {words.heading}
          </h3>
          {notices.length === 0 && <p className="text-small text-muted">{words.none}</p>}
          <ul className="divide-y divide-line">
            {notices.map((notice) => (
              <Trip
                key={notice.id}
                notice={notice}
                onRemove={() => {
                  if (!removal.isPending) removal.mutate({ card, notice: notice.id });
                }}
              />
            ))}
          </ul>
          {removal.error !== null && (
            <ProblemBanner error={removal.error} title={words.notRemoved} />
          )}
        </section>
      )}
    </Loaded>
  );
}

function Trip({ notice, onRemove }: { notice: TravelNotice; onRemove: () => void }) {
  const words = useWords(cardsWords).travel;
  const { place, from, to } = notice;
  return (
    <li className="flex items-center justify-between gap-4 py-1.5">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{place}</p>
        <p className="text-small text-muted">{words.days(formatDate(from), formatDate(to))}</p>
      </div>
      <IconButton icon={Trash2} label={words.removeOf(place)} onClick={onRemove} />
    </li>
  );
}

const empty: Record<TravelField, string> = { place: '', from: '', to: '' };

function TravelForm({ card }: { card: CardId }) {
  const words = useWords(cardsWords).travel;
  const form = useBankForm({
    procedure: addTravelNotice,
    keyed: true,
    refresh: (queries) => queries.invalidateQueries(travelNoticesQuery(card)),
    start: empty,
    read: ({ place, from, to }) => {
      if (place.trim() === '') return { faults: { place: 'place missing' } };
      if (from === '') return { faults: { from: 'day missing' } };
      if (to === '') return { faults: { to: 'day missing' } };
      // A date field holds a day that exists, or nothing.
      const days = { from: from as LocalDate, to: to as LocalDate };
      return { request: { card, place: place.trim(), ...days } };
    },
    at: (refusal) => {
      const field = fieldOfTravelRefusal(refusal);
      return field === null ? {} : { [field]: refusal };
    },
    standing: () => ({}),
    say: { 'place missing': words.placeMissing, 'day missing': words.dayMissing },
    next: () => empty,
  });

  return (
    <BankForm
      form={form}
      className="grid gap-5 border-t border-line pt-5"
      submit={words.add}
      submitting={words.adding}
      news={form.answer && <Banner tone="positive" role="status" title={words.added} />}
    >
      <TextField
        label={words.place}
        maxLength={placeMaxLength}
        autoComplete="off"
        {...form.text('place')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={words.from} type="date" min={localToday()} {...form.text('from')} />
        <TextField
          label={words.to}
          type="date"
          min={form.draft.from || localToday()}
          hint={words.daysHint(travelDaysMax)}
          {...form.text('to')}
        />
      </div>
    </BankForm>
  );
}

type TravelField = 'place' | 'from' | 'to';

/** The control that a refused notice must be mended at; null for any other error. */
export function fieldOfTravelRefusal(error: unknown): TravelField | null {
  if (!isRefusal(error)) return null;
  switch (error.code) {
    case 'PLACE_WRONG':
      return 'place';
    case 'TRAVEL_IN_THE_PAST':
    case 'TRAVEL_TOO_FAR_AHEAD':
      return 'from';
    case 'TRAVEL_ENDS_BEFORE_IT_BEGINS':
    case 'TRAVEL_TOO_LONG':
      return 'to';
    default:
      return null;
  }
}
