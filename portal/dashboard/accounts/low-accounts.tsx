import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { accountsQuery } from '../../accounts/queries.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { dashboardWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { AttentionLine } from '../../design-system/composed/attention-line.tsx';
import { useIsNew } from '../first-steps.tsx';
import { useMay } from '../../queries/session.ts';
import type { Account } from '#contract/accounts/accounts.ts';

/** The accounts for daily use that have little left. Nothing where there is none, nor where nothing ever came in. */
export function LowAccounts() {
  const words = useWords(dashboardWords).low;
  const { openTab } = useTabs();
  const { data } = useQuery(accountsQuery);
  const isNew = useIsNew();
  const maySend = useMay('move');
  const low = runningLow(data?.accounts ?? []);
  if (isNew || low.length === 0) return null;
  return low.map(({ id, name, available }) => (
    <AttentionLine
      key={id}
      id={`running-low-${id}`}
      icon={TriangleAlert}
      words={words}
      detail={name}
      amount={available}
      onView={maySend ? () => openTab('transfer') : undefined}
    />
  ));
}

/** The limit below which the member is told, in cents: $100. */
const lowBelow = 100_00;

const shownMax = 3;

/**
 * The accounts for daily use with less than $100 to spend, the emptiest first, three at most. Savings are
 * left out: a share of a few dollars is what membership asks for.
 */
export function runningLow(accounts: readonly Account[]): Account[] {
  return accounts
    .filter(({ type, available }) => type === 'primary' && available < lowBelow)
    .toSorted((one, other) => one.available - other.available)
    .slice(0, shownMax);
}
