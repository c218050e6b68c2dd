import { cents } from '#contract/money/cents.ts';
import type { RefusalOf } from '#contract/procedures/procedure.ts';
import type {
  scheduleRefusals,
  ScheduleRequest,
  ScheduledTransferReason,
} from '#contract/transfers/scheduled-transfers.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addDays, addMonths } from '../calendar/local-time.ts';
import type { Policy } from '../policy.ts';
import { type OrderDays, refuseDay } from '../standing-orders/order-kind.ts';
import { refuseOverLimit } from './transfer-limits.ts';
import {
  decideTransfer,
  type Destination,
  type TransferAccount,
  type TransferFacts,
  type TransferRefusal,
} from './transfer-rules.ts';

/** The facts for scheduling a transfer. */
export interface ScheduleFacts extends TransferFacts {
  /** How many transfers the member has scheduled. */
  readonly scheduled: number;
}

/** Why a transfer is not scheduled. */
export type ScheduleRefusal = RefusalOf<typeof scheduleRefusals>;

export type ScheduleDecision =
  | {
      readonly kind: 'accepted';
      readonly from: TransferAccount;
      readonly destination: Destination;
    }
  | { readonly kind: 'refused'; readonly refusal: ScheduleRefusal };

/** From tomorrow on, for as long as the policy says. Today's transfers are sent at once. */
export function transferDays(
  today: LocalDate,
  { transferMonthsAhead }: Pick<Policy, 'transferMonthsAhead'>,
): OrderDays {
  return { earliest: addDays(today, 1), latest: addMonths(today, transferMonthsAhead) };
}

/**
 * Decides a transfer on a later day. The refusals are checked in the order of `scheduleRefusals` in the contract; the first
 * that holds is the answer. The money, and the rest of that day's limit, are checked on the day.
 */
export function decideSchedule(
  { transfer, date }: ScheduleRequest,
  facts: ScheduleFacts,
  days: OrderDays,
  policy: Pick<Policy, 'transferLimits' | 'scheduledTransfersMax'>,
): ScheduleDecision {
  const decision = decideTransfer(transfer, facts, 'needed later');
  if (decision.kind === 'refused') {
    return refuse(decision.refusal as ScheduleRefusal);
  }
  const overLimit = refuseOverLimit(transfer.kind, cents(transfer.amount), null, policy);
  if (overLimit) {
    return refuse(overLimit as ScheduleRefusal);
  }
  const wrongDay = refuseDay(date, days, {
    early: 'TRANSFER_DAY_TOO_SOON',
    late: 'TRANSFER_DAY_TOO_FAR',
  });
  if (wrongDay) {
    return refuse(wrongDay);
  }
  const most = policy.scheduledTransfersMax;
  if (facts.scheduled >= most) {
    return refuse({ code: 'TOO_MANY_SCHEDULED_TRANSFERS', data: { most } });
  }
  const { from, destination } = decision;
  return { kind: 'accepted', from, destination };
}

/** Why a scheduled transfer was not sent on its day, as its member is told. */
export function reasonOf({ code }: TransferRefusal): ScheduledTransferReason {
  switch (code) {
    case 'INSUFFICIENT_FUNDS':
      return 'insufficient-funds';
    case 'OVER_TRANSFER_LIMIT':
    case 'OVER_DAILY_LIMIT':
      return 'over-limit';
    default:
      return 'refused';
  }
}

function refuse(refusal: ScheduleRefusal): ScheduleDecision {
  return { kind: 'refused', refusal };
}
