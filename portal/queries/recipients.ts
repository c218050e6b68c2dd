import { queryOptions } from '@tanstack/react-query';
import { bank } from '../bank-client.ts';

/** Under this key lies everything that is read of saved recipients. */
export const recipientsKey = ['recipients'] as const;

/** The member's saved recipients, by name. */
export const recipientsQuery = queryOptions({
  queryKey: [...recipientsKey, 'list'],
  queryFn: async ({ signal }) =>
    (await (await bank()).recipients.list(undefined, { signal })).recipients,
});

/** The bank that a routing number of nine digits belongs to; null where the directory lacks it. */
export function routingNumberQuery(routingNumber: string) {
  return queryOptions({
    queryKey: ['routing-numbers', routingNumber],
    queryFn: async ({ signal }) =>
      (await (await bank()).recipients.lookUpRoutingNumber({ routingNumber }, { signal })).bankName,
    staleTime: Infinity,
  });
}
