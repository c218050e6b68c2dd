import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { bank } from '../bank-client/bank-client.ts';
import { changeBy, repeatable } from '../queries/bank-changes.ts';

/** Under this key lies everything that is read of the support chat. */
export const supportKey = ['support'] as const;

const pageSize = 30;

/** The conversation with the credit union, newest first, page by page; the first page tells the unread messages. */
export const messagesQuery = infiniteQueryOptions({
  queryKey: [...supportKey, 'messages'],
  initialPageParam: undefined as number | undefined,
  queryFn: async ({ pageParam, signal }) =>
    (await bank()).support.messages(
      { limit: pageSize, ...(pageParam !== undefined && { before: pageParam }) },
      { signal },
    ),
  getNextPageParam: (page) => page.next ?? undefined,
});

/** Sends a message, or finds out whether it was sent. Ends `Unreachable` where that is still not known. */
export const sendMessage = changeBy('support', 'send', repeatable);

export const markMessagesSeen = changeBy('support', 'markSeen', repeatable);

export function refreshMessages(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: supportKey });
}
