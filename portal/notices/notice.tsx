import type { ComponentType } from 'react';
import type { EventNotice, MemberEvent } from '#contract/events/events.ts';
import {
  ApprovalNotice,
  BillNotice,
  MoneyRequestNotice,
  ScheduledTransferNotice,
  TransferNotice,
} from './kinds/payment-notices.tsx';
import {
  AccessNotice,
  MessageNotice,
  SecurityNotice,
  SignInNotice,
} from './kinds/safety-notices.tsx';
import {
  AlertNotice,
  CertificateNotice,
  CreditNotice,
  DepositNotice,
  GoalSkippedNotice,
  OverdraftNotice,
} from './kinds/account-notices.tsx';
import {
  CardNotice,
  DisputeNotice,
  LoanNotice,
  SafeDepositChargeNotice,
  VisitNotice,
} from './kinds/service-notices.tsx';
import type { NoticeOf, NoticeProps } from './kinds/notice-line.tsx';
import type { LocalDate } from '#contract/time/time.ts';
import { localToday } from '../language/format.ts';

/** The component for each kind of event. A new kind has a file of its own beside these, and a line here. */
const byKind: { readonly [Kind in MemberEvent['kind']]: ComponentType<NoticeOf<Kind>> } = {
  transfer: TransferNotice,
  card: CardNotice,
  overdraft: OverdraftNotice,
  bill: BillNotice,
  deposit: DepositNotice,
  credit: CreditNotice,
  dispute: DisputeNotice,
  'scheduled-transfer': ScheduledTransferNotice,
  visit: VisitNotice,
  'safe-deposit-charge': SafeDepositChargeNotice,
  'goal-skipped': GoalSkippedNotice,
  certificate: CertificateNotice,
  alert: AlertNotice,
  'sign-in': SignInNotice,
  security: SecurityNotice,
  loan: LoanNotice,
  approval: ApprovalNotice,
  'money-request': MoneyRequestNotice,
  access: AccessNotice,
  message: MessageNotice,
};

/** A line of the notifications. */
export function Notice(props: NoticeProps) {
  // The table is typed kind by kind; which one it is cannot be told to the compiler any further.
  const NoticeOfKind = byKind[props.notice.kind] as ComponentType<NoticeProps>;
  return <NoticeOfKind {...props} />;
}

/**
 * Of each thing only how it stands now: of several notices of one subject the newest. Takes them newest
 * first and keeps that order.
 */
export function latestOf(notices: readonly EventNotice[]): EventNotice[] {
  const told = new Set<string>();
  return notices.filter(({ subject }) => {
    const isLatest = !told.has(subject);
    told.add(subject);
    return isLatest;
  });
}

/** The notices by the day on which they came, in the order in which they are given. */
export function byDay(
  notices: readonly EventNotice[],
): readonly { day: LocalDate; notices: readonly EventNotice[] }[] {
  const days = Map.groupBy(notices, ({ event }) => localToday(event.at));
  return [...days].map(([day, ofDay]) => ({ day, notices: ofDay }));
}
