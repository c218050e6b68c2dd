import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { StatusBadge } from '../design-system/parts/badge.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { tilesQuery, transferHistoryQuery } from '../transfers/queries.ts';
import { useTabs } from '../navigation/tabs.ts';
import { dashboardWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { signedAmount } from '../transactions/history-lines.ts';
import { AttentionSection } from './attention-section.tsx';
import { formatShortDay } from '../language/short-day.ts';

const shownMax = 3;

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
  const shown = (history.pages[0]?.transactions ?? []).filter(isUnsettled).slice(0, shownMax);
  if (count === 0) return null;
  return (
    <AttentionSection
      id="unsettled"
      words={words}
      onView={() => openTab('transfer')}
      more={count > shown.length ? words.more(count - shown.length) : null}
    >
      {shown.map((transaction) => (
        <Row key={transaction.id} transaction={transaction} />
      ))}
    </AttentionSection>
  );
}

function Row({ transaction }: { transaction: Transaction }) {
  const { accountName, date, description, status } = transaction;
  return (
    <li className="flex flex-wrap items-center gap-4 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-words">
        <p className="text-body font-medium wrap-anywhere">{description}</p>
        <p className="text-small text-muted">
          {formatShortDay(date)} · {accountName}
        </p>
      </div>
      <div className="ml-auto flex flex-col items-end gap-1 sm:flex-row-reverse sm:items-center sm:gap-5">
        <Money
          amount={signedAmount(transaction)}
          sign="always"
          className="min-w-24 text-right font-semibold"
        />
        <StatusBadge status={status} />
      </div>
    </li>
  );
}

function isUnsettled({ status, type }: Transaction): boolean {
  return type === 'debit' && (status === 'pending' || status === 'processing');
}
