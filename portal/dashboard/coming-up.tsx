import { useQuery } from '@tanstack/react-query';
import type { ComingItem, Forecast } from '#contract/forecast/forecast.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { Face, type Faced } from '../design-system/faces/face.tsx';
import { Badge } from '../design-system/parts/badge.tsx';
import { TitledCard } from '../design-system/parts/card.tsx';
import { ListRow } from '../design-system/parts/list-row.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { forecastQuery } from '../forecast/queries.ts';
import { forecastWords } from '../forecast/words.ts';
import { formatDate, formatMonthDay } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useTabs } from '../navigation/tabs.ts';
import { dashboardWords } from './words.ts';

const shownCount = 3;

const faces: Record<ComingItem['kind'], Faced['kind']> = {
  bill: 'payee',
  recurring: 'payee',
  transfer: 'between',
  goal: 'between',
  loan: 'bank',
  certificate: 'bank',
  dividend: 'bank',
  fee: 'bank',
  dispute: 'bank',
};

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

/** As high as the skeleton, however few there are. */
function Items({ forecast: { items, until } }: { forecast: Forecast }) {
  const { none } = useWords(forecastWords);
  const { nothingElse } = useWords(dashboardWords);
  return (
    <div className="min-h-54">
      <ul className="divide-y divide-line border-b border-line empty:hidden">
        {items.slice(0, shownCount).map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </ul>
      {items.length < shownCount && (
        <p className="px-5 py-3 text-small text-muted sm:px-6">
          {items.length === 0 ? none : nothingElse(formatDate(until))}
        </p>
      )}
    </div>
  );
}

function Item({ item }: { item: ComingItem }) {
  const words = useWords(forecastWords);
  const { openPlace } = useTabs();
  const { description, date, kind, amount, happens } = item;
  return (
    <ListRow
      face={<Face kind={faces[kind]} name={description} />}
      title={description}
      label={words.onDay(formatMonthDay(date), description)}
      onOpen={() => openPlace(kind === 'bill' ? 'bills' : 'upcoming')}
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
