import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { AtMaturity } from '#contract/products/product-terms.ts';
import type { OpeningRequest } from '#contract/products/products.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { AccountId, IntentKey } from '#contract/text/ids.ts';
import { accountsQuery } from '../accounts/queries.ts';
import { bank } from '../bank-client/bank-client.ts';
import { mayHelpToAskAgain, retryDelayMs } from '../bank-client/ask-again.ts';

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

const repeatable = { retry: mayHelpToAskAgain, retryDelay: retryDelayMs };

/** Opens an account. Ends `Unreachable` where it is still not known whether it did. */
export const openAccount = mutationOptions({
  mutationFn: async (request: { intentKey: IntentKey; opening: OpeningRequest }) =>
    await (await bank()).products.open(request),
  ...repeatable,
});

/** Chooses what becomes of a certificate. Choosing again what was chosen changes nothing. */
export const chooseAtMaturity = mutationOptions({
  mutationFn: async (choice: {
    account: AccountId;
    atMaturity: AtMaturity;
    moveTo: AccountId | null;
  }) => await (await bank()).products.atMaturity(choice),
  ...repeatable,
});

/** Takes all out of a certificate and closes it. */
export const withdrawCertificate = mutationOptions({
  mutationFn: async (request: {
    intentKey: IntentKey;
    account: AccountId;
    to: AccountId;
    penalty: Cents;
    pays: Cents;
  }) => await (await bank()).products.withdraw(request),
  ...repeatable,
});
