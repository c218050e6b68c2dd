import { useQuery } from '@tanstack/react-query';
import type { ComingItem, Forecast } from '#contract/forecast/forecast.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { Face } from '../design-system/faces/face.tsx';
import { Badge } from '../design-system/parts/badge.tsx';
import { TitledCard } from '../design-system/parts/card.tsx';
import { ListRow } from '../design-system/parts/list-row.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { forecastQuery } from '../forecast/queries.ts';
import { forecastWords } from '../forecast/words.ts';
import { formatMonthDay } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useTabs } from '../navigation/tabs.ts';
import { dashboardWords } from './words.ts';

const shownCount = 4;

/** The next payments, transfers and expected income, and the way to all of them. */
export default function ComingUp() {
  const words = useWords(forecastWords);
  const { calendar } = useWords(dashboardWords);
  const { openPlace } = useTabs();
  const query = useQuery(forecastQuery);
  return (
    <TitledCard
      id="coming-up"
      heading={words.comes}
      action={
        <TextButton className="text-small" onClick={() => openPlace('upcoming')}>
          {calendar}
        </TextButton>
      }
      bodyClassName=""
    >
      <Loaded
        query={query}
        words={words}
        skeleton={
          <ul className="divide-y divide-line">
            {Array.from({ length: shownCount }, (_, index) => (
              <ListRow
                key={index}
                face={<Skeleton className="size-10" />}
                title={<Skeleton className="my-1 h-4 w-40 max-w-full" />}
                detail={<Skeleton className="my-0.5 h-4 w-20" />}
              />
            ))}
          </ul>
        }
      >
        {(forecast) => <Items forecast={forecast} />}
      </Loaded>
    </TitledCard>
  );
}

function Items({ forecast: { items } }: { forecast: Forecast }) {
  const words = useWords(forecastWords);
  if (items.length === 0) {
    return <p className="px-4 py-3 text-small text-muted sm:px-5">{words.none}</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {items.slice(0, shownCount).map((item) => (
        <Item key={item.key} item={item} />
      ))}
    </ul>
  );
}

function Item({ item }: { item: ComingItem }) {
  const words = useWords(forecastWords);
  const { description, date, kind, amount, happens } = item;
  return (
    <ListRow
      face={<Face kind={kind === 'transfer' ? 'between' : 'payee'} name={description} />}
      title={description}
      detail={[formatMonthDay(date), ...(kind === 'recurring' ? [words.likely] : [])].join(' · ')}
      end={
        <div className="grid justify-items-end gap-1">
          <Money amount={amount} sign="always" className="font-semibold" />
          {!happens && <Badge tone="danger">{words.fails}</Badge>}
        </div>
      }
    />
  );
}
