import { AchReturnCode } from '#contract/transfers/transfers.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addBusinessDays } from '../calendar/business-days.ts';
import type { TransferRow } from './transfer-tables.ts';

/** A return that came for a transfer after it was sent on. */
export interface ArrivedReturn {
  /** As the other bank gave it. */
  readonly code: string;
  /** The day on which it came. */
  readonly receivedOn: LocalDate;
}

/** Why a return is not booked. */
export type ReturnRefusal =
  | { readonly kind: 'returned-before' }
  /** The transfer is not on its way any more, or not yet: `returnTransfer` is for held transfers. */
  | { readonly kind: 'not-completed' }
  /** No return of that code comes back on the rail of the transfer. */
  | { readonly kind: 'wrong-code'; readonly codes: readonly AchReturnCode[] }
  /** It had not been sent on that day, or the day is still to come. */
  | { readonly kind: 'not-in-time'; readonly from: LocalDate; readonly until: LocalDate };

/** The business days after settlement within which a return comes; longer where the code waits for the word of a person. */
const returnBusinessDays = 2;
const withoutDeadline: readonly AchReturnCode[] = ['R06', 'R23'];

/** Decides whether the return of a transfer can be booked; null where it can. The refusals are in their order. */
export function refuseReturn(
  { kind, status }: Pick<TransferRow, 'kind' | 'status'>,
  /** Null unless it is completed. `sentOn` is the day that its arrival counts from. */
  sent: { readonly sentOn: LocalDate; readonly settledOn: LocalDate } | null,
  { code, receivedOn }: ArrivedReturn,
  today: LocalDate,
): ReturnRefusal | null {
  if (status === 'failed' || status === 'cancelled') return { kind: 'returned-before' };
  if (sent === null) return { kind: 'not-completed' };
  const codes = kind === 'external' ? AchReturnCode.options : [];
  const known = codes.find((one) => one === code);
  if (known === undefined) return { kind: 'wrong-code', codes };
  const last = withoutDeadline.includes(known)
    ? today
    : addBusinessDays(sent.settledOn, returnBusinessDays);
  const until = last < today ? last : today;
  return receivedOn < sent.sentOn || receivedOn > until
    ? { kind: 'not-in-time', from: sent.sentOn, until }
    : null;
}
