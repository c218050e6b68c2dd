import {
  ArrowUpRight,
  Ban,
  CalendarClock,
  CircleX,
  Clock,
  HandCoins,
  LoaderCircle,
  ReceiptText,
  Stamp,
} from 'lucide-react';
import type { TransactionStatus } from '#contract/transactions/transactions.ts';
import { formatDate } from '../../language/format.ts';
import { noticeWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf, type NoticeSign } from './notice-line.tsx';
import type { ScheduledTransferStatus } from '#contract/transfers/scheduled-transfer-status.ts';
import type { BillStatus } from '#contract/bills/bills.ts';
import { moneyRequestNoticeWords } from '../../money-requests/notice-words.ts';
import { approvalNoticesWords } from '../../approvals/notice-words.ts';

const transferSigns: Record<TransactionStatus, NoticeSign> = {
  processing: { shape: LoaderCircle, tone: 'bg-brand-soft text-brand' },
  completed: { shape: ArrowUpRight, tone: 'bg-positive-soft text-positive' },
  pending: { shape: Clock, tone: 'bg-warning-soft text-warning' },
  failed: { shape: CircleX, tone: 'bg-danger-soft text-danger' },
  cancelled: { shape: Ban, tone: 'bg-sunken text-muted' },
};

/** How a transfer stands. Opens its transaction. */
export function TransferNotice(props: NoticeOf<'transfer'>) {
  const words = useWords(noticeWords);
  const { openTab } = useTabs();
  const { transferKind, status, toName, amount, sequence, dueElsewhere } = props.notice;
  const { title, detail } = (transferKind === 'internal' ? words.toOwnAccount : words.toOthers)[
    status
  ];
  return (
    <NoticeLine
      {...props}
      sign={transferSigns[status]}
      title={title(toName)}
      detail={
        status === 'completed' && transferKind !== 'internal'
          ? words.sentOn[transferKind](dueElsewhere === undefined ? null : formatDate(dueElsewhere))
          : detail
      }
      amount={amount}
      open={() => openTab('transactions', { event: sequence })}
    />
  );
}

const scheduledTransferSigns: Record<ScheduledTransferStatus, NoticeSign> = {
  scheduled: { shape: CalendarClock, tone: 'bg-brand-soft text-brand' },
  sent: { shape: ArrowUpRight, tone: 'bg-positive-soft text-positive' },
  failed: { shape: CircleX, tone: 'bg-danger-soft text-danger' },
  cancelled: { shape: Ban, tone: 'bg-sunken text-muted' },
};

/** How a transfer on a later day stands. Opens the list of them. */
export function ScheduledTransferNotice(props: NoticeOf<'scheduled-transfer'>) {
  const words = useWords(noticeWords).scheduledTransfers;
  const { openTab } = useTabs();
  const { status, reason, toName, date, amount } = props.notice;
  const { title, detail } = words.byStatus[status];
  return (
    <NoticeLine
      {...props}
      sign={scheduledTransferSigns[status]}
      title={title(toName)}
      detail={reason === null ? detail(formatDate(date)) : words.reasons[reason](formatDate(date))}
      amount={amount}
      open={() => openTab('transfer')}
    />
  );
}

const billSigns: Record<BillStatus, NoticeSign> = {
  scheduled: { shape: CalendarClock, tone: 'bg-brand-soft text-brand' },
  paid: { shape: ReceiptText, tone: 'bg-positive-soft text-positive' },
  failed: { shape: CircleX, tone: 'bg-danger-soft text-danger' },
  cancelled: { shape: Ban, tone: 'bg-sunken text-muted' },
};

/** How a payment of a bill stands. Opens its transaction once it is paid, before that the payments. */
export function BillNotice(props: NoticeOf<'bill'>) {
  const words = useWords(noticeWords);
  const { openTab } = useTabs();
  const { status, payeeName, date, reason, amount, sequence } = props.notice;
  const { title, detail } = words.bills[status];
  return (
    <NoticeLine
      {...props}
      sign={billSigns[status]}
      title={title(payeeName)}
      detail={
        reason === undefined
          ? detail(formatDate(date))
          : words.billReasons[reason](formatDate(date))
      }
      amount={amount}
      open={() =>
        status === 'paid'
          ? openTab('transactions', { event: sequence })
          : openTab('dashboard', { open: 'bill-payments' })
      }
    />
  );
}

/** Somebody asks for money, or a request of the member was decided. Opens the requests. */
export function MoneyRequestNotice(props: NoticeOf<'money-request'>) {
  const words = useWords(moneyRequestNoticeWords);
  const { openPlace } = useTabs();
  const { change, name, note, amount } = props.notice;
  return (
    <NoticeLine
      {...props}
      sign={{ shape: HandCoins, tone: 'bg-brand-soft text-brand' }}
      title={words.changes[change](name)}
      detail={note === '' ? undefined : note}
      amount={amount}
      open={() => openPlace('requests')}
    />
  );
}

/** A payment was asked for or decided. Opens the approvals. */
export function ApprovalNotice(props: NoticeOf<'approval'>) {
  const words = useWords(approvalNoticesWords);
  const { openPlace } = useTabs();
  const { status, toName, amount, by } = props.notice;
  return (
    <NoticeLine
      {...props}
      sign={{ shape: Stamp, tone: 'bg-warning-soft text-warning' }}
      title={words.changes[status](toName)}
      detail={by === null ? words.byNobody : words.by(by)}
      amount={amount}
      open={() => openPlace('approvals')}
    />
  );
}
