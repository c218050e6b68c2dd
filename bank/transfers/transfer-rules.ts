import { type Cents, cents } from '#contract/money/cents.ts';
import type { PaymentAddress } from '#contract/payments/address-fields.ts';
import type { RefusalOf } from '#contract/procedures/procedure.ts';
import { characterCount } from '#contract/text/characters.ts';
import { isHeldForReview, memoMaxLength } from '#contract/transfers/transfer-terms.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { TransferKind } from '#contract/transactions/transactions.ts';
import type { transferRefusals } from '#contract/transfers/transfer-refusals.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { Policy } from '../policy.ts';
import { addressOf, noAddress, readAddress, refuseAddress } from '../rails/payment-address.ts';
import type { RecipientRow } from '../rails/recipient-tables.ts';
import { moneyRequestOf, type RequestedMoney } from './request-to-pay.ts';

/** An account of the member, with the facts that a transfer needs. */
export interface TransferAccount {
  readonly id: string;
  readonly name: string;
  /** The member's name for it. */
  readonly shownName: string;
  /** The available balance: the ledger balance less holds, down to the account's floor. */
  readonly available: Cents;
  /** Less what is held. */
  readonly balance: Cents;
  /** Of a certificate in its term: when it matures. */
  readonly maturesOn: LocalDate | null;
}

/** An open savings goal, as a transfer needs to know it. */
export interface GoalDestination {
  readonly id: string;
  /** The account that it is a part of. */
  readonly accountId: string;
}

/** The facts for deciding a transfer, read under the locks of its accounts. */
export interface TransferFacts {
  readonly from: TransferAccount | undefined;
  /** Internal transfers only. */
  readonly to: TransferAccount | undefined;
  /** The goal that the request names, if it is an open one of this membership. */
  readonly goal?: GoalDestination | undefined;
  /** The saved recipient that the request names, if it is this member's and of this kind. */
  readonly recipient: RecipientRow | undefined;
  /** The request for money that is paid, if it is one that this membership may pay. */
  readonly requested?: RequestedMoney | undefined;
}

/** The receiver of the money, with every detail that the rail needs. */
export interface Destination extends PaymentAddress {
  readonly toAccount: TransferAccount | null;
  readonly recipientId: string | null;
  /** The goal of that account for which the money is put aside. */
  readonly goalId: string | null;
  /** The request for money that is paid, with the receiving account in another membership. */
  readonly requested: RequestedMoney | null;
}

/** Why a transfer is refused. */
export type TransferRefusal = RefusalOf<typeof transferRefusals>;

export type TransferDecision =
  | {
      readonly kind: 'accepted';
      readonly from: TransferAccount;
      readonly destination: Destination;
      readonly balanceAfter: Cents;
    }
  | { readonly kind: 'refused'; readonly refusal: TransferRefusal };

/**
 * Decides a transfer. The refusals are checked in the order of spec §5, which is the order of
 * `transferRefusals` in the contract; the first that holds is the answer. The money for a transfer on
 * a later day is looked for on that day.
 */
export function decideTransfer(
  request: TransferRequest,
  facts: TransferFacts,
  funds: 'needed now' | 'needed later' = 'needed now',
): TransferDecision {
  const { from } = facts;
  if (request.amount <= 0) {
    return refuse({ code: 'AMOUNT_NOT_POSITIVE' });
  }
  if (!from) {
    return refuse({ code: 'UNKNOWN_ACCOUNT', data: { field: 'from' } });
  }
  if (request.kind === 'internal' && request.to === request.from) {
    return refuse({ code: 'SAME_ACCOUNT' });
  }
  if (request.kind === 'internal' && !facts.to) {
    return refuse({ code: 'UNKNOWN_ACCOUNT', data: { field: 'to' } });
  }
  if (request.kind === 'internal' && request.goal !== undefined && !isGoalOf(facts)) {
    return refuse({ code: 'UNKNOWN_GOAL' });
  }
  if (moneyRequestOf(request) !== undefined) {
    const { requested } = facts;
    const refusal = requested ? requested.refuse(request.amount) : unknownRequest;
    if (refusal) return refuse(refusal);
  }
  const inTerm = refuseInTerm(facts);
  if (inTerm) {
    return refuse(inTerm);
  }
  if (funds === 'needed now' && from.available < request.amount) {
    return refuse({ code: 'INSUFFICIENT_FUNDS', data: { available: from.available } });
  }
  const destination = destinationOf(request, facts);
  const refusal = checkDestination(request, destination);
  if (refusal) {
    return refuse(refusal);
  }
  if (characterCount(request.memo) > memoMaxLength) {
    return refuse({ code: 'MEMO_TOO_LONG' });
  }
  return {
    kind: 'accepted',
    from,
    destination,
    balanceAfter: cents(from.balance - request.amount),
  };
}

/**
 * How a transfer ends when the rail is done with it: between the member's own accounts it is
 * completed; to others it is held as pending above the threshold (spec §4, step 3).
 */
export function endOfProcessing(
  kind: TransferKind,
  amount: Cents,
  policy: Pick<Policy, 'pendingAbove'>,
): 'completed' | 'pending' {
  return isHeldForReview(amount, heldAbove(kind, policy)) ? 'pending' : 'completed';
}

/** Above this a transfer of the kind is held for review; null between the member's own accounts. */
export function heldAbove(
  kind: TransferKind,
  { pendingAbove }: Pick<Policy, 'pendingAbove'>,
): Cents | null {
  return kind === 'internal' ? null : pendingAbove;
}

function destinationOf(request: TransferRequest, facts: TransferFacts): Destination {
  if (request.kind === 'internal') {
    const goalId = request.goal === undefined ? null : (facts.goal?.id ?? null);
    return { ...nobody, toAccount: facts.to ?? null, name: facts.to?.name ?? '', goalId };
  }
  if (facts.requested) {
    return { ...nobody, name: facts.requested.name, requested: facts.requested };
  }
  if (facts.recipient) {
    return savedDestination(facts.recipient);
  }
  return { ...nobody, ...readAddress(request.kind, request) };
}

/** A saved recipient, as money reaches it. */
export function savedDestination(saved: RecipientRow): Destination {
  return { ...nobody, ...addressOf(saved), recipientId: saved.id };
}

const nobody: Destination = {
  ...noAddress,
  toAccount: null,
  recipientId: null,
  goalId: null,
  requested: null,
};

const unknownRequest = { code: 'UNKNOWN_REQUEST' } as const;

function isGoalOf({ goal, to }: TransferFacts): boolean {
  return goal !== undefined && goal.accountId === to?.id;
}

function checkDestination(
  request: TransferRequest,
  destination: Destination,
): TransferRefusal | null {
  if (request.kind === 'internal') {
    return null;
  }
  if (destination.requested !== null) {
    return null;
  }
  if (request.recipient !== undefined && destination.recipientId === null) {
    return { code: 'UNKNOWN_RECIPIENT' };
  }
  return refuseAddress(request.kind, destination);
}

function refuseInTerm({ from, to }: TransferFacts): TransferRefusal | null {
  for (const [field, account] of [
    ['from', from],
    ['to', to],
  ] as const) {
    const maturesOn = account?.maturesOn ?? null;
    if (maturesOn !== null) {
      return { code: 'CERTIFICATE_NOT_MATURE', data: { field, maturesOn } };
    }
  }
  return null;
}

function refuse(refusal: TransferRefusal): TransferDecision {
  return { kind: 'refused', refusal };
}
