import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Cents, cents } from '#contract/money/cents.ts';
import { namesOfOpen, statusWords } from '#contract/transactions/status-words.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { tilesQuery, transferHistoryQuery } from '../payments/queries.ts';
import { useTabs } from '../navigation/tabs.ts';
import { dashboardWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { signedAmount } from '../transactions/history-lines.ts';
import { statusSigns } from '../design-system/parts/badge.tsx';
import { AttentionLine } from '../design-system/composed/attention-line.tsx';

interface UnsettledTransfers {
  readonly count: number;
  readonly statuses: readonly ('pending' | 'processing')[];
  readonly first: Transaction;
  /** Their sum; null where there are more than are read. */
  readonly sum: Cents | null;
}

/** What is pending or processing; null where there is none, and where it cannot be read: the lists give the reason. */
export function useUnsettled(): UnsettledTransfers | null {
  const { data: tiles } = useQuery(tilesQuery);
  const { data: history } = useInfiniteQuery(transferHistoryQuery({}));
  if (tiles === undefined || history === undefined) return null;
  const count = tiles.pending + tiles.processing;
  const shown = (history.pages[0]?.transactions ?? []).filter(isUnsettled).slice(0, count);
  const [first] = shown;
  if (first === undefined) return null;
  const statuses = (['pending', 'processing'] as const).filter((status) => tiles[status] > 0);
  const sum =
    shown.length === count
      ? shown.reduce((total, one) => cents(total + signedAmount(one)), cents(0))
      : null;
  return { count, statuses, first, sum };
}

/** The transfers that have not arrived, in one line. */
export function Unsettled() {
  const words = useWords(dashboardWords).unsettled;
  const said = useWords(statusWords);
  const { openTab } = useTabs();
  const unsettled = useUnsettled();
  if (unsettled === null) return null;
  const { count, statuses, first, sum } = unsettled;
  return (
    <AttentionLine
      id="unsettled"
      icon={statusSigns[first.status].icon}
      words={{ ...words, heading: namesOfOpen(said, statuses) }}
      detail={[first.description, ...(count > 1 ? [words.more(count - 1)] : [])].join(' · ')}
      amount={sum ?? signedAmount(first)}
      signed
      onView={() => openTab('transfer')}
    />
  );
}

function isUnsettled({ status, type }: Transaction): boolean {
  return type === 'debit' && (status === 'pending' || status === 'processing');
}
