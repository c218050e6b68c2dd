import type { RefusalOf } from '#contract/procedures/procedure.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type {
  disputeRefusals,
  DisputeClock,
  DisputeOffer,
  DisputeRequest,
  NotDisputable,
} from '#contract/disputes/disputes.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addBusinessDays } from '../calendar/business-days.ts';
import { addDays, monthAfter, monthOf } from '../calendar/local-time.ts';
import type { DisputePolicy } from '../policy.ts';
import type { PostingKind } from '#contract/transactions/transaction-wording.ts';

/** A transaction, as a dispute needs to know it. */
export interface DisputedTransaction {
  readonly type: 'credit' | 'debit';
  readonly status: string;
  readonly category: string;
  readonly postingKind: PostingKind;
  readonly amount: Cents;
  readonly day: LocalDate;
  /** The day on which it was booked: the statement of its month is the first that shows it. */
  readonly bookedOn: LocalDate;
  /** Taken by the bank for itself: a fee or a penalty. */
  readonly isCharge: boolean;
  /** Paid with a card. */
  readonly byCard: boolean;
  /** When the account that it left was opened. */
  readonly accountOpenedOn: LocalDate;
  /** Whether there is a dispute of it that was not withdrawn. */
  readonly isDisputed: boolean;
}

/** Why a transaction is not disputed. */
export type DisputeRefusal = RefusalOf<typeof disputeRefusals>;

const payments: readonly PostingKind[] = ['payment-out', 'transfer-sent', 'bill-paid'];
const ownCategories = ['Internal Transfer', 'Investment Transfer'];

/** Whether the transaction can be disputed on that day, and by when the bank would act. */
export function offerDispute(
  transaction: DisputedTransaction,
  today: LocalDate,
  policy: DisputePolicy,
): DisputeOffer {
  const why = whyNot(transaction);
  if (why !== null) {
    return { kind: 'not-disputable', why };
  }
  if (transaction.isDisputed) {
    return { kind: 'disputed' };
  }
  const until = lastDayToDispute(transaction.bookedOn, policy);
  if (today > until) {
    return { kind: 'too-late', until };
  }
  return {
    kind: 'offered',
    until,
    most: transaction.amount,
    ...disputeClock(transaction, today, policy),
  };
}

/** Decides a dispute: it is opened with its clock, or the first refusal in the order of the contract. */
export function decideDispute(
  request: DisputeRequest,
  transaction: DisputedTransaction,
  today: LocalDate,
  policy: DisputePolicy,
):
  | { readonly kind: 'opened'; readonly clock: DisputeClock }
  | { readonly kind: 'refused'; readonly refusal: DisputeRefusal } {
  const offer = offerDispute(transaction, today, policy);
  switch (offer.kind) {
    case 'not-disputable':
      return refused({ code: 'NOT_DISPUTABLE', data: { why: offer.why } });
    case 'disputed':
      return refused({ code: 'ALREADY_DISPUTED' });
    case 'too-late':
      return refused({ code: 'DISPUTE_TOO_LATE', data: { until: offer.until } });
    case 'offered': {
      const { most, creditBy, decideBy } = offer;
      if (request.amount > most) {
        return refused({ code: 'DISPUTED_TOO_MUCH', data: { most: cents(most) } });
      }
      if (request.story === '') {
        return refused({ code: 'DISPUTE_STORY_EMPTY' });
      }
      return { kind: 'opened', clock: { creditBy, decideBy } };
    }
  }
}

/**
 * By when the bank acts: the member is credited within 10 business days of the day on which the bank was told, or 20 where the
 * account was new; it is decided within 45 days, or 90 for purchases with a card and new accounts (12 CFR 1005.11(c)(2) and (3)).
 */
export function disputeClock(
  { byCard, day, accountOpenedOn }: DisputedTransaction,
  openedOn: LocalDate,
  policy: DisputePolicy,
): DisputeClock {
  const isNew = day <= addDays(accountOpenedOn, policy.accountIsNewDays);
  const { creditBusinessDays, creditBusinessDaysNew, decideDays, decideDaysLong } = policy;
  return {
    creditBy: addBusinessDays(openedOn, isNew ? creditBusinessDaysNew : creditBusinessDays),
    decideBy: addDays(openedOn, isNew || byCard ? decideDaysLong : decideDays),
  };
}

/**
 * That many days after the first statement that shows it, which is sent on the first day after its month (12 CFR
 * 1005.11(b)(1)(i)).
 */
function lastDayToDispute(bookedOn: LocalDate, { days }: DisputePolicy): LocalDate {
  return addDays(`${monthAfter(monthOf(bookedOn))}-01` as LocalDate, days);
}

function whyNot({
  type,
  status,
  category,
  postingKind,
  isCharge,
}: DisputedTransaction): NotDisputable | null {
  if (type === 'credit') {
    return 'credit';
  }
  if (ownCategories.includes(category)) {
    return 'own-accounts';
  }
  if (status !== 'completed') {
    return 'not-completed';
  }
  return payments.includes(postingKind) && !isCharge ? null : 'not-a-payment';
}

function refused(refusal: DisputeRefusal) {
  return { kind: 'refused', refusal } as const;
}
