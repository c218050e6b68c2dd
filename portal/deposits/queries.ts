import { bankPages, readBy } from '../queries/bank-queries.ts';
import { queryOptions } from '@tanstack/react-query';
import type { CheckSide, DepositRequestInput } from '#contract/deposits/deposits.ts';
import type { DepositId, IntentKey } from '#contract/text/ids.ts';
import { bank } from '../bank-client/bank-client.ts';
import { bankChange, repeatable } from '../queries/bank-changes.ts';

/** Under this key lies everything that is read of deposits. */
export const depositsKey = ['deposits'] as const;

/** How much can be deposited now, and when it would be available. */
export const depositTermsQuery = readBy('deposits', 'terms', [...depositsKey, 'terms']);

const pageSize = 10;

/** The checks that were deposited, newest first, page by page. */
export const depositsQuery = bankPages([...depositsKey, 'made'], ({ deposits }, page, ask) =>
  deposits.list({ limit: pageSize, ...page }, ask),
);

/** A side of a check, as the address of an image. It never changes. */
export function checkPhotoQuery(id: DepositId, side: CheckSide) {
  return queryOptions({
    queryKey: ['check-photo', id, side],
    queryFn: async ({ signal }) => {
      const photo = await (await bank()).deposits.photo({ id, side }, { signal });
      return `data:${photo.mediaType};base64,${photo.content}`;
    },
    staleTime: Infinity,
  });
}

/** Deposits a check. Ends `Unreachable` where it is still not known whether it was. */
export const makeDeposit = bankChange(
  ({ deposits }, asked: { intentKey: IntentKey; deposit: DepositRequestInput }) =>
    deposits.create(asked),
  repeatable,
);
