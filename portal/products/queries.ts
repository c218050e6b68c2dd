import { queryOptions } from '@tanstack/react-query';
import type { AccountId } from '#contract/text/ids.ts';
import { accountsQuery } from '../accounts/queries.ts';
import { bank } from '../bank-client/bank-client.ts';
import { changeBy, repeatable } from '../queries/bank-changes.ts';

/** The products on offer today, on the terms of today. */
export const offersQuery = queryOptions({
  queryKey: ['products'],
  queryFn: async ({ signal }) => await (await bank()).products.offers(undefined, { signal }),
  staleTime: 0,
});

/** A certificate in its term, and the proceeds of a withdrawal now. */
export function certificateQuery(account: AccountId) {
  return queryOptions({
    queryKey: [...accountsQuery.queryKey, 'certificate', account],
    queryFn: async ({ signal }) =>
      await (await bank()).products.certificate({ account }, { signal }),
    staleTime: 0,
  });
}

/** Opens an account. Ends `Unreachable` where it is still not known whether it did. */
export const openAccount = changeBy('products', 'open', repeatable);

/** Chooses what becomes of a certificate. Choosing again what was chosen changes nothing. */
export const chooseAtMaturity = changeBy('products', 'atMaturity', repeatable);

/** Takes all out of a certificate and closes it. */
export const withdrawCertificate = changeBy('products', 'withdraw', repeatable);
