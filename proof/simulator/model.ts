import type { TransferKind } from '#contract/transactions/transactions.ts';
import { TotalRange } from './total-range.ts';

export type Handle = 'checking' | 'savings';

/** How a transfer that was held can end. */
export type Ending = 'completed' | 'failed' | 'cancelled';

/** A transfer that was acknowledged. Amounts are in cents. */
export interface ModelTransfer {
  readonly member: ModelMember;
  readonly kind: TransferKind;
  readonly from: Handle;
  /** Null where it leaves the bank. */
  readonly to: Handle | null;
  readonly amount: number;
  /** The endings that were asked for, with an unknown outcome. */
  readonly tried: Set<Ending>;
  /** The known ending. */
  ended: Ending | null;
}

/** A bill or transfer on a later day, or a series of them, that was acknowledged. */
export interface ModelSeries {
  readonly member: ModelMember;
  readonly kind: TransferKind | 'bill';
  readonly from: Handle;
  readonly to: Handle | null;
  readonly amount: number;
  readonly repeats: boolean;
  /** The first of the series, and the later events that the member has heard of. */
  readonly first: string;
  wasCancelled: boolean;
}

/** A check that was acknowledged. */
export interface ModelDeposit {
  readonly member: ModelMember;
  readonly to: Handle;
  readonly amount: number;
  triedReturn: boolean;
  returned: boolean;
}

/** A dispute that was acknowledged. */
export interface ModelDispute {
  readonly member: ModelMember;
  readonly amount: number;
  triedWithdrawal: boolean;
}

/** A purchase that was approved. */
export interface ModelPurchase {
  readonly member: ModelMember;
  readonly card: 'debit' | 'credit';
  readonly amount: number;
  triedPosting: boolean;
  /** The fee of which the merchant heard when it was posted; null: it has not heard that it was. */
  posted: number | null;
}

/** The state that a member must have. */
export interface ModelMember {
  readonly opening: Readonly<Record<Handle, number>>;
  readonly total: TotalRange;
  /** Whether it was asked, ever, that purchases are paid beyond the balance, and that they are not. */
  readonly overdrafts: { triedAllowing: boolean; triedEnding: boolean };
  /** The intent keys of carried-out requests, each with its request, as a sentence. */
  readonly keys: Map<string, string>;
}

/** The bank as plain objects: the state that it must hold, from the acknowledgements. */
export class Model {
  readonly transfers = new Map<string, ModelTransfer>();
  readonly series = new Map<string, ModelSeries>();
  readonly deposits = new Map<string, ModelDeposit>();
  readonly disputes = new Map<string, ModelDispute>();
  readonly payees = new Map<string, ModelMember>();
  readonly purchases = new Map<string, ModelPurchase>();

  addMember(opening: Readonly<Record<Handle, number>>): ModelMember {
    const total = new TotalRange(opening.checking + opening.savings);
    const overdrafts = { triedAllowing: false, triedEnding: false };
    return { opening, total, overdrafts, keys: new Map() };
  }
}

/** The ending of a transfer that nobody touches: above 1,000 dollars it is held, unless it stays with the member. */
export function endsHeld(transfer: Pick<ModelTransfer, 'kind' | 'amount'>): boolean {
  return transfer.kind !== 'internal' && transfer.amount > 1_000_00;
}
