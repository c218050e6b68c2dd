import { bankPages, bankQuery, readBy } from '../queries/bank-queries.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { BillRequestInput } from '#contract/bills/bills.ts';
import type { IntentKey, PayeeId } from '#contract/text/ids.ts';
import { bank } from '../bank-client/bank-client.ts';
import { bankChange, changeBy, repeatable } from '../queries/bank-changes.ts';

/** Under this key lies everything that is read of bills and payees. */
export const billsKey = ['bills'] as const;

/** The member's payees in the order in which they were added. */
export const payeesQuery = bankQuery(
  [...billsKey, 'payees'],
  async ({ payees }, ask) => (await payees.list(undefined, ask)).payees,
);

/** The payee similar to a new payee; null without a look-alike. */
export function payeeLookAlikeQuery(payee: { name: string; accountNumber: string }) {
  return bankQuery(
    [...billsKey, 'look-alike', payee],
    async ({ payees }, ask) => (await payees.findLookAlike({ payee }, ask)).looksLike,
  );
}

/** The same for one that is to have another name. */
export function payeeLookAlikeOfNameQuery(change: { id: PayeeId; name: string }) {
  return bankQuery(
    [...billsKey, 'look-alike', change],
    async ({ payees }, ask) => (await payees.findLookAlike(change, ask)).looksLike,
  );
}

/** The payments that lie ahead, and the days that can be chosen for another. */
export const upcomingBillsQuery = readBy('bills', 'upcoming', [...billsKey, 'upcoming']);

/** The payment that the payee usually gets; null without one, or without a payee. */
export function usualBillQuery(payee: PayeeId | null) {
  return queryOptions({
    queryKey: [...billsKey, 'usual', payee],
    queryFn: async ({ signal }) =>
      payee === null ? null : (await (await bank()).bills.usual({ payee }, { signal })).usual,
  });
}

const settledPageSize = 10;

/** The payments that were made, failed or were cancelled, newest first, page by page. */
export const settledBillsQuery = bankPages([...billsKey, 'settled'], ({ bills }, page, ask) =>
  bills.settled({ limit: settledPageSize, ...page }, ask),
);

/** Reads again what a change of the list of payees shows in. */
export function refreshBills(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: billsKey });
}

/** Schedules a payment, or pays it at once; or asks for a payment that another person approves. */
export const payBill = bankChange(
  async (
    { bills, approvals },
    intention: {
      intentKey: IntentKey;
      bill: BillRequestInput;
      asks: boolean;
    },
  ) => {
    const { intentKey, bill, asks } = intention;
    return asks
      ? { asked: await approvals.ask({ intentKey, payment: { kind: 'bill', bill } }) }
      : { payment: await bills.schedule({ intentKey, bill }) };
  },
  repeatable,
);

/** Cancelling again is refused and changes nothing. */
export const cancelBill = changeBy('bills', 'cancel');

/** Cancels what lies ahead of a series, and all that would follow. */
export const cancelBillSeries = changeBy('bills', 'cancelSeries');

export const addPayee = changeBy('payees', 'add', repeatable);

export const renamePayee = changeBy('payees', 'rename', repeatable);

/** Not repeated: the first may have done it, and then there is no such payee any more. */
export const removePayee = changeBy('payees', 'remove');

/** Puts back onto the list what was taken off it. */
export const restorePayee = changeBy('payees', 'restore', repeatable);
