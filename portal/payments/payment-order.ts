import type { PaymentToApproveInput } from '#contract/approvals/approvals.ts';
import type { ScheduleRequestInput } from '#contract/transfers/scheduled-transfers.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import type { Repeat, LocalDate } from '#contract/time/time.ts';

export type PaymentWay = 'send' | 'schedule' | 'ask';

/** A payment as the form has it, whichever way it goes: sent at once, scheduled, or requested of the persons who approve. */
export interface PaymentOrder<Way extends PaymentWay = PaymentWay> {
  readonly way: Way;
  readonly request: TransferRequestInput;
  /** The day on which it is made, and how often; null: as soon as it can be. */
  readonly days: { readonly date: LocalDate; readonly repeat: Repeat } | null;
  /** The member has read that the same is scheduled, and wants another. */
  readonly again?: true;
}

/** What the bank is asked to schedule. */
export function scheduleOf({ request, days, again }: PaymentOrder): ScheduleRequestInput {
  if (days === null) throw new Error('A transfer is scheduled for a day');
  return { transfer: request, ...days, ...(again && { again }) };
}

/** What those who approve are asked for. */
export function paymentOf(order: PaymentOrder): PaymentToApproveInput {
  return order.days === null
    ? { kind: 'transfer', transfer: order.request }
    : { kind: 'scheduled-transfer', schedule: scheduleOf(order) };
}

/** The request with the purpose that its member has stated, where they were asked. */
export function withPurpose<Request extends TransferRequestInput>(
  request: Request,
  purpose: PaymentPurpose | undefined,
): Request {
  return purpose === undefined || request.kind === 'internal' ? request : { ...request, purpose };
}

/** Whether both ask for the same payment, whatever it is for. Both are made by `requestOf`, which writes the fields in one order. */
export function isSameRequest(one: TransferRequestInput, other: TransferRequestInput): boolean {
  return comparedText(one) === comparedText(other);
}

function comparedText(request: TransferRequestInput): string {
  return JSON.stringify(request, (key, value: unknown) => (key === 'purpose' ? undefined : value));
}
