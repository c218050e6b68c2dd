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
import { formatDate } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { TravelForm } from './travel-form.tsx';

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
