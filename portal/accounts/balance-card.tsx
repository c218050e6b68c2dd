import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { ShareInsurance } from '#contract/accounts/accounts.ts';
import { Card } from '../design-system/parts/card.tsx';
import { IconButton } from '../design-system/parts/icon-button.tsx';
import { Loading, Skeleton } from '../design-system/parts/states.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { accountsQuery } from './queries.ts';
import { openOverlay } from '../navigation/overlay.ts';
import { partsWords } from '../design-system/words.ts';
import { shellWords } from '../navigation/words.ts';
import { useWords } from '../language/sentences.ts';
import { Balance, useBalancesHidden } from '../design-system/parts/money.tsx';

/** From here on the large figure would not fit the rail: $10,000,000.00. */
const tooWideForLarge = 1_000_000_000;

/** The sum of the deposit accounts, and the eye that hides every balance (R-S3); below it what belongs to that. */
export function BalanceCard({ children }: { children?: ReactNode }) {
  const words = useWords(shellWords).balance;
  const headingId = useId();
  const [hidden, setHidden] = useBalancesHidden();
  const [wereHidden, setWereHidden] = useState(hidden);
  const [news, setNews] = useState('');
  if (wereHidden !== hidden) {
    setWereHidden(hidden);
    setNews(hidden ? words.nowHidden : words.nowShown);
  }
  return (
    <Card tone="panel" padding="none" aria-labelledby={headingId} className="py-4 pr-3 pl-5">
      <div className="flex items-center justify-between gap-2">
        <h2 id={headingId} className="text-small font-semibold">
          {words.heading}
        </h2>
        <IconButton
          icon={hidden ? EyeOff : Eye}
          label={hidden ? words.show : words.hide}
          onClick={() => setHidden(!hidden)}
        />
      </div>
      <p className="text-caption text-muted">{words.available}</p>
      <Total />
      {children}
      <p role="status" className="sr-only">
        {news}
      </p>
    </Card>
  );
}

function Total() {
  const words = useWords(shellWords).balance;
  const { tryAgain } = useWords(partsWords);
  const { data, isError, refetch } = useQuery(accountsQuery);
  if (data !== undefined) {
    return (
      <>
        <p
          className={
            data.total < tooWideForLarge ? 'text-heading font-bold' : 'text-title font-bold'
          }
        >
          <Balance amount={data.total} display />
        </p>
        <Insured
          insurance={data.insurance}
          hasCertificate={data.accounts.some(({ type }) => type === 'certificate')}
        />
      </>
    );
  }
  if (isError) {
    return (
      <div role="alert" className="pt-1 text-small">
        <p>{words.unknown}</p>
        <TextButton onClick={() => void refetch()}>{tryAgain}</TextButton>
      </div>
    );
  }
  return (
    <Loading label={words.loading}>
      <Skeleton className="my-1 h-6.5 w-40" />
      <Skeleton className="my-1 h-4 w-32" />
    </Loading>
  );
}

function Insured({
  insurance,
  hasCertificate,
}: {
  insurance: ShareInsurance;
  hasCertificate: boolean;
}) {
  const words = useWords(shellWords).balance;
  const { insured, notInsured } = insurance;
  if (insured === 0) return null;
  return (
    <div className="grid justify-items-start pt-1 text-caption">
      {notInsured > 0 && (
        <p className="text-muted">
          <Balance amount={insured} /> {words.insured}
        </p>
      )}
      <TextButton onClick={() => openOverlay('insurance')}>
        {notInsured > 0 ? (
          <>
            <Balance amount={notInsured} /> {words.notInsured}
          </>
        ) : (
          words.allInsured
        )}
      </TextButton>
      {hasCertificate && <p className="text-muted">{words.withCertificates}</p>}
    </div>
  );
}
