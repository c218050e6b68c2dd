import { type Cents, cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import { addDays } from '../calendar/local-time.ts';
import { opening } from '../ledger/chart-of-accounts.ts';
import type { SampleHandle } from './sample-member.ts';
import { momentOf, railTimeMs, type SentAndFinished } from './sample-moments.ts';
import type { SampleTransfer } from './sample-transfers.ts';

/** Money that reaches or leaves one account otherwise than by a transfer of the member. */
export interface PaymentAction {
  readonly kind: 'payment';
  readonly at: EpochMs;
  readonly account: SampleHandle;
  readonly description: string;
  readonly category: Category;
  /** The bank's own account on the other side. */
  readonly against: string;
  /** Positive raises the member's account. */
  readonly amount: Cents;
}

/** A step of a transfer's life. */
export type TransferAction =
  | {
      readonly kind: 'send';
      readonly at: EpochMs;
      readonly transfer: SampleTransfer;
      readonly finishedAt: EpochMs;
    }
  | {
      readonly kind: 'finish' | 'settle' | 'cancel';
      readonly at: EpochMs;
      readonly transfer: SampleTransfer;
    }
  | {
      readonly kind: 'return';
      readonly at: EpochMs;
      readonly transfer: SampleTransfer;
      readonly reason: string;
    };

/** A single event of the sample's history, at its moment. */
export type Action = PaymentAction | TransferAction;

/** The deposit with which an account begins. */
export function openingDeposit(
  account: SampleHandle,
  amount: number,
  at: EpochMs,
  category: Category,
): PaymentAction {
  const description = 'Opening deposit';
  return {
    kind: 'payment',
    at,
    account,
    description,
    category,
    against: opening,
    amount: cents(amount),
  };
}

const halfAnHour = 30 * 60_000;
const nextMorning = 9 * 60 + 30;
const aroundNoon = 12 * 60;

/** The whole life of a transfer of that day. */
export function transferActions(
  transfer: SampleTransfer,
  date: LocalDate,
  timeZone: string,
): TransferAction[] {
  const at = momentOf(date, transfer.minutes, timeZone);
  const finishedAt = (at + railTimeMs(at)) as EpochMs;
  return [
    ...sentAndFinished(transfer, { at, finishedAt }),
    ...fateActions(transfer, date, finishedAt, timeZone),
  ];
}

/** A transfer that the rail is done with; whatever follows lies ahead. */
export function sentAndFinished(
  transfer: SampleTransfer,
  { at, finishedAt }: SentAndFinished,
): TransferAction[] {
  return [
    { kind: 'send', at, transfer, finishedAt },
    { kind: 'finish', at: finishedAt, transfer },
  ];
}

function fateActions(
  transfer: SampleTransfer,
  date: LocalDate,
  finishedAt: EpochMs,
  timeZone: string,
): TransferAction[] {
  const { fate } = transfer;
  switch (fate.kind) {
    case 'left':
      return [];
    case 'settled':
      return [{ kind: 'settle', at: momentOf(addDays(date, 1), nextMorning, timeZone), transfer }];
    case 'returned': {
      const at = momentOf(addDays(date, 2), aroundNoon, timeZone);
      return [{ kind: 'return', at, transfer, reason: fate.reason }];
    }
    case 'cancelled':
      return [{ kind: 'cancel', at: (finishedAt + halfAnHour) as EpochMs, transfer }];
  }
}

/** The effect of an action on an account of the member, in cents. */
export function effectOn(account: SampleHandle, action: Action): number {
  if (action.kind === 'payment') {
    return action.account === account ? action.amount : 0;
  }
  const { request } = action.transfer;
  switch (action.kind) {
    case 'send':
      return request.from === account ? -request.amount : 0;
    case 'finish':
      return request.kind === 'internal' && request.to === account ? request.amount : 0;
    case 'settle':
      return 0;
    case 'return':
    case 'cancel':
      return request.from === account ? request.amount : 0;
  }
}
