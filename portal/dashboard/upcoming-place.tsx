import { useQuery } from '@tanstack/react-query';
import { Unsettled } from './unsettled.tsx';
import { TitledCard } from '../design-system/parts/card.tsx';
import { ComingDays } from '../forecast/next-days.tsx';
import { forecastWords } from '../forecast/words.ts';
import { useWords } from '../language/sentences.ts';
import { subscriptionsQuery } from '../transactions/flow/queries.ts';

/** Transfers that have not arrived, and the forecast of the next days. */
export default function UpcomingPlace() {
  const words = useWords(forecastWords);
  const { data, isPending } = useQuery(subscriptionsQuery);
  return (
    <div className="grid grid-cols-1 gap-6 lg:gap-8">
      <Unsettled />
      <TitledCard id="coming" heading={words.title} detail={words.comes}>
        <ComingDays subscriptions={data ?? (isPending ? null : [])} />
      </TitledCard>
    </div>
  );
}
