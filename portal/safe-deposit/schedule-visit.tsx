import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import type { Visit } from '#contract/safe-deposit/safe-deposit.ts';
import { Button } from '../design-system/parts/button.tsx';
import { DialogActions } from '../design-system/parts/dialog-actions.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { controlOf } from '../design-system/parts/use-draft.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { useKeyedRequest } from '../queries/use-keyed-request.ts';
import { changeShownVisits, scheduleVisit, visitDayQuery } from './queries.ts';
import { formatDate, formatTime } from '../language/format.ts';
import { safeDepositWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { DialogView } from '../design-system/composed/dialog-view.tsx';
import { SectionProblem } from '../design-system/composed/section-problem.tsx';
import { faultOfDay, faultsOfRefusal, type VisitFaults } from './visit-draft.ts';

interface ScheduleVisitProps {
  onBack: () => void;
  /** Given the sentence that says what was scheduled. */
  onDone: (said: string) => void;
}

/** A day within the next weeks and one of its free half hours. */
export function ScheduleVisit({ onBack, onDone }: ScheduleVisitProps) {
  const all = useWords(safeDepositWords);
  const words = all.visit;
  // The first day that has a time, until another is chosen; empty while the field holds none.
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const [time, setTime] = useState('');
  const [faults, setFaults] = useState<VisitFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const { outcome, busy, send, forget } = useKeyedRequest(
    {
      ...scheduleVisit,
      onSuccess: (visit) => changeShownVisits(queries, (visits) => withVisit(visits, visit)),
    },
    () => refreshAfter(queries, 'visit'),
  );
  const first = useQuery(visitDayQuery(null));
  const chosen = useQuery({
    ...visitDayQuery(chosenDay),
    enabled: chosenDay !== '',
  });
  const shown = chosenDay === null ? first : chosen;
  const dayFault =
    faults.day ?? (chosenDay !== '' && shown.data ? faultOfDay(shown.data) : undefined);
  const free = shown.data?.slots.filter((slot) => slot.free) ?? [];
  const slot =
    chosenDay === '' ? undefined : free.find(({ startsAt }) => String(startsAt) === time);

  const changed = () => {
    setFaults({});
    forget();
  };

  const show = (found: VisitFaults) => {
    setFaults(found);
    controlOf(form.current, found.day === undefined ? 'time' : 'day')?.focus();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (chosenDay === '') {
      const half = controlOf(form.current, 'day')?.validity.badInput === true;
      show({ day: half ? 'date wrong' : 'date needed' });
      return;
    }
    if (slot === undefined) {
      show(dayFault === undefined ? { time: 'time needed' } : { day: dayFault });
      return;
    }
    const came = await send({ startsAt: slot.startsAt });
    if (came.kind === 'refused') show(faultsOfRefusal(came.error));
    if (came.kind === 'done') {
      const { day, startsAt } = came.answer;
      onDone(words.done(formatDate(day), formatTime(startsAt)));
    }
  };

  return (
    <DialogView heading={words.heading} detail={words.detail} back={all.back} onBack={onBack}>
      {shown.isError && !shown.data ? (
        <SectionProblem title={words.timesFailed} query={shown} />
      ) : (
        <form
          ref={form}
          noValidate
          autoComplete="off"
          aria-label={words.heading}
          onSubmit={(event) => void submit(event)}
          className="grid gap-5"
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label={words.day}
              name="day"
              type="date"
              min={first.data?.earliest}
              max={first.data?.latest}
              value={chosenDay ?? first.data?.day ?? ''}
              onChange={(event) => {
                setChosenDay(event.currentTarget.value);
                setTime('');
                changed();
              }}
              error={dayFault && words.faults[dayFault]}
            />
            <SelectField
              label={words.time}
              name="time"
              placeholder={
                shown.isPending && chosenDay !== '' ? words.loadingTimes : words.chooseTime
              }
              value={slot ? time : ''}
              onValueChange={(value) => {
                setTime(value);
                changed();
              }}
              choices={
                chosenDay === ''
                  ? []
                  : free.map(({ startsAt }) => ({
                      value: String(startsAt),
                      label: formatTime(startsAt),
                    }))
              }
              error={faults.time && words.faults[faults.time]}
            />
          </div>
          {(outcome.kind === 'refused' || outcome.kind === 'not known') && (
            <ProblemBanner error={outcome.error} />
          )}
          <DialogActions>
            <Button type="submit" busy={busy}>
              {busy ? words.submitting : words.submit}
            </Button>
          </DialogActions>
        </form>
      )}
    </DialogView>
  );
}

function withVisit(visits: readonly Visit[], visit: Visit): Visit[] {
  return [...visits.filter(({ id }) => id !== visit.id), visit].toSorted(
    (one, other) => one.startsAt - other.startsAt,
  );
}
