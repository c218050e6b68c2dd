import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { placeMaxLength, travelDaysMax } from '#contract/cards/card-terms.ts';
import type { CardId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { addTravelNotice, travelNoticesQuery } from './queries.ts';
import { cardsWords } from './words.ts';
import { localToday } from '../language/format.ts';
import { useExplain } from '../language/refusals.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useIntentKey } from '../queries/use-intent-key.ts';
import { isRefusal } from '../bank-client/refusals.ts';

const empty: Record<TravelField, string> = { place: '', from: '', to: '' };

/** Adds a notice of one trip. */
export function TravelForm({ card }: { card: CardId }) {
  const words = useWords(cardsWords).travel;
  const explain = useExplain();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(empty);
  const [missing, setMissing] = useState<TravelField | null>(null);
  const intent = useIntentKey();
  const fields = {
    place: useRef<HTMLInputElement>(null),
    from: useRef<HTMLInputElement>(null),
    to: useRef<HTMLInputElement>(null),
  };
  const addition = useMutation({
    ...addTravelNotice,
    onSuccess: async () => {
      intent.done();
      setDraft(empty);
      await queries.invalidateQueries({ queryKey: travelNoticesQuery(card).queryKey });
    },
    onError: (error) => {
      const field = fieldOfTravelRefusal(error);
      if (field !== null) fields[field].current?.focus();
    },
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (addition.isPending) return;
    const place = draft.place.trim();
    const lacking = (['place', 'from', 'to'] as const).find((field) => draft[field].trim() === '');
    setMissing(lacking ?? null);
    if (lacking !== undefined) {
      fields[lacking].current?.focus();
      return;
    }
    // A date field holds a day that exists, or nothing.
    const trip = { card, place, from: draft.from as LocalDate, to: draft.to as LocalDate };
    addition.mutate({ ...trip, intentKey: intent.keyFor(trip) });
  };

  const refusedField = fieldOfTravelRefusal(addition.error);
  const control = (field: TravelField) => ({
    ref: fields[field],
    value: draft[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setDraft({ ...draft, [field]: event.currentTarget.value });
      setMissing(null);
      addition.reset();
    },
    error: errorAt(field),
  });
  function errorAt(field: TravelField): string | undefined {
    if (missing === field) return field === 'place' ? words.placeMissing : words.dayMissing;
    if (refusedField !== field) return undefined;
    const { title, detail } = explain(addition.error);
    return [title, detail].filter(Boolean).join(' ');
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5 border-t border-line pt-5">
      <TextField
        label={words.place}
        maxLength={placeMaxLength}
        autoComplete="off"
        {...control('place')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={words.from} type="date" min={localToday()} {...control('from')} />
        <TextField
          label={words.to}
          type="date"
          min={draft.from || localToday()}
          hint={words.daysHint(travelDaysMax)}
          {...control('to')}
        />
      </div>
      {addition.error !== null && refusedField === null && <ProblemBanner error={addition.error} />}
      {addition.isSuccess && <Banner tone="positive" role="status" title={words.added} />}
      <Button type="submit" busy={addition.isPending} className="justify-self-start">
        {addition.isPending ? words.adding : words.add}
      </Button>
    </form>
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
