import { placeMaxLength, travelDaysMax } from '#contract/cards/card-terms.ts';
import type { CardId } from '#contract/text/ids.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { localToday } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { addTravelNotice, travelNoticesQuery } from './queries.ts';
import { cardsWords } from './words.ts';

const empty: Record<TravelField, string> = { place: '', from: '', to: '' };

/** Adds a notice of one trip. */
export function TravelForm({ card }: { card: CardId }) {
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
