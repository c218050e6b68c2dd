import { queryOptions } from '@tanstack/react-query';
import { bank } from '../bank-client/bank-client.ts';

const recentEventsMax = 20;

/** The newest events of the member's money and sign-ins, newest first. */
export const recentEventsQuery = queryOptions({
  queryKey: ['events', 'recent'],
  queryFn: async ({ signal }) =>
    (await (await bank()).events.recent({ limit: recentEventsMax }, { signal })).events,
});
