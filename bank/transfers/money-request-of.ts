import type { MoneyRequestId } from '#contract/text/ids.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { TransferRow } from './transfer-tables.ts';

/** The key of the request for money that is paid; undefined where none is. */
export function moneyRequestOf(request: TransferRequest): MoneyRequestId | undefined {
  return request.kind === 'zelle' ? request.moneyRequest : undefined;
}

/** Whether the transfer pays a request for money: it goes to an account of another membership. */
export function paysRequest(transfer: Pick<TransferRow, 'kind' | 'to_account_id'>): boolean {
  return transfer.kind === 'zelle' && transfer.to_account_id !== null;
}
