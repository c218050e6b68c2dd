import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { Card } from '../design-system/parts/card.tsx';
import { IconButton } from '../design-system/parts/icon-button.tsx';
import { Loading, Skeleton } from '../design-system/parts/states.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { accountsQuery } from './queries.ts';
import { partsWords } from '../design-system/words.ts';
import { shellWords } from '../navigation/words.ts';
import { useWords } from '../language/sentences.ts';
import { Balance, useBalancesHidden } from '../design-system/parts/money.tsx';

/** From here on the large figure would not fit the rail: $10,000,000.00. */
const tooWideForLarge = 1_000_000_000;

/** The sum of the deposit accounts in the rail, and the eye that hides every balance (R-S3). */
export function BalanceCard() {
  const words = useWords(shellWords).balance;
  const headingId = useId();
  const { data, isError, refetch } = useQuery(accountsQuery);
  return (
    <Card padding="none" aria-labelledby={headingId} className="py-3 pr-2 pl-4">
      <div className="flex items-center justify-between gap-2">
        <h2 id={headingId} className="text-small font-semibold">
          {words.heading}
        </h2>
        <HideBalances />
      </div>
      <p className="text-caption text-muted">{words.available}</p>
      {data !== undefined ? (
        <p
          className={data.total < tooWideForLarge ? 'text-title font-bold' : 'text-lead font-bold'}
        >
          <Balance amount={data.total} display />
        </p>
      ) : isError ? (
        <NoTotal onRetry={() => void refetch()} />
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="my-1 h-5 w-32" />
        </Loading>
      )}
      <BalancesNews />
    </Card>
  );
}

/** The eye. */
export function HideBalances({ className }: { className?: string }) {
  const words = useWords(shellWords).balance;
  const [hidden, setHidden] = useBalancesHidden();
  return (
    <IconButton
      icon={hidden ? EyeOff : Eye}
      label={hidden ? words.show : words.hide}
      onClick={() => setHidden(!hidden)}
      {...(className !== undefined && { className })}
    />
  );
}

/** Says that balances were hidden or shown: once on a screen, however many eyes it has. */
export function BalancesNews() {
  const words = useWords(shellWords).balance;
  const [hidden] = useBalancesHidden();
  const [wereHidden, setWereHidden] = useState(hidden);
  const [news, setNews] = useState('');
  if (wereHidden !== hidden) {
    setWereHidden(hidden);
    setNews(hidden ? words.nowHidden : words.nowShown);
  }
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}

/** In place of a total that cannot be read. It observes no query: one that failed is read again for each new observer. */
export function NoTotal({ onRetry }: { onRetry: () => void }) {
  const words = useWords(shellWords).balance;
  const { tryAgain } = useWords(partsWords);
  return (
    <div role="alert" className="pt-1 text-small">
      <p>{words.unknown}</p>
      <TextButton onClick={onRetry}>{tryAgain}</TextButton>
    </div>
  );
}
