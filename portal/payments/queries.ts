import { bankPages, readBy } from '../queries/bank-queries.ts';
import { queryOptions } from '@tanstack/react-query';
import type { IntentKey, RecipientId, TransferId } from '#contract/text/ids.ts';
import type { NameCheck, NewRecipientInput } from '#contract/recipients/recipients.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { TransactionStatus, TransferKind } from '#contract/transactions/transactions.ts';
import type { Transfer } from '#contract/transfers/transfers.ts';
import { bank } from '../bank-client/bank-client.ts';
import { askAgain } from '../bank-client/ask-again.ts';
import { changeBy } from '../queries/bank-changes.ts';

/** Under this key lies everything that is read of transfers. */
export const transfersKey = ['transfers'] as const;

/** The wanted part of the history; an absent field is not asked about. */
export interface TransferHistoryFilter {
  readonly status?: TransactionStatus;
  readonly kind?: TransferKind;
}

/** The debits and credits that transfers made, newest first, page by page. */
export function transferHistoryQuery(filter: TransferHistoryFilter) {
  return bankPages([...transfersKey, 'history', filter], ({ transfers }, page, ask) =>
    transfers.history({ ...filter, ...page }, ask),
  );
}

/** Limits, holds and arrival of a transfer that is sent now, or on that day; to a saved recipient, where one is chosen. */
export function transferTermsQuery(day: LocalDate | null, recipient: RecipientId | null) {
  return readBy('transfers', 'terms', [...transfersKey, 'terms', day, recipient], {
    ...(day !== null && { day }),
    ...(recipient !== null && { recipient }),
  });
}

/** The bank that a routing number of nine digits belongs to; null where the directory lacks it. */
export function routingNumberQuery(routingNumber: string) {
  return queryOptions({
    queryKey: ['routing-numbers', routingNumber],
    queryFn: async ({ signal }) =>
      (await (await bank()).recipients.lookUpRoutingNumber({ routingNumber }, { signal })).bankName,
    staleTime: Infinity,
  });
}

/** A recipient whose name is compared: typed, or saved. */
export type NameToCheck = { recipient: NewRecipientInput } | { id: RecipientId };

/** Whether the name of the recipient is the one that the receiving member has. Form and review ask once for both: few are answered. */
export function nameCheckQuery(asked: NameToCheck | null) {
  return queryOptions({
    queryKey: ['name-check', asked && comparedOf(asked)],
    queryFn: async ({ signal }): Promise<NameCheck> => {
      if (asked === null) throw new Error('There is no name to compare');
      return await (await bank()).recipients.compareName(asked, { signal });
    },
    staleTime: Infinity,
  });
}

function comparedOf(asked: NameToCheck): readonly string[] {
  if ('id' in asked) return [asked.id];
  const { kind, name = '', email = '', phone = '', ...account } = asked.recipient;
  const { accountNumber = '', routingNumber = '' } = account;
  const address = kind === 'zelle' ? [email, phone] : [accountNumber, routingNumber];
  return [kind, name, ...address].map((text) => text.trim());
}

/** The scheduled transfers, and the days that can be chosen for more. */
export const scheduledTransfersQuery = readBy('scheduledTransfers', 'list', [
  ...transfersKey,
  'scheduled',
]);

/** The four tiles above the history. */
export const tilesQuery = readBy('transfers', 'tiles', [...transfersKey, 'tiles']);

/** A transfer of the member. */
export function transferQuery(id: TransferId) {
  return readBy('transfers', 'get', [...transfersKey, 'one', id], { id });
}

/** The outcome of a transfer with a lost answer, by the intent key that it was sent with. */
export function transferMadeWithQuery(key: IntentKey) {
  return readBy('transfers', 'madeWith', [...transfersKey, 'made with', key], { key });
}

/**
 * The same outcome, asked once. No query: a query that is given up, because an event says that transfers have changed,
 * would answer nothing.
 */
export async function findTransferMadeWith(key: IntentKey): Promise<Transfer | null> {
  const { transfer } = await askAgain(async () => (await bank()).transfers.madeWith({ key }));
  return transfer;
}

/** Takes back a transfer that is held. Cancelling again is refused and changes nothing. */
export const cancelTransfer = changeBy('transfers', 'cancel');

/** Cancelling again is refused and changes nothing. */
export const cancelScheduledTransfer = changeBy('scheduledTransfers', 'cancel');

/** Cancels what lies ahead of a series, and all that would follow. */
export const cancelTransferSeries = changeBy('scheduledTransfers', 'cancelSeries');
