import { forecastDays } from '#contract/forecast/forecast-terms.ts';
import { addDays } from '#contract/time/days.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { MarkShape } from '../design-system/charts/point-marks.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { formatDay } from '../language/format.ts';
import { useLanguage } from '../language/language.ts';
import { useWords } from '../language/sentences.ts';
import { markOf } from './course.tsx';
import { type ComingDay, weekdayName } from './days.ts';
import { forecastWords } from './words.ts';

interface DaysCalendarProps {
  today: LocalDate;
  items: readonly ComingDay[];
  chosen: LocalDate | null;
  onChoose: (day: LocalDate | null) => void;
}

/** The weeks of the next 30 days, from Sunday. A day with something due can be chosen. */
export function DaysCalendar({ today, items, chosen, onChoose }: DaysCalendarProps) {
  const words = useWords(forecastWords);
  const language = useLanguage();
  const byDay = Map.groupBy(items, ({ date }) => date);
  const weeks = weeksFrom(today);
  return (
    <table className="w-full table-fixed border-separate border-spacing-1 text-center">
      <caption className="sr-only">{words.calendar}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className="pb-1 text-caption font-medium text-muted">
              <abbr title={weekdayName(day, 'long', language)} className="no-underline">
                {weekdayName(day, 'short', language)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className="h-13 p-0 align-top">
                <Day
                  day={day}
                  today={today}
                  items={byDay.get(day) ?? []}
                  isChosen={day === chosen}
                  onChoose={onChoose}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: LocalDate;
  today: LocalDate;
  items: readonly ComingDay[];
  isChosen: boolean;
  onChoose: (day: LocalDate | null) => void;
}

function Day({ day, today, items, isChosen, onChoose }: DayProps) {
  const words = useWords(forecastWords);
  const isOutside = day < today || day > addDays(today, forecastDays);
  const number = (
    <span className={classNames(day === today && 'font-bold')}>{dayOfMonth(day)}</span>
  );
  if (items.length === 0) {
    return (
      <span
        aria-current={day === today ? 'date' : undefined}
        className={classNames(cell, isOutside ? 'invisible' : 'text-muted')}
      >
        {number}
      </span>
    );
  }
  const mark = markOf(items);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-current={day === today ? 'date' : undefined}
      aria-label={words.onDay(
        formatDay(day, today),
        items.map((one) => one.description).join(', '),
      )}
      onClick={() => onChoose(isChosen ? null : day)}
      className={classNames(
        cell,
        'w-full border font-medium text-ink',
        isChosen ? 'border-brand bg-sunken' : 'border-line bg-raised hover:bg-sunken',
      )}
    >
      {number}
      <span className="flex items-center gap-0.5">
        {mark && <MarkShape mark={mark} />}
        {items.length > 1 && <span className="text-caption text-muted">{items.length}</span>}
      </span>
    </button>
  );
}

const cell =
  'figures flex h-13 flex-col items-center justify-center gap-1 rounded-control text-small';

function dayOfMonth(day: LocalDate): number {
  return Number(day.slice(-2));
}

/** Whole weeks from the Sunday before today to the Saturday after the last day. */
function weeksFrom(today: LocalDate): LocalDate[][] {
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  const count = Math.ceil((weekday + forecastDays + 1) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(today, week * 7 + day - weekday)),
  );
}
