import { addDays } from '#contract/time/days.ts';
import { useQuery } from '@tanstack/react-query';
import { forecastDays } from '#contract/forecast/forecast-terms.ts';
import { cents } from '#contract/money/cents.ts';
import { accountsQuery, balanceHistoryQuery } from '../accounts/queries.ts';
import { PanelLine } from '../design-system/charts/panel-line.tsx';
import { Balance, useBalancesHidden } from '../design-system/parts/money.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { forecastQuery } from '../forecast/queries.ts';
import { forecastWords } from '../forecast/words.ts';
import { formatDate, formatMoney, formatMonthDay, formatShortDay } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useTabs } from '../navigation/tabs.ts';
import { sinceFirstMoney } from './first-days.ts';
import { daysAhead, daysBefore, movablePast } from './hero-course.ts';
import { dashboardWords } from './words.ts';

/**
 * The balance of 90 days and of the next 30, with expected income and the lowest point named; nothing for a member without
 * a course yet. *Coming up*, further down, asks for the forecast, so that the past never waits for it.
 */
export function HeroLine() {
  const words = useWords(dashboardWords).hero;
  const coming = useWords(forecastWords);
  const { openPlace } = useTabs();
  const [hidden] = useBalancesHidden();
  const { data: history } = useQuery(balanceHistoryQuery(daysBefore));
  const { data: accounts } = useQuery(accountsQuery);
  const { data: forecast } = useQuery({ ...forecastQuery, enabled: false });
  const course = history && sinceFirstMoney(history);
  if (course === undefined || course === null || accounts === undefined) return null;
  const { days, total } = movablePast(course, accounts.accounts);
  const [firstDay, today] = [days[0], days.at(-1)];
  if (firstDay === undefined || today === undefined) return null;
  const { totals, lowest, income } = daysAhead(forecast);
  const lowestDay = lowest && formatShortDay(addDays(today, lowest.day));
  const lowestSaid =
    lowest && lowestDay !== null
      ? hidden
        ? coming.leastHidden(lowestDay)
        : coming.least(formatMoney(lowest.amount), lowestDay)
      : null;
  const said = hidden
    ? words.lineHidden(formatDate(firstDay))
    : words.line(
        formatMoney(total[0] ?? cents(0)),
        formatDate(firstDay),
        formatMoney(total.at(-1) ?? cents(0)),
      );
  return (
    <PanelLine
      summary={[said, ...(lowestSaid === null ? [] : [`${lowestSaid}.`])].join(' ')}
      past={total}
      ahead={totals}
      room={{ before: daysBefore - 1, after: forecastDays }}
      // The name of a lowest point of today has the word already.
      today={lowest?.day === 0 ? '' : words.today}
      income={income.map(({ day, item }) => ({
        day,
        name: (
          <>
            {formatMonthDay(item.date)} <span className="max-sm:hidden">{item.description}</span>{' '}
            <Balance
              kind="amount"
              amount={item.amount}
              sign="always"
              whole
              className="text-current!"
            />
          </>
        ),
      }))}
      lowest={
        lowest && {
          day: lowest.day,
          name: <TextButton onClick={() => openPlace('plan')}>{lowestSaid}</TextButton>,
        }
      }
    />
  );
}
