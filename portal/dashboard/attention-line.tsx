import { ChevronRight, Clock } from 'lucide-react';
import { type Cents, cents } from '#contract/money/cents.ts';
import { Balance } from '../design-system/parts/balance.tsx';
import { Card } from '../design-system/parts/card.tsx';
import { Icon, type IconShape } from '../design-system/parts/icon.tsx';
import { RowButton } from '../design-system/parts/row-button.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { tilesQuery, transferHistoryQuery } from '../transfers/queries.ts';
import { useTabs } from '../navigation/tabs.ts';
import { dashboardWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { signedAmount } from '../transactions/history-lines.ts';

interface AttentionLineProps {
  /** Of the heading, which names the line. */
  id: string;
  icon: IconShape;
  words: { readonly heading: string; readonly view: string };
  /** What it is about, where there is room for that. */
  detail: string;
  amount: Cents;
  /** Negative where it leaves an account. */
  signed?: boolean;
  /** Leads to where something can be done about it; undefined where the person may not. */
  onView: (() => void) | undefined;
}

/** Something that a member should look at, in one line, and the way to it. */
export function AttentionLine({
  id,
  icon,
  words,
  detail,
  amount,
  signed = false,
  onView,
}: AttentionLineProps) {
  return (
    <Card
      padding="none"
      aria-labelledby={id}
      className="relative flex min-h-12 items-center gap-3 px-4 py-2 sm:px-5"
    >
      {onView && <RowButton label={`${words.heading}: ${words.view}`} onOpen={onView} />}
      <Icon shape={icon} size={18} className="text-warning" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <h2 id={id} className="text-small font-semibold">
          {words.heading}
        </h2>
        <p className="min-w-0 text-small wrap-anywhere text-muted">{detail}</p>
      </div>
      <Balance
        kind="amount"
        amount={amount}
        {...(signed && { sign: 'always' as const })}
        className="text-small font-semibold"
      />
      {onView && <Icon shape={ChevronRight} size={18} className="text-muted" />}
    </Card>
  );
}

/**
 * The transfers that have left an account and not arrived: on their way, or held for review. Nothing
 * where there is none, and nothing where they cannot be read: the sections below say what is wrong.
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
