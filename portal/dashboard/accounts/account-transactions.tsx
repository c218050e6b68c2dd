import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import { Loaded } from '../../design-system/composed/loaded.tsx';
import { TitledCard } from '../../design-system/parts/card.tsx';
import { Skeleton } from '../../design-system/parts/states.tsx';
import { TextButton } from '../../design-system/parts/text-link.tsx';
import { useLanguage } from '../../language/language.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { askedFor, noFilters, rowsAs } from '../../transactions/filters.ts';
import { newestTransactionsQuery } from '../../transactions/queries.ts';
import { SearchBox } from '../../transactions/search-box.tsx';
import { TransactionRow } from '../recent-transactions.tsx';
import { dashboardWords } from '../words.ts';
import { accountDetailsWords } from './account-detail-words.ts';

const shownMost = 8;

/** The newest transactions of an account, or the newest that a search finds in all of its history, and the way to all. */
export function AccountTransactions({ account: { id } }: { account: Account }) {
  const words = useWords(accountDetailsWords).transactions;
  const links = useWords(dashboardWords).accounts;
  const { openPlace } = useTabs();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const filters = { ...noFilters, range: 'all', account: id, search } as const;
  const query = useQuery({
    ...newestTransactionsQuery(shownMost, askedFor(filters, language)),
    placeholderData: keepPreviousData,
  });
  return (
    <TitledCard
      id="account-transactions"
      heading={links.viewTransactions}
      action={
        <TextButton className="text-small" onClick={() => openPlace('all', rowsAs(filters))}>
          {words.all}
        </TextButton>
      }
      bodyClassName=""
    >
      <div className="px-5 pt-4 pb-2 sm:px-6">
        <SearchBox value={search} onValueChange={setSearch} />
      </div>
      <Loaded query={query} words={words} skeleton={<Skeleton className="m-5 h-130" />}>
        {(transactions) =>
          transactions.length === 0 ? (
            <p role="status" className="px-5 py-6 text-small text-muted sm:px-6">
              {search === '' ? words.none : words.nothingFound(search)}
            </p>
          ) : (
            <ul className="divide-y divide-line" aria-busy={query.isPlaceholderData}>
              {transactions.map((transaction) => (
                <TransactionRow key={transaction.id} transaction={transaction} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </TitledCard>
  );
}
