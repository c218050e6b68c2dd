import type { RefusalOf } from '#contract/procedures/procedure.ts';
import type { billRefusals, BillRequest } from '#contract/bills/bills.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addMonths } from '../calendar/local-time.ts';
import type { Policy } from '../policy.ts';
import { type OrderDays, refuseDay } from '../standing-orders/order-kind.ts';
import { type Act, permittedPayee } from '../identity/step-up/acts.ts';
import type { PayeeRow } from './bill-tables.ts';
import type { addPayeeRefusals } from '#contract/bills/payees.ts';
import { isPlainName } from '#contract/text/typed-name.ts';

/** A member's account with the fields that a payment needs. */
export interface BillAccount {
  readonly id: string;
  readonly name: string;
  /** The available balance: the ledger balance less holds, down to the account's floor. */
  readonly available: Cents;
}

/** The facts for a payment decision, read under the locks of the account and the payee. */
export interface BillFacts {
  readonly from: BillAccount | undefined;
  /** If it is on the member's list. */
  readonly payee: PayeeRow | undefined;
  /** The amount owed on the card that the payee is; null where the payee is no card. */
  readonly owed: Cents | null;
  /** How many payments the member has scheduled. */
  readonly scheduled: number;
}

/** Why a payment is not made or scheduled. */
export type BillRefusal = RefusalOf<typeof billRefusals>;

export type BillDecision =
  | {
      readonly kind: 'accepted';
      readonly from: BillAccount;
      readonly payee: PayeeRow;
      /** Its day is today: it is paid in the same moment. */
      readonly paidNow: boolean;
    }
  | { readonly kind: 'refused'; readonly refusal: BillRefusal };

/** From today on, for as long as the policy says. */
export function billDays(
  today: LocalDate,
  { billMonthsAhead }: Pick<Policy, 'billMonthsAhead'>,
): OrderDays {
  return { earliest: today, latest: addMonths(today, billMonthsAhead) };
}

/**
 * Decides a payment. The refusals are checked in the order of `billRefusals` in the contract; the
 * first that holds is the answer. The money for a later day is looked for on that day.
 */
export function decideBill(
  request: BillRequest,
  { from, payee, owed, scheduled }: BillFacts,
  days: OrderDays,
  policy: Pick<Policy, 'billMost' | 'cardCreditMost' | 'scheduledBillsMax'>,
): BillDecision {
  if (request.amount <= 0) {
    return refuse({ code: 'AMOUNT_NOT_POSITIVE' });
  }
  if (!from) {
    return refuse({ code: 'UNKNOWN_ACCOUNT', data: { field: 'from' } });
  }
  if (!payee) {
    return refuse({ code: 'UNKNOWN_PAYEE' });
  }
  const wrongDay = refuseDay(request.date, days, { early: 'DATE_PAST', late: 'DATE_TOO_FAR' });
  if (wrongDay) {
    return refuse(wrongDay);
  }
  const paidNow = request.date === days.earliest;
  if (paidNow && from.available < request.amount) {
    return refuse({ code: 'INSUFFICIENT_FUNDS', data: { available: from.available } });
  }
  const { billMost, scheduledBillsMax } = policy;
  if (request.amount > billMost) {
    return refuse({ code: 'OVER_BILL_LIMIT', data: { limit: billMost } });
  }
  if (paidNow && owed !== null && overpays(request.amount, owed, policy)) {
    return refuse({ code: 'MORE_THAN_OWED', data: { owed, most: mostPaidTo(owed, policy) } });
  }
  const leavesScheduled = !paidNow || request.repeat !== 'once';
  if (leavesScheduled && scheduled >= scheduledBillsMax) {
    return refuse({ code: 'TOO_MANY_SCHEDULED', data: { most: scheduledBillsMax } });
  }
  return { kind: 'accepted', from, payee, paidNow };
}

/** Whether a payment would leave the card with a larger credit balance than one may have. */
export function overpays(
  amount: Cents,
  owed: Cents,
  policy: Pick<Policy, 'cardCreditMost'>,
): boolean {
  return amount > mostPaidTo(owed, policy);
}

/** The largest payment to a card now: the amount owed, plus the credit balance that the card may have. */
export function mostPaidTo(owed: Cents, { cardCreditMost }: Pick<Policy, 'cardCreditMost'>): Cents {
  return cents(Math.max(0, owed + cardCreditMost));
}

/** The terms to which a payment's step-up is bound, and their wording. */
export function billAct(
  { payee, from, amount, date, repeat }: BillRequest,
  { name, account_number: accountNumber }: Pick<PayeeRow, 'name' | 'account_number'>,
): Act {
  return {
    procedure: 'bills.schedule',
    binds: { payee, from, amount, date, repeat },
    permits: {
      kind: 'payment',
      amount,
      payee: permittedPayee({ name, accountNumber }),
      day: date,
      repeat,
    },
  };
}

function refuse(refusal: BillRefusal): BillDecision {
  return { kind: 'refused', refusal };
}

/** The facts for the decision about a new payee. */
export interface PayeeFacts {
  /** Whether the member has another payee of that name on the list. */
  readonly nameTaken: boolean;
  /** How many payees are on the list. */
  readonly payees: number;
}

/** Why a payee is not added. */
export type PayeeRefusal = RefusalOf<typeof addPayeeRefusals>;

/**
 * Why a new payee is refused, in the order of `addPayeeRefusals` in the contract; null where it is
 * not. The name and the account number are as they would be kept.
 */
export function refusePayee(
  { name, accountNumber }: { readonly name: string; readonly accountNumber: string | null },
  { nameTaken, payees }: PayeeFacts,
  { payeesMax }: Pick<Policy, 'payeesMax'>,
): PayeeRefusal | null {
  if (!isPlainName(name)) {
    return { code: 'PAYEE_NAME_WRONG' };
  }
  if (accountNumber !== null && !/^[A-Za-z0-9]{3,30}$/.test(accountNumber)) {
    return { code: 'PAYEE_ACCOUNT_NUMBER_WRONG' };
  }
  if (nameTaken) {
    return { code: 'PAYEE_NAME_TAKEN' };
  }
  return payees < payeesMax ? null : { code: 'TOO_MANY_PAYEES', data: { most: payeesMax } };
}
