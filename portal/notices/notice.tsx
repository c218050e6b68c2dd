import type { ComponentType } from 'react';
import type { MemberEvent } from '#contract/events/events.ts';
import { ApprovalNotice } from './kinds/approval-notice.tsx';
import { AccessNotice } from './kinds/access-notice.tsx';
import { AlertNotice } from './kinds/alert-notice.tsx';
import { BillNotice } from './kinds/bill-notice.tsx';
import { CardNotice } from './kinds/card-notice.tsx';
import { CreditNotice } from './kinds/credit-notice.tsx';
import { CertificateNotice } from './kinds/certificate-notice.tsx';
import { DepositNotice } from './kinds/deposit-notice.tsx';
import { DisputeNotice } from './kinds/dispute-notice.tsx';
import { GoalSkippedNotice } from './kinds/goal-skipped-notice.tsx';
import { LoanNotice } from './kinds/loan-notice.tsx';
import { MessageNotice } from './kinds/message-notice.tsx';
import { MoneyRequestNotice } from './kinds/money-request-notice.tsx';
import type { NoticeOf, NoticeProps } from './kinds/notice-line.tsx';
import { OverdraftNotice } from './kinds/overdraft-notice.tsx';
import { SafeDepositChargeNotice } from './kinds/safe-deposit-charge-notice.tsx';
import { ScheduledTransferNotice } from './kinds/scheduled-transfer-notice.tsx';
import { SecurityNotice } from './kinds/security-notice.tsx';
import { SignInNotice } from './kinds/sign-in-notice.tsx';
import { TransferNotice } from './kinds/transfer-notice.tsx';
import { VisitNotice } from './kinds/visit-notice.tsx';

/** How each kind of event is told. A new kind has a file of its own beside these, and a line here. */
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

/** One line of the notifications. */
export function Notice(props: NoticeProps) {
  // The table is typed kind by kind; which one it is cannot be told to the compiler any further.
  const NoticeOfKind = byKind[props.notice.kind] as ComponentType<NoticeProps>;
  return <NoticeOfKind {...props} />;
}
