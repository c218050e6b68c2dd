import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { Forecast } from '#contract/forecast/forecast.ts';
import { forecastDays } from '#contract/forecast/forecast-terms.ts';
import { addDays } from '#contract/time/days.ts';
import type { Subscription } from '#contract/transactions/cash-flow.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { accountsQuery } from '../accounts/queries.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { Badge } from '../design-system/parts/badge.tsx';
import { ListRow } from '../design-system/parts/list-row.tsx';
import { Money, useBalancesHidden } from '../design-system/parts/money.tsx';
import { Skeleton, Skeletons } from '../design-system/parts/states.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { formatDate, formatDay, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { Course } from './course.tsx';
import { cardCharges, type ComingDay } from './days.ts';
import { DaysCalendar } from './days-calendar.tsx';
import { forecastQuery } from './queries.ts';
import { forecastWords } from './words.ts';
import { CardOrDialog, type MaybeDialog } from '../navigation/place-dialog.tsx';

/** The next 30 days: the course of the balances, the low of each account, and the items that move them. */
export default function NextDays(asked: MaybeDialog) {
  const words = useWords(forecastWords);
  return (
    <CardOrDialog {...asked} id="next-days" place="plan" words={words} startsAtTop>
      <Days />
    </CardOrDialog>
  );
}

function Days() {
  const words = useWords(forecastWords);
  const query = useQuery(forecastQuery);
  const accounts = useQuery(accountsQuery).data?.accounts ?? [];
  return (
    <Loaded query={query} words={words} skeleton={<Skeletons shapes={['h-60', 'h-16', 'h-40']} />}>
      {(forecast) => (
        <div className="grid grid-cols-1 gap-6">
          <Shortened forecast={forecast} />
          <Course forecast={forecast} />
          <LowestPoints forecast={forecast} accounts={accounts} />
          <Items items={forecast.items} accounts={accounts} />
        </div>
      )}
    </Loaded>
  );
}

interface ComingDaysProps {
  /** Null while they are not known. */
  subscriptions: readonly Subscription[] | null;
}

/** What comes in the next 30 days, also by card: a calendar, and the items beside or below it, soonest first. */
export function ComingDays({ subscriptions }: ComingDaysProps) {
  const words = useWords(forecastWords);
  const query = useQuery(forecastQuery);
  const accounts = useQuery(accountsQuery).data?.accounts ?? [];
  const [chosen, setChosen] = useState<LocalDate | null>(null);
  const skeleton = <Skeleton className="h-60" />;
  return (
    <Loaded query={query} words={words} skeleton={skeleton}>
      {(forecast) => {
        if (subscriptions === null) return skeleton;
        const charges = cardCharges(subscriptions, forecast);
        const items = [...forecast.items, ...charges].toSorted((one, other) =>
          one.date.localeCompare(other.date),
        );
        const { today } = forecast;
        const day = items.some(({ date }) => date === chosen) ? chosen : null;
        return (
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            {items.length > 0 && (
              <DaysCalendar today={today} items={items} chosen={day} onChoose={setChosen} />
            )}
            <div className="grid gap-5">
              {day !== null && (
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <p aria-live="polite" className="font-semibold">
                    {formatDay(day, today)}
                  </p>
                  <TextButton onClick={() => setChosen(null)}>{words.allDays}</TextButton>
                </div>
              )}
              <Items
                items={day === null ? items : items.filter(({ date }) => date === day)}
                accounts={accounts}
              />
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}

function Shortened({ forecast: { today, until } }: { forecast: Forecast }) {
  const words = useWords(forecastWords);
  if (until >= addDays(today, forecastDays)) return null;
  return <p>{words.onlyUntil(formatDate(until))}</p>;
}

interface PartProps {
  accounts: readonly Account[];
}

function LowestPoints({ forecast, accounts }: PartProps & { forecast: Forecast }) {
  const words = useWords(forecastWords);
  const [hidden] = useBalancesHidden();
  return (
    <ul className="grid gap-1 text-small text-muted">
      {forecast.accounts.map(({ account, lowest }) => {
        if (lowest === null) return null;
        const { available, date } = lowest;
        const name = nameOf(accounts, account);
        return (
          <li key={account}>
            {hidden
              ? words.lowestHidden(name, formatDate(date))
              : words.lowest(name, formatMoney(available), formatDate(date))}
          </li>
        );
      })}
    </ul>
  );
}

function Items({ items, accounts }: PartProps & { items: readonly ComingDay[] }) {
  const words = useWords(forecastWords);
  if (items.length === 0) return <p className="text-muted">{words.none}</p>;
  return (
    <section aria-label={words.comes}>
      <ul className="divide-y divide-line overflow-clip rounded-control border border-line">
        {items.map((item) => (
          <ListRow
            key={item.key}
            title={item.description}
            detail={[
              formatDay(item.date),
              item.account === null ? words.byCard : nameOf(accounts, item.account),
              ...(item.kind === 'recurring' ? [words.likely] : []),
            ].join(' · ')}
            end={
              <div className="grid justify-items-end gap-1">
                <Money amount={item.amount} sign="always" />
                {!item.happens && <Badge tone="danger">{words.fails}</Badge>}
              </div>
            }
          />
        ))}
      </ul>
    </section>
  );
}

function nameOf(accounts: readonly Account[], id: Account['id']): string {
  return accounts.find((account) => account.id === id)?.name ?? '';
}
