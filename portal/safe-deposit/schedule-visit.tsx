import { useQuery } from '@tanstack/react-query';
import type { Visit } from '#contract/safe-deposit/safe-deposit.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { refreshAfter } from '../queries/refresh.ts';
import { changeShownVisits, scheduleVisit, visitDayQuery } from './queries.ts';
import { BankForm } from '../forms/bank-form.tsx';
import type { Reading } from '../forms/form-state.ts';
import { useBankForm } from '../forms/use-bank-form.ts';
import { formatDate, formatTime } from '../language/format.ts';
import { safeDepositWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { DialogView } from '../design-system/composed/dialog-view.tsx';
import { faultOfDay, faultsOfRefusal, type VisitFault } from './visit-draft.ts';
import { SectionProblem } from '../design-system/composed/loaded.tsx';

type VisitReading = Reading<
  { day: string | null; time: string },
  { startsAt: EpochMs },
  VisitFault
>;

interface ScheduleVisitProps {
  onBack: () => void;
  onDone: (said: string) => void;
}

/** A day within the next weeks and one of its free half hours. */
export function ScheduleVisit({ onBack, onDone }: ScheduleVisitProps) {
  const all = useWords(safeDepositWords);
  const words = all.visit;
  const form = useBankForm({
    procedure: {
      ...scheduleVisit,
      onSuccess: (visit, _, __, { client }) =>
        changeShownVisits(client, (visits) => withVisit(visits, visit)),
    },
    keyed: true,
    refresh: (queries) => refreshAfter(queries, 'visit'),
    // The first day that has a time, until another is chosen; empty while the field holds none.
    start: { day: null as string | null, time: '' },
    read: ({ day }, { control }): VisitReading => {
      if (day === '') {
        const half = control('day')?.validity.badInput === true;
        return { faults: { day: half ? 'date wrong' : 'date needed' } };
      }
      if (slot !== undefined) return { request: { startsAt: slot.startsAt } };
      return dayFault === undefined
        ? { faults: { time: 'time needed' } }
        : { faults: { day: dayFault } };
    },
    at: faultsOfRefusal,
    say: words.faults,
    standing: () => ({}),
    done: ({ day, startsAt }) => onDone(words.done(formatDate(day), formatTime(startsAt))),
  });
  const { day: chosenDay, time } = form.draft;
  const first = useQuery(visitDayQuery(null));
  const chosen = useQuery({ ...visitDayQuery(chosenDay), enabled: chosenDay !== '' });
  const shown = chosenDay === null ? first : chosen;
  const dayFault = chosenDay !== '' && shown.data ? faultOfDay(shown.data) : undefined;
  const free = shown.data?.slots.filter(({ free: isFree }) => isFree) ?? [];
  const slot =
    chosenDay === '' ? undefined : free.find(({ startsAt }) => String(startsAt) === time);

  return (
    <DialogView heading={words.heading} detail={words.detail} back={all.back} onBack={onBack}>
      {shown.isError && !shown.data ? (
        <SectionProblem title={words.timesFailed} query={shown} />
      ) : (
        <BankForm
          form={form}
          autoComplete="off"
          aria-label={words.heading}
          buttons="dialog"
          submit={words.submit}
          submitting={words.submitting}
          saysAll
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label={words.day}
              name="day"
              type="date"
              min={first.data?.earliest}
              max={first.data?.latest}
              value={chosenDay ?? first.data?.day ?? ''}
              onChange={(event) => form.change({ day: event.currentTarget.value, time: '' })}
              error={form.errorAt('day') ?? (dayFault && words.faults[dayFault])}
            />
            <SelectField
              label={words.time}
              {...form.value('time')}
              placeholder={
                shown.isPending && chosenDay !== '' ? words.loadingTimes : words.chooseTime
              }
              value={slot ? time : ''}
              choices={
                chosenDay === ''
                  ? []
                  : free.map(({ startsAt }) => ({
                      value: String(startsAt),
                      label: formatTime(startsAt),
                    }))
              }
            />
          </div>
        </BankForm>
      )}
    </DialogView>
  );
}

function withVisit(visits: readonly Visit[], visit: Visit): Visit[] {
  return [...visits.filter(({ id }) => id !== visit.id), visit].toSorted(
    (one, other) => one.startsAt - other.startsAt,
  );
}
