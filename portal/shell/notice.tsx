import type { ComponentType } from 'react';
import type { MemberEvent } from '#contract/events.ts';
import { BillNotice } from './notices/bill-notice.tsx';
import { CardNotice } from './notices/card-notice.tsx';
import { DepositNotice } from './notices/deposit-notice.tsx';
import { DisputeNotice } from './notices/dispute-notice.tsx';
import { MessageNotice } from './notices/message-notice.tsx';
import type { NoticeOf, NoticeProps } from './notices/notice-line.tsx';
import { SafeDepositChargeNotice } from './notices/safe-deposit-charge-notice.tsx';
import { ScheduledTransferNotice } from './notices/scheduled-transfer-notice.tsx';
import { SecurityNotice } from './notices/security-notice.tsx';
import { SignInNotice } from './notices/sign-in-notice.tsx';
import { TransferNotice } from './notices/transfer-notice.tsx';
import { VisitNotice } from './notices/visit-notice.tsx';

/** How each kind of event is told. A new kind has a file of its own beside these, and a line here. */
const byKind: { readonly [Kind in MemberEvent['kind']]: ComponentType<NoticeOf<Kind>> } = {
  transfer: TransferNotice,
  card: CardNotice,
  bill: BillNotice,
  deposit: DepositNotice,
  dispute: DisputeNotice,
  'scheduled-transfer': ScheduledTransferNotice,
  visit: VisitNotice,
  'safe-deposit-charge': SafeDepositChargeNotice,
  'sign-in': SignInNotice,
  security: SecurityNotice,
  message: MessageNotice,
};

/** One line of the notifications. */
export function Notice(props: NoticeProps) {
  // The table is typed kind by kind; which one it is cannot be told to the compiler any further.
  const NoticeOfKind = byKind[props.notice.kind] as ComponentType<NoticeProps>;
  return <NoticeOfKind {...props} />;
}
