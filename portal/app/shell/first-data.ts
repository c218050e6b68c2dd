import type { QueryClient } from '@tanstack/react-query';
import { accountsQuery } from '../../accounts/queries.ts';
import { cardsQuery } from '../../cards/queries.ts';
import { recipientsQuery } from '../../recipients/queries.ts';
import { profileQuery, settingsQuery } from '../../settings/queries.ts';
import { totalsQuery, transactionsQuery } from '../../transactions/queries.ts';
import {
  scheduledTransfersQuery,
  tilesQuery,
  transferHistoryQuery,
} from '../../payments/queries.ts';
import { askedFor, noFilters } from '../../transactions/filters.ts';
import type { Tab } from '../../navigation/tabs.ts';

/**
 * Asks the bank for the first data of a tab, so that the data is there when the tab is opened. Known data is not requested.
 */
export async function prefetchData(queries: QueryClient, tab: Tab): Promise<void> {
  // A failed request was only a guess: the screen asks by itself and shows the fault.
  await Promise.allSettled(asks(queries, tab));
}

function asks(queries: QueryClient, tab: Tab): Promise<unknown>[] {
  switch (tab) {
    case 'dashboard':
      return [queries.query(accountsQuery), queries.query(cardsQuery)];
    case 'transactions': {
      const filter = askedFor(noFilters);
      return [queries.infiniteQuery(transactionsQuery(filter)), queries.query(totalsQuery(filter))];
    }
    case 'transfer':
      return [
        queries.query(recipientsQuery),
        queries.query(scheduledTransfersQuery),
        queries.query(tilesQuery),
        queries.infiniteQuery(transferHistoryQuery({})),
      ];
    case 'settings':
      return [queries.query(settingsQuery), queries.query(profileQuery)];
  }
}
