import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { BillRequestInput } from '#contract/bills/bills.ts';
import type { BillPaymentId, BillSeriesId, IntentKey, PayeeId } from '#contract/text/ids.ts';
import type { PayeeCategory } from '#contract/bills/payees.ts';
import { bank } from '../bank-client/bank-client.ts';
import { mayHelpToAskAgain, retryDelayMs } from '../bank-client/ask-again.ts';

/** Under this key lies everything that is read of bills and payees. */
export const billsKey = ['bills'] as const;

/** The member's payees in the order in which they were added. */
export const payeesQuery = queryOptions({
  queryKey: [...billsKey, 'payees'],
  queryFn: async ({ signal }) => (await (await bank()).payees.list(undefined, { signal })).payees,
});

/** The payee similar to a new payee; null without a look-alike. */
export function payeeLookAlikeQuery(payee: { name: string; accountNumber: string }) {
  return queryOptions({
    queryKey: [...billsKey, 'look-alike', payee],
    queryFn: async ({ signal }) =>
      (await (await bank()).payees.findLookAlike({ payee }, { signal })).looksLike,
  });
}

/** The same for one that is to have another name. */
export function payeeLookAlikeOfNameQuery(change: { id: PayeeId; name: string }) {
  return queryOptions({
    queryKey: [...billsKey, 'look-alike', change],
    queryFn: async ({ signal }) =>
      (await (await bank()).payees.findLookAlike(change, { signal })).looksLike,
  });
}

/** The payments that lie ahead, and the days that can be chosen for another. */
export const upcomingBillsQuery = queryOptions({
  queryKey: [...billsKey, 'upcoming'],
  queryFn: async ({ signal }) => (await bank()).bills.upcoming(undefined, { signal }),
});

const settledPageSize = 10;

/** The payments that were made, failed or were cancelled, newest first, page by page. */
export const settledBillsQuery = infiniteQueryOptions({
  queryKey: [...billsKey, 'settled'],
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam, signal }) =>
    (await bank()).bills.settled(
      { limit: settledPageSize, ...(pageParam !== undefined && { cursor: pageParam }) },
      { signal },
    ),
  getNextPageParam: (page) => page.next ?? undefined,
});

/** Reads again what a change of the list of payees shows in. */
export function refreshBills(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: billsKey });
}

/** A repeatable request is repeated where no answer came. */
const repeatable = { retry: mayHelpToAskAgain, retryDelay: retryDelayMs };

/** Schedules a payment, or pays it at once; or asks for a payment that another person approves. */
export const payBill = mutationOptions({
  mutationFn: async (intention: {
    intentKey: IntentKey;
    bill: BillRequestInput;
    asks: boolean;
  }) => {
    const { intentKey, bill, asks } = intention;
    const { bills, approvals } = await bank();
    return asks
      ? { asked: await approvals.ask({ intentKey, payment: { kind: 'bill', bill } }) }
      : { payment: await bills.schedule({ intentKey, bill }) };
  },
  ...repeatable,
});

/** Cancelling again is refused and changes nothing. */
export const cancelBill = mutationOptions({
  mutationFn: async (id: BillPaymentId) => (await bank()).bills.cancel({ id }),
});

/** Cancels what lies ahead of a series, and all that would follow. */
export const cancelBillSeries = mutationOptions({
  mutationFn: async (series: BillSeriesId) => (await bank()).bills.cancelSeries({ series }),
});

export const addPayee = mutationOptions({
  mutationFn: async (addition: {
    intentKey: IntentKey;
    payee: { name: string; accountNumber: string; category: PayeeCategory };
  }) => (await bank()).payees.add(addition),
  ...repeatable,
});

export const renamePayee = mutationOptions({
  mutationFn: async (change: { id: PayeeId; name: string }) => (await bank()).payees.rename(change),
  ...repeatable,
});

/** Not repeated: the first may have done it, and then there is no such payee any more. */
export const removePayee = mutationOptions({
  mutationFn: async (id: PayeeId) => (await bank()).payees.remove({ id }),
});

/** Puts back onto the list what was taken off it. */
export const restorePayee = mutationOptions({
  mutationFn: async (id: PayeeId) => (await bank()).payees.restore({ id }),
  ...repeatable,
});
