import { queryOptions } from '@tanstack/react-query';
import { bank } from '../bank-client/bank-client.ts';

/** The member whose session this is. */
export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: async ({ signal }) => (await (await bank()).whoAmI(undefined, { signal })).member,
});
