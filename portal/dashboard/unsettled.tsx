import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { cents } from '#contract/money/cents.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { tilesQuery, transferHistoryQuery } from '../payments/queries.ts';
import { useTabs } from '../navigation/tabs.ts';
import { dashboardWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { signedAmount } from '../transactions/history-lines.ts';
import { AttentionLine } from '../design-system/composed/attention-line.tsx';

/**
 * The transfers that have left an account and not arrived: on their way, or held for review. Nothing where there is none,
 * and nothing where they cannot be read: the sections below give the reason.
 */
export function Unsettled() {
  const words = useWords(dashboardWords).unsettled;
  const { openTab } = useTabs();
  const { data: tiles } = useQuery(tilesQuery);
  const { data: history } = useInfiniteQuery(transferHistoryQuery({}));
  if (tiles === undefined || history === undefined) return null;

  const count = tiles.pending + tiles.processing;
  const shown = (history.pages[0]?.transactions ?? []).filter(isUnsettled).slice(0, count);
  const [first] = shown;
  if (first === undefined) return null;
  // Of more than are read the sum is not known; the newest stands for them.
  const summed = shown.length === count ? shown : [first];
  return (
    <AttentionLine
      id="unsettled"
      icon={Clock}
      words={words}
      detail={[first.description, ...(count > 1 ? [words.more(count - 1)] : [])].join(' · ')}
      amount={summed.reduce((sum, one) => cents(sum + signedAmount(one)), cents(0))}
      signed
      onView={() => openTab('transfer')}
    />
  );
}

function isUnsettled({ status, type }: Transaction): boolean {
  return type === 'debit' && (status === 'pending' || status === 'processing');
}
