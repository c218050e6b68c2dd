import { useQuery } from '@tanstack/react-query';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { cents } from '#contract/money/cents.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/words.ts';
import { failsAfterQuery } from './queries.ts';
import { forecastWords } from './words.es.ts';

/** Which payments of the next 30 days a transfer would make fail; nothing where it makes none fail. */
export function FailsAfter({ request }: { request: TransferRequestInput }) {
  const words = useWords(forecastWords);
  const { data: items } = useQuery(failsAfterQuery(request));
  if (items === undefined || items.length === 0) return null;
  return (
    <Banner role="alert" tone="warning" title={words.failsAfter}>
      <ul className="grid gap-1">
        {items.map(({ key, description, amount, date }) => (
          <li key={key}>{words.due(formatMoney(cents(-amount)), description, formatDate(date))}</li>
        ))}
      </ul>
    </Banner>
  );
}
