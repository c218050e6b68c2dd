import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BalanceHistory } from '#contract/accounts/accounts.ts';
import { cents } from '#contract/money/cents.ts';
import { Card } from '../../design-system/parts/card.tsx';
import { SectionHeading } from '../../design-system/parts/headings.tsx';
import { SegmentedControl } from '../../design-system/parts/segmented-control.tsx';
import { Skeleton } from '../../design-system/parts/states.tsx';
import { accountsQuery, balanceHistoryQuery } from '../../accounts/queries.ts';
import { balanceWords } from '../../accounts/balance-words.ts';
import { formatDate, formatMoney } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { BalanceChart } from '../../accounts/balance-chart.tsx';
import { sinceFirstMoney } from '../first-days.ts';
import { openOverlay } from '../../navigation/overlay.ts';
import { TextButton } from '../../design-system/parts/text-link.tsx';
import { Loaded } from '../../design-system/composed/loaded.tsx';
import { useBalancesHidden } from '../../design-system/parts/money.tsx';

type Range = '30' | '90' | '365';

/**
 * The sum of all accounts at the end of each day, from the first day with a balance; nothing for a member without accounts,
 * or before there is a course.
 */
export default function BalanceOverTime() {
  const words = useWords(balanceWords);
  const [range, setRange] = useState<Range>('90');
  const query = useQuery(balanceHistoryQuery(Number(range)));
  const { data: shown } = useQuery(accountsQuery);
  if (shown?.accounts.length === 0) return null;
  const course = query.data && sinceFirstMoney(query.data);
  if (course === null) return null;
  return (
    <section aria-labelledby="over-time" className="grid grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <SectionHeading
          id="over-time"
          detail={
            <>
              {course && <Change history={course} />}{' '}
              <TextButton onClick={() => openOverlay('forecast')}>{words.ahead}</TextButton>
            </>
          }
        >
          {words.heading}
        </SectionHeading>
        <div className="max-sm:w-full sm:w-72">
          <SegmentedControl
            label={words.range}
            labelHidden
            value={range}
            onValueChange={setRange}
            choices={(['30', '90', '365'] as const).map((value) => ({
              value,
              label: words.ranges[value],
            }))}
          />
        </div>
      </div>
      <Loaded
        query={query}
        words={words}
        skeleton={
          <Card className="grid gap-4">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-60" />
          </Card>
        }
      >
        {() =>
          course && (
            <Card padding="none" className="px-5 pt-5 pb-2" aria-busy={query.isPlaceholderData}>
              <BalanceChart of={words.all} days={course.days} balances={course.total} />
            </Card>
          )
        }
      </Loaded>
    </section>
  );
}

function Change({ history: { days, total } }: { history: BalanceHistory }) {
  const words = useWords(balanceWords);
  const [hidden] = useBalancesHidden();
  const [firstDay, first, last] = [days[0], total[0], total.at(-1)];
  if (hidden || firstDay === undefined || first === undefined || last === undefined) return null;
  const since = formatDate(firstDay);
  if (first === last) return words.same(since);
  return (last > first ? words.up : words.down)(formatMoney(cents(last - first), 'none'), since);
}
