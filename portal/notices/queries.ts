import { infiniteQueryOptions } from '@tanstack/react-query';
import { bank } from '../bank-client/bank-client.ts';
import { recentEventsQuery } from '../queries/live-events.ts';
import { changeBy } from '../queries/bank-changes.ts';

const pageSize = 20;

/**
 * The notices of the bell, newest first, page by page, and the count of all unread notices. The key lies under that of the
 * recent events, so that any reload of those events reloads the notices as well.
 */
export const noticesQuery = infiniteQueryOptions({
  queryKey: [...recentEventsQuery.queryKey, 'notices'],
  initialPageParam: undefined as number | undefined,
  queryFn: async ({ pageParam, signal }) =>
    (await bank()).events.notices(
      { limit: pageSize, ...(pageParam !== undefined && { before: pageParam }) },
      { signal },
    ),
  getNextPageParam: (page) => page.next ?? undefined,
  // Reading on another device is told by no event.
  refetchOnWindowFocus: 'always',
});

export const markNoticeRead = changeBy('events', 'markRead');

/** Whatever came after `upTo` was not seen and stays unread. */
export const markAllNoticesRead = changeBy('events', 'markAllRead');
