import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { accountsQuery } from '../../queries/accounts.ts';
import { useTabs } from '../../shell/tabs.ts';
import { transactionsWords } from '../../words/transactions.ts';
import { useWords } from '../../words/words.ts';
import { describeDays } from './describe-filters.ts';
import { ExportHeading } from './export-heading.tsx';
import { FilterBar } from './filter-bar.tsx';
import { areSound } from './filter-problems.ts';
import { askedFor, type Filters, filtersFor, filtersOn, isTyping, noFilters } from './filters.ts';
import { TransactionHistory } from './transaction-history.tsx';
import { TransactionOfNotice } from './transaction-of-notice.tsx';
import { TransactionTotals } from './transaction-totals.tsx';
import { useSettled } from './use-settled.ts';

/** A pause between two keys that is longer than this ends a word. */
const typingPauseMs = 200;

/** The history of all accounts: filtered, searched and added up (R-X1 to R-X6). */
export default function TransactionsScreen() {
  const { detail } = useTabs();
  // Whoever comes with another wish begins anew.
  const filters = filtersFor(detail);
  return (
    <>
      <FilteredHistory key={JSON.stringify(filters)} initially={filters} />
      <TransactionOfNotice />
    </>
  );
}

function FilteredHistory({ initially }: { initially: Filters }) {
  const words = useWords(transactionsWords);
  const [filters, setFilters] = useState(initially);
  // While a field holds what the bank could not be asked for, what was shown before stays.
  const [applied, setApplied] = useState(initially);
  const change = (next: Filters) => {
    setFilters(next);
    if (areSound(next)) setApplied(next);
  };
  // Without the accounts only their filter is missing; the history says for itself what is wrong.
  const accounts = useQuery(accountsQuery).data?.accounts ?? [];

  const settled = useSettled(applied, typingPauseMs);
  const asked = isTyping(settled, applied) ? settled : applied;
  const filter = useMemo(() => askedFor(asked), [asked]);

  return (
    <div className="grid gap-6 lg:gap-8">
      <ExportHeading filter={filter} />
      <FilterBar filters={filters} applied={applied} onChange={change} accounts={accounts} />
      <TransactionTotals filter={filter} />
      <TransactionHistory
        filter={filter}
        rangeName={describeDays(asked, words)}
        narrowed={filtersOn(asked).some((name) => name !== 'range')}
        onClearFilters={() => change(noFilters)}
        onShowAllHistory={() => change({ ...filters, range: 'all', from: '', to: '' })}
      />
    </div>
  );
}
