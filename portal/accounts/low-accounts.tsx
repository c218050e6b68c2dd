import { useQuery } from '@tanstack/react-query';
import { Balance } from '../design-system/parts/balance.tsx';
import { accountsQuery } from './queries.ts';
import { useTabs } from '../navigation/tabs.ts';
import { dashboardWords } from '../dashboard/words.es.ts';
import { useWords } from '../language/words.ts';
import { AttentionSection } from '../dashboard/attention-section.tsx';
import { useIsNew } from '../dashboard/first-steps.tsx';
import { runningLow } from './running-low.ts';
import { useMay } from '../queries/session.ts';

/** The accounts for daily use that have little left. Nothing where there is none, nor where nothing ever came in. */
export function LowAccounts() {
  const words = useWords(dashboardWords).low;
  const { openTab } = useTabs();
  const { data } = useQuery(accountsQuery);
  const isNew = useIsNew();
  const maySend = useMay('move');
  const low = runningLow(data?.accounts ?? []);
  if (isNew || low.length === 0) return null;
  return (
    <AttentionSection
      id="running-low"
      words={words}
      onView={maySend ? () => openTab('transfer') : undefined}
    >
      {low.map(({ id, name, number, available }) => (
        <li key={id} className="flex items-center gap-4 px-4 py-3 sm:px-5">
          <div className="min-w-0 flex-1">
            <p className="text-body font-medium wrap-anywhere">{name}</p>
            <p className="figures text-small text-muted">{number}</p>
          </div>
          <Balance amount={available} className="font-semibold" />
        </li>
      ))}
    </AttentionSection>
  );
}
