import type { RefusalOf } from '#contract/procedures/procedure.ts';
import type { transferRefusals } from '#contract/transfers/transfer-refusals.ts';
import type { MoneyRequestId } from '#contract/text/ids.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { TransferRow } from './transfer-tables.ts';

/** A request for money of another member, as a transfer that would pay it needs to know it. */
export interface RequestedMoney {
  readonly id: string;
  /** The membership that asks. */
  readonly membershipId: string;
  readonly accountId: string;
  /** The asking member's name at the credit union. */
  readonly name: string;
  /** Why it is not paid with that amount; null where it can be. */
  refuse(amount: number): RequestRefusal | null;
}

/** Why a request is not paid. */
export type RequestRefusal = RefusalOf<
  Pick<
    typeof transferRefusals,
    'UNKNOWN_REQUEST' | 'REQUEST_OF_ONES_OWN' | 'REQUEST_NOT_PAYABLE' | 'REQUEST_AMOUNT_DIFFERS'
  >
>;

/** The key of the request for money that is paid; undefined where none is. */
export function moneyRequestOf(request: TransferRequest): MoneyRequestId | undefined {
  return request.kind === 'zelle' ? request.moneyRequest : undefined;
}

/** Whether the transfer pays a request for money: it goes to an account of another membership. */
export function paysRequest(transfer: Pick<TransferRow, 'kind' | 'to_account_id'>): boolean {
  return transfer.kind === 'zelle' && transfer.to_account_id !== null;
}
